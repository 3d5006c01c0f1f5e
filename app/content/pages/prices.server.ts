import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { serviceNames, staffNames } from "#app/content/shared/service-names.server.ts";
import { cityCount } from "#app/domain/cities.ts";
import { type CompanyFacts, lowestPrice, spokenHours } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ prices, statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const office = statements.urgentOfficeHours.value;
  const planned = statements.plannedNoticeWeeks.value;
  const answer = openingHours.responseMinutes.value;
  const year = prices.supplements.validFrom.slice(0, 4);
  return { from, to, office, planned, answer, year, ...spokenHours(openingHours) };
}
const { shortestShiftHours, longestShiftHours, mostPeople, urgentHours, invoiceDays } = bookingTerms;
const [free, half] = bookingTerms.cancellation;

/**
 * /pris. What is included, the terms of a booking, the definitions of full time and part time and the example
 * supplements are SAMPLE, to be confirmed before publishing; amounts come from the company facts.
 */
export const pricesPage = copyWith(pick, {
  sv: ({ from, to, office, planned, answer, year, opens, closes }, { prices }) => ({
    meta: {
      title: `Priser på väktare och ordningsvakter – ${brand.name}`,
      description: `Väktare på heltid från ${prices.agreement.fullTime}, deltid från ${prices.agreement.partTime} och evenemang från ${prices.agreement.event}\u00a0kr/tim, exkl.\u00a0moms. Hela prislistan, och räkna ut ditt uppdrag rad för rad.`,
      keywords:
        "pris väktare, timpris väktare, pris ordningsvakt, vad kostar en väktare, larmutryckning pris, OB-tillägg bevakning",
    },
    here: "Priser",
    hero: {
      title: "Räkna ut\npriset\nförst.",
      lead: `Väktare: enstaka pass från ${lowestPrice(prices.guard)}\u00a0kr/tim, heltidsavtal från ${prices.agreement.fullTime}. Ordningsvakter från ${lowestPrice(prices.orderGuard)}. Allt exkl.\u00a0moms. Summan i bekräftelsen är den som faktureras.`,
      list: "Prislista",
      week: "Tillägg",
      terms: "Avbokning",
    },
    estimator: {
      title: "Prisberäkning",
      service: "Tjänst",
      roles: serviceNames.sv,
      people: "Antal personer",
      callouts: "Antal utryckningar",
      hours: "Timmar per person",
      when: "När?",
      bands: {
        dag: { label: "Vardag\n06–18", text: "vardag 06–18" },
        kvall: { label: "Vardag\n18–06", text: "vardag 18–06" },
        helgdag: { label: "Helg\n06–18", text: "helg 06–18" },
        helgnatt: { label: "Helg\n18–06", text: "helg 18–06" },
        storhelg: { label: "Storhelg", text: "storhelg" },
        "jul-midsommar": { label: "Midsommar,\njul, nyår", text: "midsommar, jul och nyår" },
      },
      weekend: "Helg är fredag 18 till måndag 06.",
      permit: "Finns tillstånd?",
      permits: { ja: "Ja", nej: "Nej", "vet-inte": "Vet inte" },
      city: "Stad",
      count: "Räkna",
      result: "Din beräkning",
      receipt: {
        staff: staffNames.sv,
        base: "{people} {role} × {hours}\u00a0tim × {price}",
        callouts: "{count} × utryckning à {price}",
        supplement: "Tillägg",
        supplementHours: "{hours}\u00a0tim {when} × {rate}",
        estimated: "uppskattning",
        sum: "Summa",
        terms: "exkl.\u00a0moms",
        vat: `Moms ${vatPercent}\u00a0%`,
      },
      adjusted: `Vi räknar på 1–${mostPeople} personer och ${shortestShiftHours}–\u2060${longestShiftHours}\u00a0timmar per pass. Begär offert om du behöver fler.`,
      note: "Uppskattning från prislistan för enstaka pass. Det fasta priset står i bekräftelsen.",
      permitNote:
        "Ordningsvakter kräver tillstånd för platsen eller evenemanget. Vi hjälper dig att reda ut vad som gäller. Summan är en uppskattning.",
      quote: "Begär offert",
      copy: {
        action: "Kopiera länk",
        copied: "Länken är kopierad",
        refused: "Länken finns i adressfältet",
      },
      spoken: "{subject}. Summa {sum} exklusive moms, uppskattning.",
    },
    services: {
      stationar: { name: "Stationär bevakning", detail: "Kontor, butik, fastighet" },
      rondering: { name: "Rondering", detail: "Ronder på tider du väljer" },
      skraddarsytt: { name: "Skräddarsydd lösning", detail: "När behovet är blandat" },
      bygg: { name: "Byggarbetsplats", detail: "Grind och nattronder" },
      larm: { name: "Larmutryckning", detail: "När larmet har gått" },
      "offentlig-plats": { name: "Offentliga platser", detail: "Torg, parker och stråk" },
      transport: { name: "Transportnoder", detail: "Stationer och terminaler" },
      kommersiellt: { name: "Kommersiella områden", detail: "Gallerior och köpcentrum" },
      evenemang: { name: "Evenemang", detail: "Konsert, match, festival" },
      hotell: { name: "Hotell och fastighet", detail: "Entré, lobby, allmänna ytor" },
    },
    list: {
      title: "Hela prislistan",
      intro: `Alla priser exkl.\u00a0moms (${vatPercent}\u00a0%). ”Från” är enstaka pass, vardag 06\u2060–\u206018, för en person.`,
      columns: { task: "Uppdrag", price: "Pris per person", example: "8\u00a0timmar vardag" },
      exampleShort: "8\u00a0tim\u00a0=",
      from: "från",
      hour: "kr/tim",
      callout: "kr/gång",
      guard: {
        title: "Väktare",
        note: "Larmutryckning debiteras per gång, inte per timme.",
      },
      orderGuard: {
        title: "Ordningsvakter",
        folded: `Ordningsvakter från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
        note: "Kräver tillstånd från Polismyndigheten för platsen, eller att villkoren finns i evenemangs- eller serveringstillståndet. Alla priser exkl.\u00a0moms.",
      },
      entranceHost: {
        title: "Entrévärdar",
        text: "Fast pris i offerten, exkl.\u00a0moms",
      },
      training: { title: "Utbildning", text: "Pris per kurs eller grupp i offerten, exkl.\u00a0moms" },
    },
    agreements: {
      title: "Ju mer regelbundet,\ndesto lägre timpris",
      folded: `Väktare med avtal från ${prices.agreement.fullTime}\u00a0kr/tim`,
      intro: "Väktare med avtal. Exkl.\u00a0moms, vardag 06\u2060–\u206018.",
      items: {
        fullTime: {
          name: "Heltid",
          text: "Hela arbetsveckan, minst tre månader.",
        },
        partTime: {
          name: "Deltid",
          text: "Återkommande pass, varje vecka.",
        },
        event: {
          name: "Evenemang",
          text: "Väktare för ett enstaka tillfälle.",
        },
      },
      more: "Fråga om avtal",
    },
    week: {
      title: "När kostar\ndet mer?",
      intro: "Grundpriset gäller vardagar 06\u2060–\u206018. Kväll, natt och helg har tillägg.",
      label:
        "Veckan timme för timme. Grundpris gäller måndag till fredag 06 till 18. Kvälls- och nattillägg gäller måndag till torsdag 18 till 06. Helgtillägg gäller från fredag 18 till måndag 06, ett på dagen och ett på natten. Tre exempel är inritade.",
      days: ["Mån", "Tis", "Ons", "Tor", "Fre", "Lör", "Sön"],
      examples: "Exemplen nedanför",
      amounts: {
        title: `Räkneexempel ${year}, per person och timme`,
        mark: "uppskattning",
        expired: "Beloppen gällde till och med {date}. Sedan dess kan tilläggen ha ändrats.",
        unit: "kr/tim",
        names: {
          weekdayDay: "Vardag 06–18",
          weekdayNight: "Vardag 18–06",
          weekendDay: "Helg 06–18",
          weekendNight: "Helg 18–06",
          majorHoliday: "Storhelg",
          greatHoliday: "Midsommar, jul, nyår",
        },
      },
      note: "Tilläggen följer kollektivavtalet för bevakningsbranschen. Dina belopp ser du innan du bokar.",
    },
    examples: {
      title: "Tre uppdrag,\nrad för rad",
      intro: "Tilläggen är räkneexempel och kan ändras.",
      weekdays: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
      items: [
        {
          title: "Kontor, en väktare",
          when: "vardag 06–18",
          note: "Hela passet ligger inom grundpriset.",
        },
        {
          title: "Butik, två väktare",
          when: "efter fredag 18",
          note: "Tre timmar per väktare ligger efter fredag 18. Slutar passet 18, försvinner tillägget.",
        },
        {
          title: "Evenemang, fyra ordningsvakter",
          when: "helgkväll",
          note: "Förutsätter att tillstånd finns, eller att villkoren står i evenemangstillståndet.",
        },
      ],
      open: "Öppna i beräkningen",
      openBase: "Räkna samma pass före 18",
      more: "Tre uppdrag, rad för rad",
      invoice: "Så ser fakturan ut, rad för rad",
    },
    included: {
      title: "Ingår i\ntimpriset",
      intro: "Personal, uniform, planering, rapport och plattformen.",
      more: "Rapport, resa och det som tillkommer",
      items: [
        { title: "Personal och uniform", text: "Lön, arbetsgivaravgifter och försäkring" },
        { title: "Planering", text: "Platsbeskrivning och genomgång före första passet" },
        { title: "Kontaktperson", text: "Samma person före och efter passet" },
        { title: "Rapport", text: "Kontrollpunkter och händelser samma dag" },
        { title: "Resa inom staden", text: `I de ${cityCount.sv} städer där vi har egna team` },
        { title: "Plattformen", text: "Bokning, uppföljning och fakturaunderlag" },
      ],
      extra: {
        title: "Tillkommer på egna rader",
        items: [
          "Kväll, natt, helg och storhelg",
          `Resa utanför våra ${cityCount.sv} städer`,
          "Särskild utrustning du ber om",
          `Moms, ${vatPercent}\u00a0%`,
        ],
      },
    },
    terms: {
      title: "Bokningsvillkor i korthet",
      items: [
        { name: "Kortaste pass", value: `${shortestShiftHours}\u00a0timmar` },
        { name: "Planerat uppdrag", value: `${planned.from}–\u2060${planned.to}\u00a0veckor före` },
        { name: "Akut väktare", value: `vanligtvis ${from}–\u2060${to}\u00a0timmar` },
        { name: "Akut till kontor", value: `vanligtvis ${office.from}–\u2060${office.to}\u00a0timmar` },
        { name: "Faktura", value: `${invoiceDays}\u00a0dagar` },
      ],
    },
    changes: {
      title: "Avboka eller ändra",
      intro: "Det här gäller om inget annat står i din bekräftelse.",
      ladder: {
        title: "Så stor del av summan betalar du vid avbokning",
        steps: [
          `Mer än ${free.hoursBefore}\u00a0timmar före`,
          `${free.hoursBefore}–\u2060${half.hoursBefore}\u00a0timmar före`,
          `Mindre än ${half.hoursBefore}\u00a0timmar före`,
        ],
      },
      more: "Akut bokning, fler timmar, faktura",
      others: [
        {
          title: "Akut bokning",
          text: `Startar passet inom ${urgentHours}\u00a0timmar, är timpriset detsamma. Tillägg för kväll, natt och helg gäller som vanligt, och vi bekräftar bara det vi kan bemanna.`,
        },
        {
          title: "Fler timmar under passet",
          text: "Du bekräftar den nya summan först. Utan din bekräftelse går passet till den tid som är bokad.",
        },
        {
          title: "Faktura",
          text: `Månadsvis i efterskott, ${invoiceDays}\u00a0dagar netto, som e-faktura eller PDF. Raderna är desamma som i bekräftelsen, med din referens.`,
        },
        {
          title: "Ordningsvakter utan tillstånd",
          text: "Ett pass bekräftas först när beslutet finns. Blir det avslag före bekräftelsen, betalar du inget till oss.",
        },
      ],
    },
    faq: {
      title: "Frågor\nom pris",
      text: "Hittar du inte svaret? Fråga oss.",
      items: [
        {
          question: "Vad betyder ”från”?",
          answer: `Priset för en person, vardag 06–18, exkl.\u00a0moms (${vatPercent}\u00a0%). Innan du bokar ser du din summa, med tilläggen.`,
        },
        {
          question: "Kan slutsumman bli högre än bekräftelsen?",
          answer:
            "Nej, inte för det som är bokat. Ber du om fler timmar eller personer under passet, bekräftar du den nya summan först.",
        },
        {
          question: "Passet går över två tider. Hur räknar jag?",
          answer:
            "Beräkningen tar hela passet i en tid. Räkna de två delarna var för sig och lägg ihop, eller begär offert på beräkningen, så delar vi upp den åt dig som i exempel två.",
        },
        {
          question: "Vad kostar en entrévärd?",
          answer: `Det beror på uppdraget. Beskriv entrén och tiderna, så får du ett fast pris. Vi svarar inom ${answer}\u00a0minuter i snitt, vardagar ${opens}–${closes}.`,
        },
        {
          question: "Ingår tillståndet för ordningsvakter?",
          answer: "Nej. Tillståndet söker du hos Polismyndigheten, och vi hjälper dig med underlaget.",
        },
      ],
    },
    closing: {
      title: "Få summan bekräftad",
      text: `Beställ eller begär offert, så svarar vi inom ${answer}\u00a0minuter i snitt, vardagar ${opens}–${closes}.`,
      quote: "Begär offert",
    },
  }),
  en: ({ from, to, office, planned, answer, year, opens, closes }, { prices }) => ({
    meta: {
      title: `Prices for guards and public-order guards – ${brand.name}`,
      description: `Guards full time from SEK\u00a0${prices.agreement.fullTime}, part time from ${prices.agreement.partTime}, events from ${prices.agreement.event} an hour, excl.\u00a0VAT. The whole price list, and your own total line by line.`,
      keywords:
        "security guard price Sweden, guard hourly rate, public-order guard price, ordningsvakt price, alarm response price",
    },
    here: "Prices",
    hero: {
      title: "Work out\nthe price\nfirst.",
      lead: `Guards (väktare): single shifts from SEK\u00a0${lowestPrice(prices.guard)} an hour, full time from ${prices.agreement.fullTime}. Public-order guards (ordningsvakter) from ${lowestPrice(prices.orderGuard)}. All excl.\u00a0VAT. You pay the total we confirm.`,
      list: "Price list",
      week: "Supplements",
      terms: "Cancellation",
    },
    estimator: {
      title: "Price estimate",
      service: "Service",
      roles: serviceNames.en,
      people: "Number of people",
      callouts: "Number of callouts",
      hours: "Hours per person",
      when: "When?",
      bands: {
        dag: { label: "Weekday\n06–18", text: "weekday 06–18" },
        kvall: { label: "Weekday\n18–06", text: "weekday 18–06" },
        helgdag: { label: "Weekend\n06–18", text: "weekend 06–18" },
        helgnatt: { label: "Weekend\n18–06", text: "weekend 18–06" },
        storhelg: { label: "Major\nholiday", text: "major holiday" },
        "jul-midsommar": { label: "Midsummer,\nyear-end", text: "Midsummer, Christmas and New Year" },
      },
      weekend: "The weekend is Friday 18:00 to Monday 06:00.",
      permit: "Is there a permit?",
      permits: { ja: "Yes", nej: "No", "vet-inte": "Not sure" },
      city: "City",
      count: "Work it out",
      result: "Your estimate",
      receipt: {
        staff: staffNames.en,
        base: "{people} {role} × {hours}\u00a0h × {price}",
        callouts: "{count} × callout at {price}",
        supplement: "Supplement",
        supplementHours: "{hours}\u00a0h {when} × {rate}",
        estimated: "estimate",
        sum: "Total",
        terms: "excl.\u00a0VAT",
        vat: `VAT ${vatPercent}%`,
      },
      adjusted: `The estimate covers 1–${mostPeople} people and ${shortestShiftHours}–\u2060${longestShiftHours}\u00a0hours a shift. If you need more, ask for a quote.`,
      note: "An estimate from the price list for single shifts. The fixed price is in the confirmation.",
      permitNote:
        "Public-order guards require a permit for the place or the event. We help you find out what applies. The total is an estimate.",
      quote: "Request a quote",
      copy: {
        action: "Copy link",
        copied: "The link is copied",
        refused: "The link is in the address bar",
      },
      spoken: "{subject}. Total {sum} excluding VAT, an estimate.",
    },
    services: {
      stationar: { name: "Stationary guarding", detail: "Office, shop, property" },
      rondering: { name: "Patrol", detail: "Rounds when you choose" },
      skraddarsytt: { name: "Tailored", detail: "When the need is mixed" },
      bygg: { name: "Construction site", detail: "Gate and night rounds" },
      larm: { name: "Alarm response", detail: "When an alarm goes off" },
      "offentlig-plats": { name: "Public places", detail: "Squares, parks and streets" },
      transport: { name: "Transport hubs", detail: "Stations and terminals" },
      kommersiellt: { name: "Commercial areas", detail: "Arcades and shopping centres" },
      evenemang: { name: "Events", detail: "Concert, match, festival" },
      hotell: { name: "Hotels and property", detail: "Entrance, lobby, shared areas" },
    },
    list: {
      title: "The whole price list",
      intro: `All prices excl.\u00a0VAT (${vatPercent}%). “From” is a single shift, weekday 06\u2060–\u206018, for one person.`,
      columns: { task: "Assignment", price: "SEK per person", example: "8\u00a0weekday hours" },
      exampleShort: "8\u00a0h\u00a0=",
      from: "from",
      hour: "/hour",
      callout: "/callout",
      guard: {
        title: "Guards",
        note: "An alarm response is charged per callout.",
      },
      orderGuard: {
        title: "Public-order guards",
        folded: `Public-order guards from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        note: "Requires a permit from the Swedish Police Authority for the place, or conditions in the event permit or alcohol licence. All prices excl.\u00a0VAT.",
      },
      entranceHost: {
        title: "Entrance hosts",
        text: "A fixed price in the quote, excl.\u00a0VAT",
      },
      training: { title: "Training", text: "Price per course or group, excl.\u00a0VAT" },
    },
    agreements: {
      title: "The more regular,\nthe lower the rate",
      folded: `Guards by agreement from SEK\u00a0${prices.agreement.fullTime}/h`,
      intro: "Guards with an agreement. Excl.\u00a0VAT, weekdays 06\u2060–\u206018.",
      items: {
        fullTime: {
          name: "Full time",
          text: "The whole week, at least three months.",
        },
        partTime: {
          name: "Part time",
          text: "Recurring shifts, every week.",
        },
        event: {
          name: "Events",
          text: "Guards for a single occasion.",
        },
      },
      more: "Ask about agreements",
    },
    week: {
      title: "When does\nit cost more?",
      intro: "The base price applies on weekdays 06\u2060–\u206018. Evenings, nights and weekends cost more.",
      label:
        "The week hour by hour. The base price applies Monday to Friday 06:00 to 18:00. Evening and night supplements apply Monday to Thursday 18:00 to 06:00. Weekend supplements apply from Friday 18:00 to Monday 06:00, one by day and one by night. Three examples are drawn in.",
      days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      examples: "The examples below",
      amounts: {
        title: `Example amounts ${year}, per person and hour`,
        mark: "estimate",
        expired: "The amounts were valid until {date}. The supplements may have changed since.",
        unit: "SEK/hour",
        names: {
          weekdayDay: "Weekday 06–18",
          weekdayNight: "Weekday 18–06",
          weekendDay: "Weekend 06–18",
          weekendNight: "Weekend 18–06",
          majorHoliday: "Major holiday",
          greatHoliday: "Midsummer, Christmas, New Year",
        },
      },
      note: "The supplements follow the industry’s collective agreement. You see your amounts before you book.",
    },
    examples: {
      title: "Three assignments,\nline by line",
      intro: "Supplements are examples and may change.",
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      items: [
        {
          title: "Office, one guard",
          when: "weekday 06–18",
          note: "The whole shift is at the base price.",
        },
        {
          title: "Shop, two guards",
          when: "Friday after 18:00",
          note: "Three hours per guard fall after 18:00. End the shift at 18:00 and the supplement is gone.",
        },
        {
          title: "Event, four public-order guards",
          when: "weekend evening",
          note: "Provided that there is a permit, or that the event permit sets the conditions.",
        },
      ],
      open: "Open in the estimate",
      openBase: "Work out the same shift before 18:00",
      more: "Three assignments, line by line",
      invoice: "What the invoice looks like, line by line",
    },
    included: {
      title: "Included in\nthe price",
      intro: "Staff, uniform, planning, report, platform.",
      more: "Report, travel, and what is added",
      items: [
        { title: "Staff and uniform", text: "Wages, employer’s contributions and insurance" },
        { title: "Planning", text: "A description of the place, and a briefing before the first shift" },
        { title: "A contact person", text: "The same person before and after the shift" },
        { title: "A report", text: "Checkpoints and incidents the same day" },
        {
          title: "Travel within the city",
          text: `In the ${cityCount.en} cities where we have teams of our own`,
        },
        { title: "The platform", text: "Booking, following the shift and invoicing" },
      ],
      extra: {
        title: "Added, on lines of their own",
        items: [
          "Evenings, nights, weekends and holidays",
          `Travel outside our ${cityCount.en} cities`,
          "Special equipment that you ask for",
          `VAT, ${vatPercent}%`,
        ],
      },
    },
    terms: {
      title: "Booking terms in brief",
      items: [
        { name: "Shortest shift", value: `${shortestShiftHours}\u00a0hours` },
        { name: "Planned assignment", value: `${planned.from}–\u2060${planned.to}\u00a0weeks ahead` },
        { name: "Urgent guard", value: `usually ${from}–\u2060${to}\u00a0hours` },
        { name: "Urgent office cover", value: `usually ${office.from}–\u2060${office.to}\u00a0hours` },
        { name: "Invoice", value: `${invoiceDays}\u00a0days` },
      ],
    },
    changes: {
      title: "Cancel or change",
      intro: "This applies unless your confirmation says otherwise.",
      ladder: {
        title: "How much of the total you pay if you cancel",
        steps: [
          `More than ${free.hoursBefore}\u00a0hours ahead`,
          `${free.hoursBefore}–\u2060${half.hoursBefore}\u00a0hours ahead`,
          `Less than ${half.hoursBefore}\u00a0hours ahead`,
        ],
      },
      more: "Urgent booking, more hours, invoice",
      others: [
        {
          title: "Urgent booking",
          text: `If the shift starts within ${urgentHours}\u00a0hours the hourly price is the same. Supplements for evenings, nights and weekends apply as usual, and we confirm only what we can staff.`,
        },
        {
          title: "More hours during the shift",
          text: "You confirm the new total first. If you don’t, the shift ends at the time that was booked.",
        },
        {
          title: "Invoice",
          text: `Monthly in arrears, ${invoiceDays}\u00a0days net, as an e-invoice or PDF. The lines are those of the confirmation, with your reference.`,
        },
        {
          title: "Public-order guards without a permit",
          text: "A shift is confirmed only once there is a decision. If it is refused before that, you pay us nothing.",
        },
      ],
    },
    faq: {
      title: "Questions\nabout prices",
      text: "Can’t find the answer? Ask us.",
      items: [
        {
          question: "What does “from” mean?",
          answer: `For one person on a weekday 06–18, excl.\u00a0VAT (${vatPercent}%). You see your total with supplements before you book.`,
        },
        {
          question: "Can the total exceed the confirmation?",
          answer:
            "No, not for what is booked. If you ask for more hours or people during the shift, you confirm the new total first.",
        },
        {
          question: "What if a shift spans two bands?",
          answer:
            "The estimate takes the whole shift as one. Work out the two parts separately and add them up, or take the estimate to a quote and we split it for you, as in example two.",
        },
        {
          question: "What does an entrance host cost?",
          answer: `It depends on the assignment. Describe the entrance and the times, and you get a fixed price. We answer within ${answer}\u00a0minutes on average, weekdays ${opens}–${closes}.`,
        },
        {
          question: "Is the public-order permit included?",
          answer:
            "No. You apply for the permit to the Swedish Police Authority, and we help you with the papers.",
        },
      ],
    },
    closing: {
      title: "Get your total confirmed",
      text: `Order or request a quote, and we answer within ${answer}\u00a0minutes on average, weekdays ${opens}–${closes}.`,
      quote: "Request a quote",
    },
  }),
});
