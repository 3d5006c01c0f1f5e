import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import type { CityPlaces } from "./city-places.ts";

function pick({ statements }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const weeks = statements.plannedNoticeWeeks.value;
  return { from, to, weeks };
}

export const places: CityPlaces = {
  minutes: [5, 5, 10, 15, 10, 15],
  permits: ["place", "serving", "serving", "place", "place", "event"],
  months: [1, 4, 6, 9],
  shift: { hours: 8, price: "stationary" },
};

/** Uppsala. Typical assignments are the company's own picture, to be confirmed before publishing. */
export const messages = copyWith(pick, {
  sv: ({ from, to, weeks }, { prices }) => ({
    place: "Uppsala",
    start: "Uppsala\u00a0C",
    beyond: "Utanför kartan bokar du på samma sätt: Librobäck, Fyrislund, Knivsta.",
    police: {
      name: "Polisregion Mitt",
      local: "Regionen omfattar Uppsala, Västmanlands och Gävleborgs län och leds från Uppsala.",
    },
    authoriser: {
      name: "Länsstyrelsen i Stockholms län",
      local: "Ett företag med säte i Uppsala län prövas i Stockholm.",
    },
    board: "Länsstyrelsen i Uppsala län",
    municipality: "Uppsala kommun",
    districts: [
      {
        name: "Resecentrum och Vaksala torg",
        is: "Resande, hotell, konserthus",
        guard: "Öppning och låsning, garage och cykelhus",
        orderGuard: "Resenärsstråk och kvällar på torget",
        entranceHost: "Konsert- och kongressentré",
      },
      {
        name: "Dragarbrunn",
        is: "Handel, kontor, restauranger",
        guard: "Väktare i butik, gallerior efter stängning",
        orderGuard: "Krogar kring Stora torget",
        entranceHost: "Receptioner och restaurangentréer",
      },
      {
        name: "Fjärdingen",
        is: "Universitet, nationer, domkyrka",
        guard: "Rondering mellan institutioner, bibliotek på kvällen",
        orderGuard: "Nationernas stora kvällar",
        entranceHost: "Promotioner, högtider och guidade grupper",
      },
      {
        name: "Akademiska och BMC",
        is: "Sjukhus, forskning, labb",
        guard: "Stationär bevakning, leveranser till labb",
        orderGuard: "Akutnära vårdmiljöer",
        entranceHost: "Besöksvägvisning och kurser",
      },
      {
        name: "Boländerna",
        is: "Stormarknader, bilhallar, verkstäder",
        guard: "Parkeringar, lastgårdar, larm",
        orderGuard: "Köpcentrum på storhelger",
        entranceHost: "Invigningar och kundkvällar",
      },
      {
        name: "Gränby och Fyrishov",
        is: "Köpcentrum, arenor, bad",
        guard: "Butik och arenabygge, nattlig rondering",
        orderGuard: "Matcher, cuper och konserter",
        entranceHost: "Cupsekretariat och publikentré",
      },
    ],
    guard: {
      meta: {
        title: `Väktare i Uppsala från ${lowestPrice(prices.guard)}\u00a0kr/tim: labb och campus`,
        description:
          "Boka väktare i Uppsala till labb, butik och bygge. Fast timpris exkl.\u00a0moms, sex områden från Akademiska till Boländerna och restider från Uppsala\u00a0C.",
        keywords:
          "väktare Uppsala, bevakning labb Uppsala, väktare Boländerna, rondering universitet, butiksväktare Gränby",
      },
      lead: `Labb som aldrig stänger, bibliotek som stänger sent och stormarknader längs järnvägen. Väktare i Uppsala till fast timpris, vanligtvis inom ${from}–\u2060${to}\u00a0timmar.`,
      areas: "Väktare på båda\nsidor om ån",
      shift: {
        title: "En dag vid\nett labb på BMC",
        text: "Fler dörrar än folk, och leveranser som inte får bli varma. Så kan ett vardagspass se ut.",
        stops: [
          { time: "08:00", text: "Kylrumslarmen kvitteras mot nattens logg tillsammans med driften." },
          {
            time: "10:30",
            text: "Torrisleverans tas emot, mottagaren rings ner. Inget ställs kvar i korridoren.",
          },
          { time: "13:15", text: "En gäst utan följeslagare visas tillbaka till receptionen." },
          { time: "16:00", text: "Överlämning på tio minuter, med öppna ärenden i en lista." },
        ],
      },
      arrive: `Vid terminsstart och Valborg är det trångt om personal i hela staden. Planera då ${weeks.from}–\u2060${weeks.to}\u00a0veckor i förväg, eller mer.`,
      faq: [
        {
          question: "Måste väktaren utbildas i vårt labb först?",
          answer:
            "En genomgång behövs alltid, och labb har egna skyddsregler. Boka samma väktare pass efter pass, så görs genomgången en gång. Väktaren går inte in där riskbedömningen säger nej, inte ens vid larm.",
        },
        {
          question: "Kan ni ta över när tentamensvakten inte räcker?",
          answer:
            "Nej, tentamensvakt är ett annat arbete. En väktare kan däremot öppna, hålla skalet och stänga när sena tentor ger folk i huset efter kontorstid.",
        },
        {
          question: "Vad kostar en kvällsrond i Boländerna?",
          answer: `Rondering är från ${prices.guard.patrol}\u00a0kr/tim exkl.\u00a0moms dagtid på vardagar, och kvällen har ett tillägg. Delar flera butiker vid samma lastgård på rundan, blir den billigare för var och en.`,
        },
      ],
      close: "Berätta var i Uppsala, vilka tider och vilka dörrar som ska vara öppna.",
    },
    orderGuard: {
      meta: {
        title: `Ordningsvakter i Uppsala från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
        description:
          "Ordningsvakter i Uppsala inför Valborg, nationskvällar och matcher i Gränby. Vilket tillstånd som krävs, när du ansöker och priser exkl.\u00a0moms.",
        keywords:
          "ordningsvakt Uppsala, ordningsvakt Valborg Uppsala, nation ordningsvakt, tillstånd polisregion Mitt",
      },
      lead: "Sista april, nationernas kvällar, cuper på Fyrishov. Alla vill ha ordningsvakter samma dagar, så sök tillstånd och boka tidigt.",
      areas: "Nation, torg, arena:\nvilket beslut krävs?",
      year: {
        title: "När det är\nfullt i Uppsala",
        text: "Högtiderna avgör när ordningsvakter går att få tag på.",
        events: [
          {
            when: "Januari",
            name: "Vinterpromotion och baler",
            text: "Högtidskläder och flera baler samma helg. Tiderna är få och går inte att flytta.",
          },
          {
            when: "April",
            name: "Valborg",
            text: "Stadens största dag: forsränning, parker och nationer samtidigt. Sök redan under vintern.",
          },
          {
            when: "Juni",
            name: "Studentexamen och cuper",
            text: "Flak, mottagningar och idrottscuper på Fyrishov och i Gränby delar på samma personal.",
          },
          {
            when: "September",
            name: "Kulturnatten och terminsstart",
            text: "Nya studenter, öppna hus och gator fulla till sent. Nationerna har recceveckor.",
          },
        ],
      },
      arrive: "Allt i centrala Uppsala nås till fots. Inför Valborg är det ansökningsdagen som räknas.",
      faq: [
        {
          question: "Gäller samma regler för en nations klubbkväll som för en krog?",
          answer:
            "I grunden ja. Har nationen serveringstillstånd, kan villkoren ange hur många ordningsvakter som ska finnas och när. Vill du ha fler, behövs Polismyndighetens tillstånd. Läs villkoret innan affischen trycks.",
        },
        {
          question: "När bör vi söka för en tillställning på sista april?",
          answer:
            "Lagens gräns är om möjligt en vecka före, men till Valborg i Uppsala är det för sent i praktiken. Polisen och kommunen planerar dagen som en helhet, så hör av dig i januari eller februari.",
        },
        {
          question: "Kan ordningsvakter arbeta på ett sjukhus?",
          answer:
            "Ja, om Polismyndigheten har gett tillstånd för platsen efter en prövning av behovet. Då gäller befogenheterna inom det område som beslutet ritar upp. För skal, garage och leveranser räcker ofta väktare.",
        },
      ],
      close: "Datum, plats och om beslutet finns. Vi säger ärligt om det går.",
    },
    entranceHost: {
      meta: {
        title: "Entrévärdar i Uppsala: kongress, högtid och butik",
        description:
          "Entrévärdar i Uppsala för kongresser vid Vaksala torg, promotioner i Fjärdingen och kundkvällar i Boländerna. Fast pris på förfrågan och tydliga gränser.",
        keywords:
          "entrévärd Uppsala, kongressvärd Uppsala, värd promotion, garderob konserthus, receptionsvärd",
      },
      lead: "Till kongresser, promotioner och invigningar i Uppsala. Entrévärdar som visar vägen till rätt sal.",
      areas: "Entrévärdar i sex\nområden",
      door: {
        title: "En kongress vid\nVaksala torg",
        text: "Tåget kommer tjugo över, registreringen stänger kvart\u00a0i. Ett exempel i fyra stunder för värdarna i foajén.",
        stops: [
          {
            time: "08:20",
            does: "Möter tåget med skylt och pekar ut genvägen.",
            passes: "Arrangören, om någon saknar logi",
          },
          {
            time: "08:35",
            does: "Delar ut namnbrickor efter efternamn, ser kön växa och öppnar en disk till.",
            passes: "Sekretariatet, vid obetalda avgifter",
          },
          {
            time: "12:00",
            does: "Visar specialkosten och håller trappan fri.",
            passes: "Köket eller 112, vid allergi",
          },
          {
            time: "17:45",
            does: "Gör om foajén till middag: garderob, bordslista, ljus.",
            passes: "Vaktmästaren, för teknik och utrymning",
          },
        ],
      },
      arrive:
        "Konserthuset vid Vaksala torg ligger några minuters promenad från stationen. Värdarna kan möta på perrongen.",
      faq: [
        {
          question: "Kan värdarna hitta i universitetets hus?",
          answer:
            "Efter en genomgång, ja. Skicka ritning och program, så går värdarna vägen dagen före. Akademiska högtider har ordningar som ska följas, och då vill vi prata med din marskalk eller ceremonimästare.",
        },
        {
          question: "Behövs något tillstånd för entrévärdar på kongressen?",
          answer:
            "Nej, inte för värdskapet. En värd har samma rättigheter som alla andra. Serveras alkohol, bokar du värden som inhyrd personal, så att alkohollagens krav uppfylls.",
        },
        {
          question: "Kan samma värdar komma alla tre dagarna?",
          answer: `Ja, och det är värt att be om. Boka gärna ${weeks.from}–\u2060${weeks.to}\u00a0veckor i förväg, så står samma namn på schemat för hela kongressen och en reserv bredvid.`,
        },
      ],
      close: "Lokal, program, språk och hur många som ska registreras.",
    },
  }),
  en: ({ from, to, weeks }, { prices }) => ({
    place: "Uppsala",
    start: "Uppsala\u00a0C",
    beyond: "Outside the map you book in the same way: Librobäck, Fyrislund, Knivsta.",
    police: {
      name: "Polisregion Mitt (police region Central)",
      local: "The region covers Uppsala, Västmanland and Gävleborg counties and is led from Uppsala.",
    },
    authoriser: {
      name: "Stockholm County Administrative Board",
      local: "A company based in Uppsala county is authorised by the board in Stockholm.",
    },
    board: "Uppsala County Administrative Board",
    municipality: "Uppsala municipality",
    districts: [
      {
        name: "Central Station and Vaksala torg",
        is: "Travellers, hotels, concert hall",
        guard: "Opening and locking, garages and cycle stores",
        orderGuard: "Travellers’ routes and evenings in the square",
        entranceHost: "Concert and congress entrances",
      },
      {
        name: "Dragarbrunn",
        is: "Shops, offices, restaurants",
        guard: "Shop guards, arcades after closing",
        orderGuard: "Bars round Stora torget",
        entranceHost: "Receptions and restaurant doors",
      },
      {
        name: "Fjärdingen",
        is: "University, student nations, cathedral",
        guard: "Patrols between departments, libraries in the evening",
        orderGuard: "The student nations’ big nights",
        entranceHost: "Ceremonies, celebrations and guided groups",
      },
      {
        name: "The hospital and BMC",
        is: "Hospital, research, labs",
        guard: "Stationary guarding, deliveries to labs",
        orderGuard: "Waiting rooms near the emergency department",
        entranceHost: "Wayfinding and courses",
      },
      {
        name: "Boländerna",
        is: "Superstores, car dealers, workshops",
        guard: "Car parks, loading yards, alarms",
        orderGuard: "Shopping centres at holiday peaks",
        entranceHost: "Openings and customer evenings",
      },
      {
        name: "Gränby and Fyrishov",
        is: "Shopping centre, arenas, swimming pool",
        guard: "Shops and arena building, night patrols",
        orderGuard: "Matches, tournaments and concerts",
        entranceHost: "Tournament desk and spectator entrance",
      },
    ],
    guard: {
      meta: {
        title: `Guards in Uppsala from SEK\u00a0${lowestPrice(prices.guard)}/h: lab and campus`,
        description:
          "Book guards in Uppsala for labs, shops and building sites. Fixed hourly price excl.\u00a0VAT, six areas from the hospital to Boländerna, times from Uppsala\u00a0C.",
        keywords:
          "guards Uppsala, laboratory guarding Uppsala, guards Boländerna, campus patrol, shop guard Gränby",
      },
      lead: `Labs that never close, libraries that close late and superstores along the railway. Guards (väktare) in Uppsala at a fixed hourly price, usually within ${from}–\u2060${to}\u00a0hours.`,
      areas: "Guards on both\nsides of the river",
      shift: {
        title: "A day at a\nlab by BMC",
        text: "More doors than people, and deliveries that must not warm up. This is how a weekday shift can look.",
        stops: [
          {
            time: "08:00",
            text: "Cold-room alarms signed off against the night’s log with the operations team.",
          },
          {
            time: "10:30",
            text: "Dry ice arrives and the recipient is called down. Nothing is left in the corridor.",
          },
          { time: "13:15", text: "A guest without an escort is shown back to reception." },
          { time: "16:00", text: "A ten-minute handover, with a list of what is not finished." },
        ],
      },
      arrive: `At the start of term and on Walpurgis Night staff are in short supply all over town. Plan ahead, ${weeks.from}–\u2060${weeks.to}\u00a0weeks or more.`,
      faq: [
        {
          question: "Does the guard have to be trained in our lab first?",
          answer:
            "A walk-through is always needed, and labs have safety rules of their own. Book the same guard shift after shift and it is done once. The guard does not enter where your risk assessment says no, not even for an alarm.",
        },
        {
          question: "Can you step in when the exam invigilators are too few?",
          answer:
            "No, invigilation is another job. A guard can open, keep the perimeter and close when late exams leave people in the building after office hours.",
        },
        {
          question: "What does an evening patrol in Boländerna cost?",
          answer: `A patrol is from SEK\u00a0${prices.guard.patrol}/h excl.\u00a0VAT in the daytime on weekdays, and the evening has a supplement. If several shops share a loading yard the round is cheaper for each.`,
        },
      ],
      close: "Tell us where in Uppsala, which hours and which doors should be open.",
    },
    orderGuard: {
      meta: {
        title: `Public-order guards in Uppsala from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        description:
          "Public-order guards in Uppsala for Walpurgis Night, student nations and matches in Gränby. Which permit you need, when to apply, prices excl.\u00a0VAT.",
        keywords:
          "public-order guard Uppsala, Walpurgis Uppsala guards, student nation ordningsvakt, police region Mitt permit",
      },
      lead: "The last of April, nights at the student nations, tournaments at Fyrishov. Everyone wants public-order guards (ordningsvakter) on the same days, so apply for the permit and book early.",
      areas: "Nation, square, arena:\nwhich decision?",
      year: {
        title: "When Uppsala\nis busiest",
        text: "The celebrations decide when public-order guards are free.",
        events: [
          {
            when: "January",
            name: "Winter conferment and balls",
            text: "White tie, the castle hill and several balls in one weekend. Few hours, but fixed.",
          },
          {
            when: "April",
            name: "Walpurgis Night",
            text: "The city’s biggest day: raft race, parks and nations at once. Apply in the winter.",
          },
          {
            when: "June",
            name: "Graduation and tournaments",
            text: "Lorries, receptions and tournaments at Fyrishov and in Gränby draw on the same people.",
          },
          {
            when: "September",
            name: "Culture Night and term start",
            text: "New students, open houses and full streets until late. The nations have freshers’ weeks.",
          },
        ],
      },
      arrive:
        "Everything in central Uppsala is within a walk. Before Walpurgis Night what counts is how early you applied.",
      faq: [
        {
          question: "Do the same rules apply to a student nation’s club night as to a bar?",
          answer:
            "In the main, yes. If the nation has an alcohol licence, its conditions may say how many public-order guards there must be, and when. If you want more you need the Police Authority’s permit. Read the conditions before the poster is printed.",
        },
        {
          question: "When should we apply for an event on the last of April?",
          answer:
            "The law says one week before if possible, but for Walpurgis in Uppsala that is too late in practice. The police and the municipality plan the day as a whole, so get in touch in January or February.",
        },
        {
          question: "Can public-order guards work at a hospital?",
          answer:
            "Yes, if the Police Authority has given a permit for the place after assessing the need. Their powers then apply within the area set in the decision. For the perimeter, garages and deliveries, guards are often enough.",
        },
      ],
      close: "Date, place and whether there is a decision. We tell you honestly if it can be done.",
    },
    entranceHost: {
      meta: {
        title: "Entrance hosts in Uppsala: congress, ceremony and shop",
        description:
          "Entrance hosts in Uppsala for congresses at Vaksala torg, ceremonies in Fjärdingen and openings in Boländerna. A fixed price on request and clear limits.",
        keywords:
          "entrance host Uppsala, congress host Uppsala, ceremony host, concert cloakroom, reception host",
      },
      lead: "For congresses, ceremonies and openings in Uppsala. Entrance hosts (entrévärdar) who get the right person to the right room.",
      areas: "Entrance hosts in\nsix areas",
      door: {
        title: "A congress at\nVaksala torg",
        text: "The train comes at twenty past, registration closes at a quarter to. An example in four moments for the hosts in the foyer.",
        stops: [
          {
            time: "08:20",
            does: "Meets the train with a sign and points out the short cut.",
            passes: "The organiser, if someone has no room",
          },
          {
            time: "08:35",
            does: "Hands out badges by surname, sees the queue grow and opens another desk.",
            passes: "The secretariat, for unpaid fees",
          },
          {
            time: "12:00",
            does: "Sees to special diets and keeps the stairs clear.",
            passes: "The kitchen or 112, for an allergy",
          },
          {
            time: "17:45",
            does: "Turns the foyer round for dinner: cloakroom, seating, light.",
            passes: "The caretaker, for equipment and evacuation",
          },
        ],
      },
      arrive:
        "The concert hall at Vaksala torg is a few minutes’ walk from the station. The hosts can meet people on the platform.",
      faq: [
        {
          question: "Will the hosts find their way in the university’s buildings?",
          answer:
            "After a walk-through, yes. Send us a plan and the programme, and the hosts walk the route the day before. Academic ceremonies have an order to follow, and then we want to talk to your marshal or master of ceremonies.",
        },
        {
          question: "Do entrance hosts at a congress need a permit?",
          answer:
            "No, not for hosting. A host has the same rights as anyone. If alcohol is served, you book the host as hired staff, as the Alcohol Act requires.",
        },
        {
          question: "Can the same hosts come all three days?",
          answer: `Yes, and it is worth asking for. Book ${weeks.from}–\u2060${weeks.to}\u00a0weeks ahead and the same names are on the schedule for the whole congress, with a reserve beside them.`,
        },
      ],
      close: "Venue, programme, languages and how many will register.",
    },
  }),
});
