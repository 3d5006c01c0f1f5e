import { copy } from "#app/i18n/copy.ts";
import { submissionWords } from "./forms.server.ts";

const sv = submissionWords.sv;
const en = submissionWords.en;

/** What the quote forms say when they check, send and have sent (specification, section 7, call 6). */
export const quoteSubmissionWords = copy(
  {
    ...sv,
    issues: {
      nameMissing: "Fyll i ditt namn",
      nameTooLong: sv.issues.nameTooLong,
      companyMissing: "Fyll i företagets namn",
      companyTooLong: sv.issues.companyTooLong,
      emailInvalid: sv.issues.emailInvalid,
      emailTooLong: sv.issues.emailTooLong,
      phoneInvalid: sv.issues.phoneInvalid,
      messageMissing: "Beskriv kort vad du behöver",
      messageTooLong: sv.issues.messageTooLong,
      budgetTooLong: "Budgeten får max vara 100 tecken",
      controlCharacters: sv.issues.controlCharacters,
      formInvalid: sv.issues.formInvalid,
    },
    sent: "Tack för din förfrågan! Vi återkommer inom kort.",
  },
  {
    ...en,
    issues: {
      nameMissing: "Enter your name",
      nameTooLong: en.issues.nameTooLong,
      companyMissing: "Enter the company name",
      companyTooLong: en.issues.companyTooLong,
      emailInvalid: en.issues.emailInvalid,
      emailTooLong: en.issues.emailTooLong,
      phoneInvalid: en.issues.phoneInvalid,
      messageMissing: "Describe briefly what you need",
      messageTooLong: en.issues.messageTooLong,
      budgetTooLong: "The budget can be at most 100 characters",
      controlCharacters: en.issues.controlCharacters,
      formInvalid: en.issues.formInvalid,
    },
    sent: "Thank you for your request! We will get back to you shortly.",
  },
);

/** The fields of both quote forms (product 10), and what stands around them. {minutes}, {opens}, {closes}: when we answer. */
export const quoteFormWords = copy(
  {
    title: { guard: "Begär offert", order_guard: "Begär offert - Ordningsvakter" },
    lead: "Du får ett fast pris, exkl.\u00a0moms. Vi svarar inom {minutes}\u00a0minuter i genomsnitt, mån\u2060–\u2060fre\u00a0{opens}\u2060–\u2060{closes}.",
    other: {
      guard: { text: "Gäller det ordningsvakter?", link: "Byt till det formuläret" },
      order_guard: { text: "Gäller det väktare?", link: "Byt till det formuläret" },
    },
    fields: {
      name: "Namn",
      company: "Företag",
      email: "E-post",
      phone: "Telefon",
      phoneExample: "070-123 45 67",
      serviceType: "Typ av uppdrag",
      serviceTypes: {
        regular: "Stationär bevakning",
        mobile: "Ronderande bevakning",
        alarm: "Larmutryckning",
        custom: "Skräddarsydd lösning",
        events: "Evenemangssäkerhet",
        public: "Offentliga platser",
        commercial: "Kommersiella områden",
        transport: "Transportnoder",
      },
      employees: "Antal anställda",
      employeeRanges: { "1-10": "1-10", "11-50": "11-50", "51-200": "51-200", "201+": "201+" },
      noAnswer: "Vill inte ange",
      budget: "Budget",
      budgetHint: "En summa eller ett spann räcker.",
      permit: "Finns tillstånd?",
      permitHint:
        "Som huvudregel får ordningsvakter bara användas med tillstånd från Polismyndigheten för platsen, eller när villkor om dem står i evenemangs- eller serveringstillståndet. Vet du inte hjälper vi dig att ta reda på det.",
      permits: { yes: "Ja", no: "Nej", unknown: "Vet inte" },
      message: "Beskriv behovet",
      messageExample: "Till exempel: plats, dagar och tider, och vad som ska skyddas.",
      optional: "(valfritt)",
      send: "Skicka",
      cancel: "Avbryt",
      close: "Stäng",
      number: "Ditt ärende har nummer {number}.",
      estimate: {
        title: "Din beräkning följer med",
        note: "En uppskattning från prislistan för enstaka pass. Det fasta priset står i offerten.",
      },
    },
    about: {
      host: "Det gäller entrévärdar: ",
      securityTraining: "Det gäller säkerhetsutbildning: ",
      orderGuardTraining: "Det gäller utbildning för ordningsvakter: ",
      hotell: "Det gäller hotell eller fastighet: ",
      bygg: "Det gäller en byggarbetsplats: ",
    },
  },
  {
    title: { guard: "Request a quote", order_guard: "Request a quote - Public-order guards" },
    lead: "You get a fixed price, excl.\u00a0VAT. We answer within {minutes}\u00a0minutes on average, Mon\u2060–\u2060Fri\u00a0{opens}\u2060–\u2060{closes}.",
    other: {
      guard: { text: "Is it about public-order guards (ordningsvakter)?", link: "Go to that form" },
      order_guard: { text: "Is it about guards (väktare)?", link: "Go to that form" },
    },
    fields: {
      name: "Name",
      company: "Company",
      email: "Email",
      phone: "Phone",
      phoneExample: "+46 70 123 45 67",
      serviceType: "Type of assignment",
      serviceTypes: {
        regular: "Stationary guarding",
        mobile: "Patrols",
        alarm: "Alarm response",
        custom: "Tailored solution",
        events: "Event security",
        public: "Public places",
        commercial: "Commercial areas",
        transport: "Transport hubs",
      },
      employees: "Number of employees",
      employeeRanges: { "1-10": "1-10", "11-50": "11-50", "51-200": "51-200", "201+": "201+" },
      noAnswer: "Prefer not to say",
      budget: "Budget",
      budgetHint: "A sum or a range is enough.",
      permit: "Is there a permit?",
      permitHint:
        "As a rule, public-order guards (ordningsvakter) may only be used with a permit from the Swedish Police Authority for the place, or when the event permit or alcohol licence has conditions about them. If you are not sure, we help you find out.",
      permits: { yes: "Yes", no: "No", unknown: "Not sure" },
      message: "Describe what you need",
      messageExample: "For example: place, days and hours, and what is to be protected.",
      optional: "(optional)",
      send: "Send",
      cancel: "Cancel",
      close: "Close",
      number: "Your reference number is {number}.",
      estimate: {
        title: "Your estimate is attached",
        note: "An estimate from the price list for single shifts. The fixed price is in the quote.",
      },
    },
    about: {
      host: "It is about entrance hosts: ",
      securityTraining: "It is about security training: ",
      orderGuardTraining: "It is about training for public-order guards: ",
      hotell: "It is about a hotel or property: ",
      bygg: "It is about a building site: ",
    },
  },
);
