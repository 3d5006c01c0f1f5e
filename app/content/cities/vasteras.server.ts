import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import type { CityPlaces } from "./city-places.ts";

function pick({ statements }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const weeks = statements.plannedNoticeWeeks.value;
  return { from, to, weeks };
}

export const places: CityPlaces = {
  minutes: [5, 5, 10, 15, 15, 15],
  permits: ["serving", "place", "event", "place", "event", "place"],
  months: [3, 6, 7, 12],
  shift: { hours: 12, price: "construction" },
};

/** Västerås. Typical assignments are the company's own picture, to be confirmed before publishing. */
export const messages = copyWith(pick, {
  sv: ({ from, to, weeks }, { prices }) => ({
    place: "Västerås",
    start: "Västerås\u00a0C",
    beyond: "Utanför kartan bokar du på samma sätt: Bäckby, Skultuna, Hallstahammar.",
    police: {
      name: "Polisregion Mitt",
      local: "Västmanland hör till samma region som Uppsala och Gävleborgs län.",
    },
    authoriser: {
      name: "Länsstyrelsen i Stockholms län",
      local: "För företag i Västmanland är det länsstyrelsen i Stockholm som prövar.",
    },
    board: "Länsstyrelsen i Västmanlands län",
    municipality: "Västerås stad",
    districts: [
      {
        name: "Centrum",
        is: "Handel, krogar, stadshus",
        guard: "Butiksväktare, rond genom galleriorna på kvällen",
        orderGuard: "Krogarna kring Stora torget",
        entranceHost: "Hotellentré och kommunala sammanträden",
      },
      {
        name: "Mälarporten",
        is: "Station, hotell, stora byggen",
        guard: "Byggväktare, grindar och nattronder",
        orderGuard: "Resenärsstråk kring stationen",
        entranceHost: "Visningar och byggvisiter",
      },
      {
        name: "Kopparlunden",
        is: "Kontor och skolor i gamla verkstäder",
        guard: "Rondering mellan tegelhallarna, låsning",
        orderGuard: "Konserter i industrilokal",
        entranceHost: "Konferens och kontorsreception",
      },
      {
        name: "Finnslätten",
        is: "Industri, provrum, verkstäder",
        guard: "Grind, besökskontroll och larm",
        orderGuard: "Sällan: väktare räcker inom stängslet",
        entranceHost: "Kundbesök från hela världen",
      },
      {
        name: "Rocklunda",
        is: "Bandy, fotboll, handboll, mässor",
        guard: "Uppställning, förråd och kioskkassor",
        orderGuard: "Matcher och slutspel",
        entranceHost: "Publikentré och sponsorlounge",
      },
      {
        name: "Erikslund och Hacksta",
        is: "Stormarknader, lager, terminaler",
        guard: "Parkering, lastgård och trailerronder",
        orderGuard: "Köpcentrum på storhelger",
        entranceHost: "Invigningar och chaufförsmottagning",
      },
    ],
    guard: {
      meta: {
        title: `Väktare i Västerås från ${lowestPrice(prices.guard)}\u00a0kr/tim: bygge, industri`,
        description:
          "Boka väktare i Västerås till Mälarporten, Finnslätten och Erikslund. Fast timpris exkl.\u00a0moms, restider från centralen och ett räkneexempel på ett bygge.",
        keywords:
          "väktare Västerås, byggväktare Mälarporten, industribevakning Finnslätten, rondering Erikslund",
      },
      lead: `Industri i norr, nya stadsdelar vid Mälaren och handel ut mot E18. Väktare i Västerås till fast timpris, vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar.`,
      areas: "Väktare från\nFinnslätten till Mälaren",
      shift: {
        title: "Tolv timmar vid\nMälarporten",
        text: "Ett av stadens stora byggen, med tåg på ena sidan och gångstråk på den andra. Så kan ett vardagspass se ut, från morgon till kväll.",
        stops: [
          { time: "06:00", text: "Staket mot perrongen kontrolleras först: det är där folk genar." },
          {
            time: "10:00",
            text: "Fyra leveranser inom en halvtimme. Den som inte är aviserad väntar utanför.",
          },
          {
            time: "14:00",
            text: "Arbetsplatsens elskåp låst? Stegar nere? Rondens tolv punkter, i ny ordning.",
          },
          { time: "18:00", text: "Kvällens kontaktperson får nycklar och en rad om vad som är öppet." },
        ],
      },
      arrive:
        "Det mesta i Västerås ligger inom en kvart med buss från centralen. Nattetid räknar vi med bil.",
      faq: [
        {
          question: "Måste en väktare på Finnslätten vara säkerhetsprövad?",
          answer:
            "Det beror på verksamheten. All personal är godkänd enligt lagen om bevakningsföretag, men säkerhetskänslig verksamhet kan kräva säkerhetsprövning och skyddsobjekt kräver skyddsvakt. Säg det i förfrågan, för prövningen tar tid.",
        },
        {
          question: "Kan ni vakta vår trailerparkering i Hacksta över helgen?",
          answer: `Ja. En rond flera gånger per natt räcker ofta, från ${prices.guard.patrol}\u00a0kr/tim exkl.\u00a0moms dagtid på vardagar, med tillägg för helg. Står värdefull last kvar, är en stationär väktare säkrare. Du ser båda summorna.`,
        },
        {
          question: "Hur många väktare behöver ett bygge vid Mälarporten?",
          answer:
            "Räkna grindar och mörka timmar. En grind dagtid är en väktare. Två grindar kan vara en väktare och en låst grind. Nattetid gör belysning och stängsel ofta lika mycket som en person till.",
        },
      ],
      close: "Berätta var i Västerås, vilka tider, hur många grindar och om det finns el och bod.",
    },
    orderGuard: {
      meta: {
        title: `Ordningsvakter i Västerås från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
        description:
          "Ordningsvakter i Västerås till slutspel på Rocklunda, krogar vid Stora torget och sommarens bilträffar. Tillstånd, framförhållning och priser exkl.\u00a0moms.",
        keywords:
          "ordningsvakt Västerås, ordningsvakt Rocklunda, bandymatch ordningsvakter, tillstånd polisen Västmanland",
      },
      lead: "Slutspel på Rocklunda, bilkvällar i juli och krogar kring Stora torget. Ordningsvakter med förordnande, när platsen eller tillställningen har sitt beslut.",
      areas: "Match, bilträff, krog:\nvilket beslut krävs?",
      year: {
        title: "När det är\nfullt i Västerås",
        text: "En mindre stad blir full fortare, så sök och boka i tid.",
        events: [
          {
            when: "Mars",
            name: "Slutspel i bandy och hockey",
            text: "Matchdagar kommer med några dagars varsel. Ha ansökan och antal klara för hela serien.",
          },
          {
            when: "Juni",
            name: "Student och skolavslutning",
            text: "Flak genom centrum och fester i Kopparlunden samma vecka.",
          },
          {
            when: "Juli",
            name: "Summer Meet",
            text: "Tusentals bilar, och fullt i stan i tre dygn. Campingar, mackar och krogar känner av det.",
          },
          {
            when: "December",
            name: "Julbord och annandags\u00adbandy",
            text: "Krogarna och Rocklunda har fullt på samma dagar.",
          },
        ],
      },
      arrive:
        "Från centralen till Rocklunda tar det en kvart. Vid slutspel är det matchbeskedet som styr, så ha allt annat klart.",
      faq: [
        {
          question: "Vi får matchdag tre dagar före. Hinner vi med tillståndet?",
          answer:
            "Sök för hela slutspelet på en gång, med antal per match. Då är bara datumet kvar när det bestäms. Arrangörens tillstånd kommer först, ordningsvakterna därefter, och polisen kan kräva att de finns.",
        },
        {
          question: "Bilträffen passerar vår mack. Får vi ha egna ordningsvakter?",
          answer:
            "Bara med Polismyndighetens tillstånd för din plats, efter en prövning av behovet. Arrangörens tillstånd täcker inte din tomt. Ofta räcker väktare för butik och pumpar, och dem kan du boka utan tillstånd.",
        },
        {
          question: "Är det Uppsala eller Västerås som bestämmer?",
          answer:
            "Polismyndigheten är en enda myndighet, och Västmanland hör till region Mitt. Du söker hos Polismyndigheten, och lokalpolisen i Västerås är den som känner platsen. Offentlig plats stäms också av med Västerås stad.",
        },
      ],
      close: "Plats, datum och väntad publik. Vi säger vad som brukar krävas.",
    },
    entranceHost: {
      meta: {
        title: "Entrévärdar i Västerås: kundbesök, konferens och match",
        description:
          "Entrévärdar i Västerås för internationella kundbesök på Finnslätten, konferenser i Kopparlunden och publikentréer på Rocklunda. Fast pris på förfrågan.",
        keywords:
          "entrévärd Västerås, kundbesök värd Finnslätten, konferensvärd Kopparlunden, publikvärd Rocklunda",
      },
      lead: "Till kundbesök i industrin, konferenser och matcher i Västerås. Värdar som möter gästerna redan vid bussen.",
      areas: "Entrévärdar i sex\nområden",
      door: {
        title: "Kundbesök på\nFinnslätten",
        text: "Åtta gäster, skyddsskor i rätt storlek och ett tätt program. Ett exempel, i fyra stunder.",
        stops: [
          {
            time: "08:45",
            does: "Står vid bussen, har besöksbrickor och hörselskydd klara.",
            passes: "Väktaren i grinden, för in- och utpassering",
          },
          {
            time: "09:00",
            does: "Går igenom skyddsregler och fotoförbud på gästernas språk.",
            passes: "Din säkerhetschef, om någon invänder",
          },
          {
            time: "11:30",
            does: "Leder gruppen mellan hallarna på gula linjer.",
            passes: "Skyddsombud eller 112, vid olycka",
          },
          {
            time: "14:10",
            does: "Samlar in brickor och räknar gästerna ut.",
            passes: "Väktaren, om en bricka saknas",
          },
        ],
      },
      arrive:
        "Bussen från centralen till Finnslätten tar omkring en kvart. Värden är på plats innan gästerna lämnar hotellet.",
      faq: [
        {
          question: "Kan värden gå med gästerna in i produktionen?",
          answer:
            "Ja, om du har sagt vilka vägar och regler som gäller. Värden leder och räknar, men öppnar inte låsta dörrar och kontrollerar ingen. Det gör din egen personal eller en väktare.",
        },
        {
          question: "Kan vi få en kinesisk- eller japansktalande värd?",
          answer: `Ibland. Skriv språket ${weeks.from}–\u2060${weeks.to}\u00a0veckor i förväg, så svarar vi om vi har någon för dagen. Annars föreslår vi en värd på engelska tillsammans med din tolk.`,
        },
        {
          question: "Matchen har öl i pausen. Får en entrévärd stå vid serveringen?",
          answer:
            "Vid biljett och garderob, ja. Vid serveringen bara som inhyrd personal hos den som har serveringstillståndet, så att alkohollagens krav uppfylls.",
        },
      ],
      close: "Företag, antal gäster, språk och vilka skyddsregler som gäller.",
    },
  }),
  en: ({ from, to, weeks }, { prices }) => ({
    place: "Västerås",
    start: "Västerås\u00a0C",
    beyond: "Outside the map you book in the same way: Bäckby, Skultuna, Hallstahammar.",
    police: {
      name: "Polisregion Mitt (police region Central)",
      local: "Västmanland belongs to the same region as Uppsala and Gävleborg counties.",
    },
    authoriser: {
      name: "Stockholm County Administrative Board",
      local: "Companies based in Västmanland are authorised by the board in Stockholm.",
    },
    board: "Västmanland County Administrative Board",
    municipality: "The City of Västerås",
    districts: [
      {
        name: "City centre",
        is: "Shops, bars, town hall",
        guard: "Shop guards, arcades after closing",
        orderGuard: "The bars round Stora torget",
        entranceHost: "Hotel lobbies and council meetings",
      },
      {
        name: "Mälarporten",
        is: "Station, hotels, large building sites",
        guard: "Site guards, gates and night rounds",
        orderGuard: "Travellers’ routes round the station",
        entranceHost: "Viewings and site visits",
      },
      {
        name: "Kopparlunden",
        is: "Offices and schools in old workshops",
        guard: "Patrols between the brick halls, locking",
        orderGuard: "Concerts in industrial halls",
        entranceHost: "Conferences and office receptions",
      },
      {
        name: "Finnslätten",
        is: "Industry, test rooms, workshops",
        guard: "Gate, visitor control and alarms",
        orderGuard: "Seldom: inside a fence guards will do",
        entranceHost: "Customer visits from all over the world",
      },
      {
        name: "Rocklunda",
        is: "Bandy, football, handball, fairs",
        guard: "Parking, stores and kiosk tills",
        orderGuard: "Matches and play-offs",
        entranceHost: "Spectator entrance and sponsors’ lounge",
      },
      {
        name: "Erikslund and Hacksta",
        is: "Superstores, warehouses, terminals",
        guard: "Car parks, loading yards and trailer rounds",
        orderGuard: "Shopping centres at holiday peaks",
        entranceHost: "Openings and drivers’ reception",
      },
    ],
    guard: {
      meta: {
        title: `Guards in Västerås from SEK\u00a0${lowestPrice(prices.guard)}/h: site and industry`,
        description:
          "Book guards in Västerås for Mälarporten, Finnslätten and Erikslund. Fixed hourly price excl.\u00a0VAT, travel times and a worked example of a building site.",
        keywords:
          "guards Västerås, site guard Mälarporten, industrial security Finnslätten, patrol Erikslund",
      },
      lead: `Industry to the north, new quarters by Lake Mälaren and shops out by the E18. Guards (väktare) in Västerås at a fixed hourly price, usually on site within ${from}–\u2060${to}\u00a0hours.`,
      areas: "Guards from\nFinnslätten to the lake",
      shift: {
        title: "Twelve hours at\nMälarporten",
        text: "One of the city’s large sites, with trains on one side and a footpath on the other. This is how a weekday shift can look, from morning to evening.",
        stops: [
          {
            time: "06:00",
            text: "The fence to the platform is checked first: that is where people take the short cut.",
          },
          {
            time: "10:00",
            text: "Four deliveries within half an hour. Those nobody has announced wait outside.",
          },
          {
            time: "14:00",
            text: "Electric cabinets locked? Ladders down? The round’s twelve checks, in a new order.",
          },
          { time: "18:00", text: "The evening’s contact gets the keys and a line on what is not finished." },
        ],
      },
      arrive:
        "Most of Västerås is within a quarter of an hour by bus from the station. At night we plan for a car.",
      faq: [
        {
          question: "Does a guard at Finnslätten need security vetting?",
          answer:
            "It depends on the activity. All staff are approved under the Security Companies Act, but security-sensitive activities may need vetting, and protected sites need a protective security guard (skyddsvakt). Say so in your request, because vetting takes time.",
        },
        {
          question: "Can you watch our trailer park in Hacksta over the weekend?",
          answer: `Yes. A round several times a night is often enough, from SEK\u00a0${prices.guard.patrol}/h excl.\u00a0VAT in the daytime on weekdays, with a weekend supplement. If valuable loads are left there, a stationary guard is safer. You see both sums.`,
        },
        {
          question: "How many guards does a site at Mälarporten need?",
          answer:
            "Count the gates and the dark hours. One gate in the daytime takes one guard. Two gates may mean one guard and one locked gate. At night, light and fences often do as much as another person.",
        },
      ],
      close: "Tell us where in Västerås, which hours, how many gates and whether there is power and a cabin.",
    },
    orderGuard: {
      meta: {
        title: `Public-order guards in Västerås from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        description:
          "Public-order guards in Västerås for play-offs at Rocklunda, bars at Stora torget and summer car meets. Permits, planning and prices excl.\u00a0VAT.",
        keywords:
          "public-order guard Västerås, ordningsvakt Rocklunda, bandy match guards, police permit Västmanland",
      },
      lead: "Play-offs at Rocklunda, car nights in July and bars round Stora torget. Appointed public-order guards (ordningsvakter), once the place or the event has its decision.",
      areas: "Match, car meet, bar:\nwhich decision?",
      year: {
        title: "When Västerås\nis busiest",
        text: "A smaller city fills up faster, so apply and book early.",
        events: [
          {
            when: "March",
            name: "Bandy and ice-hockey play-offs",
            text: "Match days come at a few days’ notice. Have application and numbers ready for the whole series.",
          },
          {
            when: "June",
            name: "Graduation and end of school",
            text: "Lorries through the centre and parties in Kopparlunden the same week.",
          },
          {
            when: "July",
            name: "Summer Meet",
            text: "Thousands of cars and a full city for three days. Campsites, petrol stations and bars feel it.",
          },
          {
            when: "December",
            name: "Christmas dinners and Boxing Day bandy",
            text: "Bars and Rocklunda are full on the same days.",
          },
        ],
      },
      arrive:
        "It is a quarter of an hour from the station to Rocklunda. In the play-offs the fixture list decides, so have everything else ready.",
      faq: [
        {
          question: "We are told the match day three days ahead. Is there time for a permit?",
          answer:
            "Apply for the whole series at once, with numbers for each match. Then only the date remains. The organiser’s permit comes first, the public-order guards next, and the police may require them.",
        },
        {
          question: "The car meet passes our petrol station. May we have our own public-order guards?",
          answer:
            "Only if the Police Authority has assessed the need and given a permit for your place. The organiser’s permit does not cover your land. Guards are often enough for the shop and the pumps, and you can book them without a permit.",
        },
        {
          question: "Is it Uppsala or Västerås that decides?",
          answer:
            "The Police Authority is one authority, and Västmanland belongs to its region Central (Mitt). You apply to the Police Authority, and the local police in Västerås are the ones who know the place. A public place is also settled with the City of Västerås.",
        },
      ],
      close: "Place, date and expected crowd. We tell you what is usually required.",
    },
    entranceHost: {
      meta: {
        title: "Entrance hosts in Västerås: visit, conference and match",
        description:
          "Entrance hosts in Västerås for international customers at Finnslätten, conferences in Kopparlunden and spectators at Rocklunda. Fixed price on request.",
        keywords:
          "entrance host Västerås, customer visit host Finnslätten, conference host Kopparlunden, spectator host",
      },
      lead: "For customer visits in industry, conferences and matches in Västerås. Entrance hosts (entrévärdar) who meet your guests off the coach.",
      areas: "Entrance hosts in\nsix areas",
      door: {
        title: "Customers visit\nFinnslätten",
        text: "Eight guests, safety shoes in the right sizes and a tight schedule. An example, in four moments.",
        stops: [
          {
            time: "08:45",
            does: "Stands by the coach with badges and ear protection ready.",
            passes: "The guard at the gate, for entry and exit",
          },
          {
            time: "09:00",
            does: "Goes through the safety rules and the photo ban in the guests’ language.",
            passes: "Your head of security, if someone objects",
          },
          {
            time: "11:30",
            does: "Leads the group between the halls on the yellow lines.",
            passes: "The safety officer or 112, in an accident",
          },
          {
            time: "14:10",
            does: "Collects badges and counts the guests out.",
            passes: "The guard, if a badge is missing",
          },
        ],
      },
      arrive:
        "The bus from the station to Finnslätten takes about a quarter of an hour. The host is there before the guests leave their hotel.",
      faq: [
        {
          question: "May the host take guests into production?",
          answer:
            "Yes, if you have said which routes and rules apply. The host leads and counts, but opens no locked doors and checks nobody. That is for your own staff or a guard.",
        },
        {
          question: "Can we have a host who speaks Chinese or Japanese?",
          answer: `Sometimes. Name the language ${weeks.from}–\u2060${weeks.to}\u00a0weeks ahead and we answer whether we have someone for the day. Otherwise we suggest a host in English together with your interpreter.`,
        },
        {
          question: "Beer is sold at half-time. May an entrance host stand at the bar?",
          answer:
            "At the tickets and the cloakroom, yes. At the bar only as staff hired by the licence holder, as the Alcohol Act requires.",
        },
      ],
      close: "Company, number of guests, languages and which safety rules apply.",
    },
  }),
});
