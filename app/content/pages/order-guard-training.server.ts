import { appointment, trainingHours } from "#app/content/training.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const { basic, basicBefore, continuing, continuingBefore, specialist } = trainingHours.orderGuard;
const { minimumAge, maximumYears } = appointment;

/** The police's page on public-order guards, which keeps dates, fees and tests up to date. */
export const policePage = "https://polisen.se/lagar-och-regler/ordningsvakter/";

/**
 * /ordningsvakt-utbildning: from the wish to the shift. Basic and continuing training are the Police Authority's (lag
 * 2023:421, förordning 2023:422); the specialist training is the company's, and its five days are sample content, to
 * be confirmed before publishing.
 */
export const orderGuardTrainingPage = copy(
  {
    meta: {
      title: `Ordningsvaktsutbildning: ${basic} timmar och vägen dit – ${brand.name}`,
      description: `Så blir du ordningsvakt: krav, ansökan hos polisen, minst ${basic} timmars grundutbildning, förordnande och fortbildning. Och vår specialistutbildning på ${specialist} timmar.`,
      keywords:
        "ordningsvaktsutbildning, bli ordningsvakt, utbildning ordningsvakt, fortbildning ordningsvakt, förordnande, 160 timmar",
    },
    breadcrumb: "Ordningsvaktsutbildning",
    hero: {
      title: "Så blir du\nordningsvakt",
      lead: `Polisen utbildar och förordnar. Du söker och prövas. Vi erbjuder jobbet, och en egen specialistutbildning på ${specialist}\u00a0timmar.`,
      way: "Se stegen",
      jobs: "Lediga jobb",
    },
    responsibilities: {
      title: "Sex steg,\ntre parter",
      intro: "Vad du gör, vad polisen gör och vad vi gör.",
      step: "Steg",
      parties: ["Du", "Polismyndigheten", "Vi"],
      nothing: "Inget i det här steget",
      steps: [
        {
          name: "Bestäm dig",
          does: [
            `Du ska ha fyllt ${minimumAge}\u00a0år och vara lämplig: laglydig, lugn och pålitlig. Prova branschen som [väktare](guard) eller [värd](entranceHost) om du är osäker.`,
            "",
            "Pratar med dig om hur jobbet är, även det som är tråkigt. Du binder dig inte till något.",
          ],
        },
        {
          name: "Sök",
          does: [
            `Ansök om utbildning och förordnande hos [polisen](police). Där finns datum, orter, prov och aktuella avgifter.`,
            "Prövar laglydnad och lämplighet.",
            "",
          ],
        },
        {
          name: "Gå grund\u00adutbildningen",
          does: [
            `Minst ${basic}\u00a0timmar. Räkna med full närvaro, prov och praktiska moment.`,
            "Håller utbildningen och avgör om du är godkänd.",
            "",
          ],
        },
        {
          name: "Få ditt förordnande",
          does: [
            "Läs vad som står i det. Det är gränsen för vad du får göra, och var.",
            `Förordnar dig för högst ${maximumYears}\u00a0år i taget.`,
            "Anställer dig, går igenom platserna och ger dig en erfaren kollega de första passen.",
          ],
        },
        {
          name: "Arbeta",
          does: [
            "Anmäl själv varje pass till polisen i förväg. Arbeta under polisens ledning, med tystnadsplikt, och dokumentera varje ingripande.",
            "Tar emot anmälan före varje pass. Utbildar särskilt den som ska transportera frihets\u00adberövade.",
            `Påminner dig om anmälan, ordnar kläder och märke, och ger dig vår [specialist\u00adutbildning](specialist) på ${specialist}\u00a0timmar.`,
          ],
        },
        {
          name: "Förnya",
          does: [
            `Gå fortbildningen på ${continuing}\u00a0timmar och sök nytt förordnande i god tid innan det gamla löper ut.`,
            "Håller fortbildningen och prövar dig på nytt.",
            "Påminner dig och lägger schemat så att du kan vara borta.",
          ],
        },
      ],
    },
    longer: {
      title: "Utbildningen är\nlängre sedan 2024",
      intro: "En ny lag gäller sedan den 1\u00a0januari 2024. Banden är ritade i samma skala.",
      before: "Före 2024",
      now: "Nu",
      trainings: [
        {
          name: "Grundutbildning",
          text: "Den du går innan du kan förordnas första gången.",
          before: { hours: basicBefore, of: `${basicBefore}\u00a0timmar` },
          now: { hours: basic, of: `minst ${basic}\u00a0timmar` },
        },
        {
          name: "Fortbildning",
          text: "Den du går för att kunna förordnas igen.",
          before: { hours: continuingBefore, of: `${continuingBefore}\u00a0timmar` },
          now: { hours: continuing, of: `${continuing}\u00a0timmar` },
        },
      ],
    },
    specialist: {
      title: "Vår specialist\u00adutbildning",
      lead: "För dig som redan är förordnad. Den ger inga nya befogenheter, men gör dig bättre på att sällan behöva använda dem du har.",
      figure: `${specialist}`,
      unit: "timmar specialist\u00adutbildning",
      days: [
        { name: "Dag 1", text: "Samtalet som gör att det inte blir ett ingripande" },
        { name: "Dag 2", text: "Folkmassor, köer och utrymning på riktiga platser" },
        { name: "Dag 3", text: "Berusning, psykisk ohälsa och första hjälpen" },
        { name: "Dag 4", text: "Samarbete över radio med polis, väktare och arrangör" },
        { name: "Dag 5", text: "Rapporten: vad du såg, vad du gjorde och med vilket stöd" },
      ],
      quote: "Begär offert för en grupp",
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Polisen svarar på frågor om din ansökan, vi på frågor om jobbet.",
      items: [
        {
          question: "Kan jag gå grundutbildningen hos er?",
          answer:
            "Nej. Polismyndigheten håller grundutbildningen och fortbildningen, och det är dit du ansöker. Vi vidareutbildar den som redan är förordnad.",
        },
        {
          question: "Vad kostar det, och hur lång tid tar det?",
          answer:
            "Avgifter, kursdatum och handläggningstider bestämmer polisen, och de ändras. Titta på polisens egen sida innan du planerar. Räkna med att prövningen tar tid.",
        },
        {
          question: "Måste jag vara väktare först?",
          answer:
            "Nej. Det är två olika yrken med olika utbildning. Många börjar ändå som väktare eller entrévärd, för att lära sig arbeta med människor medan de väntar på besked.",
        },
        {
          question: "Var gäller mitt förordnande?",
          answer:
            "Bara där och för det som står i det, och bara på platser som har tillstånd att använda ordningsvakter. Utanför tjänsten har du inga befogenheter.",
        },
        {
          question: "Kan ni utbilda ordningsvakter som arbetar hos oss?",
          answer: `Ja, med specialistutbildningen på ${specialist}\u00a0timmar, i grupp och gärna på dina platser. Den ersätter inte polisens fortbildning.`,
        },
      ],
    },
    related: {
      title: "Medan du väntar på besked",
      careers: { name: "Bli kollega", text: "Lediga jobb som väktare, värd och ordningsvakt" },
      story: { name: "Från krogen till ordningsvakt", text: "Ett påhittat exempel: en natt i november" },
    },
    closing: {
      title: "Redan förordnad?",
      text: "Då finns det pass att välja på. Se lediga jobb, eller hör av dig om du vill ordna utbildning för en hel grupp.",
    },
  },
  {
    meta: {
      title: `Public-order guard training: ${basic} hours, step by step – ${brand.name}`,
      description: `How to become a public-order guard (ordningsvakt) in Sweden: requirements, application, at least ${basic} hours of training, appointment, and our ${specialist}-hour course.`,
      keywords:
        "public-order guard training Sweden, become ordningsvakt, appointment, Police Authority, continuing training",
    },
    breadcrumb: "Public-order guard training",
    hero: {
      title: "How to become a\npublic\u2060-\u2060order guard",
      lead: `The police train and appoint public-order guards (ordningsvakter). You apply and are vetted. We offer the work, and specialist training of our own, ${specialist}\u00a0hours.`,
      way: "See the steps",
      jobs: "See openings",
    },
    responsibilities: {
      title: "Six steps,\nthree parties",
      intro: "What you do, what the police do and what we do.",
      step: "Step",
      parties: ["You", "The Police Authority", "We"],
      nothing: "Nothing in this step",
      steps: [
        {
          name: "Decide",
          does: [
            `You must be ${minimumAge} or older and suitable: law-abiding, calm and reliable. Try the trade as a [guard](guard) or a [host](entranceHost) if you are unsure.`,
            "",
            "Talk with you about what the work is like, the dull parts too. It binds you to nothing.",
          ],
        },
        {
          name: "Apply",
          does: [
            `Apply for training and appointment with [the police](police). Dates, places, tests and current fees are there, in Swedish.`,
            "Vet your conduct and suitability.",
            "",
          ],
        },
        {
          name: "Take the basic training",
          does: [
            `At least ${basic}\u00a0hours. Expect to attend in full, with tests and practical exercises.`,
            "Give the training and decide whether you have passed.",
            "",
          ],
        },
        {
          name: "Receive your appointment",
          does: [
            "Read what it says. It sets the limits of what you may do, and where.",
            `Appoint you for at most ${maximumYears}\u00a0years at a time.`,
            "Employ you, go through the places and give you an experienced colleague for the first shifts.",
          ],
        },
        {
          name: "Work",
          does: [
            "Notify the police yourself before every shift. Work under police direction, bound by confidentiality, and document every intervention.",
            "Receive the notice before every shift. Give special training to those who are to transport detained persons.",
            `Remind you of the notice, see to clothing and sign, and give you our [specialist training](specialist) of ${specialist}\u00a0hours.`,
          ],
        },
        {
          name: "Renew",
          does: [
            `Take the continuing training of ${continuing}\u00a0hours and apply again well before the appointment runs out.`,
            "Give the continuing training and vet you again.",
            "Remind you, and plan the schedule so that you can be away.",
          ],
        },
      ],
    },
    longer: {
      title: "The training is\nlonger since 2024",
      intro: "A new act has applied since 1\u00a0January 2024. The tapes are drawn to the same scale.",
      before: "Before 2024",
      now: "Now",
      trainings: [
        {
          name: "Basic training",
          text: "The one you take before you can be appointed for the first time.",
          before: { hours: basicBefore, of: `${basicBefore}\u00a0hours` },
          now: { hours: basic, of: `at least ${basic}\u00a0hours` },
        },
        {
          name: "Continuing training",
          text: "The one you take to be appointed again.",
          before: { hours: continuingBefore, of: `${continuingBefore}\u00a0hours` },
          now: { hours: continuing, of: `${continuing}\u00a0hours` },
        },
      ],
    },
    specialist: {
      title: "Our specialist\ntraining",
      lead: "For those already appointed. It gives you no new powers, but makes you better at rarely needing the ones you have.",
      figure: `${specialist}`,
      unit: "hours of specialist training",
      days: [
        { name: "Day 1", text: "The conversation that makes an intervention unnecessary" },
        { name: "Day 2", text: "Crowds, queues and evacuation on real sites" },
        { name: "Day 3", text: "Intoxication, mental illness and first aid" },
        { name: "Day 4", text: "Working by radio with police, guards and organiser" },
        { name: "Day 5", text: "The report: what you saw, what you did and on what authority" },
      ],
      quote: "Request a quote for a group",
    },
    faq: {
      title: "Common\nquestions",
      text: "The police answer questions about your application; we answer those about the work.",
      items: [
        {
          question: "Can I take the basic training with you?",
          answer:
            "No. The Police Authority gives both basic and continuing training, and that is where you apply. We give further training to those already appointed.",
        },
        {
          question: "What does it cost, and how long does it take?",
          answer:
            "Fees, course dates and handling times are set by the police, and they change. Look at the police’s own page before you plan. Expect the vetting to take time.",
        },
        {
          question: "Do I have to be a guard first?",
          answer:
            "No. They are two professions with different training. Many still begin as a guard or an entrance host, to learn to work with people while they wait for an answer.",
        },
        {
          question: "Where is my appointment valid?",
          answer:
            "Only where and for what it says, and only at places that have a permit to use public-order guards. Off duty you have no powers.",
        },
        {
          question: "Can you train public-order guards who work for us?",
          answer: `Yes, with the specialist training of ${specialist}\u00a0hours, in a group and preferably on your own sites. It does not replace the police’s continuing training.`,
        },
      ],
    },
    related: {
      title: "While you wait for an answer",
      careers: { name: "Join us", text: "Openings for guards, hosts and public-order guards" },
      story: { name: "From the bar to public-order guard", text: "An invented example: a night in November" },
    },
    closing: {
      title: "Already appointed?",
      text: "Then there are shifts to choose from. See the openings, or get in touch to arrange training for a whole group.",
    },
  },
);
