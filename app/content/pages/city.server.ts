import { vatPercent } from "#app/content/booking-terms.ts";
import { roleNames, serviceNames } from "#app/content/shared/service-names.server.ts";
import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

function pick({ statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const office = statements.urgentOfficeHours.value;
  const weeks = statements.plannedNoticeWeeks.value;
  const minutes = openingHours.responseMinutes.value;
  const booking = statements.bookingMinutes.value;
  const { opens, closes } = openingHours.openingHours.value;
  return { from, to, office, weeks, minutes, booking, opens, closes };
}

/**
 * What the city pages share; what differs by city is in app/content/cities. `{city}` and the other placeholders are
 * filled for each page.
 */
export const cityPage = copyWith(pick, {
  sv: ({ from, to, office, weeks, minutes, booking, opens, closes }, { prices }) => ({
    pins: "Områden i {city}, samma nummer som i listan",
    roles: {
      label: "Roller i {city}",
      names: roleNames.sv,
      guard: `från ${lowestPrice(prices.guard)}\u00a0kr/tim`,
      orderGuard: `från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
      entranceHost: "fast pris",
      note: "Priserna är exkl.\u00a0moms.",
    },
    services: serviceNames.sv,
    titles: {
      guard: "Väktare\ni\u00a0{city}",
      orderGuard: "Ordningsvakter\ni\u00a0{city}",
      entranceHost: "Entrévärdar\ni\u00a0{city}",
    },
    prices: {
      label: "Pris i {city}",
      guard: [
        { fact: `från ${prices.guard.stationary}\u00a0kr/tim`, text: "stationär bevakning" },
        { fact: `från ${prices.guard.patrol}\u00a0kr/tim`, text: "rondering" },
        { fact: `från ${prices.guard.alarmCallout}\u00a0kr/gång`, text: "larmutryckning" },
      ],
      orderGuard: [
        { fact: `från ${prices.orderGuard.events}\u00a0kr/tim`, text: "evenemang" },
        { fact: `från ${prices.orderGuard.commercial}\u00a0kr/tim`, text: "kommersiella områden" },
        { fact: `från ${prices.orderGuard.publicPlaces}\u00a0kr/tim`, text: "offentliga platser" },
      ],
      entranceHost: [
        { fact: `${minutes}\u00a0min`, text: "svarstid i snitt, vardagar" },
        { fact: "Fast summa", text: "samma på fakturan" },
        { fact: "Kavaj, namnskylt", text: "eller din profil" },
      ],
      note: `Alla priser exkl.\u00a0moms (${vatPercent}\u00a0%).\n”Från” är vardag 06–18.`,
      entranceHostNote: `Svar vardagar ${opens}–${closes}.\nPriser anges exkl.\u00a0moms.`,
      more: "Räkna själv",
      entranceHostMore: "Vad en värd kostar",
    },
    areas: {
      area: "Område",
      work: "Typiska uppdrag",
      travel: "Restid",
      permit: "Kräver",
      minutes: "{minutes}\u00a0min",
      travelText:
        "Numren är desamma som på kartan. Restiden är ungefärlig, med kollektivtrafik från {start}. {beyond}",
      permitText:
        "Numren är desamma som på kartan. Vid varje område står vilket beslut uppdraget brukar kräva. {beyond}",
      permits: {
        place: {
          name: "Tillstånd för platsen",
          text: "Polismyndigheten prövar behovet. Gäller högst tre år (4\u00a0och\u00a06\u00a0§§).",
        },
        event: {
          name: "Villkor för evenemanget",
          text: "Står i tillståndet till evenemanget. För de tiderna behövs inget eget (5\u00a0§).",
        },
        serving: {
          name: "Villkor för serveringen",
          text: "Anger antal och tider. Fler eller längre kräver polisens tillstånd (5\u00a0§).",
        },
      },
      law: "Lag (2023:421) om ordningsvakter. Att använda ordningsvakter utan något av detta är ett brott (18\u00a0§).",
    },
    shift: {
      more: "Passet timme för timme",
      example: "Räkneexempel",
      row: "1\u00a0väktare × {hours}\u00a0tim × {price}\u00a0kr",
      kinds: { stationary: "stationär bevakning", patrol: "rondering", construction: "byggväktare" },
      sum: "Summa exkl.\u00a0moms",
      vat: `Moms ${vatPercent}\u00a0%`,
      note: "”Från”-pris på en vardag mellan 06 och 18. Kväll, natt och helg har tillägg, och du ser summan innan du bokar.",
    },
    year: {
      apply:
        "Sök tillståndet till evenemanget först, om möjligt minst en vecka före (ordningslagen 2\u00a0kap.\u00a06\u00a0§). Därefter eventuella extra ordningsvakter.",
    },
    door: { does: "Värden", passes: "Lämnar över till" },
    arrivals: {
      guard: {
        title: "När är någon\npå plats?",
        text: "Räknat från att bokningen är bekräftad.",
        stops: [
          { fact: `${minutes}\u00a0min`, title: "Svar", text: `I genomsnitt, vardagar ${opens}–${closes}.` },
          {
            fact: `${from}–\u2060${to}\u00a0tim`,
            title: "Väktare i staden",
            text: "Vanligtvis, till butik, bygge och fastighet.",
          },
          {
            fact: `${office.from}–\u2060${office.to}\u00a0tim`,
            title: "Akut till kontor",
            text: "Vanligtvis, när någon behövs i en reception i dag.",
          },
          {
            fact: `${weeks.from}–\u2060${weeks.to}\u00a0veckor`,
            title: "Planerad bevakning",
            text: "Samma team, genomgång på plats och schema i förväg.",
          },
        ],
      },
      orderGuard: {
        title: "När kan ordningsvakter\nvara på plats?",
        text: "Tillståndet avgör. När det finns går det fort.",
        stops: [
          {
            fact: `${minutes}\u00a0min`,
            title: "Svar",
            text: `I genomsnitt, vardagar ${opens}–${closes}.`,
          },
          {
            fact: `${from}–\u2060${to}\u00a0tim*`,
            title: "Ordningsvakter",
            text: "*Vanligtvis, när tillstånd finns för platsen eller evenemanget.",
          },
          {
            fact: "1\u00a0vecka",
            title: "Ansökan till evenemang",
            text: "Minst, om möjligt. Sök hellre flera månader före.",
          },
          {
            fact: `${weeks.from}–\u2060${weeks.to}\u00a0veckor`,
            title: "Planerat pass",
            text: "Genomgång med arrangören och samma arbetsledare.",
          },
        ],
      },
      entranceHost: {
        title: "När kan en värd\nvara på plats?",
        text: "Fråga också när det är kort om tid, så får du ett rakt svar.",
        stops: [
          { fact: `${minutes}\u00a0min`, title: "Svar", text: `I genomsnitt, vardagar ${opens}–${closes}.` },
          { fact: `${booking}\u00a0min`, title: "Bokning", text: "Från start till skapad bokning i appen." },
          {
            fact: `${weeks.from}–\u2060${weeks.to}\u00a0veckor`,
            title: "Samma värdar",
            text: "Framförhållning för genomgång, klädsel och språk.",
          },
        ],
      },
    },
    authorities: {
      title: "Vem bestämmer\növer vad?",
      concerns: "Gäller",
      guard: {
        lead: "Två myndigheter att känna till för ett uppdrag i {city}.",
        items: [
          {
            name: "authoriser",
            text: "Du behöver inget tillstånd för att anlita väktare. Bevakningsföretaget ska vara auktoriserat av länsstyrelsen för sitt säte, och all personal godkänd. {authoriser} Be att få se beslutet.",
            concerns: "Bevakningsföretag, väktare",
          },
          {
            name: "police",
            text: "En väktare har ingen polismans befogenheter. Vid pågående brott ringer väktaren 112, annars 114\u00a014, och den som gripits lämnas över skyndsamt. {police}",
            concerns: "Brott, larm",
          },
        ],
      },
      orderGuard: {
        lead: "De här fattar besluten som kan gälla din plats i {city}.",
        items: [
          {
            name: "police",
            text: "Polismyndigheten förordnar ordningsvakter, prövar om de får användas på platsen och ger tillstånd till evenemang. Varje tjänstgöring anmäls dit i förväg. {police}",
            concerns: "Ordningsvakter, evenemang",
          },
          {
            name: "municipality",
            text: "Kommunen prövar serveringstillstånd och kan ställa villkor om ordningsvakter. Ska offentlig plats användas, frågar polisen kommunen.",
            concerns: "Servering, offentlig plats",
          },
          {
            name: "board",
            text: "Har tillsyn över hur kommunerna i länet prövar serveringstillstånd. Tillsynen på serveringsstället gör kommunen och polisen (alkohollagen 9\u00a0kap.). Bevakningsföretag auktoriseras också av en länsstyrelse, men förordnandet som ordningsvakt är polisens.",
            concerns: "Tillsyn",
          },
        ],
      },
      entranceHost: {
        lead: "En entrévärd kräver inget tillstånd, men platsen i {city} kan ha regler.",
        items: [
          {
            name: "municipality",
            text: "Prövar serveringstillståndet. På serveringsstället får arbete av betydelse för ordning och nykterhet bara göras av din egen personal eller personal hyrd från bemanningsföretag (alkohollagen 8\u00a0kap.\u00a018\u00a0§). Förordnade ordningsvakter är undantagna.",
            concerns: "Servering",
          },
          {
            name: "police",
            text: "En värd har samma rättigheter som alla andra: värden får be, visa vägen och hämta hjälp. Vid fara ringer värden 112. {police}",
            concerns: "Fara, brott",
          },
          {
            name: "authoriser",
            text: "Blir uppgiften att bevaka, är det inte längre en värds arbete: då krävs ett bevakningsföretag som en länsstyrelse har auktoriserat, och väktare.",
            concerns: "Gränsen mot bevakning",
          },
        ],
      },
    },
    faq: {
      title: "Vanliga frågor\ni\u00a0{city}",
      text: "Står din fråga inte här? Fråga oss, vardagar dagtid.",
    },
    others: {
      guard: "Väktare i andra städer",
      orderGuard: "Ordningsvakter i andra städer",
      entranceHost: "Entrévärdar i andra städer",
    },
    closings: {
      guard: "Få pris på väktare i\u00a0{city}",
      orderGuard: "Få pris på ordnings\u00advakter i\u00a0{city}",
      entranceHost: "Få pris på entrévärdar i\u00a0{city}",
    },
    contact: "Bli kontaktad",
  }),
  en: ({ from, to, office, weeks, minutes, booking, opens, closes }, { prices }) => ({
    pins: "Areas of {city}, with the same numbers as the list",
    roles: {
      label: "Roles in {city}",
      names: roleNames.en,
      guard: `from SEK\u00a0${lowestPrice(prices.guard)}/h`,
      orderGuard: `from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
      entranceHost: "fixed price",
      note: "Prices excl.\u00a0VAT.",
    },
    services: serviceNames.en,
    titles: {
      guard: "Guards\nin\u00a0{city}",
      orderGuard: "Public\u2060-\u2060order\nguards\nin\u00a0{city}",
      entranceHost: "Entrance hosts\nin\u00a0{city}",
    },
    prices: {
      label: "Price in {city}",
      guard: [
        { fact: `from SEK\u00a0${prices.guard.stationary}/h`, text: "stationary guarding" },
        { fact: `from SEK\u00a0${prices.guard.patrol}/h`, text: "patrol" },
        { fact: `from SEK\u00a0${prices.guard.alarmCallout}/callout`, text: "alarm response" },
      ],
      orderGuard: [
        { fact: `from SEK\u00a0${prices.orderGuard.events}/h`, text: "events" },
        { fact: `from SEK\u00a0${prices.orderGuard.commercial}/h`, text: "commercial areas" },
        { fact: `from SEK\u00a0${prices.orderGuard.publicPlaces}/h`, text: "public places" },
      ],
      entranceHost: [
        { fact: `${minutes}\u00a0min`, text: "average reply, weekdays" },
        { fact: "A fixed total", text: "the same on the invoice" },
        { fact: "Jacket, badge", text: "or your own clothes" },
      ],
      note: `All prices excl.\u00a0VAT (${vatPercent}%).\n“From” is weekdays 06–18.`,
      entranceHostNote: `Answers on weekdays ${opens}–${closes}.\nPrices are given excl.\u00a0VAT.`,
      more: "Work it out yourself",
      entranceHostMore: "What a host costs",
    },
    areas: {
      area: "Area",
      work: "Typical assignments",
      travel: "Travel time",
      permit: "Requires",
      minutes: "{minutes}\u00a0min",
      travelText:
        "The numbers match the map. Travel times are approximate, by public transport from {start}. {beyond}",
      permitText:
        "The numbers match the map. Each area says which decision the assignment usually requires. {beyond}",
      permits: {
        place: {
          name: "Permit for the place",
          text: "The Police Authority assesses the need. Valid for at most three years (sections 4 and 6).",
        },
        event: {
          name: "Event conditions",
          text: "They are in the event permit. Those hours need no permit of their own (section 5).",
        },
        serving: {
          name: "Licence conditions",
          text: "They set number and hours. More or longer takes the police’s permit (section 5).",
        },
      },
      law: "Public-Order Guards Act (2023:421). Using public-order guards without any of these is an offence (section 18).",
    },
    shift: {
      more: "The shift, hour by hour",
      example: "Worked example",
      row: "1\u00a0guard × {hours}\u00a0h × SEK\u00a0{price}",
      kinds: { stationary: "stationary guarding", patrol: "patrol", construction: "construction-site guard" },
      sum: "Total excl.\u00a0VAT",
      vat: `VAT ${vatPercent}%`,
      note: "The “from” price applies on weekdays between 06 and 18. Evenings, nights and weekends carry a supplement, and you see the total before you book.",
    },
    year: {
      apply:
        "Apply for the event permit first, at least one week before if possible (Public Order Act, chapter 2, section 6). Then for any extra public-order guards.",
    },
    door: { does: "The host", passes: "Hands over to" },
    arrivals: {
      guard: {
        title: "How soon is\nsomeone on site?",
        text: "Counted from the confirmed booking.",
        stops: [
          { fact: `${minutes}\u00a0min`, title: "Answer", text: `On average, weekdays ${opens}–${closes}.` },
          {
            fact: `${from}–\u2060${to}\u00a0h`,
            title: "Guard in the city",
            text: "Usually, to shops, building sites and properties.",
          },
          {
            fact: `${office.from}–\u2060${office.to}\u00a0h`,
            title: "Urgent office cover",
            text: "Usually, when someone is needed at a reception today.",
          },
          {
            fact: `${weeks.from}–\u2060${weeks.to}\u00a0weeks`,
            title: "Planned guarding",
            text: "The same team, a walk-through on site and a schedule ahead.",
          },
        ],
      },
      orderGuard: {
        title: "When can they\nbe on site?",
        text: "The permit decides. Once you have it, the rest is quick.",
        stops: [
          {
            fact: `${minutes}\u00a0min`,
            title: "Answer",
            text: `On average, weekdays ${opens}–${closes}.`,
          },
          {
            fact: `${from}–\u2060${to}\u00a0h*`,
            title: "Public-order guards",
            text: "*Usually, when there is a permit for the place or the event.",
          },
          {
            fact: "1\u00a0week",
            title: "Event application",
            text: "At least, if possible. Months ahead is better.",
          },
          {
            fact: `${weeks.from}–\u2060${weeks.to}\u00a0weeks`,
            title: "Planned shift",
            text: "A walk-through with the organiser and the same team leader.",
          },
        ],
      },
      entranceHost: {
        title: "How soon can a\nhost be on site?",
        text: "Short of time? Ask: you get a straight answer.",
        stops: [
          { fact: `${minutes}\u00a0min`, title: "Answer", text: `On average, weekdays ${opens}–${closes}.` },
          {
            fact: `${booking}\u00a0min`,
            title: "Booking",
            text: "From start to finished booking in the app.",
          },
          {
            fact: `${weeks.from}–\u2060${weeks.to}\u00a0weeks`,
            title: "The same hosts",
            text: "Time for walk-through, clothes and languages.",
          },
        ],
      },
    },
    authorities: {
      title: "Who decides\nwhat?",
      concerns: "Covers",
      guard: {
        lead: "Two authorities worth knowing for an assignment in {city}.",
        items: [
          {
            name: "authoriser",
            text: "You need no permit to hire guards. The security company must be authorised by the county administrative board (länsstyrelsen) of its registered seat, and all staff approved. {authoriser} Ask to see the decision.",
            concerns: "Security companies, guards",
          },
          {
            name: "police",
            text: "A guard has no police powers. For a crime in progress call 112, otherwise 114\u00a014, and anyone held is handed over promptly. {police}",
            concerns: "Crime, alarms",
          },
        ],
      },
      orderGuard: {
        lead: "These make the decisions that may concern your place in {city}.",
        items: [
          {
            name: "police",
            text: "The Police Authority appoints public-order guards, decides whether they may be used at the place and gives permits for events. The police are notified before every shift. {police}",
            concerns: "Public-order guards, events",
          },
          {
            name: "municipality",
            text: "The municipality decides on alcohol licences and may set conditions on public-order guards. If a public place is to be used, the police ask the municipality.",
            concerns: "Alcohol licences, public places",
          },
          {
            name: "board",
            text: "Supervises how the municipalities of the county decide on alcohol licences. At the premises, the municipality and the police supervise (Alcohol Act, chapter 9). Security companies, too, are authorised by a county administrative board, but public-order guards are appointed by the police.",
            concerns: "Supervision",
          },
        ],
      },
      entranceHost: {
        lead: "An entrance host needs no permit, but the place in {city} may have rules.",
        items: [
          {
            name: "municipality",
            text: "Decides on the alcohol licence. Where alcohol is served, work of importance for order and sobriety may be done only by your own staff or staff hired from a staffing company (Alcohol Act, chapter 8, section\u00a018). Appointed public-order guards are exempt.",
            concerns: "Alcohol licences",
          },
          {
            name: "police",
            text: "A host has the same rights as anyone: to ask, show the way and fetch help. In an emergency the host calls 112. {police}",
            concerns: "Danger, crime",
          },
          {
            name: "authoriser",
            text: "If the task becomes guarding, it is no longer a host’s work: it takes guards, and a company authorised by a county administrative board (länsstyrelsen).",
            concerns: "Where guarding begins",
          },
        ],
      },
    },
    faq: {
      title: "Common questions\nin\u00a0{city}",
      text: "Can’t find yours? Ask us, weekdays in office hours.",
    },
    others: {
      guard: "Guards in other cities",
      orderGuard: "Public-order guards in other cities",
      entranceHost: "Entrance hosts in other cities",
    },
    closings: {
      guard: "Get a price for guards in\u00a0{city}",
      orderGuard: "Get a price for public\u2060-\u2060order guards in\u00a0{city}",
      entranceHost: "Get a price for entrance hosts in\u00a0{city}",
    },
    contact: "Contact me",
  }),
});
