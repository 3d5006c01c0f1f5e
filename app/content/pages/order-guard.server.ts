import { vatPercent } from "#app/content/booking-terms.ts";
import { appointment, trainingHours } from "#app/content/training.ts";
import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ prices, statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const answer = openingHours.responseMinutes.value;
  const start = statements.bookingMinutes.value;
  const demo = statements.demoMinutes.value;
  const appointed = statements.appointedPercent.value;
  const connected = statements.orderGuards.value;
  const lowest = lowestPrice(prices.orderGuard);
  /** The quote form's serviceType and the price of each card (product 1.5, 10.2). */
  const plans = {
    events: { service: "events", icon: "stage", price: prices.orderGuard.events },
    publicPlaces: { service: "public", icon: "square", price: prices.orderGuard.publicPlaces },
    commercial: { service: "commercial", icon: "bag", price: prices.orderGuard.commercial },
    transport: { service: "transport", icon: "train", price: prices.orderGuard.transport },
    hotels: { service: "custom", icon: "hotel", price: prices.orderGuard.hotels },
  } as const;
  return { from, to, answer, start, demo, appointed, connected, lowest, plans };
}

/**
 * /ordningsvakt (product 7.2). Law: lag (2023:421); nothing is
 * promised without its permit condition (product 1.10).
 */
export const orderGuardPage = copyWith(pick, {
  sv: ({ from, to, answer, start, demo, appointed, connected, lowest, plans }, { prices }) => ({
    meta: {
      title: `Ordningsvakter från ${lowest}\u00a0kr/tim, förordnade – ${brand.name}`,
      description: `Boka förordnade ordningsvakter till evenemang, köpcentrum, hotell och transport. Från ${lowest}\u00a0kr/tim exkl.\u00a0moms. Vi visar vilket tillstånd som krävs för din plats.`,
      keywords:
        "ordningsvakt, hyra ordningsvakt, boka ordningsvakter, ordningsvakt evenemang, tillstånd ordningsvakter, ordningsvakt pris",
    },
    breadcrumb: "Ordningsvakter",
    hero: {
      title: "Boka förordnade\nordnings\u00advakter",
      lead: `Till evenemang, köpcentrum, stationer och offentliga platser, där tillstånd finns. Från ${lowest}\u00a0kr per timme exkl.\u00a0moms. Pris och bemanning bekräftas före passet.`,
    },
    figures: {
      label: "Ordningsvakter i siffror",
      items: [
        { figure: `${connected}+`, text: "anslutna\nordningsvakter" },
        { figure: `${appointed}\u00a0%`, text: "förordnade av\nPolismyndigheten" },
        { figure: "24/7", text: "tillgänglighet,\nvia bokningsappen" },
      ],
    },
    tabs: {
      label: "Om ordningsvakter",
      overview: "Översikt",
      services: "Tjänster",
      benefits: "Fördelar",
      faq: "FAQ",
      training: "Utbildning",
    },
    overview: {
      answer: {
        title: "Vad gör en\nordningsvakt?",
        lead: "En ordningsvakt är förordnad av Polismyndigheten och hjälper till att hålla allmän ordning. Till skillnad från en väktare får en ordningsvakt avvisa, avlägsna och i vissa fall tillfälligt omhänderta personer, men bara på den plats och under de villkor som förordnandet och tillståndet anger.",
        calloutTitle: "Tillstånd behövs.",
        callout: `Som huvudregel får ordningsvakter bara användas med tillstånd från Polismyndigheten, eller där ett evenemangs- eller serveringstillstånd redan anger villkoren. Finns tillståndet, är vi vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar. [Så vet du vad som gäller hos dig](permit)`,
      },
      areas: {
        title: "Här används ordningsvakter",
        items: [
          { icon: "court", name: "Domstolar", text: "Ordning i entréer och väntrum" },
          { icon: "bag", name: "Köpcentrum", text: "Lugn i gångar, parkering och vid stängning" },
          { icon: "stage", name: "Evenemang och festivaler", text: "Insläpp, publikområde och utrymning" },
          {
            icon: "square",
            name: "Offentliga platser",
            text: "Torg, parker och stråk där kommunen har tillstånd",
          },
          { icon: "train", name: "Transportnoder", text: "Stationer, terminaler och plattformar" },
          { icon: "hotel", name: "Hotell och fastigheter", text: "Entré, lobby och allmänna ytor" },
          { icon: "care", name: "Sjukhus och vård", text: "Akutmottagningar och besöksentréer" },
          { icon: "gov", name: "Myndigheter", text: "Publika lokaler och sammanträden" },
        ],
      },
      permit: {
        title: "Har du tillståndet\nsom krävs?",
        intro: "Det avgör hur snart ordningsvakterna kan vara på plats. Hitta din rad, så vet du nästa steg.",
        cases: [
          {
            question: "Evenemangs\u00adtillståndet kräver ordningsvakter",
            state: "Klart att boka",
            ready: true,
            text: "Polisens villkor anger ofta hur många och vilka tider. Bifoga beslutet i bokningen, så bemannar vi efter det.",
          },
          {
            question: "Serverings\u00adtillståndet kräver ordningsvakter",
            state: "Klart att boka",
            ready: true,
            text: "Villkoret räcker för tiderna som står där. Behövs de längre, krävs tillstånd för de timmarna.",
          },
          {
            question: "Vi har polisens tillstånd för platsen",
            state: "Klart att boka",
            ready: true,
            text: "Kontrollera att det inte löpt ut. Det gäller högst tre år och kan ha villkor om antal, tider och område.",
          },
          {
            question: "Vi har sökt men inte fått besked",
            state: "Vänta på beslut",
            ready: false,
            text: "Vi kan ta fram pris och bemanningsplan under tiden. Passet bekräftas när beslutet finns.",
          },
          {
            question: "Vi vet inte, eller har inget tillstånd",
            state: "Börja här",
            ready: false,
            text: "Polisen prövar om ordningsvakter behövs och är lämpliga på platsen. Vi går igenom underlaget med dig, och ofta löser väktare eller entrévärdar tiden fram till dess.",
          },
        ],
        note: "4–\u20606\u00a0§§ lagen (2023:421) om ordningsvakter. Att använda ordningsvakter utan tillstånd är straffbart enligt 18\u00a0§. Den som beställer ansvarar för att tillståndet finns.",
      },
    },
    services: {
      title: "Tjänster\noch priser",
      intro: `Per ordningsvakt och timme, exkl.\u00a0moms (${vatPercent}\u00a0%). ”Från” är dagtid på vardagar. Kväll, natt och helg har tillägg, och du ser summan innan du bokar. Uppdragen kräver tillstånd, eller villkor i evenemangs- eller serveringstillståndet. Säkerhetskontroll i domstol och vid kommunala sammanträden regleras i egna lagar (1981:1064 och 2010:294).`,
      plans: [
        {
          ...plans.events,
          title: "Evenemang",
          text: "Konserter, matcher, marknader och festivaler.",
          points: [
            "Insläpp, publikområde och utrymningsvägar",
            "Samordning med arrangör och polis",
            "Rapport samma natt",
          ],
        },
        {
          ...plans.publicPlaces,
          title: "Offentliga platser",
          text: "Torg, parker och stråk, på uppdrag av kommunen.",
          points: [
            "Rondering i det område tillståndet anger",
            "Återkommande team som känner platsen",
            "Underlag till kommunens uppföljning",
          ],
        },
        {
          ...plans.commercial,
          title: "Kommersiella områden",
          text: "Där butiker, restauranger och besökare delar på ytan.",
          points: [
            "Köpcentrum, gallerior och restaurangstråk",
            "Bemanning efter besöksflöde",
            "Samarbete med butikernas väktare",
          ],
        },
        {
          ...plans.transport,
          title: "Transportnoder",
          text: "För trygga byten, även när trafiken står stilla.",
          points: [
            "Stationer, terminaler och plattformar",
            "Närvaro vid trafikstörning och högtrafik",
            "Tydlig överlämning mellan pass",
          ],
        },
        {
          ...plans.hotels,
          title: "Hotell och fastigheter",
          text: "Lobby, entré och gemensamma ytor, där någon måste få ingripa.",
          points: [
            "Diskret närvaro under kväll och natt",
            "Samarbete med receptionen och fastighetens jour",
            "Varje ingripande dokumenterat",
          ],
        },
      ],
    },
    benefits: {
      title: "Det här får du",
      intro: "Samma sak varje gång, oavsett stad och tid på dygnet.",
      items: [
        {
          icon: "answer",
          figure: `${answer}\u00a0min`,
          title: "Snabbt svar",
          text: "Genomsnittlig svarstid på en förfrågan, vardagar på kontorstid. Sedan vet du vad som går att lösa och vad det kostar.",
          results: [
            `Bokningen görs på ${start}\u00a0minuter`,
            `Vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar när tillstånd finns`,
          ],
        },
        {
          icon: "receipt",
          figure: "Fast pris",
          title: "Transparent från start",
          text: "Summan i bekräftelsen är den som faktureras, tilläggen inräknade.",
          results: [
            `Fast timpris, från ${lowest}\u00a0kr exkl.\u00a0moms`,
            "Rapport och faktura på samma ställe",
          ],
        },
        {
          icon: "badge",
          figure: `${appointed}\u00a0%`,
          title: "Förordnade",
          text: "Ingen går ett pass utan giltigt förordnande, och varje pass anmäls till polisen innan det börjar.",
          results: [
            "Förordnandet kontrollerat före passet",
            `Minst ${trainingHours.orderGuard.basic}\u00a0timmars grundutbildning`,
          ],
        },
        {
          icon: "team",
          figure: "Samma team",
          title: "Kontinuitet",
          text: "De som känner platsen tillfrågas först. Favoritmarkera och behåll dem.",
          results: ["Skriftlig överlämning mellan passen", "1\u00a0kontaktperson för alla pass"],
        },
      ],
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Ingen plats är den andra lik, och inget tillstånd heller. Ring eller skriv, så läser vi beslutet tillsammans.",
      items: [
        {
          question: "Vad får en ordningsvakt göra?",
          answer:
            "Avvisa, avlägsna och i vissa fall tillfälligt omhänderta den som stör ordningen, på den plats som förordnandet och tillståndet gäller. Ordningsvakten arbetar under polisens ledning, har tystnadsplikt och dokumenterar varje ingripande.",
        },
        {
          question: "Vem ansöker om tillstånd?",
          answer:
            "Den som vill använda ordningsvakterna, alltså du, hos Polismyndigheten. För ett evenemang söker du först tillstånd för själva evenemanget, och sedan för fler ordningsvakter om det behövs. Vi hjälper dig med underlaget men kan inte söka åt dig utan fullmakt.",
        },
        {
          question: "Hur många ordningsvakter behöver vi?",
          answer:
            "Står antalet i polisens villkor, är det svaret. Annars avgör antal besökare, alkohol, in- och utgångar och tider. Beskriv platsen, så föreslår vi ett antal och säger varför.",
        },
        {
          question: "Hur vet vi att förordnandet gäller?",
          answer: `Ett förordnande gäller i högst ${appointment.maximumYears}\u00a0år och bara för det som står i det. Vi kontrollerar det före passet, och ordningsvakten bär det med sig. Kläder eller märke visar tydligt att det är en ordningsvakt.`,
        },
        {
          question: "Vilken utbildning har de?",
          answer: `Grundutbildningen är minst ${trainingHours.orderGuard.basic}\u00a0timmar och fortbildningen ${trainingHours.orderGuard.continuing}\u00a0timmar, enligt reglerna från 1\u00a0januari 2024. Utöver det har vi en egen specialistutbildning på ${trainingHours.orderGuard.specialist}\u00a0timmar.`,
        },
        {
          question: "Kan vi kombinera med väktare och entrévärdar?",
          answer:
            "Ja, och det är ofta klokt. Entrévärden välkomnar, väktaren bevakar och ordningsvakten ingriper när det behövs. Rollerna syns på kläderna och i bekräftelsen.",
        },
      ],
    },
    related: {
      title: "Passar något annat bättre?",
      guard: {
        name: "Väktare",
        text: `Bevakning av lokaler och egendom, från ${lowestPrice(prices.guard)}\u00a0kr/tim`,
      },
      entranceHost: { name: "Entrévärdar", text: `Värdskap i entré och reception, fast pris på förfrågan` },
    },
    cities: "Ordningsvakter i din stad",
    closing: {
      title: "Få veta vad som krävs och vad det kostar",
      text: `Kostnadsfri rådgivning, ${demo}\u00a0minuter online. Vi går igenom din plats och ditt tillstånd.`,
    },
  }),
  en: ({ from, to, answer, start, demo, appointed, connected, lowest, plans }, { prices }) => ({
    meta: {
      title: `Public-order guards from SEK\u00a0${lowest}/h – ${brand.name}`,
      description: `Book appointed public-order guards (ordningsvakter) for events, shopping centres, hotels and transport. From SEK\u00a0${lowest}/h excl.\u00a0VAT. We show which permit you need.`,
      keywords: "public-order guard Sweden, ordningsvakt, book ordningsvakter, event security, permit, price",
    },
    breadcrumb: "Public-order guards",
    hero: {
      title: "Book appointed\npublic\u2060-\u2060order\nguards",
      lead: `Public-order guards (ordningsvakter) for events, shopping centres, stations and public places, where there is a permit. From SEK\u00a0${lowest} an hour excl.\u00a0VAT. Price and staffing are confirmed before the shift.`,
    },
    figures: {
      label: "Public-order guards in figures",
      items: [
        { figure: `${connected}+`, text: "connected\npublic-order guards" },
        { figure: `${appointed}%`, text: "appointed by the\nPolice Authority" },
        { figure: "24/7", text: "availability,\nin the booking app" },
      ],
    },
    tabs: {
      label: "About public-order guards",
      overview: "Overview",
      services: "Services",
      benefits: "Benefits",
      faq: "FAQ",
      training: "Training",
    },
    overview: {
      answer: {
        title: "What does a\npublic\u2060-\u2060order\nguard do?",
        lead: "A public-order guard is appointed by the Police Authority and helps to keep public order. Unlike a guard (väktare), a public-order guard may turn away, remove and in some cases temporarily detain people, but only at the place and on the terms that the appointment and the permit state.",
        calloutTitle: "A permit is needed.",
        callout: `As a rule, public-order guards may only be used with a permit from the Police Authority, or where an event permit or an alcohol licence already sets the conditions. With the permit in place we are usually on site within ${from}–\u2060${to}\u00a0hours. [What applies to you](permit)`,
      },
      areas: {
        title: "Where public\u2060-\u2060order guards work",
        items: [
          { icon: "court", name: "Courts", text: "Keeping order in entrances and waiting rooms" },
          { icon: "bag", name: "Shopping centres", text: "Calm in walkways and car parks, and at closing" },
          { icon: "stage", name: "Events and festivals", text: "Admission, audience areas and evacuation" },
          {
            icon: "square",
            name: "Public places",
            text: "Squares, parks and streets where the municipality has a permit",
          },
          { icon: "train", name: "Transport hubs", text: "Stations, terminals and platforms" },
          { icon: "hotel", name: "Hotels and properties", text: "Entrance, lobby and shared areas" },
          { icon: "care", name: "Hospitals and care", text: "Emergency departments and visitors’ entrances" },
          { icon: "gov", name: "Government premises", text: "Public offices and council meetings" },
        ],
      },
      permit: {
        title: "Do you have the\npermit you need?",
        intro:
          "It decides how soon public-order guards can be on site. Find the line that fits and you know the next step.",
        cases: [
          {
            question: "Our event permit requires public-order guards",
            state: "Ready to book",
            ready: true,
            text: "The police’s conditions often say how many and at what times. Attach the decision to the booking and we staff to it.",
          },
          {
            question: "Our alcohol licence requires them",
            state: "Ready to book",
            ready: true,
            text: "The condition covers the hours it names. If you need them longer, those hours need a permit.",
          },
          {
            question: "We have the police’s permit for the place",
            state: "Ready to book",
            ready: true,
            text: "Check that it has not expired. It lasts three years at most and may set number, times and area.",
          },
          {
            question: "We have applied and not heard yet",
            state: "Wait for the decision",
            ready: false,
            text: "Meanwhile we can prepare a price and a staffing plan. The shift is confirmed once you have the decision.",
          },
          {
            question: "We don’t know, or have no permit",
            state: "Start here",
            ready: false,
            text: "The police examine whether public-order guards are needed and suitable at the place. We go through the papers with you, and guards or entrance hosts can often cover the time until then.",
          },
        ],
        note: "Sections 4–6 of the Public-Order Guards Act, lag (2023:421). Using public-order guards without a permit is an offence under section 18. The client is responsible for the permit.",
      },
    },
    services: {
      title: "Services\nand prices",
      intro: `Per public-order guard and hour, excl.\u00a0VAT (${vatPercent}%). “From” means daytime on weekdays. Evenings, nights and weekends carry supplements, and you see the total before you book. The assignments need a permit, or conditions in the event permit or alcohol licence. Security checks in courts and at council meetings have acts of their own (1981:1064 and 2010:294).`,
      plans: [
        {
          ...plans.events,
          title: "Events",
          text: "Concerts, matches, markets and festivals.",
          points: [
            "Admission, audience areas and escape routes",
            "Coordination with organiser and police",
            "A report the same night",
          ],
        },
        {
          ...plans.publicPlaces,
          title: "Public places",
          text: "Squares, parks and streets, on behalf of the municipality.",
          points: [
            "Patrols in the area that the permit names",
            "A recurring team that knows the place",
            "Material for the municipality’s follow-up",
          ],
        },
        {
          ...plans.commercial,
          title: "Commercial areas",
          text: "Where shops, restaurants and visitors share the space.",
          points: [
            "Shopping centres, arcades and restaurant streets",
            "Staffing to suit the flow of visitors",
            "Cooperation with the shops’ own guards",
          ],
        },
        {
          ...plans.transport,
          title: "Transport hubs",
          text: "For safe connections, even when services stop.",
          points: [
            "Stations, terminals and platforms",
            "Presence during disruptions and rush hours",
            "A clear handover between shifts",
          ],
        },
        {
          ...plans.hotels,
          title: "Hotels and properties",
          text: "Lobby, entrance and shared areas, where someone must be able to step in.",
          points: [
            "Discreet presence in the evening and at night",
            "Cooperation with the reception and the property’s on-call staff",
            "Every intervention documented",
          ],
        },
      ],
    },
    benefits: {
      title: "What you get",
      intro: "The same every time, whatever the city and the hour.",
      items: [
        {
          icon: "answer",
          figure: `${answer}\u00a0min`,
          title: "A quick answer",
          text: "Our average time to answer a request, on weekdays in office hours. Then you know what can be done and what it costs.",
          results: [
            `The booking takes ${start}\u00a0minutes`,
            `Usually on site within ${from}–\u2060${to}\u00a0hours when there is a permit`,
          ],
        },
        {
          icon: "receipt",
          figure: "Fixed price",
          title: "Transparent from the start",
          text: "The total in the confirmation is the total you are invoiced, supplements included.",
          results: [
            `A fixed hourly price from SEK\u00a0${lowest}, excl.\u00a0VAT`,
            "Report and invoice in the same place",
          ],
        },
        {
          icon: "badge",
          figure: `${appointed}%`,
          title: "Appointed",
          text: "Nobody works a shift without a valid appointment, and every shift is notified to the police before it begins.",
          results: [
            "The appointment checked before the shift",
            `Basic training of at least ${trainingHours.orderGuard.basic}\u00a0hours`,
          ],
        },
        {
          icon: "team",
          figure: "Same team",
          title: "Continuity",
          text: "Those who know the place are asked first. Mark them as favourites and keep them.",
          results: ["A written handover between shifts", "1\u00a0contact person for every shift"],
        },
      ],
    },
    faq: {
      title: "Common\nquestions",
      text: "Every place is different, and so is every permit. Call or write and we read the decision together.",
      items: [
        {
          question: "What may a public-order guard do?",
          answer:
            "Turn away, remove and in some cases temporarily detain a person who disturbs order, at the place that the appointment and the permit cover. The guard works under police direction, is bound by confidentiality and documents every intervention.",
        },
        {
          question: "Who applies for the permit?",
          answer:
            "The client, that is you, to the Police Authority. For an event, first apply for the event itself and then for further guards if needed. We help you with the papers but cannot apply for you without a power of attorney.",
        },
        {
          question: "How many do we need?",
          answer:
            "If the police’s conditions state a number, that is the answer. Otherwise it depends on visitors, alcohol, entrances and hours. Describe the place and we suggest a number and say why.",
        },
        {
          question: "How do we know that the appointment is valid?",
          answer: `An appointment lasts ${appointment.maximumYears}\u00a0years at most and covers only what it says. We check it before the shift, and the guard carries it. Clothing or a sign shows clearly that this is a public-order guard.`,
        },
        {
          question: "What training do they have?",
          answer: `Basic training is at least ${trainingHours.orderGuard.basic}\u00a0hours and continuing training ${trainingHours.orderGuard.continuing}\u00a0hours, under the rules in force since 1\u00a0January 2024. On top of that we have a specialist training of our own, ${trainingHours.orderGuard.specialist}\u00a0hours.`,
        },
        {
          question: "Can we combine them with guards and entrance hosts?",
          answer:
            "Yes, and it is often wise. The host welcomes, the guard watches and the public-order guard steps in when needed. The roles show in the clothing and in the confirmation.",
        },
      ],
    },
    related: {
      title: "Would something else suit you better?",
      guard: {
        name: "Guards",
        text: `Watch over premises and property, from SEK\u00a0${lowestPrice(prices.guard)}/h`,
      },
      entranceHost: {
        name: "Entrance hosts",
        text: `Hosting at door and reception, fixed price on request`,
      },
    },
    cities: "Public\u2060-\u2060order guards in your city",
    closing: {
      title: "Find out what is needed and what it costs",
      text: `Free advice, ${demo}\u00a0minutes online. We go through your place and your permit.`,
    },
  }),
});
