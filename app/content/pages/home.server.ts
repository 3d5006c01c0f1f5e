import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { smallestCourseGroup } from "#app/content/training.ts";
import { cityCount } from "#app/domain/cities.ts";
import { type CompanyFacts, lowestPrice, spokenHours } from "#app/domain/company-facts.ts";
import { capital } from "#app/i18n/capital.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { brand } from "#brand/company.ts";

function pick({ statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const { opens, closes } = openingHours.openingHours.value;
  const answer = openingHours.responseMinutes.value;
  const demo = statements.demoMinutes.value;
  const customers = statements.customers.value;
  const guards = statements.guards.value;
  const short = spokenHours(openingHours);
  return {
    from,
    to,
    opens,
    closes,
    short,
    answer,
    demo,
    customers,
    guards,
  };
}

const [free, half, late] = bookingTerms.cancellation;

/** The home page, section by section in their order (product 6.1). */
export const homeMessages = copyWith(pick, {
  sv: ({ from, to, opens, closes, short, answer, demo, customers, guards }, { prices, statements }) => ({
    meta: {
      title: `Boka väktare och ordningsvakter – ${brand.name}`,
      description: `Boka väktare, ordningsvakter och entrévärdar 24/7 till fasta timpriser. ${customers}+ kunder, ${guards}+ väktare. Väktare vanligtvis på plats inom ${from}–${to} timmar.`,
      keywords:
        "väktare, ordningsvakter, entrévärdar, boka väktare, hyra väktare, bemanning säkerhet, väktare 24/7, AI-matchning, GPS-spårning",
    },
    hero: {
      motto: "Trygghet som syns",
      title: "Väktare\npå plats.",
      time: `Vanligtvis inom ${from}–\u2060${to}\u00a0timmar.`,
      lead: "Väktare, ordningsvakter och entrévärdar till fast timpris. Du ser vem som kommer och vad det kostar innan du säger ja. Ordningsvakter kräver tillstånd, och vi hjälper dig.",
      book: "Skapa bokning",
      contact: "Bli kontaktad",
      facts: [
        { fact: `från ${lowestPrice(prices.guard)}\u00a0kr/tim`, text: "enstaka pass, exkl.\u00a0moms" },
      ],
      demo: { fact: "Boka demo", text: `${demo}\u00a0min, kostnadsfritt` },
      roles: ["Väktare", "Ordningsvakt", "Entrévärd"],
      // Who is seen at 50 m, 15 m and 3 m: there the badges can be read; a host's has the given name alone.
      tags: [["50\u00a0m"], ["15\u00a0m"], ["3\u00a0m", "Elias\n2041", "Alva\n3107", "Nora"]],
    },
    customers: {
      label: "Kunder",
      caption: `Ledande företag i Sverige litar på ${brand.name}`,
      example: { label: "Exempel", text: "Företagen och logotyperna är påhittade." },
      pause: "Pausa logotyperna",
      resume: "Starta logotyperna igen",
    },
    measured: {
      one: "Median senaste {days}\u00a0dagarna: {count}\u00a0minut, {responses}\u00a0svar",
      many: "Median senaste {days}\u00a0dagarna: {count}\u00a0minuter, {responses}\u00a0svar",
    },
    statistics: {
      title: `${brand.name} i siffror`,
      users: {
        before: "över",
        value: statements.users.value,
        final: formatNumber(statements.users.value, "sv"),
        after: "",
        text: "användare på plattformen",
      },
      hours: {
        before: "ca",
        value: statements.deliveredHours.value,
        final: formatNumber(statements.deliveredHours.value, "sv"),
        after: "",
        text: "levererade timmar, bokade och rapporterade digitalt",
      },
      response: {
        before: "",
        value: answer,
        final: formatNumber(answer, "sv"),
        after: "min",
        text: "genomsnittlig svarstid på kontorstid",
      },
      booking: {
        before: "",
        value: statements.bookingMinutes.value,
        final: formatNumber(statements.bookingMinutes.value, "sv"),
        after: "min",
        text: "från start till skapad bokning",
      },
    },
    name: {
      statement:
        "Enkelt att boka och att följa. Snabbt när det är bråttom, fasta priser, transparent faktura och kontinuitet: samma ansikten när det fungerar bra.",
      label: `Om namnet ${brand.name}`,
      entries: [
        { term: brand.name, kind: "namn", text: "Företaget och plattformen du är på nu." },
        {
          term: "trygghet",
          kind: "substantiv",
          text: "Känslan av att vara säker. Det vi arbetar för – men ingen kan äga ordet.",
        },
      ],
    },
    services: {
      title: "Vem behöver du\npå plats?",
      intro: `Per person och timme, exkl.\u00a0moms (${vatPercent}\u00a0%). ”Från” är dagtid på vardagar – du ser summan innan du bokar.`,
      from: "från",
      guard: {
        title: "Väktare",
        text: "Bevakar lokaler, byggen, butiker och kontor. Samma väktare pass efter pass när du vill ha kontinuitet.",
        prices: [
          { label: "Stationär bevakning", amount: prices.guard.stationary, unit: "kr/tim" },
          { label: "Rondering", amount: prices.guard.patrol, unit: "kr/tim" },
          { label: "Larmutryckning", amount: prices.guard.alarmCallout, unit: "kr/gång" },
          { label: "Skräddarsydd lösning", amount: prices.guard.custom, unit: "kr/tim" },
        ],
        note: "Larmutryckning debiteras per utryckning.",
        more: "Mer om väktare",
      },
      orderGuard: {
        title: "Ordningsvakter",
        text: "Förordnade av Polismyndigheten. För evenemang och platser där ordningen behöver hållas.",
        prices: [
          { label: "Evenemang", amount: prices.orderGuard.events, unit: "kr/tim" },
          { label: "Transportnoder", amount: prices.orderGuard.transport, unit: "kr/tim" },
          { label: "Kommersiella områden", amount: prices.orderGuard.commercial, unit: "kr/tim" },
          { label: "Offentliga platser", amount: prices.orderGuard.publicPlaces, unit: "kr/tim" },
        ],
        note: "Kräver tillstånd för platsen eller evenemanget. Vi hjälper dig att reda ut vad som gäller.",
        more: "Mer om ordningsvakter",
      },
      entranceHost: {
        title: "Entrévärdar",
        text: "Välkomnar i entré, reception och garderob, visar vägen och håller koll på listan. Du får ett fast pris.",
        short: "Pris på förfrågan",
        action: "Begär offert",
      },
      training: {
        title: "Utbildning",
        text: "Konflikthantering, brand, första hjälpen och specialistutbildning för ordningsvakter. Hos dig eller hos oss.",
        points: ["Intyg direkt i plattformen", `Grupper från ${smallestCourseGroup}\u00a0personer`],
        short: "Med intyg",
        action: "Se kurser",
      },
    },
    steps: {
      title: "Från behov till\nrapport i fyra steg",
      intro: "Ett exempel: två väktare till en butik.",
      own: {
        intro: "Med det du valde: {chosen}.",
        contact: "Kontaktpersonen",
        known: "Bekräftad",
        permit: "Ska finnas före passet",
        point1: "Entrén",
        point2: "Lokalen",
        point3: "Baksidan",
      },
      guard: "Väktarens telefon",
      client: "Din skärm",
      book: {
        title: "Beskriv passet",
        text: "Plats, tid och vad som behöver göras. Det tar ungefär två minuter.",
      },
      match: {
        title: "Se pris och person",
        text: "Du får ett fast pris. AI-matchningen föreslår vem, och en samordnare väljer.",
      },
      follow: {
        title: "Följ passet",
        text: "Väktaren checkar in på plats med GPS. Du ser ronder och händelser i den ordning de sker.",
      },
      report: {
        title: "Få rapporten",
        text: "Du får en sammanfattning samma dag. Fakturan stämmer med det du såg i steg två.",
      },
    },
    testimonials: {
      title: "Vad kunderna säger",
      example: { label: "Exempel", text: "Citaten är påhittade." },
      others: "Fler omdömen",
      sample: "En rapport och dess faktura, rad för rad",
    },
    cities: { title: `${capital(cityCount.sv)} städer, lokala team`, label: "Våra städer" },
    faq: {
      title: "Vanliga\nfrågor",
      text: `Hittar du inte svaret? Vi svarar i genomsnitt inom ${answer}\u00a0minuter, vardagar\u00a0${short.opens}–${short.closes}.`,
      items: [
        {
          question: "Hur snabbt kan en väktare vara på plats?",
          answer: `Vanligtvis inom ${from}–\u2060${to}\u00a0timmar från att bokningen är bekräftad, i våra ${cityCount.sv} städer. Bokningsappen är öppen dygnet runt, telefonen vardagar ${short.opens}–${short.closes}. För ordningsvakter behöver det finnas ett tillstånd för platsen eller evenemanget – finns det redan går det lika fort.`,
        },
        {
          question: "Vad är skillnaden mellan väktare och ordningsvakt?",
          answer:
            "En väktare bevakar en plats eller egendom och har samma befogenheter som alla andra. En ordningsvakt är förordnad av Polismyndigheten för att hålla ordning och får till exempel avvisa och avlägsna personer på den plats som tillståndet gäller.",
        },
        {
          question: "Vad ingår i timpriset?",
          answer: `Personal, uniform, planering, rapport och kontaktperson. Kväll, natt och helg har tillägg, och du ser dem innan du bokar. Moms på ${vatPercent}\u00a0procent tillkommer.`,
        },
        {
          question: "Behöver jag tillstånd för ordningsvakter?",
          answer:
            "Ja, om inte villkoren redan finns i ditt evenemangs- eller serveringstillstånd. Tillståndet söks hos Polismyndigheten. Vi visar vad som behövs för din plats.",
        },
        {
          question: "Kan jag boka samma personer flera gånger?",
          answer: "Ja. Markera dem som favoriter i plattformen, så tillfrågas de först nästa gång.",
        },
        {
          question: "Hur fungerar avbokning?",
          answer: `Du avbokar i plattformen. Kostnadsfritt mer än ${free.hoursBefore}\u00a0timmar före. Sedan ${half.percent}\u00a0%, och ${late.percent}\u00a0% de sista ${half.hoursBefore}\u00a0timmarna, om inget annat står i bekräftelsen.`,
        },
      ],
    },
    news: {
      title: "Nyheter",
      all: "Alla nyheter",
      loading: "Nyheterna laddas",
      notLoaded: "Nyheterna kunde inte laddas",
      retry: "Försök igen",
      empty: {
        title: "Inga nyheter än",
        text: "Här kommer guider, regler som ändras och nytt i plattformen.",
      },
    },
    newsCategories: {
      guide: "Guide",
      product: "Produkt",
      training: "Utbildning",
      cities: "Städer",
      press: "Press",
    },
    contact: {
      title: "Berätta vad\ndu behöver",
      lead: `Vi ringer eller mejlar och ger dig ett fast pris. Genomsnittlig svarstid: ${answer}\u00a0minuter, vardagar ${short.opens}–${short.closes}.`,
      demo: "Boka demo i stället",
      facts: {
        hours: { name: "Öppettider", value: `Mån–fre ${opens}–${closes}` },
        booking: { name: "Bokning", value: "Dygnet runt i plattformen" },
        customerService: "Kundtjänst",
        sales: "Försäljning",
      },
    },
    adviceQuestion:
      "Hur mycket kan ett företag spara på att boka säkerhetspersonal digitalt i stället för via fasta avtal, och vilken avkastning ger det?",
    advice: {
      title: "Svårt att välja?",
      text: "Fråga en AI-tjänst vad det skulle betyda för just dig. Frågan är redan skriven – du kan ändra den innan du skickar.",
      note: "Öppnas i en ny flik hos en extern AI-tjänst. Svaren är allmänna – priser och villkor får du alltid av oss.",
    },
    parts: {
      figures: "Siffrorna",
      services: "Tjänsterna",
      steps: "Stegen",
      testimonials: "Omdömena",
      news: "Nyheterna",
    },
    failed: {
      services: ["Error loading services", "Content temporarily unavailable"],
      testimonials: ["Error loading testimonials", "Content temporarily unavailable"],
      blog: ["Error loading blog", "Content temporarily unavailable"],
      visualization: ["Error loading visualization", "Content temporarily unavailable"],
    },
    imageFailed: "Bild ej tillgänglig",
  }),
  en: ({ from, to, opens, closes, short, answer, demo, customers, guards }, { prices, statements }) => ({
    meta: {
      title: `Book guards and public-order guards – ${brand.name}`,
      description: `Book guards, public-order guards and entrance hosts 24/7 at fixed hourly prices. ${customers}+ customers, ${guards}+ guards. Guards usually on site within ${from}–${to} hours.`,
      keywords:
        "guards Sweden, public-order guards, entrance hosts, book guards, security staffing, guards 24/7, AI matching, GPS tracking",
    },
    hero: {
      motto: "Security you can see",
      title: "A guard\non site.",
      time: `Usually within ${from}–\u2060${to}\u00a0hours.`,
      lead: "Guards (väktare), public-order guards (ordningsvakter) and entrance hosts at fixed hourly prices. You see who is coming and what it costs before you say yes. Public-order guards need a permit, and we help you with it.",
      book: "Create booking",
      contact: "Contact me",
      facts: [
        { fact: `from SEK\u00a0${lowestPrice(prices.guard)}/h`, text: "single shifts, excl.\u00a0VAT" },
      ],
      demo: { fact: "Book a demo", text: `${demo}\u00a0min, free of charge` },
      roles: ["Guard", "Public order", "Host"],
      // Who is seen at 50 m, 15 m and 3 m: there the badges can be read; a host's has the given name alone.
      tags: [["50\u00a0m"], ["15\u00a0m"], ["3\u00a0m", "Elias\n2041", "Alva\n3107", "Nora"]],
    },
    customers: {
      label: "Customers",
      caption: `Leading companies in Sweden trust ${brand.name}`,
      example: { label: "Example", text: "Companies and logos are invented." },
      pause: "Pause the logos",
      resume: "Start the logos again",
    },
    measured: {
      one: "Median of the last {days}\u00a0days: {count}\u00a0minute, {responses}\u00a0replies",
      many: "Median of the last {days}\u00a0days: {count}\u00a0minutes, {responses}\u00a0replies",
    },
    statistics: {
      title: `${brand.name} in figures`,
      users: {
        before: "over",
        value: statements.users.value,
        final: formatNumber(statements.users.value, "en"),
        after: "",
        text: "users on the platform",
      },
      hours: {
        before: "about",
        value: statements.deliveredHours.value,
        final: formatNumber(statements.deliveredHours.value, "en"),
        after: "",
        text: "delivered hours on the digital platform",
      },
      response: {
        before: "",
        value: answer,
        final: formatNumber(answer, "en"),
        after: "min",
        text: "average response time in office hours",
      },
      booking: {
        before: "",
        value: statements.bookingMinutes.value,
        final: formatNumber(statements.bookingMinutes.value, "en"),
        after: "min",
        text: "from start to finished booking",
      },
    },
    name: {
      statement:
        "Simple to book, simple to follow. Fast when time is short, with fixed prices, a transparent invoice and continuity: the same faces when it works well.",
      label: `About the name ${brand.name}`,
      entries: [
        { term: brand.name, kind: "name", text: "The company and the platform you are on now." },
        {
          term: "trygghet",
          kind: "Swedish noun",
          text: "Safety; the feeling of being secure. It is what we work for – but no one can own the word.",
        },
      ],
    },
    services: {
      title: "Who do you need\non site?",
      intro: `Per person and hour, excl.\u00a0VAT (${vatPercent}%). “From” means daytime on weekdays – you see the total before you book.`,
      from: "from SEK",
      guard: {
        title: "Guards",
        text: "Watch over premises, building sites, shops and offices. The same guard shift after shift when you want continuity.",
        prices: [
          { label: "Stationary guarding", amount: prices.guard.stationary, unit: "/h" },
          { label: "Patrol", amount: prices.guard.patrol, unit: "/h" },
          { label: "Alarm response", amount: prices.guard.alarmCallout, unit: "/callout" },
          { label: "Tailored", amount: prices.guard.custom, unit: "/h" },
        ],
        note: "Alarm response is charged per callout.",
        more: "More about guards",
      },
      orderGuard: {
        title: "Public-order guards",
        text: "Appointed by the Swedish Police Authority. For events and places where order has to be kept.",
        prices: [
          { label: "Events", amount: prices.orderGuard.events, unit: "/h" },
          { label: "Transport hubs", amount: prices.orderGuard.transport, unit: "/h" },
          { label: "Commercial areas", amount: prices.orderGuard.commercial, unit: "/h" },
          { label: "Public places", amount: prices.orderGuard.publicPlaces, unit: "/h" },
        ],
        note: "Requires a permit for the place or the event. We help you find out what applies.",
        more: "More on public-order guards",
      },
      entranceHost: {
        title: "Entrance hosts",
        text: "Welcome people at the door, in reception and at the cloakroom, show the way and check the list. A fixed price on request.",
        short: "Price on request",
        action: "Request a quote",
      },
      training: {
        title: "Training",
        text: "Conflict management, fire safety, first aid and specialist training for public-order guards. On your premises or ours.",
        points: ["Certificates straight into the platform", `Groups from ${smallestCourseGroup}\u00a0people`],
        short: "With certificates",
        action: "See courses",
      },
    },
    steps: {
      title: "From need to\nreport in four steps",
      intro: "An example: two guards for a shop.",
      own: {
        intro: "With what you chose: {chosen}.",
        contact: "The contact person",
        known: "Confirmed",
        permit: "Needed before the shift",
        point1: "Entrance",
        point2: "Inside",
        point3: "Back yard",
      },
      guard: "The guard’s phone",
      client: "Your screen",
      book: {
        title: "Describe the shift",
        text: "Place, time and what needs to be done. It takes about two minutes.",
      },
      match: {
        title: "See price and person",
        text: "You get a fixed price. AI\u00a0matching suggests who, and a coordinator chooses.",
      },
      follow: {
        title: "Follow the shift",
        text: "The guard checks in on site with GPS. You see rounds and incidents in the order they happen.",
      },
      report: {
        title: "Get the report",
        text: "You get a summary the same day. The invoice matches step two.",
      },
    },
    testimonials: {
      title: "What customers say",
      example: { label: "Example", text: "The quotes are invented." },
      others: "More testimonials",
      sample: "A report and its invoice, line by line",
    },
    cities: { title: `${capital(cityCount.en)} cities, local teams`, label: "Our cities" },
    faq: {
      title: "Common\nquestions",
      text: `Can’t find the answer? We reply within ${answer}\u00a0minutes on average, weekdays\u00a0${short.opens}–${short.closes}.`,
      items: [
        {
          question: "How soon can a guard be on site?",
          answer: `Usually within ${from}–\u2060${to}\u00a0hours of a confirmed booking, in our ${cityCount.en} cities. The booking app is open around the clock, the phone on weekdays ${short.opens}–${short.closes}. Public-order guards need a permit for the place or the event – where there is one already, it is just as quick.`,
        },
        {
          question: "What is the difference between a guard and a public-order guard?",
          answer:
            "A guard (väktare) watches over a place or property and has the same powers as anyone else. A public-order guard (ordningsvakt) is appointed by the Swedish Police Authority to keep order and may, for example, turn away and remove people at the place the permit covers.",
        },
        {
          question: "What does the hourly price include?",
          answer: `Staff, uniform, planning, report and a contact person. Evenings, nights and weekends carry supplements, and you see them before you book. VAT of ${vatPercent} per cent is added.`,
        },
        {
          question: "Do I need a permit for public-order guards?",
          answer:
            "Yes, unless your event permit or alcohol licence already sets the conditions. You apply to the Swedish Police Authority. We show you what is needed for your place.",
        },
        {
          question: "Can I book the same people again?",
          answer: "Yes. Mark them as favourites in the platform and they are asked first next time.",
        },
        {
          question: "How does cancellation work?",
          answer: `You cancel in the platform. Free of charge more than ${free.hoursBefore}\u00a0hours ahead. Then ${half.percent}%, and ${late.percent}% in the last ${half.hoursBefore}\u00a0hours, unless the confirmation says otherwise.`,
        },
      ],
    },
    news: {
      title: "News",
      all: "All news",
      loading: "The news is loading",
      notLoaded: "The news could not be loaded",
      retry: "Try again",
      empty: {
        title: "No news yet",
        text: "Guides, changes in the rules and what is new in the platform will appear here.",
      },
    },
    newsCategories: {
      guide: "Guide",
      product: "Product",
      training: "Training",
      cities: "Cities",
      press: "Press",
    },
    contact: {
      title: "Tell us what\nyou need",
      lead: `We call or email you with a fixed price. Average response time: ${answer}\u00a0minutes, weekdays ${short.opens}–${short.closes}.`,
      demo: "Book a demo instead",
      facts: {
        hours: { name: "Office hours", value: `Mon–Fri ${opens}–${closes}` },
        booking: { name: "Booking", value: "Around the clock, in the platform" },
        customerService: "Customer service",
        sales: "Sales",
      },
    },
    adviceQuestion:
      "How much can a company save by booking security staff digitally instead of through fixed contracts, and what return does it give?",
    advice: {
      title: "Difficult to choose?",
      text: "Ask an AI service what it would mean for you. The question is already written – you can change it before you send it.",
      note: "Opens an external AI service in a new tab. The answers are general – prices and terms always come from us.",
    },
    parts: {
      figures: "The figures",
      services: "The services",
      steps: "The steps",
      testimonials: "The testimonials",
      news: "The news",
    },
    failed: {
      services: ["Error loading services", "Content temporarily unavailable"],
      testimonials: ["Error loading testimonials", "Content temporarily unavailable"],
      blog: ["Error loading blog", "Content temporarily unavailable"],
      visualization: ["Error loading visualization", "Content temporarily unavailable"],
    },
    imageFailed: "Image not available",
  }),
});
