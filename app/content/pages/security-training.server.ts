import { smallestCourseGroup, trainingHours } from "#app/content/training.ts";
import { type CompanyFacts, spokenHours } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const { step1, step2, step3, refresher, refresherYears } = trainingHours.guard;
const { specialist, basic, continuing } = trainingHours.orderGuard;
const pick = ({ openingHours }: CompanyFacts) => ({
  answer: openingHours.responseMinutes.value,
  ...spokenHours(openingHours),
});

/**
 * /säkerhetsutbildningar: courses for other companies' staff. The hours of guards and public-order guards are
 * facts (content/training.ts). Sample content, to be confirmed before publishing: the list of courses, their
 * lengths, the course day, certificates and languages.
 */
export const securityTrainingPage = copyWith(pick, {
  sv: ({ answer, opens, closes }) => ({
    meta: {
      title: `Säkerhetsutbildningar för företag – ${brand.name}`,
      description: `Utbildningar i konflikthantering, brand, första hjälpen, butik och reception. Välj efter vad som kan hända hos dig. Grupper från ${smallestCourseGroup}\u00a0personer, i din egen lokal.`,
      keywords:
        "säkerhetsutbildning, konflikthantering kurs, hot och våld, brandutbildning, första hjälpen företag, väktarutbildning",
    },
    breadcrumb: "Säkerhetsutbildningar",
    hero: {
      title: "Boka\nsäkerhets\u00adkurs\ni din egen lokal",
      lead: `För dig vars personal möter kunder, gäster och besökare. Välj efter vad som kan hända. Vi kommer till dig, till fast pris, med grupper från ${smallestCourseGroup}\u00a0personer.`,
      courses: "Se utbildningarna",
      index: "Börja med det som kan hända hos dig",
    },
    situations: {
      title: "Sex situationer,\nsex kurser",
      intro: "Händelserna är påhittade men vanliga. Efter kursen vet alla i gruppen vad de gör först.",
      after: "Efter kursen kan du:",
      items: [
        {
          id: "hot",
          short: "Någon höjer rösten i receptionen",
          question: "Någon höjer rösten i receptionen",
          scene:
            "Besökaren har väntat i fyrtio minuter och tänker inte vänta längre. Två kollegor tittar ner i sina skärmar. Vem säger vad, och var står du när du säger det?",
          course: "Konflikthantering, hot och våld",
          length: "Heldag",
          skills: [
            "Läsa kroppsspråk och välja avstånd",
            "Sänka tempot med frågor i stället för regler",
            "Avsluta, larma och ta hand om varandra efteråt",
          ],
        },
        {
          id: "brand",
          short: "Brandlarmet går mitt i lunchen",
          question: "Brandlarmet går mitt i lunchen",
          scene:
            "Alla tror att det är ett prov. Någon går tillbaka efter jackan, en gäst använder rullstol och ingen vet vem som räknar folket på återsamlings\u00adplatsen.",
          course: "Brand och utrymning",
          length: "Halvdag",
          skills: [
            "Släcka en liten brand, och avgöra när du ska låta bli",
            "Leda en utrymning i din lokal, med dess utgångar",
            "Hjälpa den som inte kan ta trappan",
          ],
        },
        {
          id: "hjalp",
          short: "En kund faller ihop vid kassan",
          question: "En kund faller ihop vid kassan",
          scene:
            "Hon svarar inte. Hjärtstartaren hänger någonstans bakom personal\u00adrummet och det är sju minuter till ambulansen. De minuterna är dina.",
          course: "Första hjälpen och hjärt-lungräddning",
          length: "Halvdag",
          skills: [
            "Ge hjärt-lungräddning och använda hjärtstartare i tid",
            "Stoppa blödning och fria luftvägar",
            "Fördela uppgifter med namn, inte med rop",
          ],
        },
        {
          id: "butik",
          short: "Någon går ut utan att betala",
          question: "Någon går ut utan att betala",
          scene:
            "Du såg det nästan. Ett misstag kan skada någon, och företaget får svara för det. Vad får du göra, och vad är klokt?",
          course: "Butik: stöld och säkra val",
          length: "Halvdag",
          skills: [
            "Förklara vad envarsgripande är, och varför du sällan bör göra det",
            "Förebygga med service: synas, hälsa, fråga",
            "Beskriva en händelse så att polisen kan använda den",
          ],
        },
        {
          id: "obehorig",
          short: "En främling går med in genom dörren",
          question: "En främling går med in genom dörren",
          scene:
            "Han håller en kartong och någon håller upp dörren. Ingen frågade, för det kändes oartigt. Kartongen var tom på vägen in.",
          course: "Säker reception och besök",
          length: "Halvdag",
          skills: [
            "Fråga vänligt och avsluta samtalet",
            "Hålla besöksrutinen också när det är kö",
            "Skilja på vad en värd, en väktare och en ordningsvakt får göra",
          ],
        },
        {
          id: "efterat",
          short: "Det är över. Vad gör chefen nu?",
          question: "Det är över. Vad gör chefen nu?",
          scene:
            "Personalen är skakad, en kund har filmat och en journalist ringer. Klockan är 21:20 och du är den enda chefen i tjänst.",
          course: "Krisledning för arbetsledare",
          length: "Heldag",
          skills: [
            "Ta de tio första besluten i rätt ordning",
            "Tala med den som varit med om något",
            "Skriva händelserapport och anmälan, och lägga nästa dags schema",
          ],
        },
      ],
    },
    day: {
      title: "Så går en\nkursdag till",
      intro: "Kort genomgång, lång övning, i den lokal där det skulle kunna hända.",
      items: [
        {
          time: "08:30",
          name: "Rundvandring",
          text: "Läraren går igenom lokalen med en av deltagarna: dörrar, larm och smala passager.",
        },
        {
          time: "09:00",
          name: "Vad du får göra",
          text: "Lag och ansvar på en timme.",
        },
        {
          time: "10:15",
          name: "Övning i par",
          text: "Vid den egna disken. Byt roll, gör om, få ett råd i taget.",
        },
        {
          time: "13:00",
          name: "Hela händelsen",
          text: "Ett scenario med hela gruppen, från första tecken till sista samtal.",
        },
        {
          time: "15:30",
          name: "Intyg",
          text: "Till var och en, och en lista till chefen: tre saker att ändra i lokalen.",
        },
      ],
    },
    hours: {
      title: "Har du egna\nväktare eller\nordningsvakter?",
      intro:
        "Yrkesutbildningar har fasta timmar. Väktare får bara utbildas av den som är auktoriserad för det (2\u00a0§ lag 1974:191). Ordningsvakter utbildas av Polismyndigheten.",
      course: "Utbildning",
      hours: "Timmar",
      provider: "Vem som håller den",
      rows: [
        { course: "Väktare steg 1", hours: `${step1}\u00a0tim`, provider: "Auktoriserat utbildningsföretag" },
        {
          course: "Väktare steg 2, praktik",
          hours: `${step2}\u00a0tim`,
          provider: "Arbetsgivaren, handlett",
        },
        { course: "Väktare steg 3", hours: `${step3}\u00a0tim`, provider: "Auktoriserat utbildningsföretag" },
        {
          course: "Fortbildning för väktare",
          hours: `${refresher}\u00a0tim`,
          provider: `Auktoriserat utbildningsföretag, vart\u00a0${refresherYears}:e\u00a0år`,
        },
        { course: "Ordningsvakt, grund", hours: `minst ${basic}\u00a0tim`, provider: "Polismyndigheten" },
        {
          course: "Ordningsvakt, fortbildning",
          hours: `${continuing}\u00a0tim`,
          provider: "Polismyndigheten",
        },
        { course: "Specialist för ordningsvakter", hours: `${specialist}\u00a0tim`, provider: "Vi" },
      ],
      training: "Alla utbildningar och timmar",
      orderGuard: "Så blir man ordningsvakt",
    },
    practical: {
      title: "Pris på\nförfrågan",
      text: `Gruppens storlek, platsen och antalet tillfällen avgör. Berätta vilken situation du vill börja med, så får du ett fast pris exkl.\u00a0moms. Genomsnittlig svarstid är ${answer}\u00a0minuter, vardagar\u00a0${opens}–${closes}.`,
      notesTitle: "Det praktiska",
      notes: [
        {
          name: "Grupp",
          text: `Från ${smallestCourseGroup}\u00a0personer. Är det många, delar vi gruppen, så att alla får öva.`,
        },
        { name: "Plats", text: "Hos dig, eller hos oss om gruppen behöver komma bort från telefonen." },
        { name: "Språk", text: "Svenska eller engelska. Säg till om någon behöver tolk eller mer tid." },
        { name: "Intyg", text: "Läggs i plattformen samma dag, med datum för när kunskapen bör förnyas." },
      ],
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Vet du inte vilken kurs du behöver? Berätta vad som hände senast.",
      items: [
        {
          question: "Vilken kurs ska vi börja med?",
          answer:
            "Den situation som du redan har varit med om, eller varit nära. Har du kunder i lokalen, är konflikthantering det vanligaste första steget, följt av brand och utrymning.",
        },
        {
          question: "Blir personalen väktare av kurserna?",
          answer: `Nej. Kurserna gör att personalen klarar sin egen arbetsdag säkrare. En väktare går steg 1 på ${step1}\u00a0timmar, handledd praktik på ${step2}\u00a0timmar och steg 3 på ${step3}\u00a0timmar, och ska vara godkänd för arbetet.`,
        },
        {
          question: "Kan ni anpassa innehållet till vår lokal?",
          answer:
            "Ja, det är därför dagen börjar med en rundvandring. Dina utgångar, din disk och dina rutiner används i övningarna.",
        },
        {
          question: "Vi har redan haft en allvarlig händelse. Hur gör vi då?",
          answer:
            "Vänta med övningen tills de som var med orkar, och börja med arbetsledarna. Vi går igenom händelsen med dig först, i lugn takt.",
        },
      ],
    },
  }),
  en: ({ answer, opens, closes }) => ({
    meta: {
      title: `Security training for companies – ${brand.name}`,
      description: `Courses in conflict management, fire, first aid, retail and reception. Choose by what could happen to you. Groups of ${smallestCourseGroup} or more, on your own premises.`,
      keywords:
        "security training Sweden, conflict management course, threats and violence, fire safety course, first aid at work",
    },
    breadcrumb: "Security training",
    hero: {
      title: "Book security\ntraining on your\nown premises",
      lead: `For staff who meet customers, guests and visitors. Choose by what could happen. We come to you, at a fixed price, for groups of ${smallestCourseGroup} or more.`,
      courses: "See the courses",
      index: "Start with what could happen to you",
    },
    situations: {
      title: "Six situations,\nsix courses",
      intro:
        "The incidents are invented but common. After the course everyone in the group knows what to do first.",
      after: "After the course you can:",
      items: [
        {
          id: "hot",
          short: "Somebody raises their voice at reception",
          question: "Somebody raises their voice at reception",
          scene:
            "The visitor has waited forty minutes and will not wait any longer. Two colleagues look down at their screens. Who says what, and where do you stand when you say it?",
          course: "Conflict management, threats and violence",
          length: "Full day",
          skills: [
            "Read body language and choose your distance",
            "Slow things down with questions instead of rules",
            "End it, raise the alarm and take care of each other afterwards",
          ],
        },
        {
          id: "brand",
          short: "The fire alarm sounds at lunch",
          question: "The fire alarm sounds in the middle of lunch",
          scene:
            "Everyone thinks it is a test. Someone goes back for a jacket, one guest uses a wheelchair and nobody knows who counts heads at the assembly point.",
          course: "Fire and evacuation",
          length: "Half a day",
          skills: [
            "Put out a small fire, and know when to leave it",
            "Lead an evacuation at your address, by your own routes",
            "Help the person who cannot take the stairs",
          ],
        },
        {
          id: "hjalp",
          short: "A customer collapses at the checkout",
          question: "A customer collapses at the checkout",
          scene:
            "She does not answer. The defibrillator hangs somewhere behind the staff room and the ambulance is seven minutes away. Those minutes are yours.",
          course: "First aid and CPR",
          length: "Half a day",
          skills: [
            "Give CPR and use a defibrillator in time",
            "Stop bleeding and clear an airway",
            "Share out tasks by name, not by shouting",
          ],
        },
        {
          id: "butik",
          short: "Somebody walks out without paying",
          question: "Somebody walks out without paying",
          scene:
            "You almost saw it. A mistake here can hurt someone, and the company has to answer for it. What may you do, and what is wise?",
          course: "Retail: theft and safe choices",
          length: "Half a day",
          skills: [
            "Explain what a citizen’s arrest is, and why you should seldom make one",
            "Prevent with service: be seen, greet, ask",
            "Describe an incident so that the police can use it",
          ],
        },
        {
          id: "obehorig",
          short: "A stranger follows someone in",
          question: "A stranger follows someone through the door",
          scene:
            "He carries a box and somebody holds the door. Nobody asked, because it felt rude. The box was empty on the way in.",
          course: "Safe reception and visits",
          length: "Half a day",
          skills: [
            "Ask politely, and end the conversation",
            "Keep to the visitor routine when there is a queue",
            "Tell apart what a host, a guard and a public-order guard may do",
          ],
        },
        {
          id: "efterat",
          short: "It is over. What happens now?",
          question: "It is over. What does the manager do now?",
          scene:
            "The staff are shaken, a customer has filmed it and a journalist is calling. It is 21:20 and you are the only manager on duty.",
          course: "Crisis leadership for supervisors",
          length: "Full day",
          skills: [
            "Make the first ten decisions in the right order",
            "Talk with someone who has been through something",
            "Write the incident report and the police report, and plan the next day",
          ],
        },
      ],
    },
    day: {
      title: "How a day of\ntraining goes",
      intro: "A short briefing and a long exercise, in the room where it could happen.",
      items: [
        {
          time: "08:30",
          name: "A walk-round",
          text: "The instructor walks round your premises with one of you and looks at doors, alarms and narrow passages.",
        },
        {
          time: "09:00",
          name: "What you may do",
          text: "Law and responsibility in an hour.",
        },
        {
          time: "10:15",
          name: "Exercises in pairs",
          text: "At your own counter. Swap roles, do it again, one piece of advice at a time.",
        },
        {
          time: "13:00",
          name: "The whole incident",
          text: "A scenario with the whole group, from the first sign to the last conversation.",
        },
        {
          time: "15:30",
          name: "Certificates",
          text: "For everyone, and a list for the manager: three things to change in the room.",
        },
      ],
    },
    hours: {
      title: "If you employ\nguards yourself",
      intro:
        "Professional training has fixed hours. Guards may only be trained by those authorised for it (section\u00a02, Security Companies Act 1974:191). Public-order guards are trained by the Police Authority.",
      course: "Training",
      hours: "Hours",
      provider: "Who runs it",
      rows: [
        { course: "Guard, step 1", hours: `${step1}\u00a0h`, provider: "Authorised training company" },
        { course: "Guard, step 2, practice", hours: `${step2}\u00a0h`, provider: "The employer, supervised" },
        { course: "Guard, step 3", hours: `${step3}\u00a0h`, provider: "Authorised training company" },
        {
          course: "Refresher for guards",
          hours: `${refresher}\u00a0h`,
          provider: `Authorised training company, every\u00a0${refresherYears}\u00a0years`,
        },
        {
          course: "Public-order guard, basic",
          hours: `at least ${basic}\u00a0h`,
          provider: "The Police Authority",
        },
        {
          course: "Public-order guard, continuing",
          hours: `${continuing}\u00a0h`,
          provider: "The Police Authority",
        },
        { course: "Specialist for public-order guards", hours: `${specialist}\u00a0h`, provider: "Us" },
      ],
      training: "All training and hours",
      orderGuard: "How to become a public-order guard",
    },
    practical: {
      title: "A price\non request",
      text: `The size of the group, the place and the number of sessions decide. Tell us which situation to start with, and you get a fixed price excl.\u00a0VAT. Our average reply time is ${answer}\u00a0minutes, weekdays\u00a0${opens}–${closes}.`,
      notesTitle: "Practical matters",
      notes: [
        {
          name: "Group",
          text: `${smallestCourseGroup}\u00a0people or more. If there are many of you, we split the group so that everyone can practise.`,
        },
        {
          name: "Place",
          text: "On your premises, or on ours if the group needs to get away from the telephone.",
        },
        {
          name: "Language",
          text: "Swedish or English. Tell us if anyone needs an interpreter or more time.",
        },
        {
          name: "Certificate",
          text: "In the platform the same day, with a date for when the skill should be renewed.",
        },
      ],
    },
    faq: {
      title: "Common\nquestions",
      text: "Not sure which course you need? Tell us what happened most recently.",
      items: [
        {
          question: "Which course should we begin with?",
          answer:
            "The situation you have already been in, or nearly. If you have customers on the premises, conflict management is the most common first step, followed by fire and evacuation.",
        },
        {
          question: "Do our staff become guards through the courses?",
          answer: `No. The courses make their own working day safer. A guard takes step 1 of ${step1}\u00a0hours, supervised practice of ${step2}\u00a0hours and step 3 of ${step3}\u00a0hours, and must be approved for the work.`,
        },
        {
          question: "Can you adapt the content to our premises?",
          answer:
            "Yes, that is why the day begins with a walk-round. Your exits, your counter and your routines are used in the exercises.",
        },
        {
          question: "Something serious has already happened to us. What then?",
          answer:
            "Save the exercise until those who were there are ready, and begin with the supervisors. We go through what happened with you first, calmly.",
        },
      ],
    },
  }),
});
