import { vatPercent } from "#app/content/booking-terms.ts";
import { guardTrainingTotal, trainingHours } from "#app/content/training.ts";
import { cityCount } from "#app/domain/cities.ts";
import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ prices, statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const urgent = statements.urgentOfficeHours.value;
  const notice = statements.plannedNoticeWeeks.value;
  const answer = openingHours.responseMinutes.value;
  const start = statements.bookingMinutes.value;
  const demo = statements.demoMinutes.value;
  const lowest = lowestPrice(prices.guard);
  const highest = Math.max(...Object.values(prices.guard));
  /** The quote form's serviceType and the price of each card (product 1.5, 10.2). */
  const plans = {
    regular: { service: "regular", icon: "post", price: prices.guard.stationary },
    mobile: { service: "mobile", icon: "patrol", price: prices.guard.patrol },
    alarm: { service: "alarm", icon: "alarm", price: prices.guard.alarmCallout },
    custom: { service: "custom", icon: "plan", price: prices.guard.custom },
  } as const;
  return { from, to, urgent, notice, answer, start, demo, lowest, highest, plans };
}
const { step1, step2, step3, refresher, refresherYears } = trainingHours.guard;

/**
 * When somebody is on site, in hours from 18:00: an example for each kind of guarding, in the order of
 * `overview.presence.items`, whose sentences say the same times.
 */
export const presenceTimes = [
  [[4, 12]],
  [
    [2, 2.5],
    [5.5, 6],
    [9, 9.5],
    [11.5, 12],
  ],
  [[8.6, 9.4]],
  [
    [0, 3],
    [6.5, 7],
    [10, 10.5],
    [13, 15],
  ],
] as const;

/** Each step's part of the line of all hours, and the refreshers on the same scale. */
export const trainingPieces = [
  [[0, step1]],
  [[step1, step1 + step2]],
  [[step1 + step2, guardTrainingTotal]],
  [[0, refresher]],
] as const;

/** /vaktare (product 7.1): the five tabs, their contents, and the bar at the bottom. */
export const guardPage = copyWith(pick, {
  sv: ({ from, to, urgent, notice, answer, start, demo, lowest, highest, plans }, { prices }) => ({
    meta: {
      title: `Väktare från ${lowest}\u00a0kr/tim – stationärt, rondering, larm – ${brand.name}`,
      description: `Boka väktare till kontor, butik, bygge och industri. Från ${lowest}\u00a0kr/tim exkl.\u00a0moms, vanligtvis på plats inom ${from}–${to} timmar. Se pris och person innan passet.`,
      keywords:
        "väktare, boka väktare, stationär bevakning, rondering, larmutryckning, byggbevakning, pris väktare",
    },
    breadcrumb: "Väktare",
    hero: {
      title: "Boka väktare\ntill kontor, butik\noch bygge",
      lead: `Från ${lowest}\u00a0kr per timme exkl.\u00a0moms, vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar. Fungerar det bra, tillfrågas samma väktare nästa gång.`,
      explore: "Utforska tjänster",
    },
    tabs: {
      label: "Om väktare",
      overview: "Översikt",
      services: "Tjänster",
      benefits: "Fördelar",
      education: "Utbildning",
      faq: "FAQ",
    },
    overview: {
      answer: {
        title: "Vad gör en\nväktare?",
        lead: "En väktare bevakar en plats: lokaler, varor, maskiner och människorna som är där. En dörr som står på glänt blir stängd, en främling i korridoren får frågan vem hen söker, och en vattenläcka upptäcks på natten i stället för på måndagen.",
        calloutTitle: "Du behöver inget eget tillstånd.",
        callout:
          "Det är bevakningsföretaget som ska vara auktoriserat av länsstyrelsen, och alla som arbetar i det ska vara godkända. Ska ordningen hållas bland publik eller gäster, är det i stället en [ordningsvakt](orderGuard) som gäller, och då krävs tillstånd.",
      },
      presence: {
        title: "Fyra sätt att\nvara på plats",
        intro: "Ett dygn från 18 till 18. Bandet visar när någon är hos dig. Tiderna är exempel.",
        hours: ["18", "00", "06", "12", "18"],
        items: [
          {
            name: "Stationär bevakning",
            text: "Samma väktare hela passet, för platser där någon måste finnas.",
            example: "Exempel: lager, på plats 22–06.",
          },
          {
            name: "Ronderande bevakning",
            text: "Återkommande besök efter en checklista, på tider som varierar.",
            example: "Exempel: kontorshus, fyra ronder mellan 20 och 06.",
          },
          {
            name: "Larmutryckning",
            text: "Ingen är där förrän larmet går. Du betalar per utryckning.",
            example: "Exempel: larm i butik, väktare på plats från 02:36.",
          },
          {
            name: "Skräddarsydd lösning",
            text: "Flera slags bevakning på samma plats, i ett schema och med en kontaktperson.",
            example: "Exempel: bygge, bemannat 18–21, två ronder på natten och grindvakt 07–09.",
          },
        ],
      },
      powers: {
        title: "Vad får en\nväktare göra?",
        intro: "En väktare har samma rättigheter som alla andra, men är tränad i att använda dem.",
        yes: {
          title: "Det ingår i jobbet",
          items: [
            "Kontrollera in- och utpassering på ditt uppdrag",
            "Be den som inte ska vara i lokalen att gå, och kalla på polis om det inte hjälper",
            "Gripa den som tas på bar gärning vid brott som kan ge fängelse, och skyndsamt lämna över till polisen",
            "Skydda sig själv och andra i nödvärn",
            "Dokumentera, larma och ge första hjälpen",
          ],
        },
        no: {
          title: "Det får en väktare inte",
          items: [
            "Avvisa, avlägsna eller omhänderta någon för ordningens skull",
            "Kroppsvisitera eller söka igenom någons väska mot personens vilja",
            "Kräva legitimation av vem som helst",
            "Hålla ordning på ett evenemang i stället för ordningsvakter",
          ],
        },
        more: "Jämför väktare och ordningsvakt, paragraf för paragraf",
      },
    },
    services: {
      title: "Tjänster\noch priser",
      intro: `Priser per väktare, exkl.\u00a0moms (${vatPercent}\u00a0%). ”Från” är dagtid på vardagar. Kväll, natt och helg har tillägg, och du ser summan innan du bokar.`,
      perCallout: "{amount}\u00a0kr/gång",
      plans: [
        {
          ...plans.regular,
          title: "Stationär bevakning",
          text: "En väktare som finns där hela tiden och som alla känner igen.",
          points: [
            "Reception, entré, lager eller butiksgolv",
            "Samma väktare pass efter pass när du vill",
            "Skriftlig överlämning vid varje byte",
          ],
        },
        {
          ...plans.mobile,
          title: "Ronderande bevakning",
          text: "Besök på olika tider, så att ingen kan räkna ut när.",
          points: [
            "Kontrollpunkter som du bestämmer",
            "Avvikelser med bild och klockslag",
            "Stängning, släckning och brandrond",
          ],
        },
        {
          ...plans.alarm,
          title: "Larmutryckning",
          text: "När larmet går åker någon dit, så att du slipper göra det.",
          points: [
            "Pris per utryckning, inte per timme",
            "Kontroll av lokalen och beslut om nästa steg",
            "Besked till din kontaktlista, dygnet runt",
          ],
        },
        {
          ...plans.custom,
          title: "Skräddarsydd lösning",
          text: "För flera adresser, säsonger eller ett schema som inte liknar något annat.",
          points: [
            "Bemannat, ronder och larm i ett schema",
            "En kontaktperson och en samlad faktura",
            "Går att ändra vecka för vecka",
          ],
        },
      ],
      notesTitle: "Bra att veta innan du bokar",
      notes: [
        {
          name: "Byggbevakning",
          text: `Väktare till byggarbetsplats, från ${prices.guard.construction}\u00a0kr/tim exkl.\u00a0moms.`,
        },
        {
          name: "Bråttom",
          text: `Akut till kontor: vanligtvis på plats inom ${urgent.from}–\u2060${urgent.to}\u00a0timmar.`,
        },
        {
          name: "Planerat",
          text: `Hör av dig ${notice.from}–\u2060${notice.to}\u00a0veckor före, så blir urvalet störst och schemat stabilt.`,
        },
      ],
      more: "Alla priser och vad som ingår",
    },
    benefits: {
      title: "Det här får du",
      intro: "Fyra löften, och hur du ser att vi håller dem.",
      items: [
        {
          icon: "clock",
          figure: `${from}–\u2060${to}\u00a0timmar`,
          title: "Snabbt på plats",
          text: `Så lång tid tar det vanligtvis från bekräftad bokning till att väktaren står hos dig, i våra ${cityCount.sv} städer.`,
          results: [`Bokningen görs på ${start}\u00a0minuter`, "Incheckning på plats syns i plattformen"],
        },
        {
          icon: "receipt",
          figure: "Fast pris",
          title: "Inga överraskningar",
          text: "Summan i bekräftelsen är den som faktureras, så länge uppdraget blir som det är bekräftat.",
          results: [
            `Enstaka pass för ${lowest}–\u2060${highest}\u00a0kr/tim`,
            "Varje tillägg på en egen rad",
          ],
        },
        {
          icon: "person",
          figure: "Samma väktare",
          title: "Kontinuitet",
          text: "Den som vet var strömbrytaren sitter behöver ingen genomgång. Favoritmarkera väktarna, så tillfrågas de först.",
          results: ["1\u00a0genomgång, inte en per pass", "Skriftlig överlämning mellan passen"],
        },
        {
          icon: "answer",
          figure: `${answer}\u00a0min`,
          title: "Någon som svarar",
          text: "Vår genomsnittliga svarstid på en förfrågan, vardagar på kontorstid.",
          results: ["1\u00a0kontaktperson för uppdraget", "Rapport samma dag som passet slutar"],
        },
      ],
    },
    education: {
      title: "Utbildningen,\ntimme för timme",
      intro: `${guardTrainingTotal}\u00a0timmar innan en väktare är färdigutbildad. Bandet är ritat i skala.`,
      steps: [
        {
          name: "Steg 1",
          hours: `${step1}\u00a0tim`,
          title: "Grunden",
          text: "Juridik, brand, första hjälpen, konflikthantering och självskydd. Avslutas med prov innan någon får gå sitt första pass.",
        },
        {
          name: "Steg 2",
          hours: `${step2}\u00a0tim`,
          title: "Praktik på riktiga platser",
          text: "Handledd tjänstgöring som kräver anställning. Den nya går bredvid en erfaren väktare och får återkoppling efter varje pass.",
        },
        {
          name: "Steg 3",
          hours: `${step3}\u00a0tim`,
          title: "Fördjupning",
          text: "Det som praktiken väckte frågor om: svåra samtal, rapporter som håller och bedömningar under tidspress.",
        },
        {
          name: `Vart ${refresherYears}:e år`,
          hours: `${refresher}\u00a0tim`,
          title: "Fortbildning",
          text: "Kunskaper som inte används tappar man. Därför kommer alla tillbaka, hur länge de än har arbetat.",
        },
      ],
      more: "Alla kurser och utbildningar",
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Gäller frågan just din plats, går det fortast att prata med oss.",
      items: [
        {
          question: "Hur snabbt kan en väktare vara på plats?",
          answer: `Vanligtvis inom ${from}–\u2060${to}\u00a0timmar från bekräftad bokning. Akut till kontor är det vanligtvis ${urgent.from}–\u2060${urgent.to}\u00a0timmar. Kan du planera, är ${notice.from}–\u2060${notice.to}\u00a0veckor lagom.`,
        },
        {
          question: "Vad ingår i timpriset?",
          answer: `Väktare, uniform, planering, rapport och kontaktperson. Kväll, natt och helg har tillägg, och du ser dem innan du bokar. Moms på ${vatPercent}\u00a0procent tillkommer.`,
        },
        {
          question: "Får en väktare gripa någon?",
          answer:
            "Ja, med samma rätt som du: den som begår ett brott som kan ge fängelse får gripas på bar gärning eller flyende fot och ska skyndsamt lämnas över till polisen. Det heter envarsgripande och står i 24\u00a0kap.\u00a07\u00a0§ rättegångsbalken.",
        },
        {
          question: "Behöver vi väktare eller ordningsvakt?",
          answer:
            "Ska något bevakas, räcker en väktare. Ska ordningen hållas bland besökare, så att någon kan behöva avvisas, krävs ordningsvakt och ett tillstånd. Är du osäker, reder vi ut det tillsammans.",
        },
        {
          question: "Kan vi få samma väktare varje gång?",
          answer:
            "Ja. Markera dem som favoriter i plattformen, så tillfrågas de först. Är någon sjuk, får ersättaren platsens instruktion och den senaste överlämningen.",
        },
        {
          question: "Vad får vi efter passet?",
          answer:
            "En rapport med incheckning, ronder och händelser i den ordning de skedde. Fakturan bygger på samma underlag, så att det går att jämföra rad för rad.",
        },
      ],
    },
    related: {
      title: "Passar något annat bättre?",
      orderGuard: {
        name: "Ordningsvakter",
        text: `Håller ordning där tillstånd finns, från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
      },
      entranceHost: { name: "Entrévärdar", text: `Välkomnar i entré och reception, fast pris på förfrågan` },
    },
    cities: "Väktare i din stad",
    closing: {
      title: "Få ett förslag\npå bemanning",
      text: `${demo}\u00a0minuter online, kostnadsfritt. Du berättar om platsen, vi föreslår antal, tider och pris.`,
      contact: "Skriv till oss",
    },
  }),
  en: ({ from, to, urgent, notice, answer, start, demo, lowest, highest, plans }, { prices }) => ({
    meta: {
      title: `Guards from SEK\u00a0${lowest}/h: stationary, patrol, alarm – ${brand.name}`,
      description: `Book guards (väktare) for offices, shops, building sites and industry. From SEK\u00a0${lowest}/h excl.\u00a0VAT, usually on site within ${from}–${to} hours. See price and person first.`,
      keywords:
        "guards Sweden, book a guard, väktare, stationary guarding, patrol, alarm response, construction site guard",
    },
    breadcrumb: "Guards",
    hero: {
      title: "Book guards for\noffices, shops\nand sites",
      lead: `Guards (väktare) from SEK\u00a0${lowest} an hour excl.\u00a0VAT, usually on site within ${from}–\u2060${to}\u00a0hours. If it works well, the same guard is asked first next time.`,
      explore: "Explore services",
    },
    tabs: {
      label: "About guards",
      overview: "Overview",
      services: "Services",
      benefits: "Benefits",
      education: "Training",
      faq: "FAQ",
    },
    overview: {
      answer: {
        title: "What does a\nguard do?",
        lead: "A guard looks after a place: premises, goods, machines and the people in it. A door left ajar is closed, a stranger in the corridor is asked who they are looking for, and a leak is found at night instead of on Monday.",
        calloutTitle: "You need no permit of your own.",
        callout:
          "It is the security company that must be authorised by the county administrative board, and everyone who works for it must be approved. If order is to be kept among an audience or guests, you need a [public-order guard](orderGuard) instead, and that takes a permit.",
      },
      presence: {
        title: "Four ways to\nguard a site",
        intro:
          "One day and night, 18:00 to 18:00. The tape shows when a guard is on site. The times are examples.",
        hours: ["18", "00", "06", "12", "18"],
        items: [
          {
            name: "Stationary guarding",
            text: "One guard for the whole shift, where somebody has to be present.",
            example: "Example: a warehouse, on site 22–06.",
          },
          {
            name: "Patrol guarding",
            text: "Repeated visits with a checklist, at varying times.",
            example: "Example: an office building, four rounds between 20 and 06.",
          },
          {
            name: "Alarm response",
            text: "Nobody is there until the alarm goes off. You pay per callout.",
            example: "Example: an alarm in a shop, guard on site from 02:36.",
          },
          {
            name: "Tailored solution",
            text: "Several kinds of guarding at the same place, in one schedule with one contact person.",
            example: "Example: a building site, staffed 18–21, two rounds at night and the gate 07–09.",
          },
        ],
      },
      powers: {
        title: "What may a\nguard do?",
        intro: "A guard has the same rights as everyone else, but is trained to use them.",
        yes: {
          title: "Part of the job",
          items: [
            "Check who goes in and out, on your instructions",
            "Ask a person who should not be on the premises to leave, and call the police if that does not help",
            "Make a citizen’s arrest of someone caught in the act of an offence that can lead to prison, and promptly hand them over to the police",
            "Protect themselves and others in self-defence",
            "Document, raise the alarm and give first aid",
          ],
        },
        no: {
          title: "What a guard may not do",
          items: [
            "Turn away, remove or detain anyone for the sake of public order",
            "Search a person or a bag against that person’s will",
            "Demand identification from just anyone",
            "Keep order at an event in place of public-order guards",
          ],
        },
        more: "Compare guards and public-order guards, section by section",
      },
    },
    services: {
      title: "Services\nand prices",
      intro: `Prices per guard, excl.\u00a0VAT (${vatPercent}%). “From” means daytime on weekdays. Evenings, nights and weekends carry supplements, and you see the total before you book.`,
      perCallout: "SEK\u00a0{amount}/callout",
      plans: [
        {
          ...plans.regular,
          title: "Stationary guarding",
          text: "A guard who is there all the time and whom everyone recognises.",
          points: [
            "Reception, entrance, warehouse or shop floor",
            "The same guard shift after shift when you wish",
            "A written handover at every change",
          ],
        },
        {
          ...plans.mobile,
          title: "Patrol guarding",
          text: "Visits at different times, so that nobody can work out when.",
          points: [
            "Checkpoints that you choose",
            "Incidents logged with photo and time",
            "Lock-up, lights out and fire rounds",
          ],
        },
        {
          ...plans.alarm,
          title: "Alarm response",
          text: "When the alarm goes off, someone goes, so that you don’t have to.",
          points: [
            "A price per callout, not per hour",
            "The premises checked and the next step decided",
            "Your contacts are told, round the clock",
          ],
        },
        {
          ...plans.custom,
          title: "Tailored solution",
          text: "For several addresses, seasons or a schedule that is like no other.",
          points: [
            "Staffed hours, rounds and alarms in one schedule",
            "One contact person and one invoice",
            "Can be changed week by week",
          ],
        },
      ],
      notesTitle: "Good to know before you book",
      notes: [
        {
          name: "Building sites",
          text: `Guards for a building site, from SEK\u00a0${prices.guard.construction}/h excl.\u00a0VAT.`,
        },
        {
          name: "Urgent",
          text: `Urgent office cover: usually on site within ${urgent.from}–\u2060${urgent.to}\u00a0hours.`,
        },
        {
          name: "Planned",
          text: `Get in touch ${notice.from}–\u2060${notice.to}\u00a0weeks ahead for the widest choice and a stable schedule.`,
        },
      ],
      more: "All prices and what is included",
    },
    benefits: {
      title: "What you get",
      intro: "Four promises, and how you can tell that we keep them.",
      items: [
        {
          icon: "clock",
          figure: `${from}–\u2060${to}\u00a0hours`,
          title: "Quickly on site",
          text: `That is the usual time from a confirmed booking until the guard is with you, in our ${cityCount.en} cities.`,
          results: [`The booking takes ${start}\u00a0minutes`, "Check-in on site shows in the platform"],
        },
        {
          icon: "receipt",
          figure: "Fixed price",
          title: "No surprises",
          text: "The total in the confirmation is the total on the invoice, as long as the assignment stays as confirmed.",
          results: [
            `Single shifts at SEK\u00a0${lowest}–\u2060${highest}/h`,
            "Every supplement on a line of its own",
          ],
        },
        {
          icon: "person",
          figure: "Same guard",
          title: "Continuity",
          text: "Whoever knows where the light switch is needs no introduction. Mark favourites and they are asked first.",
          results: ["1\u00a0walk-through, not one per shift", "A written handover between shifts"],
        },
        {
          icon: "answer",
          figure: `${answer}\u00a0min`,
          title: "Somebody who answers",
          text: "Our average time to answer a request, in office hours on weekdays.",
          results: ["1\u00a0contact person for the assignment", "A report the day the shift ends"],
        },
      ],
    },
    education: {
      title: "The training,\nhour by hour",
      intro: `${guardTrainingTotal}\u00a0hours until a guard is fully trained. The tape is drawn to scale.`,
      steps: [
        {
          name: "Step 1",
          hours: `${step1}\u00a0h`,
          title: "The foundation",
          text: "Law, fire safety, first aid, conflict management and self-protection. It ends with a test before anyone works a first shift.",
        },
        {
          name: "Step 2",
          hours: `${step2}\u00a0h`,
          title: "Practice on real sites",
          text: "Supervised duty that requires employment. The newcomer works beside an experienced guard and gets feedback after every shift.",
        },
        {
          name: "Step 3",
          hours: `${step3}\u00a0h`,
          title: "Going deeper",
          text: "The questions that practice raised: difficult conversations, reports that stand up and judgement under time pressure.",
        },
        {
          name: `Every ${refresherYears}\u00a0years`,
          hours: `${refresher}\u00a0h`,
          title: "Refresher",
          text: "Skills that are not used fade. So everyone comes back, however long they have worked.",
        },
      ],
      more: "All courses and training",
    },
    faq: {
      title: "Common\nquestions",
      text: "If your question is about your own site, it’s quickest to talk to us.",
      items: [
        {
          question: "How soon can a guard be on site?",
          answer: `Usually within ${from}–\u2060${to}\u00a0hours of a confirmed booking. For urgent office cover it is usually ${urgent.from}–\u2060${urgent.to}\u00a0hours. If you can plan, ${notice.from}–\u2060${notice.to}\u00a0weeks is about right.`,
        },
        {
          question: "What does the hourly price include?",
          answer: `Guard, uniform, planning, report and contact person. Evenings, nights and weekends carry supplements, which you see before you book. VAT of ${vatPercent}\u00a0per cent is added.`,
        },
        {
          question: "May a guard arrest someone?",
          answer:
            "Yes, by the same right as you: a person committing an offence that can lead to prison may be seized in the act or while fleeing, and must promptly be handed over to the police. The Swedish term is envarsgripande, and the rule is chapter 24, section 7 of the Code of Judicial Procedure.",
        },
        {
          question: "Do we need a guard or a public-order guard?",
          answer:
            "If something is to be watched, a guard is enough. If order is to be kept among visitors, so that someone may have to be turned away, you need a public-order guard and a permit. If you are not sure, we will sort it out together.",
        },
        {
          question: "Can we have the same guard every time?",
          answer:
            "Yes. Mark them as favourites in the platform and they are asked first. If someone is ill, the replacement gets the site’s instructions and the latest handover.",
        },
        {
          question: "What do we get after the shift?",
          answer:
            "A report with check-in, rounds and events in the order they happened. The invoice is based on the same record, so that you can compare line by line.",
        },
      ],
    },
    related: {
      title: "Would something else suit you better?",
      orderGuard: {
        name: "Public-order guards",
        text: `Keep order where there is a permit, from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
      },
      entranceHost: {
        name: "Entrance hosts",
        text: `Welcome people at door and reception, fixed price on request`,
      },
    },
    cities: "Guards in your city",
    closing: {
      title: "Get a staffing\nproposal",
      text: `${demo}\u00a0minutes online, free of charge. You tell us about the place, we suggest how many, when and at what price.`,
      contact: "Write to us",
    },
  }),
});
