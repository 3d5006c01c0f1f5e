import { cities } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { brand } from "#brand/company.ts";

/** The shift of the text: two guards in a shop, a weekday 08–16. */
const people = 2;
const hours = 8;

function pick({ statements, prices }: CompanyFacts) {
  const price = prices.guard.stationary;
  return { ...statements.deliveryHours.value, price, sum: people * hours * price };
}

const mail = `[${brand.customerServiceEmail}](mailto:${brand.customerServiceEmail})`;

/** The day of release. */
export const pressFeatureReleased = "2026-10-06";

/**
 * /press-trygg-bemanning: the company's press text, laid out like a newspaper page without any newspaper's name.
 * SAMPLE: the two who are quoted are invented roles without names, to be replaced before publishing.
 */
export const pressFeaturePage = copyWith(pick, {
  sv: ({ from, to, price, sum }, { openingHours }) => ({
    meta: {
      title: `Press: ett vaktpass som alla kan följa – ${brand.name}`,
      description:
        "Pressmaterial om säkerhetsbemanning: så kan den som betalar, arbetar och granskar följa samma pass. Passet och citaten är påhittade exempel.",
      keywords:
        "press, pressmaterial, säkerhetsbemanning, bemanning av väktare, ordningsvakter, nya regler ordningsvakter",
    },
    news: "Nyheter",
    here: "Press: trygg bemanning",
    masthead: {
      name: "Pressbladet",
      edition: `Ges ut av ${brand.legalName}`,
    },
    example: { label: "Exempel", text: "Passet, personerna och citaten är påhittade." },
    kicker: "Bemanning",
    title: "Ett pass som\nalla kan följa",
    lead: "Den som betalade visste inte vem som stod i dörren. Så blev bokning, pass och faktura en sida som alla tre parter läser.",
    byline: "Text: pressfunktionen",
    caption: "Ett pass hos tre läsare: bokningen, ronden och fakturan hör ihop, rad för rad.",
    screens: [
      {
        title: "Bokningen",
        rows: [
          { label: "Butik, Göteborg", amount: "torsdag 08–16" },
          {
            label: `${people} väktare × ${hours}\u00a0tim × ${price}\u00a0kr`,
            amount: formatKronor(sum, "sv"),
          },
        ],
        sum: { label: "Fast pris", terms: "exkl.\u00a0moms", amount: formatKronor(sum, "sv") },
      },
      {
        title: "Ronden",
        rows: [
          { label: "Två väktare på plats", amount: "07:48" },
          { label: "Lagret kontrollerat", amount: "11:20" },
        ],
        sum: { label: "Rapporten klar", terms: "", amount: "16:12" },
      },
      {
        title: "Fakturan",
        rows: [
          { label: "Butik, Göteborg", amount: "torsdag 08–16" },
          {
            label: `${people} väktare × ${hours}\u00a0tim × ${price}\u00a0kr`,
            amount: formatKronor(sum, "sv"),
          },
        ],
        sum: { label: "Summa", terms: "exkl.\u00a0moms", amount: formatKronor(sum, "sv") },
      },
    ],
    body: [
      {
        heading: null,
        text: [
          "En torsdag i oktober, strax före åtta. Två väktare checkar in i en butik i Göteborg. 07:48 står det en rad om det hos kunden, en hos samordnaren och en i rapporten som ska bli klar samma eftermiddag. Inget av det är dramatiskt. Det är just det som är nytt.",
          "Bemanning av säkerhet har länge köpts på förtroende och följts upp på magkänsla. Timmarna stod på en faktura som kom en månad efteråt. Vem som hade varit där, och vad som hade hänt, fick man fråga om. Ofta hade den som kunde svara hunnit byta jobb.",
        ],
      },
      {
        heading: "Tre läsare, en text",
        text: [
          "– Ett pass har tre läsare, säger företagets verksamhetsansvariga. Den som betalar vill se att summan stämmer. Den som arbetar vill se att hon inte blir övervakad. Och den som granskar, en myndighet eller en revisor, vill se att rätt person med rätt behörighet var på rätt plats. Skriver man för en av dem blir de andra två missnöjda.",
          "Lösningen blev att låta alla tre läsa samma rader. Priset i bokningen är priset på fakturan. Kontrollpunkterna hör till platsen, inte till personen. Och namnet på den som kommer finns före passet, så att det går att fråga.",
          "Det låter självklart, men kräver att någon avstår från något. Kunden får inte se hur väktaren rörde sig. Samordnaren får inte ändra en rad utan att det syns. Väktaren får skriva rapporten innan minnet har bleknat, inte efter helgen.",
        ],
      },
      {
        heading: "Reglerna drog åt samma håll",
        text: [
          "Sedan den 1\u00a0januari\u00a02024 gäller en ny lag om ordningsvakter. De gamla områdena försvann och ersattes av tillstånd för en bestämd plats, ett område eller en verksamhet. Polismyndigheten prövar behov och lämplighet och kan ställa villkor. Grundutbildningen blev minst 160\u00a0timmar, mot tidigare 80. Varje pass ska anmälas till polisen i förväg, och ingripanden ska dokumenteras.",
          "– Många uppfattade det som krångel, säger verksamhetsansvariga. För oss var det en beskrivning av hur vi redan ville arbeta. Har du skrivit ner platsen, tiden och villkoret innan passet börjar, har du det mesta av det som någon kan fråga om efteråt.",
          `Det förklarar också varför företaget är försiktigt med löften. En väktare är vanligtvis på plats inom ${from} till ${to} timmar. För en ordningsvakt gäller det bara när tillstånd finns. Den skillnaden står i varje svar som går ut.`,
        ],
      },
      {
        heading: "Programvaran föreslår",
        text: [
          "Bakom bokningen finns programvara som sorterar: behörighet, ledig tid, restid, om personen har varit på platsen förut. Där tar den slut. En samordnare läser förslaget och bekräftar eller väljer om.",
          "– Jag får ett förslag på ett par sekunder, säger en av samordnarna. Ibland är det fel, och då vet jag oftast varför. En butik som haft en jobbig vecka ska ha någon som kan prata. Det står inte i något register.",
          "Att en människa bestämmer är inte bara en hållning. Beslut som rör en människas arbete ska gå att förklara för henne, och den som förklarar ska själv ha fattat dem.",
        ],
      },
      {
        heading: "En sista rad",
        text: [
          "16:12 är rapporten klar. Ett stöldförsök, ett tilltal, en vara tillbaka på hyllan. Polisen tillkallades inte. Fakturan kommer i slutet av månaden och har samma rader som bokningen.",
          "– Det bästa betyget är att ingen ringer om den, säger samordnaren.",
        ],
      },
    ],
    pull: "Ett pass har tre läsare",
    facts: {
      title: "Fakta",
      more: "Fakta och tre vanliga frågor",
      items: [
        { name: "Företaget", text: `${brand.legalName}, grundat ${brand.foundingYear}` },
        { name: "Roller", text: "Väktare, ordningsvakter, entrévärdar" },
        { name: "Städer", text: cities.map(({ names }) => names.sv).join(", ") },
        { name: "Ny lag", text: "Lag (2023:421) om ordningsvakter, i kraft 1\u00a0januari\u00a02024" },
        { name: "Tillstånd", text: "Ges av Polismyndigheten, högst tre år" },
      ],
    },
    questions: {
      title: "Tre vanliga frågor",
      items: [
        {
          question: "Är det här övervakning av personalen?",
          answer:
            "Nej. Platsen läses vid incheckning och kontrollpunkt, för att visa att uppdraget är utfört. Den används inte som stämpelklocka.",
        },
        {
          question: "Ersätter ni polisen?",
          answer:
            "Nej. Ordningsvakter hjälper polisen att upprätthålla ordning, under polisens ledning. Väktare har samma befogenheter som alla andra.",
        },
        {
          question: "Vad kostar det?",
          answer: "Timpriserna står öppet på [prissidan](prices), exklusive moms.",
        },
      ],
    },
    use: {
      title: "För redaktioner",
      text: [
        "Texten är ett exempel. Passet och de som citeras är påhittade, så återge inte citaten som uttalanden. Uppgifterna om lagen och teckningarna får användas fritt.",
        `Frågor, intervjuer och studiebesök: ${mail}. Vi svarar på vardagar ${openingHours.openingHours.value.opens}–${openingHours.openingHours.value.closes}.`,
      ],
      about: "Om företaget",
      news: "Alla nyheter",
    },
    released: "Publicerad",
  }),
  en: ({ from, to, price, sum }, { openingHours }) => ({
    meta: {
      title: `Press: a shift that everyone can follow – ${brand.name}`,
      description:
        "Press material on security staffing in Sweden: how those who pay, work and inspect follow the same shift. The shift and the quotes are invented examples.",
      keywords:
        "press, press material, security staffing Sweden, guards, public-order guards, new rules for public-order guards",
    },
    news: "News",
    here: "Press: staffing you can see",
    masthead: {
      name: "The Press Sheet",
      edition: `Published by ${brand.legalName}`,
    },
    example: { label: "Example", text: "The shift, the people and the quotes are invented." },
    kicker: "Staffing",
    title: "A shift that\neveryone\ncan follow",
    lead: "Those who paid did not know who stood at the door. How booking, shift and invoice became one page that all three parties read.",
    byline: "Text: the press office",
    caption: "One shift, three readers: booking, round and invoice belong together, line by line.",
    screens: [
      {
        title: "The booking",
        rows: [
          { label: "Shop, Gothenburg", amount: "Thursday 08–16" },
          {
            label: `${people} guards × ${hours}\u00a0h × SEK\u00a0${price}`,
            amount: formatKronor(sum, "en"),
          },
        ],
        sum: { label: "Fixed price", terms: "excl.\u00a0VAT", amount: formatKronor(sum, "en") },
      },
      {
        title: "The round",
        rows: [
          { label: "Two guards on site", amount: "07:48" },
          { label: "Stockroom checked", amount: "11:20" },
        ],
        sum: { label: "Report ready", terms: "", amount: "16:12" },
      },
      {
        title: "The invoice",
        rows: [
          { label: "Shop, Gothenburg", amount: "Thursday 08–16" },
          {
            label: `${people} guards × ${hours}\u00a0h × SEK\u00a0${price}`,
            amount: formatKronor(sum, "en"),
          },
        ],
        sum: { label: "Total", terms: "excl.\u00a0VAT", amount: formatKronor(sum, "en") },
      },
    ],
    body: [
      {
        heading: null,
        text: [
          "A Thursday in October, just before eight. Two guards check in at a shop in Gothenburg. At 07:48 a line about it appears on the customer’s screen, one on the coordinator’s and one in the report that will be ready the same afternoon. None of it is dramatic. That is precisely what is new.",
          "Security staffing has long been bought on trust and followed up on gut feeling. The hours appeared on an invoice a month later. Who had been there, and what had happened, you had to ask. Often, whoever could answer had changed jobs.",
        ],
      },
      {
        heading: "Three readers, one text",
        text: [
          "“A shift has three readers,” says the company’s head of operations. “Whoever pays wants to see that the sum is right. Whoever works wants to see that she is not being watched. And whoever inspects, an authority or an auditor, wants to see that the right person with the right qualification was in the right place. Write for one of them and the other two will be unhappy.”",
          "The answer was to let all three read the same lines. The price in the booking is the price on the invoice. Checkpoints belong to the place, not the person. And the name of whoever is coming is there before the shift, so that you can ask.",
          "It sounds self-evident, but it asks each of them to give something up. The customer does not get to see how the guard moved. The coordinator cannot change a line without it being seen. The guard gets to write the report before the memory has faded, not after the weekend.",
        ],
      },
      {
        heading: "The rules pulled in the same direction",
        text: [
          "Since 1 January 2024 Sweden has had a new act on public-order guards (ordningsvakter). The old areas disappeared and were replaced by permits for a certain place, area or activity. The Police Authority assesses need and suitability and may set conditions. Basic training became at least 160\u00a0hours, up from 80. The police must be notified of every shift in advance, and interventions documented.",
          "“Many saw it as red tape,” says the head of operations. “To us it described how we already wanted to work. Once you have written down the place, the time and the condition before the shift begins, you have most of what anyone can ask about afterwards.”",
          `It also explains why the company is careful with promises. A guard is usually on site within ${from} to ${to} hours. For a public-order guard that holds only where there is a permit. The difference is stated in every reply that goes out.`,
        ],
      },
      {
        heading: "Software suggests",
        text: [
          "Behind the booking is software that sorts: qualification, availability, travel time, whether the person has been at the place before. That is where it ends. A coordinator reads the suggestion and confirms it or chooses again.",
          "“I get a suggestion in a couple of seconds,” says one of the coordinators. “Sometimes it is wrong, and then I usually know why. A shop that has had a rough week should have someone who can talk. No register tells you that.”",
          "That a person decides is more than an attitude. It must be possible to explain decisions about someone’s work to them, and whoever explains should be the one who made them.",
        ],
      },
      {
        heading: "One last line",
        text: [
          "At 16:12 the report is ready. One attempted theft, one conversation, one item back on the shelf. The police were not called. The invoice comes at the end of the month and has the same lines as the booking.",
          "“The best compliment is that nobody calls about it,” says the coordinator.",
        ],
      },
    ],
    pull: "A shift has three readers",
    facts: {
      title: "Facts",
      more: "Facts and three common questions",
      items: [
        { name: "The company", text: `${brand.legalName}, founded in ${brand.foundingYear}` },
        { name: "Roles", text: "Guards, public-order guards, entrance hosts" },
        { name: "Cities", text: cities.map(({ names }) => names.en).join(", ") },
        { name: "New act", text: "Public-Order Guards Act (2023:421), in force 1\u00a0January\u00a02024" },
        { name: "Permits", text: "Granted by the Police Authority, for at most three years" },
      ],
    },
    questions: {
      title: "Three common questions",
      items: [
        {
          question: "Is this surveillance of staff?",
          answer:
            "No. Location is read at check-in and at a checkpoint, to show that the work was done. It is not used as a time clock.",
        },
        {
          question: "Do you replace the police?",
          answer:
            "No. Public-order guards help the police to maintain order, under police direction. Guards have the same powers as anyone else.",
        },
        {
          question: "What does it cost?",
          answer: "The hourly prices are published on the [price page](prices), excluding VAT.",
        },
      ],
    },
    use: {
      title: "For editors",
      text: [
        "The text is an example. The shift and the people quoted are invented, so do not reprint the quotes as statements. The facts about the law and the drawings may be used freely.",
        `Questions, interviews and visits: ${mail}. We reply on weekdays ${openingHours.openingHours.value.opens}–${openingHours.openingHours.value.closes}.`,
      ],
      about: "About the company",
      news: "All news",
    },
    released: "Published",
  }),
});
