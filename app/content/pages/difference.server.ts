import { appointment, trainingHours } from "#app/content/training.ts";
import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ prices, statements }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const guard = lowestPrice(prices.guard);
  const orderGuard = lowestPrice(prices.orderGuard);
  return { from, to, guard, orderGuard };
}
const { guard: guardHours, orderGuard: orderGuardHours } = trainingHours;
const { minimumAge, maximumYears } = appointment;

/**
 * /skillnad-vaktare-ordningsvakt. Every power has its provision and its condition; the powers are `yes`, `no` or
 * `conditional`. The provisions were checked in the law itself or in prop. 2022/23:91.
 */
export const differencePage = copyWith(pick, {
  sv: ({ from, to, guard, orderGuard }, { statements }) => ({
    meta: {
      title: `Skillnaden mellan väktare och ordningsvakt – ${brand.name}`,
      description:
        "Befogenheter, tillstånd, utbildning, klädsel och pris för väktare och ordningsvakt, med lagrum. Tre frågor visar vilken av dem du behöver.",
      keywords:
        "skillnad väktare ordningsvakt, befogenheter väktare, befogenheter ordningsvakt, tillstånd ordningsvakt",
    },
    services: "Tjänster",
    here: "Väktare eller ordningsvakt",
    garments: {
      title: "Väktare bevakar.\nOrdnings\u00advakter\nhåller ordning.",
      lead: "Här är skillnaden på tio sekunder, och lagrummen för dig som vill läsa vidare.",
      from: "från",
      unit: "\u00a0kr/tim",
      vat: "exkl.\u00a0moms",
      guard: {
        title: "Väktare",
        text: "Skyddar lokaler, egendom och människor. Samma befogenheter som alla andra, utövade med utbildning.",
        price: String(guard),
      },
      orderGuard: {
        title: "Ordnings\u00advakt",
        text: "Förordnad av polisen. Får avvisa och avlägsna, bara på den plats tillståndet gäller.",
        price: String(orderGuard),
      },
    },
    path: {
      title: "Vad behöver jag?",
      intro: "Svara på alla tre. Ett ja visar rollen, och flera ja går att kombinera.",
      yes: "Ja",
      ifYes: "Om ja:",
      questions: [
        {
          question: "Ska någon kunna avvisas eller avlägsnas?",
          hint: "Till exempel från ett evenemang, ett torg eller en station.",
          answer: "Ordnings\u00advakt",
          because: "Tillstånd behövs för platsen",
        },
        {
          question: "Ska lokaler, varor eller människor bevakas?",
          hint: "Kontor, butik, bygge, larm eller rondering.",
          answer: "Väktare",
          because: "Inget tillstånd för dig att söka",
        },
        {
          question: "Ska besökare välkomnas och få hjälp?",
          hint: "Reception, garderob, insläpp med lista. Vid serveringstillstånd gäller särskilda regler.",
          answer: "Entrévärd",
          because: "En värd, inte en väktare",
        },
      ],
      otherwise: {
        question: "Tre nej, eller flera ja?",
        text: "Roller går att kombinera på samma plats. Beskriv den, så föreslår vi en lösning.",
      },
      contact: "Bli kontaktad",
    },
    powers: {
      title: "Vem får\ngöra vad?",
      intro:
        "Väktaren har samma rätt som alla andra. Ordningsvakten får mer, på villkor: i tjänst, på platsen och i den omfattning som förordnandet anger.",
      caption: "Befogenheter för väktare och ordningsvakt",
      columns: { action: "Åtgärd", guard: "Väktare", orderGuard: "Ordningsvakt", rule: "Regel" },
      answers: { yes: "Ja", no: "Nej", conditional: "På villkor" },
      rows: [
        {
          action: "Gripa den som tas på bar gärning",
          detail:
            "Brott som kan ge fängelse, på bar gärning eller flyende fot. Personen lämnas skyndsamt till polisen.",
          rule: "24\u00a0kap.\u00a07\u00a0§ andra stycket rättegångsbalken",
        },
        {
          action: "Avvisa eller avlägsna den som stör ordningen",
          detail:
            "En väktare kan be någon gå. Bara ordningsvakten kan bestämma det, på den plats som tillståndet gäller.",
          rule: "13 och 29\u00a0§§ polislagen",
        },
        {
          action: "Tillfälligt omhänderta",
          detail: "När avvisning inte räcker. Personen överlämnas skyndsamt till polisen.",
          rule: "13 och 29\u00a0§§ polislagen",
        },
        {
          action: "Skydda sig själv och andra i nödvärn",
          detail: "Gäller alla. Våldet får inte vara uppenbart oförsvarligt.",
          rule: "24\u00a0kap.\u00a01\u00a0§ brottsbalken",
        },
        {
          action: "Ta hand om den som är berusad",
          detail:
            "Den som inte kan ta hand om sig själv, eller är en fara för sig själv eller andra. Personen överlämnas skyndsamt till polisen.",
          rule: "1 och 10\u00a0§§ lag (1976:511) om omhändertagande av berusade personer",
        },
        {
          action: "Kroppsvisitera",
          detail: "Bara i samband med ett lagligt gripande, omhändertagande eller avlägsnande.",
          rule: "19 och 29\u00a0§§ polislagen",
        },
        {
          action: "Ta ifrån och förstöra alkohol",
          detail: "Alkohol av ringa värde.",
          rule: "Lag (1958:205) om förverkande av alkohol",
        },
        {
          action: "Kräva legitimation av vem som helst",
          detail: "Ingen av rollerna har den rätten.",
          rule: "–",
        },
      ],
      proportion:
        "En ordningsvakts ingripande ska stå i rimlig proportion till syftet. Räcker en mindre ingripande åtgärd, ska den användas (15\u00a0§ lagen om ordningsvakter).",
    },
    sides: {
      title: "Sida vid sida",
      intro: "Tillstånd, utbildning, klädsel, pris och hur snabbt det går.",
      more: "Jämför tillstånd, utbildning och pris",
      source: "Källa",
      rows: [
        {
          name: "Vem utser?",
          guard:
            "Godkänns för anställning i ett auktoriserat bevakningsföretag, efter prövning av laglydnad, pålitlighet och lämplighet.",
          orderGuard: `Förordnas av Polismyndigheten, högst ${maximumYears}\u00a0år i taget. Minst ${minimumAge}\u00a0år gammal.`,
          source: "Lag (1974:191), 9 och 20\u00a0§§ lag (2023:421)",
        },
        {
          name: "Behövs tillstånd för att anlita?",
          guard: "Nej. Företaget ska vara auktoriserat av länsstyrelsen.",
          orderGuard:
            "Som huvudregel ja, från Polismyndigheten för platsen, området eller verksamheten. Eller villkor i ett evenemangs- eller serveringstillstånd.",
          source: "2\u00a0§ lag (1974:191), 4–\u20606\u00a0§§ lag (2023:421)",
        },
        {
          name: "Vad händer utan tillstånd?",
          guard: "Den som bedriver bevakning utan auktorisation begår ett brott.",
          orderGuard:
            "Den som använder ordningsvakter utan tillstånd begår ett brott. Det gäller dig som uppdragsgivare.",
          source: "Lag (1974:191), 18\u00a0§ lag (2023:421)",
        },
        {
          name: "Vem leder arbetet?",
          guard: "Bevakningsföretaget, efter din instruktion.",
          orderGuard:
            "Arbetar under polisens ledning, anmäler varje pass till polisen och dokumenterar sina ingripanden.",
          source: "Lag (2023:421)",
        },
        {
          name: "Utbildning",
          guard: `Steg\u00a01: ${guardHours.step1}\u00a0tim. Steg\u00a02: ${guardHours.step2}\u00a0tim praktik. Steg\u00a03: ${guardHours.step3}\u00a0tim. Fortbildning ${guardHours.refresher}\u00a0tim vart fjärde år.`,
          orderGuard: `Grundutbildning minst ${orderGuardHours.basic}\u00a0tim. Fortbildning ${orderGuardHours.continuing}\u00a0tim.`,
          source: "Våra kurssidor",
        },
        {
          name: "Klädsel",
          guard: "Bevakningsföretagets uniform.",
          orderGuard: "Kläder eller märke som tydligt visar ”ordningsvakt”. Får inte förväxlas med polis.",
          source: "Lag (2023:421)",
        },
        {
          name: "Pris",
          guard: `från ${guard}\u00a0kr/tim exkl.\u00a0moms`,
          orderGuard: `från ${orderGuard}\u00a0kr/tim exkl.\u00a0moms`,
          source: "[Alla priser](prices)",
        },
        {
          name: "Hur snabbt?",
          guard: `Vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar.`,
          orderGuard: `Vanligtvis inom ${from}–\u2060${to}\u00a0timmar när tillstånd finns.`,
          source: "Vår egen uppgift",
        },
      ],
      entranceHost: {
        title: "Entrévärden är något annat.",
        text: "En entrévärd är ingen väktare och har inga befogenheter utöver dem som alla har. [Vad en entrévärd gör](entranceHost)",
      },
    },
    myths: {
      title: "Fyra saker\nsom ofta\nsägs fel",
      said: "Det sägs:",
      items: [
        {
          myth: "”Väktaren får titta i min väska.”",
          fact: "Bara om du låter väktaren göra det. En väktare kan fråga, och du kan säga nej.",
        },
        {
          myth: "”Ordningsvakten har samma makt överallt.”",
          fact: "Befogenheterna gäller i tjänst, på den plats som beslutet anger. En gata bort får ordningsvakten inte göra mer än du och jag.",
        },
        {
          myth: "”Sök tillstånd först, planera sedan.”",
          fact: "Tvärtom. Polisen prövar behovet och vill veta plats, tider och antal. Till ett evenemang söker du evenemangstillståndet först.",
        },
        {
          myth: "”Ordningsvakter är väktare med mer utbildning.”",
          fact: "Det är två olika yrken. Väktaren arbetar för dig. Ordningsvakten hjälper polisen att upprätthålla allmän ordning och säkerhet hos dig.",
        },
      ],
    },
    places: {
      title: "Välj efter platsen",
      guard: {
        name: "Väktare",
        items: ["Butik med återkommande stölder", "Byggarbetsplats över helgen", "Larm som går på natten"],
        action: "Begär offert på väktare",
      },
      orderGuard: {
        name: "Ordningsvakt",
        items: [
          "Konsert med evenemangstillstånd",
          "Torg där kommunen har tillstånd",
          "Krog vars serveringstillstånd kräver det",
        ],
        action: "Begär offert på ordningsvakt",
      },
      both: {
        name: "Båda tillsammans",
        text: "I en galleria kan väktare bevaka butikerna och ordningsvakter hålla ordning i gångarna. Var och en sköter sin uppgift, men de delar plan och rapport.",
        more: "Så fungerar bokningen",
      },
      note: "Sidan beskriver reglerna i korthet och ersätter inte lagtexten. Den avser lag (2023:421) om ordningsvakter, i kraft sedan 1\u00a0januari 2024, och lag (1974:191) om bevakningsföretag.",
    },
    closing: {
      title: "Osäker på tillståndet?",
      text: `Vi går igenom vad som gäller för din plats på ${statements.demoMinutes.value}\u00a0minuter, kostnadsfritt.`,
      contact: "Bli kontaktad",
    },
  }),
  en: ({ from, to, guard, orderGuard }, { statements }) => ({
    meta: {
      title: `Guard or public-order guard? The difference – ${brand.name}`,
      description:
        "Powers, permits, training, clothing and price of a guard (väktare) and a public-order guard (ordningsvakt), with the law. Three questions show which you need.",
      keywords:
        "difference guard public-order guard Sweden, väktare, ordningsvakt, powers of guards Sweden, ordningsvakt permit",
    },
    services: "Services",
    here: "Guard or public-order guard",
    garments: {
      title: "Guards watch.\nPublic\u2060-\u2060order guards\nkeep order.",
      lead: "Guard (väktare) or public-order guard (ordningsvakt)? The difference in ten seconds, and the law below.",
      from: "from SEK",
      unit: "/h",
      vat: "excl.\u00a0VAT",
      guard: {
        title: "Guard",
        text: "Protects premises, property and people. The same powers as anyone else, used with training.",
        price: String(guard),
      },
      orderGuard: {
        title: "Public\u2060-\u2060order guard",
        text: "Appointed by the police. May turn away and remove people, only at the place that the permit covers.",
        price: String(orderGuard),
      },
    },
    path: {
      title: "Which do I need?",
      intro: "Answer all three. A yes shows the role, and several can be combined.",
      yes: "Yes",
      ifYes: "If yes:",
      questions: [
        {
          question: "Must someone be able to turn people away or remove them?",
          hint: "From an event, a square or a station, for instance.",
          answer: "Public-order guard",
          because: "The place needs a permit",
        },
        {
          question: "Do premises, goods or people need watching over?",
          hint: "An office, shop or building site, alarms or patrols.",
          answer: "Guard",
          because: "No permit for you to apply for",
        },
        {
          question: "Should visitors be welcomed and helped?",
          hint: "Reception, cloakroom, a guest list. Special rules apply where there is an alcohol licence.",
          answer: "Entrance host",
          because: "A host, not a guard",
        },
      ],
      otherwise: {
        question: "Three times no, or more than one yes?",
        text: "Roles can be combined in one place. Describe it and we suggest a mix.",
      },
      contact: "Contact me",
    },
    powers: {
      title: "Who may\ndo what?",
      intro:
        "A guard has the same rights as anyone else. A public-order guard may do more, with conditions: on duty, at the place, and to the extent that the appointment states.",
      caption: "Powers of guards and public-order guards",
      columns: { action: "Action", guard: "Guard", orderGuard: "Public-order guard", rule: "Rule" },
      answers: { yes: "Yes", no: "No", conditional: "With conditions" },
      rows: [
        {
          action: "Arrest someone caught in the act",
          detail:
            "Offences that can lead to prison, caught in the act or fleeing. The person is handed over promptly to the police.",
          rule: "Chapter 24, section 7, second paragraph, Code of Judicial Procedure",
        },
        {
          action: "Turn away or remove someone who disturbs public order",
          detail:
            "A guard can ask someone to leave. Only the public-order guard can decide it, at the place that the permit covers.",
          rule: "Sections 13 and 29, Police Act",
        },
        {
          action: "Detain temporarily",
          detail: "When turning away is not enough. The person is handed over promptly to the police.",
          rule: "Sections 13 and 29, Police Act",
        },
        {
          action: "Defend oneself and others",
          detail: "Applies to everyone. The force must not be blatantly unjustifiable.",
          rule: "Chapter 24, section 1, Penal Code",
        },
        {
          action: "Take a drunk person into care",
          detail:
            "Someone who cannot take care of themselves, or is a danger to themselves or others. The person is handed over promptly to the police.",
          rule: "Sections 1 and 10, Act (1976:511) on the care of intoxicated persons",
        },
        {
          action: "Search a person",
          detail: "Only in connection with a lawful arrest, detention or removal.",
          rule: "Sections 19 and 29, Police Act",
        },
        {
          action: "Seize and destroy alcohol",
          detail: "Alcohol of low value.",
          rule: "Act (1958:205) on forfeiture of alcohol",
        },
        {
          action: "Demand identification from just anyone",
          detail: "Neither role has that right.",
          rule: "–",
        },
      ],
      proportion:
        "What a public-order guard does must be in reasonable proportion to its purpose. If a milder measure is enough, it shall be used (section 15 of the Public-Order Guards Act).",
    },
    sides: {
      title: "Side by side",
      intro: "Permit, training, clothing, price and how soon.",
      more: "Compare permits, training and price",
      source: "Source",
      rows: [
        {
          name: "Who appoints?",
          guard:
            "Approved for employment in an authorised security company, after vetting of lawfulness, reliability and suitability.",
          orderGuard: `Appointed by the Swedish Police Authority, for at most ${maximumYears}\u00a0years at a time. Aged ${minimumAge} or more.`,
          source: "Act (1974:191), sections 9 and 20, Act (2023:421)",
        },
        {
          name: "Is a permit needed to hire?",
          guard: "No. The company must be authorised by the county administrative board.",
          orderGuard:
            "As a rule yes, from the Police Authority for the place, area or activity. Or conditions in an event permit or alcohol licence.",
          source: "Section 2, Act (1974:191); sections 4–6, Act (2023:421)",
        },
        {
          name: "What if there is none?",
          guard: "Anyone who runs a guarding business without authorisation commits an offence.",
          orderGuard:
            "Anyone who uses public-order guards without a permit commits an offence. That means you, the client.",
          source: "Act (1974:191); section 18, Act (2023:421)",
        },
        {
          name: "Who leads the work?",
          guard: "The security company, on your instructions.",
          orderGuard:
            "Works under police direction, notifies the police of every shift and documents interventions.",
          source: "Act (2023:421)",
        },
        {
          name: "Training",
          guard: `Step\u00a01: ${guardHours.step1}\u00a0h. Step\u00a02: ${guardHours.step2}\u00a0h of practice. Step\u00a03: ${guardHours.step3}\u00a0h. Refresher of ${guardHours.refresher}\u00a0h every fourth year.`,
          orderGuard: `Basic training of at least ${orderGuardHours.basic}\u00a0h. Continuing training of ${orderGuardHours.continuing}\u00a0h.`,
          source: "Our course pages",
        },
        {
          name: "Clothing",
          guard: "The security company’s uniform.",
          orderGuard:
            "Clothes or a sign that clearly say “ordningsvakt”. Must not be mistaken for the police.",
          source: "Act (2023:421)",
        },
        {
          name: "Price",
          guard: `from SEK\u00a0${guard}/h excl.\u00a0VAT`,
          orderGuard: `from SEK\u00a0${orderGuard}/h excl.\u00a0VAT`,
          source: "[All prices](prices)",
        },
        {
          name: "How soon?",
          guard: `Usually on site within ${from}–\u2060${to}\u00a0hours.`,
          orderGuard: `Usually within ${from}–\u2060${to}\u00a0hours where there is a permit.`,
          source: "Our own figure",
        },
      ],
      entranceHost: {
        title: "The entrance host is something else.",
        text: "An entrance host (entrévärd) is not a guard and has no powers beyond those everyone has. [What an entrance host does](entranceHost)",
      },
    },
    myths: {
      title: "Four common\nmistakes",
      said: "People say:",
      items: [
        {
          myth: "“The guard may look in my bag.”",
          fact: "Only if you agree. A guard may ask, and you may say no.",
        },
        {
          myth: "“A public-order guard has the same powers everywhere.”",
          fact: "The powers apply on duty, at the place that the decision states. One street away they may do no more than you or I.",
        },
        {
          myth: "“Apply for the permit first, plan later.”",
          fact: "The other way round. The police assess the need and must know place, times and number. For an event you apply for the event permit first.",
        },
        {
          myth: "“Public-order guards are guards with more training.”",
          fact: "They are two different jobs. The guard works for you. The public-order guard helps the police to maintain public order and safety on your site.",
        },
      ],
    },
    places: {
      title: "Choose by the place",
      guard: {
        name: "Guard",
        items: [
          "A shop with repeated thefts",
          "A building site over the weekend",
          "An alarm that goes off at night",
        ],
        action: "Quote for guards",
      },
      orderGuard: {
        name: "Public\u2060-\u2060order guard",
        items: [
          "A concert with an event permit",
          "A square where the municipality has a permit",
          "A bar whose alcohol licence requires it",
        ],
        action: "Quote for public-order guards",
      },
      both: {
        name: "Both together",
        text: "In a shopping centre, guards can watch over the shops while public-order guards keep order in the walkways. Each keeps to its task, but they share plan and report.",
        more: "How the booking works",
      },
      note: "This page outlines the rules and does not replace the law. It refers to the Public-Order Guards Act (2023:421), in force since 1\u00a0January 2024, and the Security Companies Act (1974:191).",
    },
    closing: {
      title: "Unsure about the permit?",
      text: `In ${statements.demoMinutes.value}\u00a0minutes we sort out what applies to your place, free of charge.`,
      contact: "Contact me",
    },
  }),
});

/** The answers of the powers table, row by row, for both languages. */
export const powers = [
  { guard: "yes", orderGuard: "yes" },
  { guard: "no", orderGuard: "conditional" },
  { guard: "no", orderGuard: "conditional" },
  { guard: "yes", orderGuard: "yes" },
  { guard: "no", orderGuard: "conditional" },
  { guard: "no", orderGuard: "conditional" },
  { guard: "no", orderGuard: "conditional" },
  { guard: "no", orderGuard: "no" },
] as const;
