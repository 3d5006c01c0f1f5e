import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import type { CityPlaces } from "./city-places.ts";

const pick = ({ statements }: CompanyFacts) => statements.deliveryHours.value;

export const places: CityPlaces = {
  minutes: [10, 5, 15, 10, 15, 35],
  permits: ["serving", "place", "event", "event", "serving", "place"],
  months: [5, 7, 8, 9],
  shift: { hours: 8, price: "construction" },
};

/** Göteborg. Typical assignments are the company's own picture, to be confirmed before publishing. */
export const messages = copyWith(pick, {
  sv: ({ from, to }, { prices }) => ({
    place: "Göteborg",
    start: "Centralen",
    beyond: "Utanför kartan bokar du på samma sätt: Torslanda, Mölndal, Angered.",
    police: {
      name: "Polisregion Väst",
      local: "Regionen omfattar Västra Götalands och Hallands län och leds från Göteborg.",
    },
    authoriser: {
      name: "Länsstyrelsen i Västra Götalands län",
      local: "Länsstyrelsen i Göteborg prövar företag från Västra Götaland och Halland.",
    },
    board: "Länsstyrelsen i Västra Götalands län",
    municipality: "Göteborgs Stad",
    districts: [
      {
        name: "Inom Vallgraven",
        is: "Butiker, kontor, krogstråk",
        guard: "Väktare i butik, rondering i kontorshus efter stängning",
        orderGuard: "Krogar och nattöppet på helgkvällar",
        entranceHost: "Reception i kontorshus, entré och garderob på restaurang",
      },
      {
        name: "Centralen och Gullbergsvass",
        is: "Resande, kontor, byggen",
        guard: "Byggväktare vid bangården, öppning och låsning i nya kontorshus",
        orderGuard: "Handel och väntsalar intill stationen",
        entranceHost: "Besöksmottagning i kontorstornen",
      },
      {
        name: "Lindholmen",
        is: "Kontor, labb, campus",
        guard: "Stationär bevakning och rondering mellan husen",
        orderGuard: "Studentfester och stora konferenser",
        entranceHost: "Konferensregistrering, reception med engelska",
      },
      {
        name: "Korsvägen och Gårda",
        is: "Mässa, arena, hotell",
        guard: "Montrar och lastintag nattetid, hotellnätter",
        orderGuard: "Mässor, konserter och matcher",
        entranceHost: "Mässentré, biljetter och garderob",
      },
      {
        name: "Majorna och Linné",
        is: "Restauranger, bostadshus",
        guard: "Fastighetsronder och larmutryckning",
        orderGuard: "Krogarna längs Långgatorna",
        entranceHost: "Restaurangentré och kö, teater och bio",
      },
      {
        name: "Ytterhamnen",
        is: "Terminaler, lager, industri",
        guard: "Grind, rondering och larm",
        orderGuard: "Sällan: väktare räcker inom stängslet",
        entranceHost: "Besöksmottagning hos terminal- och rederikontor",
      },
    ],
    guard: {
      meta: {
        title: `Väktare i Göteborg från ${lowestPrice(prices.guard)}\u00a0kr/tim: hamn, bygge, butik`,
        description: `Boka väktare i Göteborg till fast timpris, exkl.\u00a0moms. Sex områden från Ytterhamnen till Korsvägen, restider och myndigheterna som gäller här.`,
        keywords:
          "väktare Göteborg, byggväktare Göteborg, bevakning hamn, butiksväktare, larmutryckning Hisingen",
      },
      lead: `Från hamnens grindar till butikerna inom Vallgraven. Fast timpris och vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar.`,
      areas: "Väktare i sex\nområden",
      shift: {
        title: "En byggdag i\nGullbergsvass",
        text: "Kranar, spår och leveranser på samma trånga yta. Så kan ett vardagspass se ut när väktaren har grinden.",
        stops: [
          { time: "06:30", text: "Grindar, bodar och stängsel gås igenom mot nattens lista." },
          { time: "09:00", text: "Leveranser släpps in en i taget. Följesedeln jämförs med aviseringen." },
          {
            time: "12:00",
            text: "Rond: kemikaliebod, öppna schakt och hålet i stängslet som lagades i går.",
          },
          { time: "14:30", text: "Nycklar kvitteras och rapporten går till platschefen." },
        ],
      },
      arrive: `Ute på Hisingen och i hamnen är restiden längre än i centrum. Räkna med närmare ${to}\u00a0timmar.`,
      faq: [
        {
          question: "Kan ni bevaka inne i hamnen?",
          answer:
            "Ja, men det är hamnanläggningen som bestämmer vem som får passera. Tillträdet ska vara klart innan passet, och delar som är skyddsobjekt kräver skyddsvakt i stället för väktare. Säg vilken terminal det gäller, så reder vi ut det före bokning.",
        },
        {
          question: "Vad kostar en larmutryckning i Majorna?",
          answer: `Från ${prices.guard.alarmCallout}\u00a0kr per gång exkl.\u00a0moms, dagtid på vardagar. Väktaren går igenom lokalen, återställer och skriver rapport. Pågår ett brott, larmas polisen, och väktaren griper in bara så långt lagen tillåter vem som helst.`,
        },
        {
          question: "Hinner samma väktare med flera fastigheter i Linné?",
          answer:
            "Ja, det är så ronderingen är tänkt: en runda till fots med kontrollpunkter i varje trappuppgång. Skriv adresserna och hur ofta var och en ska besökas, så får du en rutt och ett pris.",
        },
      ],
      close: "Berätta om platsen, tiderna och vad som ska skyddas.",
    },
    orderGuard: {
      meta: {
        title: `Ordningsvakter i Göteborg från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim, med tillstånd`,
        description: `Ordningsvakter till mässor, matcher och krogar i Göteborg. Vilket tillstånd som gäller i sex områden, när på året det är fullt och priser exkl.\u00a0moms.`,
        keywords:
          "ordningsvakt Göteborg, ordningsvakter evenemang Göteborg, tillstånd polisregion Väst, ordningsvakt krog",
      },
      lead: "För mässor vid Korsvägen, krogar längs Långgatorna och folkfester i Slottsskogen. Förordnade av polisen, och med tillståndet klart innan någon kliver på.",
      areas: "Vilket tillstånd\nkrävs var?",
      year: {
        title: "När det är\nfullt i Göteborg",
        text: "Under de här veckorna är många redan bokade. Sök och boka tidigt.",
        events: [
          {
            when: "Maj",
            name: "Göteborgs\u00advarvet",
            text: "Gator stängs över stora delar av staden. Krogar längs banan behöver se över sina villkor i mars.",
          },
          {
            when: "Juli",
            name: "Gothia Cup",
            text: "Unga lag från hela världen i en vecka. Kvällarna kräver fler vid hållplatser, boenden och arenor.",
          },
          {
            when: "Augusti",
            name: "Festival i Slottsskogen",
            text: "Efterfesterna sprids över hela centrum samma helg. Boka före midsommar.",
          },
          {
            when: "September",
            name: "Bokmässan",
            text: "Höstens mässor vid Korsvägen börjar, ofta med kvällsarrangemang i andra lokaler.",
          },
        ],
      },
      arrive: "I centrala Göteborg är vägen kort mellan arena, mässa och krog.",
      faq: [
        {
          question: "Kan ni skicka ordningsvakter till Avenyn i kväll?",
          answer: `Ja, om kvällen ryms i ett tillstånd för platsen eller i villkoren för ditt serveringstillstånd. Då är de vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar. Finns inget av detta, får ordningsvakter inte användas, och då säger vi nej.`,
        },
        {
          question: "Vart skickar vi ansökan om vi spelar på Götaplatsen?",
          answer:
            "Till Polismyndigheten. Är platsen offentlig, frågar polisen också Göteborgs Stad. Sök först för evenemanget, om möjligt minst en vecka före och gärna mycket tidigare, därefter för de extra ordningsvakterna.",
        },
        {
          question: "Vad får de göra vid en match på Ullevi?",
          answer:
            "Det som förordnandet och tillståndet omfattar, på den platsen och den tiden: avvisa, avlägsna och tillfälligt omhänderta den som stör ordningen. De arbetar under polisens ledning och skriver ned varje ingripande.",
        },
      ],
      close: "Har du bara datumet? Vi säger vilka villkor som brukar avgöra antalet.",
    },
    entranceHost: {
      meta: {
        title: "Entrévärdar i Göteborg: mässa, hotell och restaurang",
        description:
          "Entrévärdar i Göteborg för mässor vid Korsvägen, kontor på Lindholmen och restauranger i Linné. Fast pris på förfrågan, och tydligt vad en värd inte gör.",
        keywords:
          "entrévärd Göteborg, mässvärd Göteborg, säkerhetsvärd, garderob, receptionist event Korsvägen",
      },
      lead: "Till mässan, hotellobbyn och krogens garderob. Kavaj, namnskylt och de språk du ber om.",
      areas: "Entrévärdar i sex\nområden",
      door: {
        title: "Mässmorgon\nvid Korsvägen",
        text: "Ett exempel: fyra hållpunkter för ett team i huvudentrén, och vem som tar över när något inte längre är en värds sak.",
        stops: [
          {
            time: "07:30",
            does: "Ställer ut skyltar och köband, testar biljettläsarna.",
            passes: "Arrangören, om en läsare eller lista saknas",
          },
          {
            time: "09:00",
            does: "Hälsar, läser biljetter och visar vägen till rätt hall.",
            passes: "Informationsdisken, när biljetten inte går att läsa",
          },
          {
            time: "12:15",
            does: "Håller gången fri vid lunch och pekar ut hissen.",
            passes: "Mässans säkerhetsansvariga, vid trängsel",
          },
          {
            time: "17:00",
            does: "Lämnar ut ytterkläder och ordnar taxikön.",
            passes: "Ordningsvakt eller polis, om någon hotar",
          },
        ],
      },
      arrive:
        "Korsvägen, Centralen och Vallgraven ligger tätt. Ett team kan flytta från mässa till middag samma dag.",
      faq: [
        {
          question: "Får en entrévärd stå i dörren på vår krog i Linné?",
          answer:
            "Ja. Har du serveringstillstånd, bokar du värden som inhyrd personal, så att alkohollagens krav uppfylls. Säg till, så blir upplägget rätt.",
        },
        {
          question: "400 gäster på en halvtimme, hur många värdar?",
          answer:
            "Räkna insläppet, inte gästerna. 400 på trettio minuter är drygt tretton i minuten. Hinner en värd hälsa och bocka av fem, behöver du tre, och en fjärde som tar frågorna vid sidan av kön.",
        },
        {
          question: "Kan värdarna engelska och tyska på en mässa?",
          answer:
            "Skriv språken i förfrågan, så väljer vi värdar efter dem. Språken står i bekräftelsen, så att du vet vem som ska stå vid den internationella disken.",
        },
      ],
      close: "Lokal, antal gäster och när dörren öppnar räcker.",
    },
  }),
  en: ({ from, to }, { prices }) => ({
    place: "Gothenburg",
    start: "Central Station",
    beyond: "Outside the map you book in the same way: Torslanda, Mölndal, Angered.",
    police: {
      name: "Polisregion Väst (police region West)",
      local: "The region covers Västra Götaland and Halland counties and is led from Gothenburg.",
    },
    authoriser: {
      name: "Västra Götaland County Administrative Board",
      local: "The board in Gothenburg authorises companies based in Västra Götaland and Halland.",
    },
    board: "Västra Götaland County Administrative Board",
    municipality: "The City of Gothenburg",
    districts: [
      {
        name: "Vallgraven",
        is: "Shops, offices, restaurants within the old moat",
        guard: "Shop guards, office patrols after closing",
        orderGuard: "Restaurants and late openings on weekend nights",
        entranceHost: "Office receptions, restaurant doors and cloakrooms",
      },
      {
        name: "Central Station and Gullbergsvass",
        is: "Travellers, offices, building sites",
        guard: "Site guards by the rail yard, opening and locking of new offices",
        orderGuard: "Shops and waiting halls next to the station",
        entranceHost: "Visitor reception in the office towers",
      },
      {
        name: "Lindholmen",
        is: "Offices, labs, campus",
        guard: "Stationary guarding and patrols between the buildings",
        orderGuard: "Student parties and large conferences",
        entranceHost: "Conference registration, reception in English",
      },
      {
        name: "Korsvägen and Gårda",
        is: "Trade fairs, arena, hotels",
        guard: "Stands and loading bays at night, hotel nights",
        orderGuard: "Fairs, concerts and matches",
        entranceHost: "Trade-fair entrances, tickets and cloakrooms",
      },
      {
        name: "Majorna and Linné",
        is: "Restaurants, housing",
        guard: "Property rounds and alarm response",
        orderGuard: "The bars along Långgatorna",
        entranceHost: "Restaurant doors and queues, theatre and cinema",
      },
      {
        name: "The outer port",
        is: "Terminals, warehouses, industry",
        guard: "Gate, patrol and alarm",
        orderGuard: "Seldom: inside a fence guards will do",
        entranceHost: "Visitor reception at terminal and shipping offices",
      },
    ],
    guard: {
      meta: {
        title: `Guards in Gothenburg from SEK\u00a0${lowestPrice(prices.guard)}/h: port, site, shop`,
        description:
          "Book guards in Gothenburg at a fixed hourly price, excl.\u00a0VAT. Six areas from the outer port to Korsvägen, travel times and the authorities concerned.",
        keywords:
          "guards Gothenburg, construction site guard, port security, shop guard, alarm response Hisingen",
      },
      lead: `From the gates of the port to the shops within Vallgraven. Guards (väktare) at a fixed hourly price, usually on site within ${from}–\u2060${to}\u00a0hours.`,
      areas: "Guards in six\nareas",
      shift: {
        title: "A day on site\nin Gullbergsvass",
        text: "Cranes, tracks and deliveries on one narrow site. This is how a weekday shift can look when the guard has the gate.",
        stops: [
          { time: "06:30", text: "Gates, cabins and fences are checked against last night’s list." },
          {
            time: "09:00",
            text: "Deliveries are let in one at a time. The delivery note is checked against the advance notice.",
          },
          {
            time: "12:00",
            text: "Round: chemical store, open trenches and the hole in the fence mended yesterday.",
          },
          { time: "14:30", text: "Keys are signed for and the report sent to the site manager." },
        ],
      },
      arrive: `Out on Hisingen and in the port the journey is longer than in the centre. Expect closer to ${to}\u00a0hours.`,
      faq: [
        {
          question: "Can you guard inside the port?",
          answer:
            "Yes, but the port facility decides who may pass. Access has to be arranged before the shift, and parts that are protected sites need a protective security guard (skyddsvakt) instead. Tell us which terminal it is, and we sort it out before you book.",
        },
        {
          question: "What does an alarm callout in Majorna cost?",
          answer: `From SEK\u00a0${prices.guard.alarmCallout} a callout excl.\u00a0VAT, in the daytime on weekdays. The guard checks the premises, resets the alarm and writes a report. If a crime is in progress the police are called, and the guard steps in only as far as the law allows anyone to.`,
        },
        {
          question: "Can one guard cover several properties in Linné?",
          answer:
            "Yes, that is what a patrol is for: a round on foot with checkpoints in every stairwell. Give us the addresses and how often each is to be visited, and you get a route and a price.",
        },
      ],
      close: "Tell us about the place, the hours and what to protect.",
    },
    orderGuard: {
      meta: {
        title: `Public-order guards in Gothenburg from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        description:
          "Public-order guards for fairs, matches and bars in Gothenburg. Which permit applies in six areas, when the year is full, and prices excl.\u00a0VAT.",
        keywords:
          "public-order guard Gothenburg, ordningsvakt Gothenburg, event security permit, police region West",
      },
      lead: "For trade fairs at Korsvägen, bars along Långgatorna and crowds in Slottsskogen. Public-order guards (ordningsvakter) appointed by the police, with the permit settled before anyone starts.",
      areas: "Which permit is\nneeded where?",
      year: {
        title: "When Gothenburg\nis busiest",
        text: "In these weeks many are already booked. Apply and book early.",
        events: [
          {
            when: "May",
            name: "Göteborgs\u00advarvet half marathon",
            text: "Streets close across much of the city. Restaurants along the course should look at their conditions in March.",
          },
          {
            when: "July",
            name: "Gothia Cup",
            text: "Young teams from all over the world for a week. Evenings need more staff at tram stops, where the teams stay and at the arenas.",
          },
          {
            when: "August",
            name: "Festival in Slottsskogen",
            text: "The after-parties spread over the whole centre the same weekend. Book before midsummer.",
          },
          {
            when: "September",
            name: "The Book Fair",
            text: "The autumn fairs at Korsvägen begin, often with evening events in other venues.",
          },
        ],
      },
      arrive: "In central Gothenburg the arena, the trade fair and the bars are close together.",
      faq: [
        {
          question: "Can you send public-order guards to Avenyn tonight?",
          answer: `Yes, if the evening is covered by a permit for the place or by the conditions of your alcohol licence. Then they are usually on site within ${from}–\u2060${to}\u00a0hours. Without either, public-order guards may not be used, and we say no.`,
        },
        {
          question: "Where do we apply for an event on Götaplatsen?",
          answer:
            "To the Police Authority. If the place is public the police also ask the City of Gothenburg. Apply for the event first, at least one week before if possible and preferably much earlier, then for the extra public-order guards.",
        },
        {
          question: "What may they do at a match at Ullevi?",
          answer:
            "What their appointment and the permit cover, at that place and time: turn away, remove and temporarily detain someone who disturbs order. They work under police direction and write down every intervention.",
        },
      ],
      close: "Only a date so far? We tell you what usually decides how many you need.",
    },
    entranceHost: {
      meta: {
        title: "Entrance hosts in Gothenburg: fairs, hotels and restaurants",
        description:
          "Entrance hosts in Gothenburg for fairs at Korsvägen, offices on Lindholmen and restaurants in Linné. Price on request, a fixed total and the host’s limits.",
        keywords: "entrance host Gothenburg, fair host, cloakroom staff, reception host Korsvägen, door host",
      },
      lead: "For trade fairs, hotel lobbies and cloakrooms. Entrance hosts (entrévärdar) in jacket and name badge, with the languages you ask for.",
      areas: "Entrance hosts in\nsix areas",
      door: {
        title: "A trade fair opens\nat Korsvägen",
        text: "An example: four moments for a team at the main entrance, and who takes over when something is no longer a matter for a host.",
        stops: [
          {
            time: "07:30",
            does: "Puts out signs and queue barriers, tests the ticket readers.",
            passes: "The organiser, if a reader or list is missing",
          },
          {
            time: "09:00",
            does: "Greets, reads tickets and shows the way to the right hall.",
            passes: "The information desk, when a ticket can’t be read",
          },
          {
            time: "12:15",
            does: "Keeps the aisle clear at lunch and points out the lift.",
            passes: "The fair’s safety officer, if it gets crowded",
          },
          {
            time: "17:00",
            does: "Hands out coats and arranges the taxi queue.",
            passes: "Public-order guards or police, if someone makes threats",
          },
        ],
      },
      arrive:
        "Korsvägen, Central Station and Vallgraven are close. A team can move from the fair to a dinner on the same day.",
      faq: [
        {
          question: "May an entrance host stand at the door of our bar in Linné?",
          answer:
            "Yes. If you have an alcohol licence, you book the host as hired staff, as the Alcohol Act requires. Tell us, and we set it up that way.",
        },
        {
          question: "400 guests in half an hour: how many hosts?",
          answer:
            "Count the arrivals, not the guests. 400 in thirty minutes is just over thirteen a minute. If a host can greet and tick off five, you need three, and a fourth to take questions beside the queue.",
        },
        {
          question: "Do the hosts speak English and German at a trade fair?",
          answer:
            "Put the languages in your request, and we suggest people who speak them. The confirmation names them, so that you know who takes the international desk.",
        },
      ],
      close: "Venue, number of guests and when the doors open are all we need.",
    },
  }),
});
