import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import type { CityPlaces } from "./city-places.ts";

const pick = ({ statements }: CompanyFacts) => statements.deliveryHours.value;

export const places: CityPlaces = {
  minutes: [5, 5, 10, 10, 10, 25],
  permits: ["serving", "place", "event", "serving", "event", "place"],
  months: [4, 6, 8, 12],
  shift: { hours: 8, price: "patrol" },
};

/** Malmö. Typical assignments are the company's own picture, to be confirmed before publishing. */
export const messages = copyWith(pick, {
  sv: ({ from, to }, { prices }) => ({
    place: "Malmö",
    start: "Malmö\u00a0C",
    beyond: "Utanför kartan bokar du på samma sätt: Fosie, Oxie, Arlöv.",
    police: {
      name: "Polisregion Syd",
      local: "Regionen omfattar Skåne, Blekinge, Kronobergs och Kalmar län och leds från Malmö.",
    },
    authoriser: {
      name: "Länsstyrelsen i Skåne län",
      local: "Länsstyrelsen i Malmö prövar företag från Skåne, Blekinge och Kronobergs län.",
    },
    board: "Länsstyrelsen i Skåne län",
    municipality: "Malmö stad",
    districts: [
      {
        name: "Gamla staden",
        is: "Torg, krogar, butiker innanför kanalen",
        guard: "Väktare i butik, rondering mellan torgen",
        orderGuard: "Krogarna kring Lilla torg",
        entranceHost: "Restaurangentré, hotellobby, garderob",
      },
      {
        name: "Centralen och Nyhamnen",
        is: "Resande, kontor, byggen",
        guard: "Byggväktare, öppning och låsning av kontor",
        orderGuard: "Stationsnära handel och resenärsstråk",
        entranceHost: "Reception med danska eller engelska",
      },
      {
        name: "Västra hamnen",
        is: "Kontor, mediehus, bostäder",
        guard: "Stationär bevakning, garageronder",
        orderGuard: "Strandfester och kvällskonserter",
        entranceHost: "Konferens, kundmottagning, visning",
      },
      {
        name: "Möllevången",
        is: "Torghandel, krogar, föreningar",
        guard: "Fastighetsronder, larm i butik",
        orderGuard: "Krogar och klubbar nära torget",
        entranceHost: "Kö och gästlista på kulturscener",
      },
      {
        name: "Hyllie",
        is: "Arena, mässa, köpcentrum, station",
        guard: "Lastintag, parkering och butik",
        orderGuard: "Matcher, konserter och mässor",
        entranceHost: "Mässentré och konferensregistrering",
      },
      {
        name: "Norra hamnen",
        is: "Terminaler, lager, energi",
        guard: "Grindar och rondering längs långa stängsel",
        orderGuard: "Sällan: väktare räcker inom stängslet",
        entranceHost: "Chaufförs- och besöksmottagning",
      },
    ],
    guard: {
      meta: {
        title: `Väktare i Malmö från ${lowestPrice(prices.guard)}\u00a0kr/tim: hamn och handel`,
        description:
          "Boka väktare i Malmö: Norra hamnen, Hyllie, Gamla staden. Fast timpris exkl.\u00a0moms, restider från Malmö\u00a0C och ett räkneexempel på en rond i hamnen.",
        keywords:
          "väktare Malmö, rondering Norra hamnen, byggväktare Nyhamnen, butiksväktare Malmö, larmutryckning",
      },
      lead: `Terminaler i norr, köpcentrum i söder och en innerstad mitt emellan. Väktare i Malmö är vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar, till fast timpris.`,
      areas: "Väktare i sex\nstadsdelar",
      shift: {
        title: "En rond i\nNorra hamnen",
        text: "Långa stängsel, många grindar och bilar som kommer och går. Ett exempel: en dagrunda för tre hyresgäster som delar på kostnaden.",
        stops: [
          { time: "07:00", text: "Första varvet: stängsel, lås och plomber på uppställda trailrar." },
          {
            time: "09:30",
            text: "Fotgrind mot kajen står öppen. Stängs, fotograferas och rapporteras till rätt hyresgäst.",
          },
          {
            time: "12:00",
            text: "Tredje varvet går åt andra hållet, så att ingen lär sig rundan.",
          },
          { time: "15:00", text: "Tre rapporter, en till varje hyresgäst." },
        ],
      },
      arrive:
        "Malmö är tätt: Triangeln och Hyllie nås med tåg på några minuter. Ut i Norra hamnen går det snabbast med bil.",
      faq: [
        {
          question: "Kan väktaren följa med en leverans över bron?",
          answer:
            "Nej. En svensk auktorisation och ett svenskt godkännande gäller arbete i Sverige, och värdetransport kräver en egen auktorisation. Vi kan bevaka lastning och uppställning på Malmösidan.",
        },
        {
          question: "Kan tre företag i Norra hamnen dela på en rond?",
          answer: `Ja. Boka tillsammans eller låt fastighetsägaren göra det. Rondering är från ${prices.guard.patrol}\u00a0kr/tim exkl.\u00a0moms, och fördelningen skriver vi på fakturan. Var och en får sin egen rapport.`,
        },
        {
          question: "Behövs väktare på bygget i Nyhamnen redan innan stommen är rest?",
          answer:
            "Ofta just då. Koppar, maskiner och diesel står framme och stängslet flyttas varje vecka. Två korta pass, kväll och tidig morgon, gör ibland mer än en hel natt. Vi visar båda priserna.",
        },
      ],
      close: "Berätta var i Malmö, hur många grindar och när det är folktomt.",
    },
    orderGuard: {
      meta: {
        title: `Ordningsvakter i Malmö från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim, exkl. moms`,
        description:
          "Ordningsvakter till matcher i Hyllie, krogar vid Lilla torg och festivaler i Malmö. Vilket tillstånd som krävs, vem som beslutar, och priser.",
        keywords:
          "ordningsvakt Malmö, ordningsvakter match Malmö, ordningsvakt krog Möllevången, tillstånd polisregion Syd",
      },
      lead: "För matchkvällar i Hyllie, uteserveringar vid Lilla torg och klubbar på Möllan. Ordningsvakter med förordnande, på platser där det finns ett tillstånd.",
      areas: "Torg, arena, klubb:\nvilket beslut krävs?",
      year: {
        title: "När det är\nfullt i Malmö",
        text: "Ligger ditt datum nära något av de här, sök och boka tidigare.",
        events: [
          {
            when: "April",
            name: "Fotbolls\u00adsäsongen",
            text: "Hemmamatcherna börjar. Krogar nära stadion får sina stora kvällar.",
          },
          {
            when: "Juni",
            name: "Student och sommarstart",
            text: "Flak, skivor och strandkvällar i Västra hamnen inom samma två veckor.",
          },
          {
            when: "Augusti",
            name: "Malmöfestivalen",
            text: "Hela innerstaden i en vecka. Serveringar söker utökade tider långt i förväg.",
          },
          {
            when: "December",
            name: "Julbord och nyår",
            text: "Fullt på krogarna kring torgen, och konserter i Hyllie samma helger.",
          },
        ],
      },
      arrive:
        "Från Malmö\u00a0C till Hyllie går tåget på några minuter, även sent. Vägen är sällan problemet.",
      faq: [
        {
          question: "Räcker arenans tillstånd för vår efterfest i Hyllie?",
          answer:
            "Bara om festen ligger i samma lokal och inom samma tider. En annan lokal har sitt eget serveringstillstånd med sina villkor, eller behöver Polismyndighetens tillstånd för platsen. Skicka båda, så jämför vi.",
        },
        {
          question: "Kan danska vakter arbeta hos oss som ordningsvakter?",
          answer:
            "Nej, inte på ett danskt förordnande. En ordningsvakt i Malmö är förordnad av den svenska Polismyndigheten, för högst fem år i taget. Du kan be att få se förordnandet.",
        },
        {
          question: "Klubben på Möllevången ligger i ett bostadshus. Vad gäller på trottoaren?",
          answer:
            "Området i beslutet gäller. Står kön på gatan, skriv det i ansökan, så att platsen där folk faktiskt väntar omfattas. Annars har ordningsvakterna inga befogenheter där.",
        },
      ],
      close: "Datum, lokal och vad beslutet säger om antal. Saknas beslut, säger vi vad du ska söka först.",
    },
    entranceHost: {
      meta: {
        title: "Entrévärdar i Malmö: konferens, kultur och restaurang",
        description:
          "Entrévärdar i Malmö på svenska, danska och engelska efter behov. Konferenser i Västra hamnen, mässor i Hyllie, scener på Möllan. Fast pris på förfrågan.",
        keywords:
          "entrévärd Malmö, konferensvärd Västra hamnen, mässvärd Hyllie, värd danska, garderob Malmö",
      },
      lead: "Gästerna kommer från båda sidor av bron. Entrévärdar som hälsar på det språk du ber om, från Västra hamnen till Hyllie.",
      areas: "Entrévärdar i sex\nstadsdelar",
      door: {
        title: "En konferens i\nVästra hamnen",
        text: "Deltagare från båda sidor av sundet, ett program som börjar på minuten. Ett exempel, i fyra stunder.",
        stops: [
          {
            time: "07:45",
            does: "Lägger ut namnbrickor och tolkhörlurar i bokstavsordning.",
            passes: "Arrangören, vid sena anmälningar",
          },
          {
            time: "08:30",
            does: "Registrerar ett helt tåg med deltagare på tjugo minuter.",
            passes: "Tekniken, om skrivaren stannar",
          },
          {
            time: "13:00",
            does: "Visar grupper till rätt sal och stänger dörren tyst.",
            passes: "Moderatorn, om någon blir sen",
          },
          {
            time: "16:40",
            does: "Har tågtider och bagage klara vid dörren.",
            passes: "Polis 114\u00a014, vid borttappat eller stulet",
          },
        ],
      },
      arrive:
        "Tågen gör att värdar från hela staden når Hyllie och Centralen i tid, också före första programpunkten.",
      faq: [
        {
          question: "Kan vi få värdar som talar danska?",
          answer:
            "Skriv det i förfrågan, så väljer vi efter språk, och du ser det i bekräftelsen. Hittar vi ingen för datumet, säger vi det direkt i stället för att skicka någon som nästan kan.",
        },
        {
          question: "Vår kulturscen har serveringstillstånd i baren. Får en värd sköta insläppet?",
          answer:
            "Biljetter, kö och garderob går bra. Ska värden också hålla ordning vid serveringen, bokar du värden som inhyrd personal, så att alkohollagens krav uppfylls. Malmö stad prövar serveringstillståndet.",
        },
        {
          question: "Hur klär sig värden?",
          answer:
            "I mörk kavaj med namnskylt, eller i dina kläder. Aldrig i väst, band eller annat som kan förväxlas med väktare, ordningsvakt eller polis.",
        },
      ],
      close: "Lokal, tider, språk och ungefär hur många som kommer.",
    },
  }),
  en: ({ from, to }, { prices }) => ({
    place: "Malmö",
    start: "Malmö\u00a0C",
    beyond: "Outside the map you book in the same way: Fosie, Oxie, Arlöv.",
    police: {
      name: "Polisregion Syd (police region South)",
      local: "The region covers Skåne, Blekinge, Kronoberg and Kalmar counties and is led from Malmö.",
    },
    authoriser: {
      name: "Skåne County Administrative Board",
      local: "The board in Malmö authorises companies based in Skåne, Blekinge and Kronoberg.",
    },
    board: "Skåne County Administrative Board",
    municipality: "The City of Malmö",
    districts: [
      {
        name: "Gamla staden (old town)",
        is: "Squares, restaurants and shops within the canal",
        guard: "Shop guards, patrols between the squares",
        orderGuard: "The bars round Lilla torg",
        entranceHost: "Restaurant doors, hotel lobbies, cloakrooms",
      },
      {
        name: "Central Station and Nyhamnen",
        is: "Travellers, offices, building sites",
        guard: "Site guards, opening and locking of offices",
        orderGuard: "Shops and walkways by the station",
        entranceHost: "Reception in Danish or English",
      },
      {
        name: "Västra hamnen",
        is: "Offices, media houses, homes",
        guard: "Stationary guarding, garage rounds",
        orderGuard: "Beach parties and evening concerts",
        entranceHost: "Conferences, client reception, viewings",
      },
      {
        name: "Möllevången",
        is: "Market, bars, associations",
        guard: "Property rounds, alarms in shops",
        orderGuard: "Bars and clubs near the square",
        entranceHost: "Queues and guest lists at cultural venues",
      },
      {
        name: "Hyllie",
        is: "Arena, trade fairs, shopping centre, station",
        guard: "Loading bays, car parks and shops",
        orderGuard: "Matches, concerts and fairs",
        entranceHost: "Trade-fair entrances and conference registration",
      },
      {
        name: "Norra hamnen",
        is: "Terminals, warehouses, energy",
        guard: "Gates and patrols along long fences",
        orderGuard: "Seldom: inside a fence guards will do",
        entranceHost: "Reception of drivers and visitors",
      },
    ],
    guard: {
      meta: {
        title: `Guards in Malmö from SEK\u00a0${lowestPrice(prices.guard)}/h: port and retail`,
        description:
          "Book guards in Malmö: Norra hamnen, Hyllie, the old town. Fixed hourly price excl.\u00a0VAT, travel times from Malmö\u00a0C and a worked example of a port patrol.",
        keywords: "guards Malmö, patrol Norra hamnen, site guard Nyhamnen, shop guard Malmö, alarm response",
      },
      lead: `Terminals to the north, shopping to the south and a city centre in between. Guards (väktare) in Malmö are usually on site within ${from}–\u2060${to}\u00a0hours, at a fixed hourly price.`,
      areas: "Guards in six\ndistricts",
      shift: {
        title: "A patrol in\nNorra hamnen",
        text: "Long fences, many gates and lorries that come and go. An example: a day round for three tenants who share the cost.",
        stops: [
          { time: "07:00", text: "First round: fences, locks and seals on parked trailers." },
          {
            time: "09:30",
            text: "A pedestrian gate to the quay is open. Closed, photographed and reported to the right tenant.",
          },
          { time: "12:00", text: "The third round goes the other way, so that nobody learns the pattern." },
          { time: "15:00", text: "Three reports, one for each tenant." },
        ],
      },
      arrive:
        "Malmö is compact: Triangeln and Hyllie are minutes away by train. A car is quickest to Norra hamnen.",
      faq: [
        {
          question: "Can the guard follow a delivery across the bridge?",
          answer:
            "No. A Swedish authorisation and a Swedish approval are valid for work in Sweden, and transporting valuables needs an authorisation of its own. We can guard loading and parking on the Malmö side.",
        },
        {
          question: "Can three companies in Norra hamnen share a patrol?",
          answer: `Yes. Book together or let the property owner do it. A patrol is from SEK\u00a0${prices.guard.patrol}/h excl.\u00a0VAT, and the invoice shows each share. Every company gets its own report.`,
        },
        {
          question: "Do we need a guard at the Nyhamnen site before the frame is up?",
          answer:
            "That is often when you need one most. Copper, machines and diesel stand in the open, and the fence moves every week. Two short shifts, evening and early morning, sometimes do more than a whole night. We show both prices.",
        },
      ],
      close: "Tell us where in Malmö, how many gates and when nobody is about.",
    },
    orderGuard: {
      meta: {
        title: `Public-order guards in Malmö from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        description:
          "Public-order guards for matches in Hyllie, bars at Lilla torg and festivals in Malmö. Which permit you need, who decides, and prices.",
        keywords:
          "public-order guard Malmö, ordningsvakt match Malmö, club guards Möllevången, police region South permit",
      },
      lead: "For match nights in Hyllie, terraces at Lilla torg and clubs in Möllevången. Appointed public-order guards (ordningsvakter), in places where there is a permit.",
      areas: "Square, arena, club:\nwhich decision?",
      year: {
        title: "When Malmö\nis busiest",
        text: "If your date is near one of these, apply and book earlier.",
        events: [
          {
            when: "April",
            name: "The football season",
            text: "Home matches begin. Bars near the stadium have their big nights.",
          },
          {
            when: "June",
            name: "Graduation and early summer",
            text: "Lorries, balls and beach evenings in Västra hamnen within the same two weeks.",
          },
          {
            when: "August",
            name: "Malmö Festival",
            text: "The whole city centre for a week. Restaurants apply for longer hours well ahead.",
          },
          {
            when: "December",
            name: "Christmas dinners and New Year",
            text: "Full bars round the squares, and concerts in Hyllie the same weekends.",
          },
        ],
      },
      arrive:
        "The train takes a few minutes from Malmö\u00a0C to Hyllie, late at night too. The journey is seldom the problem.",
      faq: [
        {
          question: "Does the arena’s permit cover our after-party in Hyllie?",
          answer:
            "Only if the party is in the same venue and within the same hours. Another venue has its own alcohol licence with its own conditions, or needs the Police Authority’s permit for the place. Send both and we compare.",
        },
        {
          question: "Can Danish guards work for us as public-order guards?",
          answer:
            "No, not on a Danish appointment. A public-order guard in Malmö is appointed by the Swedish Police Authority, for at most five years at a time. You can ask to see the appointment.",
        },
        {
          question: "Our club in Möllevången is in a residential building. What about the pavement?",
          answer:
            "The area of the decision applies. If the queue stands in the street, say so in the application, so that the place where people really wait is covered. Otherwise the public-order guards have no powers there.",
        },
      ],
      close:
        "Date, venue and what the decision says about numbers. If there is none, we say what to apply for first.",
    },
    entranceHost: {
      meta: {
        title: "Entrance hosts in Malmö: conference, stage and restaurant",
        description:
          "Entrance hosts in Malmö in Swedish, Danish and English as needed. Conferences in Västra hamnen, fairs in Hyllie, stages in Möllevången. Fixed price on request.",
        keywords:
          "entrance host Malmö, conference host Västra hamnen, fair host Hyllie, Danish-speaking host, cloakroom",
      },
      lead: "Guests come from both sides of the bridge. Entrance hosts (entrévärdar) who greet in the language you ask for, from Västra hamnen to Hyllie.",
      areas: "Entrance hosts in\nsix districts",
      door: {
        title: "A conference in\nVästra hamnen",
        text: "Delegates from both sides of the strait, a programme that starts to the minute. An example, in four moments.",
        stops: [
          {
            time: "07:45",
            does: "Sets out badges and interpreting headsets in order.",
            passes: "The organiser, for late registrations",
          },
          {
            time: "08:30",
            does: "Registers a whole trainload in twenty minutes.",
            passes: "The technicians, if the printer stops",
          },
          {
            time: "13:00",
            does: "Shows groups to the right room and closes the door softly.",
            passes: "The moderator, if someone is late",
          },
          {
            time: "16:40",
            does: "Has train times and luggage ready at the door.",
            passes: "Police on 114\u00a014, for lost or stolen things",
          },
        ],
      },
      arrive:
        "The trains get hosts from all over the city to Hyllie and Malmö\u00a0C in time, even for the first item of the day.",
      faq: [
        {
          question: "Can we have hosts who speak Danish?",
          answer:
            "Put it in your request. We suggest people who speak it, and the confirmation says who. If we find nobody for the date we say so at once, rather than send someone whose Danish is almost good enough.",
        },
        {
          question: "Our stage has an alcohol licence in the bar. May a host run the entrance?",
          answer:
            "Tickets, queue and cloakroom are fine. If the host is also to keep order where alcohol is served, you book the host as hired staff, as the Alcohol Act requires. The City of Malmö decides on the licence.",
        },
        {
          question: "How is the host dressed?",
          answer:
            "In a dark jacket with a name badge, or in your own clothing. Never in a hi-vis vest, reflective tape or anything else that could be taken for a guard, a public-order guard or the police.",
        },
      ],
      close: "Venue, hours, languages and about how many are coming.",
    },
  }),
});
