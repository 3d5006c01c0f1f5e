import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { cityCount } from "#app/domain/cities.ts";
import { type CompanyFacts, lowestPrice, spokenHours } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const pick = ({ openingHours }: CompanyFacts) => ({
  answer: openingHours.responseMinutes.value,
  ...spokenHours(openingHours),
});
const shortest = bookingTerms.shortestShiftHours;

/** The hours of the three examples, for both languages; 0 is Monday, 25 is one o'clock the night after. */
export const entranceHostRotas = [
  { weekday: 1, hosts: [{ from: 7, to: 17 }] },
  {
    weekday: 5,
    hosts: [
      { from: 8, to: 18 },
      { from: 8, to: 18 },
      { from: 10, to: 17 },
      { from: 10, to: 17 },
    ],
  },
  {
    weekday: 3,
    hosts: [
      { from: 17, to: 23 },
      { from: 18, to: 25 },
      { from: 18, to: 25 },
    ],
  },
] as const;

/**
 * /entrevard-kostnad. The company has no price for entrance hosts, so the page counts hours and leaves the price to
 * the quote: guards' prices don't apply. What is included is a sample, to be confirmed before publishing.
 */
export const entranceHostCostPage = copyWith(pick, {
  sv: ({ answer, opens, closes }, { prices }) => ({
    meta: {
      title: `Vad kostar en entrévärd? Räkna värdtimmar – ${brand.name}`,
      description: `Räkna ut vad en entrévärd kostar: värdtimmar, tillägg för kväll och helg, vad som ingår och vad som drar upp priset. Fast pris på förfrågan.`,
      keywords: "entrévärd kostnad, entrévärd pris, vad kostar en entrévärd, hyra entrévärd, värd till mässa",
    },
    services: "Tjänster",
    entranceHost: "Entrévärdar",
    here: "Vad en entrévärd kostar",
    hero: {
      title: "Vad kostar\nen entrévärd?",
      lead: "Priset styrs av hur många timmar värdarna arbetar sammanlagt. Räkna dem först, så ser du var du kan spara.",
      action: "Begär offert",
      count: "Räkna timmar",
      facts: [
        {
          name: "Värdtimme",
          text: "En värd på plats i en timme. Två värdar i tre timmar är sex värdtimmar.",
        },
        {
          name: "Tillägg",
          text: "Vardag 18–06 och hela helgen, från fredag 18 till måndag 06. Resten är grundpris.",
        },
        {
          name: "Moms",
          text: `Offerten är exkl.\u00a0moms (${vatPercent}\u00a0%).`,
        },
      ],
    },
    rotas: {
      title: "Så räknar du\nvärdtimmar",
      intro:
        "Varje stapel är en värd. Lägg ihop längderna, så har du det du betalar för. Tre exempel, i timmar och inte i pris:",
      key: { bar: "En värd på plats", band: "Tid med tillägg" },
      hosts: "Värdar",
      hours: "Värdtimmar",
      supplemented: "Timmar med tillägg",
      examples: [
        {
          title: "Kontorets reception",
          when: "tisdag 07–17",
          text: "En värd tar emot besökare och delar ut namnbrickor. Allt ligger på grundpris. Stänger du en timme tidigare, sparar du en tiondel.",
          label: "En värd från 07 till 17 en tisdag: tio värdtimmar, inga med tillägg.",
        },
        {
          title: "Mässans huvudentré",
          when: "lördag 08–18",
          text: "Två värdar hela dagen, två till 10–17 när besökarna är som flest. Det sparar sex värdtimmar jämfört med fyra värdar hela dagen.",
          label:
            "Fyra värdar en lördag, två från 08 till 18 och två från 10 till 17: trettiofyra värdtimmar, alla med tillägg.",
        },
        {
          title: "Konsertlokalens garderob",
          when: "torsdag 17–01",
          text: "En värd öppnar, två kommer till med publiken och stannar till stängning.",
          label:
            "Tre värdar en torsdag kväll, från 17 till 23 och två från 18 till 01: tjugo värdtimmar, nitton med tillägg.",
        },
      ],
    },
    drivers: {
      title: "Så håller du\nnere priset",
      intro: "Fem saker avgör: klockslaget, passets längd, antalet dörrar, särskilda krav och avtalet.",
      columns: { factor: "Vad", up: "Drar upp", down: "Håller nere" },
      rows: [
        {
          factor: "Klockslaget",
          up: "Kvällar efter 18, nätter och helger har tillägg enligt avtalet.",
          down: "Lägg insläpp och avslut före 18 när det går. Låt färre värdar vara kvar sent.",
        },
        {
          factor: "Passets längd",
          up: `Ett pass räknas som minst ${shortest}\u00a0timmar.`,
          down: "Slå ihop två korta pass till ett, eller låt värden ta nästa dörr.",
        },
        {
          factor: "Antal dörrar",
          up: "En värd per dörr, även den som ingen använder.",
          down: "Stäng dörrar utanför rusningen. En skylt och en öppen dörr räcker ofta.",
        },
        {
          factor: "Särskilda krav",
          up: "Flera språk, egen klädsel, utbildning i ditt system.",
          down: "Be om samma värdar igen. De kan redan platsen.",
        },
        {
          factor: "Avtalsform",
          up: "Enstaka evenemang kostar mest.",
          down: "Återkommande pass eller fast bemanning kostar minst.",
        },
      ],
    },
    included: {
      title: "Det ingår i timmen",
      yes: [
        "Värd i kavaj med namnskylt",
        "Planering av pass och avlösning",
        "Genomgång på plats före start",
        "Rapport samma dag",
        "Samordnare att ringa under passet",
      ],
      noTitle: "Det ingår inte",
      no: [
        "Bevakning, visitation och avvisning. Det är väktares och ordningsvakters arbete.",
        "Ordningsvakter, om ditt serveringstillstånd kräver dem.",
        `Resa utanför våra ${cityCount.sv} städer.`,
      ],
    },
    compare: {
      title: "Är det en värd du behöver?",
      text: "Uppgiften avgör rollen.",
      from: "från",
      unit: "\u00a0kr/tim",
      vat: "exkl.\u00a0moms",
      roles: [
        {
          name: "Entrévärd",
          task: "Välkomna, visa väg, hålla lista, garderob.",
          price: null,
          instead: "pris på förfrågan",
        },
        {
          name: "Väktare",
          task: "Bevaka lokaler, varor och människor.",
          price: String(lowestPrice(prices.guard)),
          instead: "",
        },
        {
          name: "Ordningsvakt",
          task: "Hålla ordning. Tillstånd behövs för platsen.",
          price: String(lowestPrice(prices.orderGuard)),
          instead: "",
        },
      ],
      more: "Se skillnaden",
      serving: {
        title: "Serveras det alkohol?",
        text: "Då styr alkohollagen vem som får arbeta i dörren. [Så gör du där alkohol serveras](serving)",
      },
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Hittar du inte svaret? Fråga oss.",
      contact: "Bli kontaktad",
      items: [
        {
          question: "Varför står det inget fast timpris för entrévärdar?",
          answer:
            "För att entréer är olika. En reception på dagen och en garderob på natten har olika krav, tider och avtal. Vi räknar på din.",
        },
        {
          question: "Hur många värdar behöver jag?",
          answer:
            "Utgå från dörrarna och rusningen. En värd hinner med en dörr där gästerna kommer jämnt. Kommer alla samtidigt, eller ska listor prickas av, behövs fler den första timmen. Beskriv platsen, så räknar vi åt dig.",
        },
        {
          question: "Kan jag ändra antalet efteråt?",
          answer:
            "Ja, fram till passet. Timmar du lägger till får samma pris, och det du tar bort följer villkoren i bekräftelsen.",
        },
        {
          question: "Vad händer om evenemanget drar ut på tiden?",
          answer:
            "Värdarna stannar om de kan och du säger ja. De extra timmarna har samma pris, med det tillägg som gäller för klockslaget.",
        },
        {
          question: "Är värdarna era anställda?",
          answer: "Ja. De är anställda hos oss och uthyrda till dig, och det står i bekräftelsen.",
        },
      ],
    },
    closing: {
      title: "Få ett fast pris",
      text: `Ange dag, tid och antal, så räknar vi ut summan. Svar inom ${answer}\u00a0minuter i snitt, vardagar ${opens}–${closes}.`,
      quote: "Begär offert",
      contact: "Bli kontaktad",
    },
  }),
  en: ({ answer, opens, closes }, { prices }) => ({
    meta: {
      title: `What does an entrance host cost? – ${brand.name}`,
      description: `Work out what an entrance host costs in Sweden: host-hours, evening and weekend supplements, what is included. A fixed price on request.`,
      keywords:
        "entrance host cost, entrance host price, hire entrance host Sweden, host for trade fair, entrévärd",
    },
    services: "Services",
    entranceHost: "Entrance hosts",
    here: "What an entrance host costs",
    hero: {
      title: "What does an\nentrance host cost?",
      lead: "You pay for the hours your hosts (entrévärdar) work. Count them first and you will see where you can save.",
      action: "Request a quote",
      count: "Count hours",
      facts: [
        {
          name: "Host-hour",
          text: "One host on site for one hour. Two hosts for three hours are six host-hours.",
        },
        {
          name: "Supplement",
          text: "Weekdays 18–06 and the whole weekend, from Friday 18:00 to Monday 06:00. The rest is at the base price.",
        },
        {
          name: "VAT",
          text: `The quote is excl.\u00a0VAT (${vatPercent}%).`,
        },
      ],
    },
    rotas: {
      title: "How to count\nhost-hours",
      intro:
        "Each bar is a host. Add up the lengths and you have what you pay for. Three examples, in hours rather than prices:",
      key: { bar: "A host on site", band: "Hours with a supplement" },
      hosts: "Hosts",
      hours: "Host-hours",
      supplemented: "Hours with a supplement",
      examples: [
        {
          title: "The office reception",
          when: "Tuesday 07–17",
          text: "One host receives visitors and hands out badges, all of it at the base price. Close an hour earlier and you save a tenth.",
          label: "One host from 07 to 17 on a Tuesday: ten host-hours, none with a supplement.",
        },
        {
          title: "The trade fair’s main entrance",
          when: "Saturday 08–18",
          text: "Two hosts all day, two more from 10 to 17 when most visitors come. That saves six host-hours compared with four hosts all day.",
          label:
            "Four hosts on a Saturday, two from 08 to 18 and two from 10 to 17: thirty-four host-hours, all with a supplement.",
        },
        {
          title: "The concert hall’s cloakroom",
          when: "Thursday 17–01",
          text: "One host opens, two more come with the audience and stay until closing.",
          label:
            "Three hosts on a Thursday evening, one from 17 to 23 and two from 18 to 01: twenty host-hours, nineteen with a supplement.",
        },
      ],
    },
    drivers: {
      title: "How to keep\nthe price down",
      intro:
        "Five things decide it: the time of day, the length of the shift, the number of doors, special requirements and the agreement.",
      columns: { factor: "What", up: "Pushes it up", down: "Keeps it down" },
      rows: [
        {
          factor: "Time of day",
          up: "Evenings after 18:00, nights and weekends carry a supplement under the agreement.",
          down: "Have people in and out before 18:00 where you can. Let fewer hosts stay late.",
        },
        {
          factor: "Length of shift",
          up: `A shift counts as at least ${shortest}\u00a0hours.`,
          down: "Merge two short shifts into one, or let the host take another door as well.",
        },
        {
          factor: "Number of doors",
          up: "One host per door, even the one that nobody uses.",
          down: "Close doors outside the rush. A sign and one open door will often do.",
        },
        {
          factor: "Special requirements",
          up: "Several languages, your own clothing, training in your system.",
          down: "Ask for the same hosts again. They know the place already.",
        },
        {
          factor: "Agreement",
          up: "One-off events cost most.",
          down: "Recurring shifts or permanent staffing cost least.",
        },
      ],
    },
    included: {
      title: "Included in the hour",
      yes: [
        "A host in a jacket with a name badge",
        "Planning of shifts and relief",
        "A briefing on site before the start",
        "A report the same day",
        "A coordinator to call during the shift",
      ],
      noTitle: "Not included",
      no: [
        "Guarding, searching or turning anyone away. That is the work of guards and public-order guards.",
        "Public-order guards, if your alcohol licence requires them.",
        `Travel outside our ${cityCount.en} cities.`,
      ],
    },
    compare: {
      title: "Is a host what you need?",
      text: "The task decides the role.",
      from: "from SEK",
      unit: "/h",
      vat: "excl.\u00a0VAT",
      roles: [
        {
          name: "Entrance host",
          task: "Welcoming, showing the way, the list, the cloakroom.",
          price: null,
          instead: "price on request",
        },
        {
          name: "Guard",
          task: "Watching over premises, goods and people.",
          price: String(lowestPrice(prices.guard)),
          instead: "",
        },
        {
          name: "Public-order guard",
          task: "Keeping order. The place needs a permit.",
          price: String(lowestPrice(prices.orderGuard)),
          instead: "",
        },
      ],
      more: "See the difference",
      serving: {
        title: "Is alcohol served?",
        text: "Then the Alcohol Act decides who works the door. [What to do where alcohol is served](serving)",
      },
    },
    faq: {
      title: "Common\nquestions",
      text: "Can’t find the answer? Ask us.",
      contact: "Contact me",
      items: [
        {
          question: "Why is there no fixed hourly price?",
          answer:
            "Because entrances differ. A reception by day and a cloakroom by night have different requirements, hours and agreements. We work out yours.",
        },
        {
          question: "How many hosts do I need?",
          answer:
            "Start from the doors and the rush. One host can manage one door where guests arrive evenly. If everyone comes at once, or names have to be ticked off a list, you need more in the first hour. Describe the place and we work it out for you.",
        },
        {
          question: "Can I change the number afterwards?",
          answer:
            "Yes, until the shift starts. Hours you add are charged at the same price, and for those you remove the terms of the confirmation apply.",
        },
        {
          question: "What if the event runs late?",
          answer:
            "The hosts stay if they can and you say yes. The extra hours are charged at the same price, with the supplement for the time of day.",
        },
        {
          question: "Are the hosts your employees?",
          answer: "Yes. They are employed by us and hired out to you, and the confirmation says so.",
        },
      ],
    },
    closing: {
      title: "Get a fixed price",
      text: `Tell us the day, the hours and how many hosts, and we work out the total. An answer within ${answer}\u00a0minutes on average, weekdays ${opens}–${closes}.`,
      quote: "Request a quote",
      contact: "Contact me",
    },
  }),
});
