import { appointment, guardTrainingTotal, trainingHours } from "#app/content/training.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const { guard, orderGuard } = trainingHours;
const dayHours = 8;
const weekDays = 5;
const days = (hours: number) => hours / dayHours;
const totalDays = days(guardTrainingTotal);
const weeks = totalDays / weekDays;
const years = guard.refresherYears;
const decade = 3 * years;
const decadeHours = guardTrainingTotal + 3 * guard.refresher;

/** A guard's training in working days, for the drawing: the days of each step. */
export const trainingDays = {
  week: weekDays,
  steps: [days(guard.step1), days(guard.step2), days(guard.step3)],
} as const;

/** The lengths that are compared, longest first, in the order of the page's lines. */
export const orderGuardLengths = [
  { now: orderGuard.basic, before: orderGuard.basicBefore },
  { now: orderGuard.continuing, before: orderGuard.continuingBefore },
] as const;

/** /utbildning: the training behind each role, for those who book and those who want to work. */
export const trainingMessages = copy(
  {
    meta: {
      title: `Utbildning till väktare och ordningsvakt, i timmar – ${brand.name}`,
      description: `Väktare: ${guard.step1} + ${guard.step2} + ${guard.step3} timmar och fortbildning vart fjärde år. Ordningsvakt: minst ${orderGuard.basic} timmar. Så går det till, och det här kan du fråga efter.`,
      keywords:
        "väktarutbildning, ordningsvaktsutbildning, utbildning väktare timmar, fortbildning ordningsvakt, fortbildning väktare",
    },
    name: "Utbildning",
    title: "Så utbildas\nväktare och\nordnings\u00advakter",
    lead: `En väktare utbildas i ${guardTrainingTotal}\u00a0timmar, en ordningsvakt i minst ${orderGuard.basic}. För en entrévärd kräver lagen ingen utbildning. Här ser du vad tiden går till, och vad du kan be att få se.`,
    train: "Utbilda din personal",
    become: "Bli kollega",
    weeks: {
      title: `${weeks} arbetsveckor,\ndag för dag`,
      text: `Varje ruta är en arbetsdag på ${dayHours}\u00a0timmar. Så lång tid tar väktarens tre steg, ett efter ett.`,
      label: `Väktarens utbildning som ${totalDays} arbetsdagar: ${days(guard.step1)} dagar i steg ett, ${days(guard.step2)} dagar handledd praktik i steg två och ${days(guard.step3)} dagar i steg tre.`,
      week: "v.",
      days: ["mån", "tis", "ons", "tors", "fre"],
      sum: `${guard.step1} + ${guard.step2} + ${guard.step3} = ${guardTrainingTotal}\u00a0timmar`,
      steps: [
        {
          name: "Steg 1, grunden",
          hours: `${guard.step1}\u00a0tim · ${days(guard.step1)} dagar`,
          text: "I klassrum. Vad lagen tillåter och inte, bemötande, rapporter, brand och första hjälpen. Här lär man sig att en väktare har samma rättigheter som alla andra.",
        },
        {
          name: "Steg 2, praktiken",
          hours: `${guard.step2}\u00a0tim · ${days(guard.step2)} dagar`,
          text: "På riktiga platser, med handledare bredvid. Kräver att man är anställd, därför kan ingen köpa sig förbi det här steget. Det är mer än hälften av all tid.",
        },
        {
          name: "Steg 3, fördjupningen",
          hours: `${guard.step3}\u00a0tim · ${days(guard.step3)} dagar`,
          text: "Tillbaka till klassrummet, nu med egna fall. Samma regler, men med frågor som bara den som har stått där kan ställa.",
        },
      ],
    },
    again: {
      title: "Sedan fortbildning vart fjärde år",
      figure: `${guard.refresher}\u00a0timmar`,
      every: "vart fjärde år",
      text: "Lagar ändras och vanor också. Den som stått länge vid samma entré behöver öva på det som nästan aldrig händer.",
      marks: ["Klar", `År ${years}`, `År ${2 * years}`, `År ${decade}`],
      label: `Tolv år i yrket: ${guardTrainingTotal} timmar utbildning, sedan ${guard.refresher} timmar fortbildning år ${years}, ${2 * years} och ${decade}, sammanlagt ${decadeHours} timmar.`,
      sum: `${guardTrainingTotal} + 3 × ${guard.refresher} = ${decadeHours}\u00a0timmar på tolv år`,
    },
    order: {
      title: "Ordningsvakten: dubbelt så lång tid sedan 2024",
      text: `Lagen om ordningsvakter gäller sedan den 1\u00a0januari\u00a02024. Polismyndigheten förordnar, i högst ${appointment.maximumYears}\u00a0år åt gången, den som är minst ${appointment.minimumAge}\u00a0år, utbildad och lämplig.`,
      lengths: [
        {
          name: "Grundutbildning",
          now: `minst ${orderGuard.basic}\u00a0tim`,
          before: `före 2024: ${orderGuard.basicBefore}\u00a0tim`,
        },
        {
          name: "Fortbildning",
          now: `${orderGuard.continuing}\u00a0tim`,
          before: `före 2024: ${orderGuard.continuingBefore}\u00a0tim`,
        },
      ],
      law: "Lag (2023:421) om ordningsvakter. Den som ska transportera frihetsberövade behöver särskild utbildning för det.",
      specialist: {
        title: `Och ${orderGuard.specialist}\u00a0timmar till hos oss`,
        text: "Vår egen specialistutbildning för ordningsvakter. Den ersätter inte polisens utbildning och ger inga fler befogenheter. Den tränar det som avgör hur en kväll slutar: samtal, folkmassor, samverkan och dokumentation.",
      },
      more: "Så blir man ordningsvakt",
    },
    entranceHost: {
      title: "Entrévärden: inget lagkrav, men alltid en genomgång",
      text: "Ingen myndighet kräver utbildning av en entrévärd. Hos oss står ingen i en entré utan att först ha gått igenom den med någon som kan den: utrymning, hiss, larmnummer och vem som ringer vem.",
      more: "Vad en entrévärd gör",
    },
    ask: {
      title: "Fem frågor att ställa innan någon går på pass",
      text: "Oavsett vem du anlitar. Du ska kunna få svar på alla fem samma dag.",
      items: [
        {
          question: "Är företaget auktoriserat?",
          answer:
            "Den som bevakar åt andra yrkesmässigt behöver länsstyrelsens auktorisation. Be om beslutet.",
        },
        {
          question: "Är personen godkänd?",
          answer:
            "Personal i ett bevakningsföretag prövas för laglydnad, pålitlighet och lämplighet. Ett ja eller nej räcker.",
        },
        {
          question: "Vilka steg är klara, och när?",
          answer: `Steg ett räcker inte för att vara färdigutbildad. Den som är mitt i praktiken har en handledare, och det ska du få veta.`,
        },
        {
          question: "När var den senaste fortbildningen?",
          answer: `Be om ett datum. Mer än fyra år sedan är för länge sedan.`,
        },
        {
          question: "Gäller det här en ordningsvakt?",
          answer:
            "Då ska det finnas ett förordnande för personen och ett tillstånd eller villkor för platsen. Saknas det ena, hjälper inte det andra.",
        },
      ],
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Undrar du något annat om utbildning, för personalen eller för dig själv?",
      contact: "Bli kontaktad",
      items: [
        {
          question: "Får man arbeta efter steg ett?",
          answer: `Efter steg ett kommer praktiken, ${guard.step2}\u00a0timmar med handledare. Den kräver en anställning, så man arbetar, men aldrig ensam ansvarig och aldrig utan att kunden vet om det.`,
        },
        {
          question: "Vem godkänner en väktare?",
          answer:
            "Länsstyrelsen auktoriserar bevakningsföretaget, och all personal prövas för laglydnad, pålitlighet och lämplighet. Utbildningen och godkännandet är två olika saker, och båda behövs.",
        },
        {
          question: "Vem förordnar en ordningsvakt?",
          answer: `Polismyndigheten, för högst ${appointment.maximumYears}\u00a0år i taget. Den som förordnas ska vara minst ${appointment.minimumAge}\u00a0år, utbildad och lämplig. Ett företag kan varken förordna eller förlänga.`,
        },
        {
          question: "Ger utbildningen fler befogenheter?",
          answer:
            "Inte för väktare och entrévärdar: de har samma rättigheter som alla andra, till exempel nödvärn och envarsgripande. Ordningsvaktens befogenheter följer av förordnandet, på platsen och under villkoren.",
        },
        {
          question: "Var ser vi intygen?",
          answer:
            "I plattformen, vid den som är föreslagen för ditt pass: vilka steg, vilket datum och när nästa fortbildning är. Du kan också be oss skicka dem.",
        },
      ],
    },
  },
  {
    meta: {
      title: `Training of guards and public-order guards – ${brand.name}`,
      description: `Guards: ${guard.step1} + ${guard.step2} + ${guard.step3} hours and a refresher every fourth year. Public-order guards: at least ${orderGuard.basic}. How it works and what you can ask for.`,
      keywords:
        "guard training Sweden, ordningsvakt training, security guard training hours, public-order guard training, guard refresher",
    },
    name: "Training",
    title: "How guards and\npublic\u2060-\u2060order\nguards train",
    lead: `A guard (väktare) trains for ${guardTrainingTotal}\u00a0hours, a public-order guard (ordningsvakt) for at least ${orderGuard.basic}. The law requires no training of an entrance host. Here is how the time is spent, and what you can ask to see.`,
    train: "Train your staff",
    become: "Join us",
    weeks: {
      title: `${weeks} working weeks,\nday by day`,
      text: `Every square is a working day of ${dayHours}\u00a0hours. That is how long the guard’s three steps take, one after the other.`,
      label: `The guard’s training as ${totalDays} working days: ${days(guard.step1)} days of step one, ${days(guard.step2)} days of supervised practice in step two and ${days(guard.step3)} days of step three.`,
      week: "wk",
      days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      sum: `${guard.step1} + ${guard.step2} + ${guard.step3} = ${guardTrainingTotal}\u00a0hours`,
      steps: [
        {
          name: "Step 1, the basics",
          hours: `${guard.step1}\u00a0h · ${days(guard.step1)} days`,
          text: "In the classroom. What the law allows and what it does not, conduct, reports, fire and first aid. This is where you learn that a guard has the same rights as anyone.",
        },
        {
          name: "Step 2, supervised practice",
          hours: `${guard.step2}\u00a0h · ${days(guard.step2)} days`,
          text: "On real sites, with a supervisor alongside. It requires employment, so nobody can buy their way past this step. It is more than half of all the time.",
        },
        {
          name: "Step 3, going deeper",
          hours: `${guard.step3}\u00a0h · ${days(guard.step3)} days`,
          text: "Back in the classroom, now with cases of your own. The same rules, but with questions that only somebody who has stood there can ask.",
        },
      ],
    },
    again: {
      title: "Then a refresher every fourth year",
      figure: `${guard.refresher}\u00a0hours`,
      every: "every fourth year",
      text: "Laws change and so do habits. After years at the same entrance you need to practise what hardly ever happens.",
      marks: ["Done", `Year ${years}`, `Year ${2 * years}`, `Year ${decade}`],
      label: `Twelve years in the trade: ${guardTrainingTotal} hours of training, then ${guard.refresher} hours of refresher training in years ${years}, ${2 * years} and ${decade}, ${decadeHours} hours in all.`,
      sum: `${guardTrainingTotal} + 3 × ${guard.refresher} = ${decadeHours}\u00a0hours in twelve years`,
    },
    order: {
      title: "The public\u2060-\u2060order guard: twice as long since 2024",
      text: `The Public-Order Guards Act has applied since 1\u00a0January\u00a02024. The Police Authority appoints, for at most ${appointment.maximumYears}\u00a0years at a time, a person who is at least ${appointment.minimumAge}, trained and suitable.`,
      lengths: [
        {
          name: "Basic training",
          now: `at least ${orderGuard.basic}\u00a0h`,
          before: `before 2024: ${orderGuard.basicBefore}\u00a0h`,
        },
        {
          name: "Continuing training",
          now: `${orderGuard.continuing}\u00a0h`,
          before: `before 2024: ${orderGuard.continuingBefore}\u00a0h`,
        },
      ],
      law: "Public-Order Guards Act (2023:421). Transporting detained persons takes special training.",
      specialist: {
        title: `And ${orderGuard.specialist}\u00a0hours more with us`,
        text: "Our own specialist training for public-order guards. It replaces no part of the police’s training and gives no further powers. It covers what decides how an evening ends: conversation, crowds, cooperation and documentation.",
      },
      more: "How to become a public-order guard",
    },
    entranceHost: {
      title: "The entrance host: no legal requirement, but always a briefing",
      text: "No authority requires an entrance host to be trained. With us nobody stands at an entrance before walking through it with someone who knows it: evacuation, lift, emergency numbers and who calls whom.",
      more: "What an entrance host does",
    },
    ask: {
      title: "Five questions to ask before anyone goes on shift",
      text: "Whoever you hire. You should get an answer to all five the same day.",
      items: [
        {
          question: "Is the company authorised?",
          answer:
            "Guarding for others as a business requires authorisation by the county administrative board. Ask for the decision.",
        },
        {
          question: "Is the person approved?",
          answer:
            "Staff of a security company are vetted for lawfulness, reliability and suitability. A yes or a no is enough.",
        },
        {
          question: "Which steps are done, and when?",
          answer:
            "Step one alone does not make a trained guard. Trainees in practice have a supervisor, and you should be told.",
        },
        {
          question: "When was the latest refresher?",
          answer: "Ask for a date. More than four years ago is too long ago.",
        },
        {
          question: "Is it a public-order guard?",
          answer:
            "Then there should be an appointment for the person and a permit or condition for the place. If one is missing, the other does not help.",
        },
      ],
    },
    faq: {
      title: "Common\nquestions",
      text: "Anything else about training, for your staff or for yourself?",
      contact: "Contact me",
      items: [
        {
          question: "Can you work after step one?",
          answer: `After step one comes the practice, ${guard.step2}\u00a0hours with a supervisor. It requires employment, so you do work, but never with sole responsibility and never without the customer knowing.`,
        },
        {
          question: "Who approves a guard?",
          answer:
            "The county administrative board authorises the security company, and all its staff are vetted for lawfulness, reliability and suitability. Training and approval are two different things; both are needed.",
        },
        {
          question: "Who appoints a public-order guard?",
          answer: `The Police Authority, for at most ${appointment.maximumYears}\u00a0years at a time. They must be at least ${appointment.minimumAge}, trained and suitable. A company can neither appoint nor extend.`,
        },
        {
          question: "Does training give more powers?",
          answer:
            "Not to guards and entrance hosts: they have the same rights as anyone, self-defence and citizen’s arrest for instance. The public-order guard’s powers follow from the appointment, at the place and under the conditions.",
        },
        {
          question: "Where do we see the certificates?",
          answer:
            "In the platform, beside the person suggested for your shift: which steps, which date and when the next refresher is due. You can also ask us to send them.",
        },
      ],
    },
  },
);
