import { roleNames } from "#app/content/shared/service-names.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { appointment, trainingHours } from "#app/content/training.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const { guard, orderGuard } = trainingHours;

/** Names on the list of openings and on an opening's page. */
export const openingNames = copy(
  {
    roles: roleNames.sv,
    extents: { full: "Heltid", part: "Deltid", shifts: "Enstaka pass" },
  },
  {
    roles: roleNames.en,
    extents: { full: "Full time", part: "Part time", shifts: "Single shifts" },
  },
);

/**
 * /bli-kollega. Sample content, to be confirmed before publishing: how long each step of hiring takes, and the shifts
 * drawn.
 */
export const careersMessages = copy(
  {
    meta: {
      title: `Lediga jobb som väktare, ordningsvakt och entrévärd – ${brand.name}`,
      description:
        "Arbeta som väktare, ordningsvakt eller entrévärd. Du ser plats, tid och lön innan du tackar ja. Lediga jobb, krav och så ansöker du.",
      keywords:
        "jobb väktare, jobb ordningsvakt, jobb entrévärd, lediga jobb säkerhet, bli väktare, väktaraspirant",
    },
    name: "Bli kollega",
    hero: {
      title: "Se tid, plats\noch lön innan\ndu säger ja",
      lead: "Lediga jobb för väktare, ordnings\u00advakter och entrévärdar. Varje pass är ett erbjudande, och tackar du nej behöver du inte säga varför.",
      pay: "Grundlön från {from}\u00a0kr/tim, plus tillägg kvällar, nätter och helger.",
      apply: "Ansök",
      jobs: "Se lediga jobb",
      sample: { label: "Exempel", text: "Lönerna på sidan är påhittade." },
    },
    offer: {
      label:
        "Exempel på ett erbjudet pass i väktarens app: tisdag 14 till 22, 8 timmar, varav 4 timmar med kvällstillägg. Grundlön {basic}, tillägg {evening}, hela passet {sum} före skatt.",
      status: "Erbjudet pass, svara före måndag 18:00",
      when: "Tisdag\n14–\u206022",
      task: "Stationär bevakning, kontor",
      place: "Uppsala, Kungsgatan",
      rows: {
        basic: "Grundlön, 8\u00a0tim",
        evening: "Tillägg 18–22, 4\u00a0tim",
        sum: "Hela passet, före skatt",
      },
      no: "Nej tack",
      yes: "Ta passet",
    },
    week: {
      title: "En vecka, och vad den ger",
      text: "Fyra pass i gult, 32\u00a0timmar. Bakgrunden visar när tillägg för obekväm arbetstid gäller, och tabellen vad en timme då ger.",
      days: ["mån", "tis", "ons", "tors", "fre", "lör", "sön"],
      label:
        "Veckans timmar. Exempelpass: tisdag och onsdag 14 till 22, fredag 12 till 20 och lördag 10 till 18. Tillägg: vardagar 18 till 06, helg dag 06 till 18 och helgnatt 18 till 06, där helgen är fredag 18 till måndag 06.",
      table: {
        caption: "Kronor i timmen före skatt, med tillägg",
        role: "Roll",
        bands: {
          weekdayDay: { day: "Vardag", hours: "06–18" },
          weekdayNight: { day: "Vardag", hours: "18–06" },
          weekendDay: { day: "Helg", hours: "06–18" },
          weekendNight: { day: "Helg", hours: "18–06" },
        },
        example: "Timmar i veckan ovan",
      },
      more: "Passen kommer i appen",
      pay: "Som väktare ger veckan {sum} före skatt.",
      payNote:
        "Helgen är fredag 18 till måndag 06. Storhelg, midsommar, jul och nyår har egna nivåer. Gäller från {day}.",
    },
    both: {
      title: "Det bästa, och det tuffaste",
      best: {
        title: "Det bästa kan vara",
        items: [
          "att någon hälsar vid namn fjärde veckan",
          "att rapporten är skriven när passet är slut",
          "att en lugn natt visar att du gjort ett bra jobb",
        ],
      },
      worst: {
        title: "Det tuffaste kan vara",
        items: [
          "nätterna i februari, även med rätt skor",
          "veckor då det finns färre pass än du vill ha",
          "samtal som inte når fram, hur lugn du än är",
        ],
      },
    },
    requirements: {
      title: "Vad som krävs",
      text: "Tre roller med olika krav. En entrévärd är ingen väktare, och det ska synas på kläderna.",
      label: "Krav per roll",
      rows: [
        {
          name: "Utbildning",
          guard: `${guard.step1}\u00a0tim + ${guard.step2}\u00a0tim handledd praktik + ${guard.step3}\u00a0tim`,
          orderGuard: `minst ${orderGuard.basic}\u00a0tim grundutbildning`,
          entranceHost: "Introduktion på plats",
        },
        {
          name: "Ålder",
          // Polismyndighetens föreskrifter om bevakningsföretag (PMFS 2017:10).
          guard: "minst 18\u00a0år",
          orderGuard: `minst ${appointment.minimumAge}\u00a0år`,
          entranceHost: "Beror på platsen",
        },
        {
          name: "Godkännande",
          guard: "Laglydnad, pålitlighet och lämplighet prövas",
          orderGuard: `Förordnas av Polismyndigheten, högst ${appointment.maximumYears}\u00a0år i taget`,
          entranceHost: "Inget myndighets\u00adgodkännande. Referenser.",
        },
        {
          name: "Fortbildning",
          guard: `${guard.refresher}\u00a0tim vart fjärde år`,
          orderGuard: `${orderGuard.continuing}\u00a0tim`,
          entranceHost: "Genomgång inför varje plats",
        },
        {
          name: "Befogenheter",
          guard: "Samma som alla andras, med träning",
          orderGuard: "De som gäller på platsen, under polisens ledning",
          entranceHost: "Inga utöver alla andras",
        },
        {
          name: "Klädsel",
          guard: "Uniform med tydlig text",
          orderGuard: "Märkta kläder som inte liknar polisens",
          entranceHost: "Kavaj och namnskylt",
        },
      ],
      note: `Praktiken på ${guard.step2}\u00a0timmar kräver att du är anställd. Saknar du utbildning, kan du söka som entrévärd eller väktaraspirant.`,
      more: "Alla timmar, steg för steg",
    },
    jobs: {
      showAll: servicePageMessages.sv.showAll,
      title: "Lediga jobb",
      count: { one: "jobb", many: "jobb" },
      filters: "Filtrera jobb",
      role: "Roll",
      city: "Ort",
      extent: "Omfattning",
      allRoles: "Alla",
      allCities: "Alla orter",
      allExtents: "Alla omfattningar",
      show: "Visa",
      columns: {
        job: "Roll och plats",
        city: "Ort",
        extent: "Omfattning",
        pay: "Grundlön",
        hours: "Tid på dygnet",
        lastDay: "Sök senast",
      },
      applyBy: "Sök senast",
      empty: {
        title: "Inga jobb just nu",
        inCity: "Inga jobb just nu i",
        text: "Skicka en öppen ansökan, så hör vi av oss när något blir ledigt.",
        all: "Visa alla jobb",
        apply: "Skicka öppen ansökan",
      },
      failed: "Jobben kunde inte hämtas just nu. Ladda om sidan om en stund, eller skicka en öppen ansökan.",
      open: "Passar inget?",
      openLink: "Skicka en öppen ansökan",
      openText: "så hör vi av oss när något blir ledigt i din stad.",
    },
    hiring: {
      title: "Ansök här",
      text: "Inget personligt brev. Du får besked i varje steg, även när det är nej.",
      mail: "Hellre mejla?",
      mailText: "Skriv roll, stad och när du kan arbeta. Mallen ligger färdig i mejlet.",
      steps: [
        {
          when: "Dag 1",
          title: "Du ansöker",
          text: "Namn, telefon, e-post, roll och stad räcker.",
        },
        {
          when: "Vecka 1",
          title: "Vi pratar",
          text: "Tjugo minuter i telefon med den som bemannar i din stad. Du får fråga allt om pass, lön och platser.",
        },
        {
          when: "Vecka 2–4",
          title: "Vi prövar, du börjar",
          text: "Referenser och den kontroll som rollen kräver. Första passet går du med en kollega som kan platsen.",
        },
      ],
      more: "Vad du ska ha redo, och inte ska skicka",
      ready: {
        title: "Ha gärna redo när vi ringer",
        items: [
          "vilka dagar och tider du kan arbeta",
          "utbildningsbevis eller förordnande, om du har",
          "namn på två som har arbetat med dig, och när vi får ringa dem",
        ],
      },
      leave: {
        title: "Skicka inte",
        items: [
          "personnummer, det frågar vi efter först när det behövs",
          "läkarintyg eller uppgifter om hälsa",
          "utdrag ur belastningsregistret",
        ],
      },
    },
    stories: {
      title: "Så kan det vara",
      example: { label: "Exempel", text: "Berättelserna är påhittade." },
      items: {
        storyBarToOrderGuard: "”Klockan tre är staden som snällast.” En natt som ordningsvakt",
        storyPartTimeGuard: "”Jag låser upp dagen åt andra.” En morgon som väktare på deltid",
        storyTwoLanguages: "”Ibland räcker ett enda ord.” En kväll som entrévärd",
        storyTeamLeader: "”Ronden går utan mig.” En dag som gruppledare",
      },
    },
    mail: {
      subject: "Öppen ansökan",
      body: "Roll jag söker:\nStad:\nDagar och tider jag kan arbeta:\nUtbildning eller förordnande:\nTelefon, och när det passar att ringa:\n",
    },
  },
  {
    meta: {
      title: `Jobs as a guard, public-order guard or host – ${brand.name}`,
      description:
        "Work as a guard, a public-order guard or an entrance host in Sweden. You see place, hours and pay before you accept. Openings, requirements, how to apply.",
      keywords:
        "guard jobs Sweden, ordningsvakt jobs, entrance host jobs, security jobs, become a guard, guard trainee",
    },
    name: "Join us",
    hero: {
      title: "See hours, place\nand pay before\nyou say yes",
      lead: "Openings for guards (väktare), public-order guards (ordningsvakter) and entrance hosts. Every shift is an offer, and you can say no without saying why.",
      pay: "Basic pay from SEK\u00a0{from} an hour, plus supplements for evenings, nights and weekends.",
      apply: "Apply",
      jobs: "See the openings",
      sample: { label: "Example", text: "The pay on this page is invented." },
    },
    offer: {
      label:
        "Example of a shift offered in the guard’s app: Tuesday 14 to 22, 8 hours, 4 of them with an evening supplement. Basic pay {basic}, supplement {evening}, the whole shift {sum} before tax.",
      status: "Offered shift, answer by Monday 18:00",
      when: "Tuesday\n14–\u206022",
      task: "Stationary guarding, office",
      place: "Uppsala, Kungsgatan",
      rows: {
        basic: "Basic pay, 8\u00a0h",
        evening: "Supplement 18–22, 4\u00a0h",
        sum: "The whole shift, before tax",
      },
      no: "No thanks",
      yes: "Take the shift",
    },
    week: {
      title: "A week, and what it pays",
      text: "Four shifts in yellow, 32\u00a0hours. The background shows when supplements for unsocial hours apply, and the table what an hour then pays.",
      days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      label:
        "The hours of the week. Example shifts: Tuesday and Wednesday 14 to 22, Friday 12 to 20 and Saturday 10 to 18. Supplements: weekdays 18 to 06, weekend day 06 to 18 and weekend night 18 to 06, where the weekend is Friday 18:00 to Monday 06:00.",
      table: {
        caption: "SEK an hour before tax, with supplements",
        role: "Role",
        bands: {
          weekdayDay: { day: "Weekday", hours: "06–18" },
          weekdayNight: { day: "Weekday", hours: "18–06" },
          weekendDay: { day: "Weekend", hours: "06–18" },
          weekendNight: { day: "Weekend", hours: "18–06" },
        },
        example: "Hours in the week above",
      },
      more: "Shifts are offered in the app",
      pay: "As a guard, the week pays {sum} before tax.",
      payNote:
        "The weekend is Friday 18:00 to Monday 06:00. Major holidays, midsummer, Christmas and New Year have levels of their own. In force from {day}.",
    },
    both: {
      title: "The best of it, and the hardest",
      best: {
        title: "At its best",
        items: [
          "by week four somebody greets you by name",
          "the report is written when the shift is over",
          "a calm night shows that you did a good job",
        ],
      },
      worst: {
        title: "At its hardest",
        items: [
          "nights in February, even with the right shoes",
          "weeks with fewer shifts than you would like",
          "conversations that lead nowhere, however calm you are",
        ],
      },
    },
    requirements: {
      title: "What it takes",
      text: "Three roles with different requirements. An entrance host is not a guard, and the clothes should show it.",
      label: "Requirements for each role",
      rows: [
        {
          name: "Training",
          guard: `${guard.step1}\u00a0h + ${guard.step2}\u00a0h supervised practice + ${guard.step3}\u00a0h`,
          orderGuard: `at least ${orderGuard.basic}\u00a0h basic training`,
          entranceHost: "Introduction on site",
        },
        {
          name: "Age",
          guard: "at least 18",
          orderGuard: `at least ${appointment.minimumAge}`,
          entranceHost: "Depends on the place",
        },
        {
          name: "Approval",
          guard: "Vetted for lawfulness, reliability and suitability",
          orderGuard: `Appointed by the Police Authority, at most ${appointment.maximumYears}\u00a0years at a time`,
          entranceHost: "No approval by an authority. References.",
        },
        {
          name: "Continuing training",
          guard: `${guard.refresher}\u00a0h every fourth year`,
          orderGuard: `${orderGuard.continuing}\u00a0h`,
          entranceHost: "A briefing before every new place",
        },
        {
          name: "Powers",
          guard: "The same as everyone’s, used with training",
          orderGuard: "Those that apply at the place, under the direction of the police",
          entranceHost: "None beyond those everyone has",
        },
        {
          name: "Clothing",
          guard: "Uniform with clear lettering",
          orderGuard: "Marked, not to be confused with the police",
          entranceHost: "Jacket and name badge",
        },
      ],
      note: `The ${guard.step2}\u00a0hours of practice require employment. Without training you can apply as an entrance host or a guard trainee.`,
      more: "All the hours, step by step",
    },
    jobs: {
      showAll: servicePageMessages.en.showAll,
      title: "Openings",
      count: { one: "job", many: "jobs" },
      filters: "Filter the jobs",
      role: "Role",
      city: "City",
      extent: "Hours",
      allRoles: "All",
      allCities: "All cities",
      allExtents: "Any hours",
      show: "Show",
      columns: {
        job: "Role and place",
        city: "City",
        extent: "Hours",
        pay: "Basic pay",
        hours: "Time of day",
        lastDay: "Apply by",
      },
      applyBy: "Apply by",
      empty: {
        title: "No jobs right now",
        inCity: "No jobs right now in",
        text: "Send an open application, and we’ll contact you when something opens.",
        all: "Show all jobs",
        apply: "Send an open application",
      },
      failed:
        "The jobs could not be fetched just now. Reload the page in a while, or send an open application.",
      open: "Nothing that suits you?",
      openLink: "Send an open application",
      openText: "and we will be in touch when something opens in your city.",
    },
    hiring: {
      title: "Apply here",
      text: "No covering letter. You hear from us at every step, even when the answer is no.",
      mail: "Prefer email?",
      mailText: "Tell us the role, the city and when you can work. The email has a template.",
      steps: [
        {
          when: "Day 1",
          title: "You apply",
          text: "Your name, phone, email, role and city are enough.",
        },
        {
          when: "Week 1",
          title: "We talk",
          text: "Twenty minutes on the phone with the person who staffs your city. Ask anything about shifts, pay and places.",
        },
        {
          when: "Weeks 2–4",
          title: "We vet, you start",
          text: "References and the checks that the role requires. You work your first shift with a colleague who knows the place.",
        },
      ],
      more: "What to have ready, and what not to send",
      ready: {
        title: "Good to have ready when we call",
        items: [
          "which days and hours you can work",
          "training certificate or appointment, if you have one",
          "the names of two people who have worked with you, and when we may call them",
        ],
      },
      leave: {
        title: "Do not send",
        items: [
          "your personal identity number; we ask for it only when it is needed",
          "medical certificates or anything about your health",
          "an extract from the criminal records register",
        ],
      },
    },
    stories: {
      title: "What it can be like",
      example: { label: "Example", text: "The stories are invented." },
      items: {
        storyBarToOrderGuard: "“At three the city is at its kindest.” A night as a public-order guard",
        storyPartTimeGuard: "“I unlock the day for others.” A morning as a part-time guard",
        storyTwoLanguages: "“Sometimes a single word is enough.” An evening as an entrance host",
        storyTeamLeader: "“The round goes on without me.” A day as a team leader",
      },
    },
    mail: {
      subject: "Open application",
      body: "Role:\nCity:\nDays and hours I can work:\nTraining or appointment:\nPhone, and when it suits to call:\n",
    },
  },
);

/** /bli-kollega/{slug}: one opening, also when it is closed. */
export const openingMessages = copy(
  {
    careers: "Bli kollega",
    metaIn: "i",
    apply: "Ansök",
    how: "Så går anställningen till",
    applyBy: "Sök senast",
    facts: {
      title: "Jobbet i korthet",
      role: "Roll",
      city: "Ort",
      extent: "Omfattning",
      positions: "Antal",
      pay: "Grundlön",
      shift: "Vanligt pass",
      employer: "Arbetsgivare",
      posted: "Upplagt",
    },
    positions: { one: "1 person", many: "{count} personer" },
    ruler: {
      title: "Så ligger passet på dygnet",
      label: "Passet {from} till {to}, {hours} timmar.",
      hours: "{hours}\u00a0timmar",
      inconvenient:
        "{hours}\u00a0av dem mellan 18 och 06, då tillägg gäller på vardagar. På helger gäller tillägg hela dygnet.",
      allInconvenient:
        "Alla mellan 18 och 06, då tillägg gäller på vardagar. På helger gäller tillägg hela dygnet.",
      convenient: "Inga av dem mellan 18 och 06. På helger gäller tillägg hela dygnet.",
      supplements:
        "Tillägget är {weekdayNight}\u00a0kr/tim på vardagar 18–\u206006, {weekendDay}\u00a0kr/tim på helgdagar och {weekendNight}\u00a0kr/tim på helgnätter.",
      sum: "för passet på en vardag, före skatt",
    },
    sample: { label: "Exempel", text: "Lönen är påhittad." },
    pay: "{span}\u00a0kr/tim",
    tasks: "Det här gör du",
    needs: "Det här behöver du",
    merits: "Bra att ha, inget krav",
    send: {
      title: "Ansök",
      text: "Inget personligt brev. Den som bemannar i din stad ringer dig.",
      mail: "Mejla hellre din ansökan",
    },
    role: {
      guard: "Väktare prövas för laglydnad, pålitlighet och lämplighet innan anställningen.",
      orderGuard:
        "Förordnandet ges av Polismyndigheten. Hur du får det står på sidan om ordningsvaktsutbildningen.",
      entranceHost:
        "En entrévärd har inga befogenheter utöver alla andras och bär kavaj med namnskylt, inte uniform.",
    },
    training: "Om utbildningen",
    others: "Fler jobb",
    all: "Alla lediga jobb",
    mail: {
      subject: "Ansökan:",
      body: "Dagar och tider jag kan arbeta:\nUtbildning eller förordnande:\nTelefon, och när det passar att ringa:\n",
    },
    over: {
      meta: "Jobbet är inte längre ledigt",
      title: "Jobbet är inte\nlängre ledigt",
      text: "Sista ansökningsdagen har passerat. Titta på det som är öppet just nu, eller skicka en öppen ansökan.",
      open: "Skicka öppen ansökan",
    },
  },
  {
    careers: "Join us",
    metaIn: "in",
    apply: "Apply",
    how: "How hiring works",
    applyBy: "Apply by",
    facts: {
      title: "The job in brief",
      role: "Role",
      city: "City",
      extent: "Hours",
      positions: "Positions",
      pay: "Basic pay",
      shift: "Usual shift",
      employer: "Employer",
      posted: "Posted",
    },
    positions: { one: "1 person", many: "{count} people" },
    ruler: {
      title: "When in the day the shift falls",
      label: "The shift from {from} to {to}, {hours} hours.",
      hours: "{hours}\u00a0hours",
      inconvenient:
        "{hours}\u00a0of them between 18 and 06, when a supplement applies on weekdays. At weekends it applies around the clock.",
      allInconvenient:
        "All of them between 18 and 06, when a supplement applies on weekdays. At weekends it applies around the clock.",
      convenient: "None of them between 18 and 06. At weekends a supplement applies around the clock.",
      supplements:
        "The supplement is SEK\u00a0{weekdayNight} an hour on weekdays 18–\u206006, SEK\u00a0{weekendDay} in weekend daytime and SEK\u00a0{weekendNight} on weekend nights.",
      sum: "for the shift on a weekday, before tax",
    },
    sample: { label: "Example", text: "The pay is invented." },
    pay: "SEK\u00a0{span} an hour",
    tasks: "What you do",
    needs: "What you need",
    merits: "Desirable, not essential",
    send: {
      title: "Apply",
      text: "No covering letter. The person who staffs your city calls you.",
      mail: "Email your application instead",
    },
    role: {
      guard:
        "Guards (väktare) are vetted for lawfulness, reliability and suitability before they are employed.",
      orderGuard:
        "The Police Authority appoints public-order guards (ordningsvakter). The page on their training says how.",
      entranceHost:
        "An entrance host has no powers beyond those everyone has, and wears a jacket with a name badge, not a uniform.",
    },
    training: "About the training",
    others: "More jobs",
    all: "All openings",
    mail: {
      subject: "Application:",
      body: "Days and hours I can work:\nTraining or appointment:\nPhone, and when it suits to call:\n",
    },
    over: {
      meta: "This job is no longer open",
      title: "This job is\nno longer open",
      text: "The last day to apply has passed. Look at what is open right now, or send an open application.",
      open: "Send an open application",
    },
  },
);
