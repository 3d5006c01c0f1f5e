import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import type { CityPlaces } from "./city-places.ts";

const pick = ({ statements }: CompanyFacts) => statements.deliveryHours.value;

export const places: CityPlaces = {
  minutes: [10, 5, 10, 10, 15, 20],
  permits: ["serving", "place", "place", "event", "serving", "place"],
  months: [1, 6, 9, 10],
  shift: { hours: 8, price: "patrol" },
};

/** Örebro. Typical assignments are the company's own picture, to be confirmed before publishing. */
export const messages = copyWith(pick, {
  sv: ({ from, to }, { prices }) => ({
    place: "Örebro",
    start: "Örebro\u00a0C",
    beyond: "Utanför kartan bokar du på samma sätt: Pilängen, Kumla, Hallsberg.",
    police: {
      name: "Polisregion Bergslagen",
      local: "Regionen omfattar Örebro, Värmlands och Dalarnas län och leds från Örebro.",
    },
    authoriser: {
      name: "Länsstyrelsen i Dalarnas län",
      local: "Har företaget sitt säte i Örebro län, prövas det av länsstyrelsen i Falun.",
    },
    board: "Länsstyrelsen i Örebro län",
    municipality: "Örebro kommun",
    districts: [
      {
        name: "Centrum och slottet",
        is: "Handel, krogar, torg vid ån",
        guard: "Väktare i butik, rondering längs Drottninggatan",
        orderGuard: "Krogar och marknader vid torgen",
        entranceHost: "Slottsmiddagar, hotell, teater",
      },
      {
        name: "Resecentrum",
        is: "Resande, kontor, byggen",
        guard: "Öppning och låsning, byggväktare",
        orderGuard: "Stråken mellan tåg och buss",
        entranceHost: "Kontorsreception och resande grupper",
      },
      {
        name: "Universitets\u00adsjukhuset",
        is: "Sjukhus, forskning, patienthotell",
        guard: "Stationär bevakning, garage och kulvert",
        orderGuard: "Vårdmiljöer med tillstånd för platsen",
        entranceHost: "Vägvisning och besöksmottagning",
      },
      {
        name: "Eyrafältet",
        is: "Ishall, fotbollsarena, skolor",
        guard: "Förråd, parkering, natt före match",
        orderGuard: "Hockey och fotboll",
        entranceHost: "Publikentré och sponsorer",
      },
      {
        name: "Campus Örebro",
        is: "Universitet, studentbostäder, teknikpark",
        guard: "Kvällsrond mellan husen, bibliotek",
        orderGuard: "Kårens stora kvällar",
        entranceHost: "Konferens och öppet hus",
      },
      {
        name: "Marieberg och Törsjö",
        is: "Köpcentrum, terminaler, lager",
        guard: "Grind, trailerrond, butik",
        orderGuard: "Köpcentrum på storhelger",
        entranceHost: "Invigningar och chaufförsmottagning",
      },
    ],
    guard: {
      meta: {
        title: `Väktare i Örebro från ${lowestPrice(prices.guard)}\u00a0kr/tim: lager och handel`,
        description:
          "Boka väktare i Örebro: terminaler i Törsjö, handel i Marieberg, sjukhus och centrum. Fast timpris exkl.\u00a0moms, restider och ett räkneexempel på en rond.",
        keywords:
          "väktare Örebro, lagerbevakning Örebro, trailerrond Törsjö, butiksväktare Marieberg, larmutryckning Örebro",
      },
      lead: `Terminaler i Törsjö, handel i Marieberg och ett universitetssjukhus. Väktare i Örebro till fast timpris, vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar.`,
      areas: "Väktare i sex\nområden",
      shift: {
        title: "Åtta timmar på\nen terminal i Törsjö",
        text: "Trailrar i rader, förare som väntar och en grind som aldrig riktigt är stängd. Så kan en rond på dagen se ut.",
        stops: [
          { time: "08:00", text: "Trailerplomber läses av och jämförs med terminalens lista." },
          { time: "10:15", text: "En förare utan avisering väntar på sidan om, tills kontoret har svarat." },
          { time: "13:30", text: "Rond två: brandvägar, truckladdning, det trasiga staketfältet mot åkern." },
          { time: "16:00", text: "Skillnaderna står först i rapporten: två plomber, ett staket." },
        ],
      },
      arrive:
        "Till Marieberg och Törsjö går det fort på E20, längre med buss. Skriv vilken infart som är bemannad.",
      faq: [
        {
          question: "Kan ni bevaka gods som står över en natt i Törsjö?",
          answer: `Ja. Rondering är från ${prices.guard.patrol}\u00a0kr/tim och stationär bevakning från ${prices.guard.stationary}\u00a0kr/tim, exkl.\u00a0moms och dagtid på vardagar; natten har tillägg. Fråga ditt försäkringsbolag vad det kräver, så bokar du rätt från början.`,
        },
        {
          question: "Täcker samma väktare både Marieberg och centrum?",
          answer:
            "Det går, men det är en dryg halvmil emellan. För butiker i båda lägena är två pass med överlämning oftast bättre än en väktare som sitter i bil halva tiden.",
        },
        {
          question: "Kan en väktare hjälpa till på sjukhuset när någon är hotfull?",
          answer:
            "Väktaren kan vara synlig, larma, gå emellan i nödvärn och hålla kvar den som gripits för brott i väntan på polis. Ska någon avvisas eller avlägsnas, behövs ordningsvakt med tillstånd för platsen.",
        },
      ],
      close: "Berätta var i Örebro, hur många fordon eller dörrar och vilka timmar som är tomma.",
    },
    orderGuard: {
      meta: {
        title: `Ordningsvakter i Örebro från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
        description:
          "Ordningsvakter i Örebro till Hindersmässan, matcher på Eyrafältet och krogar i centrum. Så söker du i region Bergslagen, och priser exkl.\u00a0moms.",
        keywords:
          "ordningsvakt Örebro, ordningsvakt Eyrafältet, Hindersmässan ordningsvakter, tillstånd polisregion Bergslagen",
      },
      lead: "Marknad i januari, hockey hela vintern, musik på stans krogar i september. Ordningsvakter i Örebro, förordnade av polisen, där tillståndet finns.",
      areas: "Marknad, match, kår:\nvilket beslut krävs?",
      year: {
        title: "När det är\nfullt i Örebro",
        text: "Inför de här dagarna är det klokt att söka och boka tidigt.",
        events: [
          {
            when: "Januari",
            name: "Hindersmässan",
            text: "Marknad i centrum mitt i vintern. Serveringarna intill får långa kvällar och köer inomhus.",
          },
          {
            when: "Juni",
            name: "Studenten",
            text: "Flak runt slottet, skivor i festlokaler och mottagningar i Stadsparken under samma vecka.",
          },
          {
            when: "September",
            name: "Live at Heart",
            text: "Många små scener på krogar och kaféer. Varje lokal har sina egna villkor, läs dem var för sig.",
          },
          {
            when: "Oktober",
            name: "Hockeyhöst",
            text: "Hemmamatcher på vardagar och helger. Två arenor på samma fält delar parkering och publikflöden.",
          },
        ],
      },
      arrive:
        "Eyrafältet och centrum ligger på gångavstånd från tåget. Ordningsvakter från grannlänen hinner hit till en matchkväll.",
      faq: [
        {
          question: "Vår krog har scen under Live at Heart. Måste vi ha ordningsvakter?",
          answer:
            "Titta i serveringstillståndet: där står om, när och hur många. Ändrar du tider eller antal gäster, kan kommunen ändra villkoren. Vill du ha fler än villkoret kräver, behövs Polismyndighetens tillstånd.",
        },
        {
          question: "Vem prövar en ansökan i Örebro?",
          answer:
            "Polismyndigheten, i region Bergslagen. För en marknad eller konsert på offentlig plats söker du först tillstånd för själva tillställningen, om möjligt minst en vecka före. Polisen frågar Örebro kommun, och kan kräva ordningsvakter.",
        },
        {
          question: "Får ordningsvakten arbeta på parkeringen mellan arenorna?",
          answer:
            "Om parkeringen ingår i området i beslutet, ja. Två arrangörer samma kväll kan ha var sitt tillstånd, och då behöver gränsen mellan dem vara ritad på en karta som båda har.",
        },
      ],
      close: "Berätta plats och datum, och om beslutet täcker platsen där kön står.",
    },
    entranceHost: {
      meta: {
        title: "Entrévärdar i Örebro: slott, sjukhus och konferens",
        description:
          "Entrévärdar i Örebro för middagar i centrum, vägvisning på sjukhuset och konferenser på campus. Fast pris på förfrågan och klara besked om värdens roll.",
        keywords:
          "entrévärd Örebro, konferensvärd Örebro universitet, värd sjukhus vägvisning, garderob slottet Örebro",
      },
      lead: "Till Örebro kommer många med samma tåg. Entrévärdar som tar emot på slottet, på campus och i sjukhusets huvudentré.",
      areas: "Entrévärdar i sex\nområden",
      door: {
        title: "En förmiddag i\nsjukhusets entré",
        text: "Ett exempel i fyra stunder: vad värden gör, och vem som tar över.",
        stops: [
          {
            time: "07:30",
            does: "Står vid automaten och visar hur man anmäler sig.",
            passes: "Receptionen, för frågor om bokade tider",
          },
          {
            time: "09:10",
            does: "Följer en äldre besökare till rätt hiss.",
            passes: "Vårdpersonal, för allt som rör hälsa",
          },
          {
            time: "10:40",
            does: "Lugnar i kön: säger hur länge det brukar ta.",
            passes: "Väktare eller ordningsvakt, vid hot",
          },
          {
            time: "12:00",
            does: "Noterar vilken skylt alla frågar om.",
            passes: "Fastighetsenheten, med dagens lista",
          },
        ],
      },
      arrive: "Slottet ligger vid Svartån mitt i staden. Campus nås med buss på omkring en kvart.",
      faq: [
        {
          question: "Har värdarna tystnadsplikt på ett sjukhus?",
          answer:
            "De skriver på sjukhusets sekretessförbindelse före första passet, och tar inte del av uppgifter om patienter. Värdens uppgift är väg, kö och trygghet i entrén, inte vård.",
        },
        {
          question: "Middag på slottet för 150 personer. Räcker två värdar?",
          answer:
            "Två räcker om gästerna kommer under en timme: en vid listan och en i garderoben. Kommer alla med samma buss, behövs en tredje. Skriv hur gästerna kommer, så föreslår vi antal.",
        },
        {
          question: "Kan värdar stå i dörren på kårens pub?",
          answer:
            "Vid lista och garderob går det bra. Har kåren serveringstillstånd, bokas värdarna som inhyrd personal, så att alkohollagens krav uppfylls. Örebro kommun prövar tillståndet.",
        },
      ],
      close: "Berätta vilken entré, vilka tider och vad besökarna oftast frågar.",
    },
  }),
  en: ({ from, to }, { prices }) => ({
    place: "Örebro",
    start: "Örebro\u00a0C",
    beyond: "Outside the map you book in the same way: Pilängen, Kumla, Hallsberg.",
    police: {
      name: "Polisregion Bergslagen (police region Bergslagen)",
      local: "The region covers Örebro, Värmland and Dalarna counties and is led from Örebro.",
    },
    authoriser: {
      name: "Dalarna County Administrative Board",
      local: "If the company is based in Örebro county, the board in Falun decides.",
    },
    board: "Örebro County Administrative Board",
    municipality: "Örebro municipality",
    districts: [
      {
        name: "Centre and castle",
        is: "Shops, bars, squares by the river",
        guard: "Shop guards, patrols along Drottninggatan",
        orderGuard: "Bars and markets in the squares",
        entranceHost: "Castle dinners, hotels, theatre",
      },
      {
        name: "Central Station",
        is: "Travellers, offices, building sites",
        guard: "Opening and locking, site guards",
        orderGuard: "The walkways between train and bus",
        entranceHost: "Office receptions and travelling groups",
      },
      {
        name: "The university hospital",
        is: "Hospital, research, patient hotel",
        guard: "Stationary guarding, garages and tunnels",
        orderGuard: "Care settings with a permit for the place",
        entranceHost: "Wayfinding and visitor reception",
      },
      {
        name: "Eyrafältet",
        is: "Ice rink, football ground, schools",
        guard: "Stores, car parks, the night before a match",
        orderGuard: "Ice hockey and football",
        entranceHost: "Spectator entrance and sponsors",
      },
      {
        name: "Örebro campus",
        is: "University, student homes, science park",
        guard: "Evening rounds between buildings, library",
        orderGuard: "The student union’s big nights",
        entranceHost: "Conferences and open days",
      },
      {
        name: "Marieberg and Törsjö",
        is: "Shopping centre, terminals, warehouses",
        guard: "Gates, trailer rounds, shops",
        orderGuard: "Shopping centres at holiday peaks",
        entranceHost: "Openings and drivers’ reception",
      },
    ],
    guard: {
      meta: {
        title: `Guards in Örebro from SEK\u00a0${lowestPrice(prices.guard)}/h: freight and retail`,
        description:
          "Book guards in Örebro: terminals in Törsjö, shops in Marieberg, hospital and centre. Fixed hourly price excl.\u00a0VAT, travel times and a worked example.",
        keywords:
          "guards Örebro, warehouse security Örebro, trailer patrol Törsjö, shop guard Marieberg, alarm response",
      },
      lead: `Terminals in Törsjö, shops in Marieberg and a university hospital. Guards (väktare) in Örebro at a fixed hourly price, usually on site within ${from}–\u2060${to}\u00a0hours.`,
      areas: "Guards in six\nareas",
      shift: {
        title: "Eight hours at a\nterminal in Törsjö",
        text: "Trailers in rows, drivers who wait and a gate that is never quite shut. This is how a daytime patrol can look.",
        stops: [
          { time: "08:00", text: "Trailer seals are read and compared with the terminal’s list." },
          {
            time: "10:15",
            text: "A driver nobody has announced waits to the side until the office has answered.",
          },
          {
            time: "13:30",
            text: "Second round: fire lanes, forklift charging, the broken fence by the field.",
          },
          { time: "16:00", text: "What was out of order comes first in the report: two seals, one fence." },
        ],
      },
      arrive:
        "Marieberg and Törsjö are quick to reach on the E20, slower by bus. Tell us which entrance is staffed.",
      faq: [
        {
          question: "Can you guard goods left overnight in Törsjö?",
          answer: `Yes. A patrol is from SEK\u00a0${prices.guard.patrol}/h and stationary guarding from SEK\u00a0${prices.guard.stationary}/h, excl.\u00a0VAT and in the daytime on weekdays; nights have a supplement. Ask your insurer what it requires, and you book the right thing from the start.`,
        },
        {
          question: "Can one guard cover both Marieberg and the centre?",
          answer:
            "It can be done, but they are a few miles apart. For shops in both places, two shifts with a handover are usually better than a guard who spends half the time in a car.",
        },
        {
          question: "Can a guard help at the hospital when someone is threatening?",
          answer:
            "A guard can be a presence, raise the alarm, step in to defend someone and hold a person caught committing a crime that can lead to prison, until the police come. If somebody is to be turned away or removed, it takes a public-order guard with a permit for the place.",
        },
      ],
      close: "Tell us where in Örebro, how many vehicles or doors and when the place is empty.",
    },
    orderGuard: {
      meta: {
        title: `Public-order guards in Örebro from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        description:
          "Public-order guards in Örebro for the Hindersmässan market, matches at Eyrafältet and bars in the centre. How to apply in Bergslagen, prices excl.\u00a0VAT.",
        keywords:
          "public-order guard Örebro, ordningsvakt Eyrafältet, market security Örebro, police region Bergslagen permit",
      },
      lead: "A market in January, ice hockey all winter, music in the bars in September. Public-order guards (ordningsvakter) in Örebro, appointed by the police, where there is a permit.",
      areas: "Market, match, union:\nwhich decision?",
      year: {
        title: "When Örebro\nis busiest",
        text: "Ahead of these it is wise to apply and book early.",
        events: [
          {
            when: "January",
            name: "Hindersmässan market",
            text: "A market in the centre in the middle of winter. Restaurants next to it have late evenings, and queues indoors.",
          },
          {
            when: "June",
            name: "Graduation",
            text: "Lorries round the castle, balls in hired halls and receptions in Stadsparken within one week.",
          },
          {
            when: "September",
            name: "Live at Heart",
            text: "Many small stages in bars and cafés. Each venue has conditions of its own: read them one by one.",
          },
          {
            when: "October",
            name: "Ice-hockey autumn",
            text: "Home games on weekdays and weekends. Two arenas on one field share parking and crowds.",
          },
        ],
      },
      arrive:
        "Eyrafältet and the centre are within a walk of the train. Public-order guards from neighbouring counties can get here for a match night.",
      faq: [
        {
          question: "Our bar has a stage during Live at Heart. Must we have public-order guards?",
          answer:
            "Look in the alcohol licence: it says whether, when and how many. If you change your hours or the number of guests, the municipality may change the conditions. If you want more than they require, you need the Police Authority’s permit.",
        },
        {
          question: "Who decides on an application in Örebro?",
          answer:
            "The Police Authority, in region Bergslagen. For a market or a concert in a public place you first apply for the event itself, at least one week before if possible. The police ask Örebro municipality, and may require public-order guards.",
        },
        {
          question: "May the public-order guard work in the car park between the arenas?",
          answer:
            "Yes, if the car park is within the area of the decision. Two organisers may each have a permit for the same night, and then the line between them should be drawn on a map that both have.",
        },
      ],
      close: "Tell us place and date, and whether the decision covers the place of the queue.",
    },
    entranceHost: {
      meta: {
        title: "Entrance hosts in Örebro: castle, hospital and conference",
        description:
          "Entrance hosts in Örebro for dinners in the centre, wayfinding at the hospital and conferences on campus. Fixed price on request, plain words on the role.",
        keywords:
          "entrance host Örebro, conference host Örebro University, hospital wayfinding host, castle cloakroom",
      },
      lead: "Many arrive in Örebro on the same train. Entrance hosts (entrévärdar) who receive guests at the castle, on campus and at the hospital’s main door.",
      areas: "Entrance hosts in\nsix areas",
      door: {
        title: "A morning at the\nhospital entrance",
        text: "An example in four moments: what the host does, and who takes over.",
        stops: [
          {
            time: "07:30",
            does: "Stands by the machine and shows how to check in.",
            passes: "Reception, for questions about bookings",
          },
          {
            time: "09:10",
            does: "Walks an elderly visitor to the right lift.",
            passes: "Care staff, for anything to do with health",
          },
          {
            time: "10:40",
            does: "Calms the queue: says how long it usually takes.",
            passes: "Guards or public-order guards, for threats",
          },
          {
            time: "12:00",
            does: "Notes which sign everybody asks about.",
            passes: "The property team, with the day’s list",
          },
        ],
      },
      arrive:
        "The castle stands by the river Svartån in the centre. Campus is about a quarter of an hour by bus.",
      faq: [
        {
          question: "Are the hosts bound by confidentiality at a hospital?",
          answer:
            "They sign the hospital’s confidentiality agreement before the first shift, and do not see information about patients. The host’s task is directions, queues and calm at the entrance, not care.",
        },
        {
          question: "A castle dinner for 150. Are two hosts enough?",
          answer:
            "Two are enough if the guests arrive over an hour: one at the list and one in the cloakroom. If all come by one coach you need a third. Tell us about the arrival and we suggest a number.",
        },
        {
          question: "Can hosts stand at the door of the student union’s pub?",
          answer:
            "At list and cloakroom, certainly. If the union has an alcohol licence, the hosts are booked as hired staff, as the Alcohol Act requires. Örebro municipality decides on the licence.",
        },
      ],
      close: "Tell us which entrance, which hours and what visitors ask most often.",
    },
  }),
});
