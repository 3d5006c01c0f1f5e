import type { OrderedService } from "#app/domain/services.ts";
import type { CallOutcome, NextStep } from "#app/leads/lead.ts";
import type { LostReason } from "#app/leads/lead-status.ts";
import type { DeclineReason } from "#app/orders/offer.ts";
import type { OrderReport } from "#app/orders/order.ts";
import type { OfferLine } from "#app/orders/schema.ts";
import { dialog, landline, message, mobile, order, orderGuardQuote, quote, type SentForm } from "./forms.ts";
import { refusingMailbox } from "./installation.ts";

/** Who works with a request; all but the last still do. */
export type Seller = "sara" | "johan" | "leila" | "emil";

/** When something happens to a request: the clock time so many working days after it came. */
type When = readonly [workdays: number, clock: string];

/** What happens to a request after it came. */
export type Act = { on: When } & (
  | { do: "call"; by: Seller; outcome: CallOutcome }
  | { do: "note"; by: Seller; text: string }
  | { do: "email"; by: Seller; subject: string; text: string; file?: string }
  /** The customer writes back to our last email. */
  | { do: "incomingEmail"; text: string; file?: string; isAutomatic?: true }
  | { do: "quoted"; by: Seller; value: number }
  /** An offer that is valid for so many days: as the form fills it in, or with other lines. */
  | { do: "offer"; by: Seller; days: number; text: string; lines?: readonly OfferLine[] }
  | { do: "withdraw"; by: Seller; reason: string }
  /** The customer opens the offer, asks about it, accepts or declines it. */
  | { do: "read" }
  | { do: "ask"; text: string }
  | { do: "accept"; name: string; invoiceAddress: string }
  | { do: "decline"; reason: DeclineReason; text: string }
  /** The order of a lead that was won without an offer; it begins so many days from today. */
  | { do: "order"; by: Seller; order: StoryOrder }
  | { do: "report"; by: Seller; report: OrderReport }
  | { do: "won"; by: Seller; value?: number }
  | { do: "lost"; by: Seller; reason: LostReason | null }
  | { do: "spam"; by: Seller }
  | { do: "give"; by: Seller; to: Seller }
  /** The time is so many working days from today: negative for an overdue one. */
  | { do: "next"; by: Seller; step: NextStep; due: When }
  /** Merges the request with this number in the list into this one. */
  | { do: "merge"; by: Seller; other: string }
  /**
   * The buyer corrects the order by its link, or takes it back. Its shift must be to come: the database, which compares it
   * with its own clock, would refuse this otherwise.
   */
  | { do: "correct"; fields: Readonly<Record<string, string>> }
  | { do: "takeBack" }
);

interface StoryOrder {
  service: OrderedService;
  place: string;
  people: number;
  begins: readonly [days: number, clock: string];
  hours: number;
}

export interface CustomerStory {
  /** Its name in this list. */
  key: string;
  /** When it came: a day and clock time, or so many minutes ago. */
  sent: readonly [daysAgo: number, clock: string] | { minutesAgo: number };
  form: SentForm;
  acts?: readonly Act[];
}

const call = (by: Seller, on: When, outcome: CallOutcome): Act => ({ do: "call", by, on, outcome });
const note = (by: Seller, on: When, text: string): Act => ({ do: "note", by, on, text });
const email = (by: Seller, on: When, subject: string, text: string, file?: string): Act => ({
  ...{ do: "email", by, on, subject, text },
  ...(file ? { file } : {}),
});
const incomingEmail = (on: When, text: string, file?: string): Act => ({
  ...{ do: "incomingEmail", on, text },
  ...(file ? { file } : {}),
});
const quoted = (by: Seller, on: When, value: number): Act => ({ do: "quoted", by, on, value });
const won = (by: Seller, on: When, value?: number): Act => ({
  ...{ do: "won", by, on },
  ...(value ? { value } : {}),
});
const agreed = (
  by: Seller,
  on: When,
  service: OrderedService,
  people: number,
  place: string,
  begins: readonly [days: number, clock: string],
  hours: number,
): Act => ({ do: "order", by, on, order: { service, people, place, begins, hours } });
const report = (by: Seller, on: When, reported: OrderReport): Act => ({
  ...{ do: "report", by, on, report: reported },
});
const staffed = (by: Seller, on: When, ...people: readonly (readonly [name: string, badge: string])[]): Act =>
  report(by, on, { step: "staffed", staff: people.map(([name, badge]) => ({ name, badge })) });
const lost = (by: Seller, on: When, reason: LostReason | null): Act => ({ do: "lost", by, on, reason });
const offer = (by: Seller, on: When, days: number, text: string, lines?: readonly OfferLine[]): Act => ({
  ...{ do: "offer", by, on, days, text },
  ...(lines ? { lines } : {}),
});
const guards = (text: string, people: number, hours: number, price: number): OfferLine => ({
  ...{ kind: "hours", text, people, hours, price },
});
const spam = (by: Seller, on: When): Act => ({ do: "spam", by, on });
const give = (by: Seller, on: When, to: Seller): Act => ({ do: "give", by, on, to });
const next = (by: Seller, on: When, step: NextStep, due: When): Act => ({ do: "next", by, on, step, due });
const merge = (by: Seller, on: When, other: string): Act => ({ do: "merge", by, on, other });

/**
 * Sixty requests of the last three months. People and companies are invented: addresses end in .example, and the numbers
 * are those that the regulator keeps free for fiction.
 */
export const customers: readonly CustomerStory[] = [
  // Three months ago
  {
    key: "kvarnholmen",
    sent: [84, "09:12"],
    form: message(
      [
        "Marie Hallgren",
        "Kvarnholmens Logistik AB",
        "marie.hallgren@kvarnholmenslogistik.example",
        mobile(5),
      ],
      "Hej! Vi har haft tre inbrottsförsök på vår terminal utanför Örebro sedan i somras. Vi funderar på en väktare nattetid, söndag till torsdag. Vad skulle det kosta per månad och hur snabbt kan ni börja?",
    ),
    acts: [
      call("johan", [0, "09:31"], "reached"),
      note(
        "johan",
        [0, "09:38"],
        "Terminalen har två grindar och dålig belysning mot järnvägen. Marie bestämmer själv upp till 100 000 kr/mån.",
      ),
      email(
        "johan",
        [1, "10:05"],
        "Förslag på bevakning av terminalen",
        "Hej Marie!\n\nTack för samtalet igår. Jag föreslår en väktare mellan 22 och 06, söndag till torsdag, med rondering en gång i timmen. Offerten är bifogad.\n\nHör av dig om du vill gå igenom den tillsammans.\n\nVänliga hälsningar\nJohan Åkesson",
        "Offert Kvarnholmens Logistik.pdf",
      ),
      quoted("johan", [1, "10:07"], 78_000),
      incomingEmail(
        [3, "08:47"],
        "Hej Johan,\n\nDet här ser bra ut. Vi kör på det från den 15:e. Kan väktaren även låsa upp för städfirman kl. 05?\n\nMvh\nMarie",
      ),
      call("johan", [3, "09:20"], "reached"),
      won("johan", [3, "09:24"], 81_600),
    ],
  },
  {
    key: "ljusanatter",
    sent: [82, "20:41"],
    form: orderGuardQuote(
      ["Tove Ekman", "Föreningen Ljusa Nätter", "tove@ljusanatter.example", mobile(6)],
      "events",
      "Vi arrangerar en endagsfestival för ca 1 800 personer i Uppsala. Polisen kommer kräva ordningsvakter, förra året var det 10 st. Tillståndsansökan är inskickad men inte klar.",
      {
        place: "Uppsala",
        period: "en lördag i oktober",
        guardCount: "10",
        budget: "60 000 kr",
        permit: "no",
      },
    ),
    acts: [
      call("leila", [0, "08:15"], "reached"),
      { do: "next", by: "leila", on: [0, "08:20"], step: "permit", due: [-45, "10:00"] },
      email(
        "leila",
        [2, "14:10"],
        "Ordningsvakter till Ljusa Nätter",
        "Hej Tove!\n\nVi har tio ordningsvakter till er lördag. Priset gäller under förutsättning att tillståndet kommer.\n\nHälsningar\nLeila Farahani",
      ),
      quoted("leila", [2, "14:12"], 51_000),
      incomingEmail(
        [6, "19:58"],
        "Hej! Nu har vi tillståndet, det blev 12 ordningsvakter och en insatsledare. Går det att lösa? /Tove",
        "Tillstånd.pdf",
      ),
      won("leila", [7, "09:02"], 61_200),
    ],
  },
  {
    key: "bergasa",
    sent: [80, "11:05"],
    form: dialog("Bergåsa Fastigheter", "drift@bergasafastigheter.example"),
    acts: [
      email(
        "emil",
        [0, "11:20"],
        "Din förfrågan",
        "Hej!\n\nTack för att du hör av dig. När passar det att jag ringer?\n\nHälsningar\nEmil Nordin",
      ),
      call("emil", [2, "10:00"], "noAnswer"),
      call("emil", [4, "15:30"], "noAnswer"),
      lost("emil", [9, "16:00"], "noAnswer"),
    ],
  },
  {
    key: "strandkanten",
    sent: [79, "14:22"],
    form: order(
      ["Fredrik Alm", "fredrik.alm@hotellstrandkanten.example", landline(11)],
      "entranceHost",
      2,
      { days: 9, clock: "17:00", hours: 7 },
      "Hotell Strandkanten, Malmö",
      "Gala för 220 gäster. Två entrévärdar som tar emot, prickar av gästlistan och hjälper till med garderoben.",
      { reference: "Gala 114" },
    ),
    acts: [
      call("johan", [0, "14:40"], "reached"),
      quoted("johan", [0, "14:55"], 9_800),
      won("johan", [1, "09:30"]),
    ],
  },
  {
    key: "northgate",
    sent: [77, "10:18"],
    form: message(
      ["Daniel Okafor", "Northgate Robotics", "daniel.okafor@northgaterobotics.example", ""],
      "Hello, we are opening an office in Stockholm with around 60 people and need a guard at the reception on weekdays 7-18. English speaking is a must. Can you send a proposal? We would like to start in about six weeks.",
      "en",
    ),
    acts: [
      email(
        "leila",
        [0, "10:33"],
        "A guard for your reception in Stockholm",
        "Hello Daniel,\n\nThank you for getting in touch. Yes, we have guards who work in English. May I call you tomorrow to hear more about the reception and the building?\n\nKind regards\nLeila Farahani",
      ),
      incomingEmail(
        [0, "12:02"],
        "Hi Leila,\n\nTomorrow at 10 works well. My direct number is 070-174 06 07.\n\nBest,\nDaniel",
      ),
      call("leila", [1, "10:00"], "reached"),
      quoted("leila", [2, "13:15"], 92_400),
      won("leila", [8, "11:40"], 92_400),
    ],
  },
  {
    key: "robot-1",
    sent: [76, "03:14"],
    form: message(
      ["Best Offers", "Top Rank Media", "hello@toprankmedia.example", ""],
      "Your website can be number ONE on every search engine!!! We guarantee 10 000 new visitors a month. Answer today for 70 % off.",
      "en",
    ),
    acts: [spam("emil", [0, "08:05"])],
  },
  {
    key: "norrby",
    sent: [75, "13:50"],
    form: quote(
      ["Karin Wester", "Norrby skolförvaltning", "karin.wester@norrbyskolor.example", mobile(8)],
      "regular",
      "Vi behöver en trygghetsvärd eller väktare på en högstadieskola under höstterminen, vardagar 8-16. Vi upphandlar men kan direktupphandla upp till beloppsgränsen.",
      { place: "Västerås", period: "vardagar till jul", guardCount: "1", employees: "51-200" },
    ),
    acts: [
      call("leila", [0, "14:11"], "reached"),
      note(
        "leila",
        [0, "14:20"],
        "Vill ha samma person varje dag. Frågade om utdrag ur belastningsregistret – skickat.",
      ),
      quoted("leila", [1, "09:45"], 58_000),
      lost("leila", [11, "15:10"], "competitor"),
    ],
  },
  {
    key: "ostanvind",
    sent: [73, "16:32"],
    form: order(
      ["Pontus Grahn", "pontus@ostanvind-event.example", mobile(9)],
      "orderGuard",
      6,
      { days: 11, clock: "18:00", hours: 8 },
      "Lagerlokal vid Frihamnen, Göteborg",
      "Konsert inomhus, 900 personer, åldersgräns 20. Ordningsvakter vid entré och scen.",
      { permit: "yes", billingEmail: "faktura@ostanvind-event.example", reference: "OV-2201" },
    ),
    acts: [call("johan", [0, "16:50"], "reached"), won("johan", [1, "10:15"])],
  },
  {
    key: "sjovik",
    sent: [72, "08:40"],
    form: quote(
      ["Anders Löfdahl", "Sjöviks Köpcentrum", "anders.lofdahl@sjovikscentrum.example", landline(12)],
      "mobile",
      "Vi vill byta leverantör av rondering. Idag fyra ronder per natt, vardag och helg. Avtalet går ut vid årsskiftet.",
      {
        place: "Örebro",
        guardCount: "2",
        employees: "201+",
        estimate: "tjanst=rondering&antal=2&timmar=8&nar=kvall&stad=orebro",
      },
    ),
    acts: [
      call("emil", [0, "09:02"], "reached"),
      email(
        "emil",
        [3, "11:00"],
        "Rondering Sjöviks Köpcentrum",
        "Hej Anders!\n\nHär kommer vårt förslag, med fyra ronder per natt och digital rapport efter varje.\n\nHälsningar\nEmil Nordin",
        "Offert Sjövik.pdf",
      ),
      quoted("emil", [3, "11:02"], 146_000),
      give("sara", [36, "09:00"], "johan"),
      call("johan", [37, "10:30"], "reached"),
      note(
        "johan",
        [37, "10:41"],
        "Anders jämför tre anbud. Beslut på ledningsmötet, han hör av sig efter det.",
      ),
      next("johan", [37, "10:42"], "customer", [2, "10:00"]),
    ],
  },
  {
    key: "hallevad",
    sent: [70, "09:55"],
    form: message(
      ["Ingrid Ståhl", "Hällevads kommun", "ingrid.stahl@hallevad.example", landline(13)],
      "Hej, vi behöver två ordningsvakter till resecentrum fredag- och lördagkvällar fram till mars. Vi har tillstånd för området. Kan ni lämna pris senast på fredag?",
    ),
    acts: [
      call("leila", [0, "10:20"], "reached"),
      quoted("leila", [1, "16:05"], 118_000),
      incomingEmail(
        [4, "09:10"],
        "Hej! Vi antar ert anbud. Avtalet kommer för underskrift i veckan.\n\nVänliga hälsningar\nIngrid Ståhl\nTrygghetssamordnare",
      ),
      won("leila", [4, "09:25"], 118_000),
    ],
  },
  {
    key: "fjardhundra",
    sent: [68, "21:05"],
    form: dialog("Fjärdhundra Bygg & Mark", mobile(10)),
    acts: [
      call("emil", [0, "08:10"], "message"),
      call("emil", [1, "13:00"], "reached"),
      quoted("emil", [2, "10:30"], 41_000),
      lost("emil", [10, "14:00"], "price"),
    ],
  },
  {
    key: "halsotek",
    sent: [66, "10:02"],
    form: quote(
      ["Yusuf Demir", "Apoteket Hälsoteket Storgatan", "yusuf@halsoteket.example", mobile(11)],
      "alarm",
      "Vi har larm men ingen som åker ut. Vad kostar larmutryckning i centrala Västerås, och hur snabbt är ni på plats?",
      {
        place: "Västerås",
        employees: "1-10",
        estimate: "tjanst=larm&antal=1&timmar=1&nar=kvall&stad=vasteras",
      },
    ),
    acts: [call("johan", [0, "10:15"], "reached"), won("johan", [2, "15:45"], 14_200)],
  },
  // Two months ago
  {
    key: "lindovarvet",
    sent: [63, "11:30"],
    form: message(
      ["Pernilla Sund", "Lindövarvet AB", "pernilla.sund@lindovarvet.example", mobile(12)],
      "Vi bygger om kajen och har dyra maskiner stående över helgerna. Kan ni ha en väktare på plats fredag kväll till måndag morgon under åtta veckor? Platsen är i Västerås hamn.",
    ),
    acts: [
      call("johan", [0, "11:48"], "reached"),
      quoted("johan", [1, "09:10"], 196_000),
      incomingEmail(
        [2, "10:22"],
        "Hej Johan! Det är mer än vi räknat med. Går det att ta bort dagpassen på lördagar, då är vi själva på plats?\n\n/Pernilla",
      ),
      email(
        "johan",
        [2, "11:05"],
        "Sv: Lindövarvet, nytt förslag",
        "Hej Pernilla!\n\nAbsolut. Utan lördagens dagpass blir det 154 000 kr för de åtta veckorna.\n\nHälsningar\nJohan Åkesson",
      ),
      incomingEmail([3, "07:55"], "Toppen, då kör vi på det.\n\n/P"),
      won("johan", [3, "08:20"], 154_000),
    ],
  },
  {
    key: "teatern",
    sent: [61, "15:17"],
    form: order(
      ["Hedvig Nylander", "hedvig@lillateatern-malmo.example", mobile(13)],
      "entranceHost",
      3,
      { days: 8, clock: "18:00", hours: 4 },
      "Lilla teatern, Malmö",
      "Premiär med 340 gäster. Tre entrévärdar, minst en som talar engelska.",
    ),
    acts: [quoted("leila", [0, "15:45"], 7_900), won("leila", [1, "09:05"])],
  },
  {
    key: "skogsborg",
    sent: [59, "09:09"],
    form: quote(
      ["Lars-Åke Brandt", "Brf Skogsborg 2", "styrelsen@brfskogsborg.example", mobile(14)],
      "mobile",
      "Styrelsen undrar vad det kostar att någon går en rond i garage och källare varje natt. Vi är 120 lägenheter.",
      { place: "Stockholm", employees: "1-10", budget: "ca 8 000 kr/mån" },
    ),
    acts: [
      call("emil", [0, "09:40"], "reached"),
      quoted("emil", [2, "14:20"], 12_500),
      lost("emil", [14, "11:15"], "price"),
    ],
  },
  {
    key: "robot-2",
    sent: [57, "04:48"],
    form: message(
      ["Crypto Desk", "Blue Coin Partners", "desk@bluecoin.example", ""],
      "Dear owner, invest 250 EUR today and receive 4 000 EUR next week. Only 7 places left for your company.",
      "en",
    ),
    acts: [spam("leila", [0, "08:20"])],
  },
  {
    key: "parken",
    sent: [56, "12:44"],
    form: orderGuardQuote(
      ["Mikael Rask", "Folkparken i Lillälven", "mikael@folkparkenlillalven.example", mobile(15)],
      "events",
      "Dansband och höstmarknad, ca 700 personer båda kvällarna. Behöver vi ordningsvakter eller räcker det med entrévärdar?",
      { place: "Örebro", guardCount: "4", permit: "unknown" },
    ),
    acts: [
      call("leila", [0, "13:05"], "reached"),
      note("leila", [0, "13:15"], "Förklarade skillnaden. Han frågar polisen vad villkoren blir."),
      lost("leila", [13, "10:00"], "permit"),
    ],
  },
  {
    key: "vikingmassan",
    sent: [54, "10:31"],
    form: message(
      ["Sofia Bergqvist", "Nordmässan Event", "sofia.bergqvist@nordmassan.example", landline(14)],
      "Vi har en fackmässa i Göteborg i tre dagar med ca 4 000 besökare per dag. Vi behöver väktare för nattbevakning av hallarna och entrévärdar dagtid. Skicka gärna offert på båda delarna var för sig.",
    ),
    acts: [
      call("johan", [0, "10:52"], "reached"),
      email(
        "johan",
        [2, "15:40"],
        "Offert Nordmässan",
        "Hej Sofia!\n\nJag bifogar två offerter: nattbevakning och entrévärdar. Du kan ta båda eller en av dem.\n\nHälsningar\nJohan Åkesson",
        "Offert Nordmässan.pdf",
      ),
      quoted("johan", [2, "15:42"], 212_000),
      {
        do: "incomingEmail",
        on: [2, "15:44"],
        text: "Tack för ditt mejl! Jag är på tjänsteresa till och med onsdag och svarar när jag är tillbaka. I brådskande ärenden, ring växeln.\n\nSofia Bergqvist",
        isAutomatic: true,
      },
      incomingEmail(
        [6, "09:33"],
        "Hej Johan,\n\nVi tar båda. Bekräfta gärna namnen på teamledarna senast en vecka innan.\n\nMvh Sofia",
      ),
      won("johan", [6, "10:00"], 212_000),
      agreed("johan", [6, "10:20"], "guard", 4, "Vikingmässan, Göteborg", [5, "18:00"], 14),
      report("johan", [20, "15:10"], { step: "cancelled", reason: "Mässan är flyttad till våren." }),
    ],
  },
  {
    key: "kylan",
    sent: [52, "17:25"],
    form: dialog("Kyl & Frys i Mälardalen", "order@kylfrysmalardalen.example"),
    acts: [
      email(
        "leila",
        [0, "08:30"],
        "Din förfrågan",
        "Hej!\n\nTack för din förfrågan. Vad gäller det, och när passar det att jag ringer?\n\nHälsningar\nLeila Farahani",
      ),
      incomingEmail([1, "11:12"], "Hej. Det har löst sig, vi behöver inget längre. Tack ändå!"),
      lost("leila", [1, "11:30"], "noNeed"),
    ],
  },
  {
    key: "gruvan",
    sent: [50, "08:58"],
    form: quote(
      ["Elin Forsman", "Norrgruvan Mineral AB", "elin.forsman@norrgruvan.example", mobile(16)],
      "custom",
      "Vi söker grindbevakning dygnet runt på en anläggning norr om Västerås. Det krävs utbildning i vår säkerhetsinstruktion (en halv dag). Ca 3 heltidstjänster.",
      {
        place: "Västerås",
        period: "från årsskiftet, tre år",
        guardCount: "3",
        employees: "51-200",
        budget: "enligt anbud",
      },
    ),
    acts: [
      call("sara", [0, "09:30"], "reached"),
      next("sara", [0, "09:35"], "meeting", [-38, "13:00"]),
      note(
        "sara",
        [6, "16:10"],
        "Besökt anläggningen. Två grindar, den norra stängs 22–05. De vill ha en platsansvarig som står kvar hela avtalet.",
      ),
      email(
        "sara",
        [9, "14:00"],
        "Anbud grindbevakning",
        "Hej Elin!\n\nHär är vårt anbud, med platsansvarig och bemanningsplan.\n\nVänliga hälsningar\nSara Lindqvist",
        "Anbud Norrgruvan.pdf",
      ),
      quoted("sara", [9, "14:05"], 640_000),
      next("sara", [22, "10:00"], "call", [-2, "10:00"]),
    ],
  },
  {
    key: "cafe",
    sent: [48, "19:20"],
    form: order(
      ["Nora Lind", "nora@cafekolonin.example", mobile(17)],
      "guard",
      1,
      { days: 2, clock: "20:00", hours: 5 },
      "Café Kolonin, Uppsala",
      "Releasefest för en bok, ca 80 personer. En väktare vid dörren räcker.",
    ),
    acts: [call("johan", [0, "08:12"], "reached"), won("johan", [0, "08:20"])],
  },
  {
    key: "robotverkstan",
    sent: [46, "13:33"],
    form: message(
      ["Priya Raman", "Helio Labs", "priya@heliolabs.example", ""],
      "Hi! We are moving between two buildings in Uppsala over a weekend and will have servers and lab equipment in the street. Could we get two guards from Friday 16:00 to Sunday 20:00?",
      "en",
    ),
    acts: [
      call("leila", [0, "13:50"], "wrongNumber"),
      email(
        "leila",
        [0, "14:05"],
        "Guards during your move",
        "Hi Priya,\n\nYes, we can. With two guards around the clock that is 104 hours in total. I have attached an estimate.\n\nKind regards\nLeila Farahani",
        "Estimate Helio Labs.pdf",
      ),
      quoted("leila", [0, "14:10"], 40_560),
      incomingEmail(
        [1, "09:02"],
        "That works for us, please go ahead. Who do we call on Saturday night if something happens?\n\nPriya",
      ),
      won("leila", [1, "09:15"], 40_560),
      agreed("leila", [1, "09:30"], "guard", 2, "Robotverkstan, grind 2", [3, "18:00"], 12),
      staffed("leila", [12, "10:15"], ["Nils Hamrin", "4417"]),
    ],
  },
  {
    key: "museet",
    sent: [44, "10:46"],
    form: quote(
      ["Henrik Palm", "Stadsmuseet Lillälven", "henrik.palm@lillalvensmuseum.example", landline(15)],
      "regular",
      "Vi visar en inlånad samling i tio veckor och försäkringsbolaget kräver bevakning nattetid. Kan ni svara på hur era väktare utbildas?",
      {
        place: "Örebro",
        period: "tio veckor från januari",
        guardCount: "1",
        employees: "11-50",
        estimate: "tjanst=stationar&antal=1&timmar=10&nar=helgnatt&stad=orebro",
      },
    ),
    acts: [
      call("johan", [1, "10:10"], "reached"),
      quoted("johan", [3, "13:40"], 287_000),
      incomingEmail(
        [9, "14:51"],
        "Hej! Försäkringsbolaget har två frågor om nyckelhanteringen. Kan vi ta dem på telefon i veckan?\n\nHenrik",
      ),
      call("johan", [9, "15:20"], "reached"),
      next("johan", [20, "09:00"], "email", [1, "09:00"]),
    ],
  },
  {
    key: "skidstugan",
    sent: [43, "09:20"],
    form: dialog("Skidstugans Restaurang", "info@skidstugan.example"),
    acts: [
      email(
        "emil",
        [0, "09:45"],
        "Din förfrågan",
        "Hej!\n\nTack för att du hör av dig! Vad behöver ni hjälp med?\n\nHälsningar\nEmil Nordin",
      ),
      lost("emil", [12, "16:30"], null),
    ],
  },
  // The last month
  {
    key: "arenan",
    sent: [34, "11:11"],
    form: orderGuardQuote(
      ["Jonas Engdahl", "Vretens Arena", "jonas.engdahl@vretensarena.example", mobile(18)],
      "events",
      "Åtta hemmamatcher i innebandy i vinter, publik runt 1 500. Vi har arrangemangstillstånd och behöver 6 ordningsvakter per match.",
      { place: "Västerås", guardCount: "6", permit: "yes", period: "åtta matcher, december–mars" },
    ),
    acts: [
      call("leila", [0, "11:30"], "reached"),
      email(
        "leila",
        [2, "10:00"],
        "Ordningsvakter till hemmamatcherna",
        "Hej Jonas!\n\nBifogat finns pris per match och för alla åtta.\n\nHälsningar\nLeila Farahani",
        "Offert Vretens Arena.pdf",
      ),
      quoted("leila", [2, "10:02"], 168_000),
      incomingEmail(
        [5, "16:20"],
        "Hej Leila, styrelsen säger ja till alla åtta. Skicka avtalet så skriver vi på. //Jonas",
      ),
      won("leila", [5, "16:40"], 168_000),
      agreed("leila", [6, "08:50"], "orderGuard", 6, "Vretens Arena, huvudentrén", [1, "07:00"], 9),
    ],
  },
  {
    key: "lyktan",
    sent: [33, "14:05"],
    form: message(
      ["Cecilia Roos", "Fastighets AB Lyktan", "cecilia.roos@fastighetslyktan.example", landline(16)],
      "Vi tar över tre kontorshus i Stockholm vid årsskiftet och ser över all bevakning. Vi vill gärna träffa er och höra hur ni arbetar med rapporter och uppföljning.",
    ),
    acts: [
      call("sara", [0, "14:30"], "reached"),
      note(
        "sara",
        [0, "14:42"],
        "Stor affär om de tar alla tre husen. De vill se rapportvyn. Demo bokad med Leila.",
      ),
      next("sara", [3, "10:00"], "meeting", [3, "14:00"]),
    ],
  },
  {
    key: "mattias",
    sent: [31, "10:27"],
    form: quote(
      ["Mattias Öberg", "Öbergs Entreprenad", "mattias@obergsentreprenad.example", mobile(19)],
      "custom",
      "Bygge av 40 lägenheter, koppar har stulits två gånger. Kväll och natt måndag till söndag tills taket är på, ca 5 månader.",
      {
        place: "Uppsala",
        guardCount: "1",
        employees: "11-50",
        estimate: "tjanst=bygg&antal=1&timmar=12&nar=kvall&stad=uppsala",
      },
    ),
    acts: [
      call("johan", [0, "10:40"], "reached"),
      quoted("johan", [1, "15:00"], 410_000),
      incomingEmail(
        [4, "12:30"],
        "Tack för offerten. Vi väntar på besked från beställaren, återkommer.\n\nMattias",
      ),
      next("johan", [4, "12:45"], "customer", [-1, "09:00"]),
    ],
  },
  {
    key: "galleria",
    sent: [29, "16:58"],
    form: orderGuardQuote(
      ["Amanda Frisk", "Gallerian Tegelbruket", "amanda.frisk@tegelbruket.example", mobile(20)],
      "commercial",
      "Vi vill ha två ordningsvakter torsdag–lördag under december. Länsstyrelsens beslut om område finns.",
      { place: "Malmö", guardCount: "2", permit: "yes", period: "december", budget: "90 000 kr" },
    ),
    acts: [
      call("leila", [0, "08:25"], "reached"),
      quoted("leila", [1, "11:35"], 84_600),
      won("leila", [6, "13:10"], 84_600),
      agreed("leila", [6, "13:30"], "entranceHost", 2, "Gallerian, entréplan", [-3, "08:00"], 144),
      staffed("leila", [8, "09:10"], ["Mira Falk", "118"], ["Joel Brandt", "124"]),
      report("leila", [16, "08:05"], { step: "onSite" }),
    ],
  },
  {
    key: "saltsjon",
    sent: [27, "09:44"],
    form: message(
      ["Gustav Melin", "Melins Båtvarv", "gustav@melinsbatvarv.example", mobile(21)],
      "Vi har båtar för 30 miljoner på land i vinter. Vad kostar en rond per natt och larmutryckning?",
    ),
    acts: [
      call("johan", [0, "10:02"], "reached"),
      quoted("johan", [2, "09:30"], 23_800),
      lost("johan", [9, "13:00"], "staffing"),
    ],
  },
  {
    key: "konserthuset",
    sent: [26, "13:13"],
    form: order(
      ["Linnea Hjort", "linnea.hjort@konserthusetlillalven.example", landline(17)],
      "entranceHost",
      4,
      { days: 12, clock: "17:30", hours: 5 },
      "Konserthuset Lillälven, Örebro",
      "Julkonsert med 900 gäster, fyra entrévärdar. Vi står för västar.",
      { reference: "JK-26" },
    ),
    acts: [
      quoted("leila", [0, "13:40"], 13_600),
      won("leila", [2, "10:20"]),
      agreed("leila", [2, "10:40"], "guard", 1, "Konserthuset, foajén", [-6, "17:00"], 6),
      staffed("leila", [5, "11:00"], ["Nils Hamrin", "4417"]),
      report("leila", [15, "23:10"], { step: "done" }),
    ],
  },
  {
    key: "advokat",
    sent: [25, "10:10"],
    form: dialog("Advokatfirman Thulin & Wrede", "kontor@thulinwrede.example"),
    acts: [
      email(
        "sara",
        [0, "10:25"],
        "Din förfrågan",
        "Hej!\n\nTack för din förfrågan. Berätta gärna kort vad det gäller, så ringer jag upp.\n\nVänliga hälsningar\nSara Lindqvist",
      ),
      incomingEmail(
        [1, "09:48"],
        "God morgon,\n\nDet gäller bevakning av en bolagsstämma i Stockholm, ca 300 personer. Diskretion är viktigt.\n\nMed vänlig hälsning\nÅsa Thulin\nAdvokat",
      ),
      call("sara", [1, "10:15"], "reached"),
      quoted("sara", [3, "15:30"], 36_000),
      next("sara", [10, "09:15"], "call", [4, "09:30"]),
    ],
  },
  {
    key: "robot-3",
    sent: [23, "02:39"],
    form: dialog("Cheap Backlinks Agency", "sales@cheapbacklinks.example", "en"),
    acts: [spam("johan", [0, "08:02"])],
  },
  {
    key: "hamnen",
    sent: [22, "12:20"],
    form: quote(
      ["Robert Ågren", "Yttre Hamnens Terminal", "robert.agren@yttrehamnen.example", mobile(22)],
      "regular",
      "ISPS-utbildade väktare till grinden, 06–22 alla dagar. Hur många har ni i Göteborg?",
      { place: "Göteborg", guardCount: "4", employees: "201+", period: "start om två månader" },
    ),
    acts: [
      call("johan", [0, "12:41"], "reached"),
      note(
        "johan",
        [0, "12:55"],
        "Hör med bemanningen hur många som har hamnutbildningen. Skickar underlag när jag vet.",
      ),
      email(
        "johan",
        [4, "14:25"],
        "Väktare med hamnutbildning",
        "Hej Robert!\n\nVi har elva väktare med utbildningen i Göteborg i dag och utbildar sex till i januari. Offert kommer i veckan.\n\nHälsningar\nJohan Åkesson",
      ),
      quoted("johan", [7, "16:15"], 520_000),
      next("johan", [7, "16:20"], "call", [1, "13:30"]),
    ],
  },
  {
    key: "bokmassa",
    sent: [20, "09:37"],
    form: message(
      ["Ebba Lindholm", "Bokdagarna i Lillälven", "ebba@bokdagarna.example", ""],
      "Hej! Vi är en ideell förening som ordnar bokdagar i en gammal fabrik. Finns det något enkelt och billigt alternativ för två kvällar? Ca 250 besökare.",
    ),
    acts: [
      email(
        "leila",
        [0, "10:00"],
        "Bokdagarna",
        "Hej Ebba!\n\nFör 250 besökare räcker det ofta med en entrévärd. Jag kan ringa i eftermiddag om det passar?\n\nHälsningar\nLeila Farahani",
      ),
      incomingEmail([0, "11:18"], "Ja gärna! Efter kl. 15 är bra.\n\nEbba"),
      call("leila", [0, "15:05"], "reached"),
      quoted("leila", [1, "09:20"], 6_400),
      next("leila", [1, "09:21"], "customer", [2, "15:00"]),
    ],
  },
  {
    key: "kedjan",
    sent: [19, "15:15"],
    form: quote(
      ["Camilla Norling", "Livs i Norr AB", "camilla.norling@livsinorr.example", landline(18)],
      "regular",
      "Vi har elva butiker och vill ha väktare i tre av dem på eftermiddagarna. Kan ni också hjälpa till med en utbildning för personalen i att bemöta hot?",
      {
        guardCount: "3",
        employees: "201+",
        place: "Uppsala, Västerås och Örebro",
        estimate: "tjanst=stationar&antal=3&timmar=6&nar=dag&stad=uppsala",
      },
    ),
    acts: [
      call("sara", [0, "15:40"], "reached"),
      quoted("sara", [3, "10:10"], 236_000),
      incomingEmail(
        [6, "13:25"],
        "Hej Sara, tack för ett bra möte. Två frågor:\n\n1. Kan vi börja med två butiker?\n2. Vad kostar utbildningen per person?\n\nMed vänlig hälsning\nCamilla",
      ),
      email(
        "sara",
        [7, "08:50"],
        "Sv: två butiker och en utbildning",
        "Hej Camilla!\n\n1. Ja, vi kan börja med två.\n2. Utbildningen kostar 1 900 kr per person, i grupper om tolv.\n\nVänliga hälsningar\nSara Lindqvist",
      ),
      next("sara", [7, "08:55"], "customer", [2, "10:00"]),
    ],
  },
  {
    key: "slottet",
    sent: [18, "11:52"],
    form: order(
      ["Victoria Adler", "victoria@slottsfest.example", mobile(23)],
      "guard",
      2,
      { days: 6, clock: "16:00", hours: 10 },
      "Ekebyholms festvåning, Uppsala",
      "Wedding with 140 guests. Two guards for the car park and the entrance, discreet clothes.",
      {},
      "en",
    ),
    acts: [
      call("johan", [0, "12:10"], "reached"),
      won("johan", [0, "12:20"]),
      agreed("johan", [0, "12:30"], "guard", 2, "Slottsparken, norra grinden", [-10, "20:00"], 8),
      staffed("johan", [2, "14:00"], ["Astrid Wall", "4402"], ["Emir Delic", "4431"]),
      report("johan", [6, "20:05"], { step: "onSite" }),
      report("johan", [7, "08:30"], { step: "done" }),
      report("johan", [8, "10:00"], { step: "invoiced", reference: "Faktura 20418" }),
    ],
  },
  {
    key: "installt",
    sent: [7, "10:33"],
    form: order(
      ["Per Holmgren", "per.holmgren@granby-if.example", mobile(24)],
      "orderGuard",
      2,
      { days: 15, clock: "19:00", hours: 4 },
      "Granby sporthall, Uppsala",
      "Klubbfest för 300 medlemmar. Två ordningsvakter enligt tillståndet.",
      { permit: "yes" },
    ),
    acts: [{ do: "takeBack", on: [1, "12:00"] }],
  },
  {
    key: "vardhemmet",
    sent: [16, "08:49"],
    form: message(
      ["Birgitta Kvist", "Solgläntans vårdhem", "birgitta.kvist@solglantan.example", landline(19)],
      "Vi har haft obehöriga i entrén på kvällarna. Personalen känner sig otrygg. Kan någon komma och titta på vad vi behöver?",
    ),
    acts: [
      call("leila", [0, "09:05"], "reached"),
      note("leila", [0, "09:12"], "Birgitta vill ha ett besök först. Ta med någon som kan titta på låsen."),
      next("leila", [0, "09:13"], "meeting", [1, "10:00"]),
    ],
  },
  // The last two weeks
  {
    key: "motor",
    sent: [13, "14:44"],
    form: quote(
      ["Dennis Lagerström", "Motorhallen Syd", "dennis@motorhallensyd.example", mobile(25)],
      "mobile",
      "Bilfirma med 200 bilar utomhus. Två ronder per natt. Vi har kameror men ingen som tittar.",
      { place: "Malmö", employees: "11-50" },
    ),
    acts: [
      call("johan", [0, "15:02"], "noAnswer"),
      call("johan", [1, "10:00"], "reached"),
      quoted("johan", [2, "13:00"], 31_200),
      next("johan", [2, "13:05"], "call", [0, "15:00"]),
    ],
  },
  {
    key: "kvarnholmen-2",
    sent: [12, "09:28"],
    form: message(
      [
        "Marie Hallgren",
        "Kvarnholmens Logistik AB",
        "marie.hallgren@kvarnholmenslogistik.example",
        mobile(5),
      ],
      "Hej Johan! Nattbevakningen fungerar jättebra. Nu öppnar vi en terminal till, i Västerås. Kan vi få samma upplägg där?",
    ),
    acts: [
      call("johan", [0, "09:45"], "reached"),
      quoted("johan", [1, "11:11"], 81_600),
      next("johan", [1, "11:12"], "customer", [3, "09:00"]),
    ],
  },
  {
    key: "fiskhamnen",
    sent: [11, "10:56"],
    form: dialog("Fiskhamnens Saluhall", mobile(26)),
    acts: [call("leila", [0, "11:15"], "message"), next("leila", [0, "11:16"], "call", [-1, "11:00"])],
  },
  {
    key: "fiskhamnen-2",
    sent: [10, "08:33"],
    form: message(
      ["Omar Haddad", "Fiskhamnens Saluhall", "omar@fiskhamnen.example", mobile(26)],
      "Jag ringde häromdagen men vi fick inte tag på varandra. Vi vill ha en väktare i saluhallen på lördagar i Göteborg, kl. 9–17.",
    ),
    acts: [
      call("leila", [0, "08:55"], "reached"),
      merge("leila", [0, "09:00"], "fiskhamnen"),
      offer("leila", [1, "10:30"], 30, "Hej Omar! Här är priset för fyra lördagar, kl. 9–17.", [
        guards("Väktare, fyra lördagar", 1, 32, 385),
        guards("Tillägg, helg 06–18", 1, 32, 60),
      ]),
      { do: "read", on: [1, "11:02"] },
      {
        do: "ask",
        on: [1, "11:20"],
        text: "Kan samma person komma varje gång? Då tar vi gärna åtta lördagar.",
      },
      call("leila", [1, "11:35"], "reached"),
      offer("leila", [1, "11:50"], 30, "Hej igen! Åtta lördagar med samma väktare, och lite lägre pris.", [
        guards("Väktare, åtta lördagar", 1, 64, 385),
        guards("Tillägg, helg 06–18", 1, 64, 60),
        { kind: "discount", text: "Åtta tillfällen", percent: 5 },
      ]),
      { do: "read", on: [1, "13:05"] },
      next("leila", [1, "13:10"], "email", [2, "11:00"]),
    ],
  },
  {
    key: "gymmet",
    sent: [9, "18:12"],
    form: message(
      ["Alex Moreno", "Iron Hall Gym", "alex@ironhall.example", mobile(27)],
      "Hi, we run a gym that is open 24/7 in Malmö and have had problems at night. Is there a service where somebody comes by a few times, or do we need a guard all night?",
      "en",
    ),
    acts: [
      email(
        "johan",
        [0, "08:40"],
        "Guards at night for your gym",
        "Hi Alex,\n\nA patrol with two or three visits a night is usually enough. May I call you this afternoon?\n\nKind regards\nJohan Åkesson",
      ),
      incomingEmail([1, "08:15"], "Sure, any time after 14.\n\nAlex\n\nSent from my phone"),
      call("johan", [1, "14:20"], "reached"),
      offer("johan", [1, "14:40"], 2, "Hi Alex, this is a month of two visits a night.", [
        { kind: "each", text: "Patrol visits, two a night for 30 nights", number: 60, price: 230 },
      ]),
      { do: "read", on: [1, "15:25"] },
      next("johan", [1, "14:45"], "email", [0, "16:30"]),
    ],
  },
  {
    key: "stiftelsen",
    sent: [9, "11:20"],
    form: quote(
      ["Margareta Ulfsdotter", "Stiftelsen Hovgården", "margareta@hovgarden.example", landline(20)],
      "custom",
      "Herrgård med konstsamling, öppen för visning på sommaren. Nu vill vi ha ett årsavtal med ronder, larm och bemanning vid visningar.",
      { place: "Uppsala", employees: "1-10", period: "från 1 mars" },
    ),
    acts: [
      call("sara", [0, "11:45"], "reached"),
      offer("sara", [1, "09:20"], 30, "Hej Margareta! Ett första förslag, för mars till maj.", [
        guards("Ronder, tre per dygn", 1, 138, 365),
        guards("Bemanning vid visningar", 2, 48, 385),
      ]),
      {
        ...{ do: "withdraw", by: "sara", on: [1, "14:10"] },
        reason:
          "Visningarna blir fler än vi räknade med. Vi ses på plats först, sedan kommer ett nytt förslag.",
      },
      next("sara", [1, "14:15"], "meeting", [6, "10:00"]),
    ],
  },
  {
    key: "dubbel",
    sent: [8, "13:02"],
    form: orderGuardQuote(
      ["Niklas Berg", "Klubb Källaren", "niklas@klubbkallaren.example", mobile(28)],
      "events",
      "Nyårsfest med 400 gäster, tillstånd finns. Fyra ordningsvakter 21–04.",
      { place: "Stockholm", guardCount: "4", permit: "yes", period: "nyårsafton" },
    ),
    acts: [
      call("leila", [0, "13:25"], "reached"),
      offer("leila", [1, "14:00"], 30, "Hej Niklas! Fyra ordningsvakter på nyårsafton, 21–04.", [
        guards("Ordningsvakter", 4, 7, 425),
        guards("Tillägg, midsommar, jul och nyår", 4, 7, 150),
      ]),
      { do: "read", on: [1, "14:30"] },
      {
        ...{ do: "decline", on: [2, "16:45"], reason: "price" },
        text: "Tilläggen blev mer än vi räknat med. Vad blir det med tre i stället för fyra?",
      },
    ],
  },
  {
    // Not merged yet: the page of the first one shows it.
    key: "dubbel-2",
    sent: [8, "13:09"],
    form: orderGuardQuote(
      ["Niklas Berg", "Klubb Källaren", "niklas@klubbkallaren.example", mobile(28)],
      "events",
      "Glömde skriva: vi behöver även två entrévärdar i garderoben samma kväll.",
      { place: "Stockholm", guardCount: "2", permit: "yes", period: "nyårsafton" },
    ),
  },
  {
    key: "frisk",
    sent: [7, "09:50"],
    form: message(
      ["Therese Vall", "Tandkliniken City", "therese.vall@tandklinikencity.example", mobile(29)],
      "Hej, vi behöver larmutryckning till tre kliniker i Örebro. Kan ni skicka ett avtalsförslag?",
    ),
    acts: [
      call("johan", [0, "10:05"], "reached"),
      email(
        "johan",
        [1, "09:00"],
        "Avtalsförslag larmutryckning",
        "Hej Therese!\n\nHär kommer ett förslag för de tre klinikerna.\n\nHälsningar\nJohan Åkesson",
        "Avtalsförslag Tandkliniken City.pdf",
      ),
      quoted("johan", [1, "09:02"], 18_900),
      incomingEmail(
        [2, "10:10"],
        "Hej Johan! Ser bra ut, men adressen till kliniken på Drottninggatan är fel. Det ska vara nummer 41.\n\nHälsningar Therese",
      ),
    ],
  },
  {
    key: "vinterfest",
    sent: [6, "12:34"],
    form: order(
      ["Rasmus Lönn", "rasmus.lonn@vinterfesten.example", mobile(30)],
      "orderGuard",
      10,
      { days: 21, clock: "17:00", hours: 7 },
      "Kulturkvarteret, Örebro",
      "Utomhusfestival med isskulpturer och konsert, 2 500 besökare. Tio ordningsvakter enligt villkoren.",
      { permit: "yes", reference: "VF-inköp 7" },
    ),
    acts: [
      call("leila", [0, "12:50"], "reached"),
      { do: "correct", on: [1, "15:20"], fields: { guardCount: "12" } },
      next("leila", [1, "15:40"], "permit", [5, "12:00"]),
      offer("leila", [1, "16:05"], 12, "Hej Rasmus! Tolv ordningsvakter, som du ändrade till."),
      { do: "read", on: [1, "16:30"] },
    ],
  },
  {
    key: "padel",
    sent: [5, "20:15"],
    form: dialog("Padelcenter Väst", refusingMailbox),
    acts: [
      email(
        "leila",
        [0, "08:35"],
        "Din förfrågan",
        "Hej!\n\nTack för din förfrågan! Vad behöver ni hjälp med, och i vilken stad?\n\nHälsningar\nLeila Farahani",
      ),
      next("leila", [0, "08:36"], "call", [1, "09:00"]),
    ],
  },
  {
    key: "tidningen",
    sent: [5, "10:40"],
    form: quote(
      ["Johanna Sjögren", "Mälarposten AB", "johanna.sjogren@malarposten.example", landline(21)],
      "regular",
      "Vi har fått hot mot redaktionen och behöver en väktare i receptionen omgående, dagtid i minst en månad.",
      {
        place: "Västerås",
        guardCount: "1",
        employees: "51-200",
        period: "omgående",
        estimate: "tjanst=stationar&antal=1&timmar=9&nar=dag&stad=vasteras",
      },
    ),
    acts: [
      call("sara", [0, "10:48"], "reached"),
      note(
        "sara",
        [0, "10:58"],
        "Akut. Bemanningen har en väktare från i morgon 07. Polisanmälan är gjord, de har en kontaktperson.",
      ),
      offer(
        "sara",
        [0, "11:05"],
        30,
        "Hej Johanna! En väktare i receptionen, vardagar 08–17 i fyra veckor.",
        [guards("Väktare i receptionen, 20 dagar", 1, 180, 385)],
      ),
      { do: "read", on: [0, "11:12"] },
      {
        ...{ do: "accept", on: [0, "11:30"], name: "Johanna Sjögren" },
        invoiceAddress: "Mälarposten AB, Redaktionsgatan 2, 722 15 Västerås",
      },
    ],
  },
  {
    key: "fabriken",
    sent: [4, "15:50"],
    form: quote(
      ["Tomas Ek", "Ek & Söner Plåt", "tomas@eksonerplat.example", mobile(31)],
      "alarm",
      "Behöver larmutryckning till verkstad. Nuvarande firma kom efter 55 minuter senast.",
      { place: "Örebro", employees: "11-50" },
    ),
    acts: [call("johan", [0, "16:05"], "noAnswer"), next("johan", [0, "16:06"], "call", [0, "09:30"])],
  },
  {
    key: "skolan",
    sent: [3, "11:05"],
    form: message(
      ["Hannah Weiss", "Uppsala Riverside School", "hannah.weiss@riversideschool.example", ""],
      "Good morning, we would like a quote for one entrance host at our open house evening, about 500 visitors, Thursday in two weeks 17-21. Thank you!",
      "en",
    ),
    acts: [
      email(
        "leila",
        [0, "11:40"],
        "An entrance host for your open house",
        "Good morning Hannah,\n\nThank you for your request. One entrance host from 16:30 to 21:30 is what we recommend, so that there is time before the first visitors come. You will get the price from me shortly.\n\nKind regards\nLeila Farahani",
      ),
      offer("leila", [0, "15:10"], 14, "Good morning Hannah, here is the price for one host.", [
        guards("Entrance host, 16:30 to 21:30", 1, 5, 420),
      ]),
    ],
  },
  {
    key: "golfbanan",
    sent: [14, "10:20"],
    form: dialog("Lillälvens Golfklubb", "kansliet@lillalvensgk.example"),
    acts: [
      email(
        "johan",
        [0, "10:45"],
        "Din förfrågan",
        "Hej!\n\nTack för din förfrågan. Vad gäller det?\n\nHälsningar\nJohan Åkesson",
      ),
      incomingEmail(
        [1, "12:15"],
        "Hej Johan! Vi har haft skadegörelse på greenerna. Vad kostar en rond per natt i vinter?\n\nBästa hälsningar\nKansliet",
      ),
      email(
        "johan",
        [1, "13:00"],
        "Sv: Din förfrågan",
        "Hej!\n\nEn rond per natt kostar 6 900 kr i månaden. Då ingår en rapport med bilder.\n\nHälsningar\nJohan Åkesson",
      ),
      quoted("johan", [1, "13:02"], 27_600),
      incomingEmail(
        [4, "09:25"],
        "Det lät lite dyrt för oss. Vi löser det med en kamera så länge. Tack för snabbt svar!",
      ),
      lost("johan", [4, "09:40"], "price"),
    ],
  },
  // Since yesterday
  {
    key: "tagdepan",
    sent: [1, "17:40"],
    form: message(
      ["Ulrika Dahl", "Tågdepå Nord", "ulrika.dahl@tagdepanord.example", mobile(32)],
      "Klotter och inbrott i vagnar. Vi behöver rondering nattetid på ett inhägnat område i Örebro, ca 800 meter spår. Kan ni komma och titta?",
    ),
  },
  {
    key: "robot-4",
    sent: [1, "02:20"],
    form: message(
      ["SEO Expert", "Rank Rocket", "expert@rankrocket.example", ""],
      "Hi there, I was looking at your website and found 37 critical errors. Reply YES for a free report.",
      "en",
    ),
  },
  {
    key: "biblioteket",
    sent: [1, "15:25"],
    form: quote(
      ["Roger Blom", "Lillälvens stadsbibliotek", "roger.blom@lillalvensbibliotek.example", landline(22)],
      "regular",
      "En väktare vardagskvällar 16–20. Personalen har önskat någon som är bra på att prata med ungdomar.",
      {
        place: "Örebro",
        guardCount: "1",
        employees: "11-50",
        estimate: "tjanst=stationar&antal=1&timmar=4&nar=dag&stad=orebro",
      },
    ),
  },
  {
    key: "nattklubb",
    sent: { minutesAgo: 280 },
    form: order(
      ["Sami Korhonen", "sami@klubbnorrsken.example", mobile(33)],
      "orderGuard",
      3,
      { days: 4, clock: "21:00", hours: 6 },
      "Klubb Norrsken, Stockholm",
      "Temakväll med 350 gäster, en ordningsvakt har blivit sjuk och vi saknar tre enligt villkoren.",
      { permit: "yes" },
    ),
  },
  {
    key: "laxfabriken",
    sent: { minutesAgo: 95 },
    form: message(
      ["Åsa Nyqvist", "Laxfabriken Göteborg", "asa.nyqvist@laxfabriken.example", mobile(34)],
      "Vi har produktion dygnet runt i Göteborg och vill ha en väktare i grinden på nätterna. Hur går ett byte av leverantör till, och hur lång tid tar det?",
    ),
  },
  {
    key: "konferens",
    sent: { minutesAgo: 22 },
    form: order(
      ["Greta Lund", "greta.lund@morgonljus.example", mobile(35)],
      "entranceHost",
      2,
      { days: 3, clock: "08:00", hours: 9 },
      "Morgonljus konferens, Stockholm",
      "Konferens med 180 deltagare. Två entrévärdar till registreringen, svenska och engelska.",
    ),
  },
  {
    key: "juvelerare",
    sent: { minutesAgo: 7 },
    form: dialog("Juvelerare Rosén", mobile(36)),
  },
];
