import { copy } from "#app/i18n/copy.ts";
import { fieldErrors, submissionMessages } from "./forms.server.ts";

/** The quote forms: their fields and messages. */
export const quoteMessages = copy(
  {
    ...submissionMessages.sv,
    sent: "Tack för din förfrågan! Vi återkommer inom kort.",
    fields: {
      name: {
        label: "Namn",
        errors: { tooShort: "Fyll i ditt namn", tooLong: fieldErrors.sv.name.tooLong },
      },
      company: {
        label: "Företag eller organisation",
        fact: "Företag",
        errors: {
          tooShort: "Fyll i företagets eller organisationens namn",
          tooLong: fieldErrors.sv.company.tooLong,
        },
      },
      email: { label: "E-post", errors: fieldErrors.sv.email },
      phone: { label: "Telefon", example: "070-123 45 67", errors: fieldErrors.sv.phone },
      serviceType: {
        label: "Typ av uppdrag",
        options: {
          regular: "Stationär bevakning",
          mobile: "Ronderande bevakning",
          alarm: "Larmutryckning",
          custom: "Skräddarsydd lösning",
          events: "Evenemangssäkerhet",
          public: "Offentliga platser",
          commercial: "Kommersiella områden",
          transport: "Transportnoder",
        },
      },
      employees: {
        label: "Antal anställda",
        options: { "1-10": "1-10", "11-50": "11-50", "51-200": "51-200", "201+": "201+" },
        none: "Vill inte ange",
      },
      permit: {
        label: "Finns tillstånd?",
        fact: "Tillstånd",
        hint: "Som huvudregel får ordningsvakter bara användas med tillstånd från Polismyndigheten för platsen, eller när villkor om dem står i evenemangs- eller serveringstillståndet. Vet du inte, hjälper vi dig att ta reda på det.",
        options: { yes: "Ja", no: "Nej", unknown: "Vet inte" },
      },
      message: {
        label: "Beskriv behovet",
        example: "Till exempel: vad som ska skyddas, och vad som har hänt.",
        errors: { tooShort: "Beskriv kort vad du behöver", tooLong: fieldErrors.sv.message.tooLong },
      },
      place: {
        label: "Var?",
        fact: "Plats",
        example: "Stad eller adress",
        errors: { tooLong: "Platsen får max vara 100 tecken" },
      },
      period: {
        label: "När?",
        fact: "Tid",
        example: "Lördag 18–02",
        errors: { tooLong: "Tiden får max vara 100 tecken" },
      },
      guardCount: {
        label: "Hur många?",
        fact: "Antal",
        errors: {
          notWhole: "Antalet måste vara ett heltal",
          tooSmall: "Minst 1 person krävs",
          tooLarge: "Max 100 personer",
        },
      },
      budget: {
        label: "Budget",
        example: "Ca 20\u00a0000\u00a0kr",
        errors: { tooLong: "Budgeten får max vara 100 tecken" },
      },
    },
    send: "Skicka",
    cancel: "Avbryt",
    close: "Stäng",
    number: "Ditt ärende har nummer {number}.",
    estimate: {
      title: "Din beräkning följer med",
      note: "En uppskattning från prislistan för enstaka pass. Det fasta priset står i offerten.",
    },
  },
  {
    ...submissionMessages.en,
    sent: "Thank you for your request! We will get back to you shortly.",
    fields: {
      name: {
        label: "Name",
        errors: { tooShort: "Enter your name", tooLong: fieldErrors.en.name.tooLong },
      },
      company: {
        label: "Company or organisation",
        fact: "Company",
        errors: {
          tooShort: "Enter the name of the company or organisation",
          tooLong: fieldErrors.en.company.tooLong,
        },
      },
      email: { label: "Email", errors: fieldErrors.en.email },
      phone: { label: "Phone", example: "+46 70 123 45 67", errors: fieldErrors.en.phone },
      serviceType: {
        label: "Type of assignment",
        options: {
          regular: "Stationary guarding",
          mobile: "Patrol guarding",
          alarm: "Alarm response",
          custom: "Tailored solution",
          events: "Event security",
          public: "Public places",
          commercial: "Commercial areas",
          transport: "Transport hubs",
        },
      },
      employees: {
        label: "Number of employees",
        options: { "1-10": "1-10", "11-50": "11-50", "51-200": "51-200", "201+": "201+" },
        none: "Prefer not to say",
      },
      permit: {
        label: "Is there a permit?",
        fact: "Permit",
        hint: "As a rule, public-order guards (ordningsvakter) may only be used with a permit from the Swedish Police Authority for the place, or when the event permit or alcohol licence has conditions about them. If you are not sure, we help you find out.",
        options: { yes: "Yes", no: "No", unknown: "Not sure" },
      },
      message: {
        label: "Describe what you need",
        example: "For example: what is to be protected, and what has happened.",
        errors: { tooShort: "Describe briefly what you need", tooLong: fieldErrors.en.message.tooLong },
      },
      place: {
        label: "Where?",
        fact: "Place",
        example: "City or address",
        errors: { tooLong: "The place can be at most 100 characters" },
      },
      period: {
        label: "When?",
        fact: "Time",
        example: "Sat 18–02",
        errors: { tooLong: "The time can be at most 100 characters" },
      },
      guardCount: {
        label: "How many?",
        fact: "Number",
        errors: {
          notWhole: "The number must be a whole number",
          tooSmall: "At least 1 person is required",
          tooLarge: "At most 100 people",
        },
      },
      budget: {
        label: "Budget",
        example: "SEK\u00a020,000",
        errors: { tooLong: "The budget can be at most 100 characters" },
      },
    },
    send: "Send",
    cancel: "Cancel",
    close: "Close",
    number: "Your reference number is {number}.",
    estimate: {
      title: "Your estimate is attached",
      note: "An estimate from the price list for single shifts. The fixed price is in the quote.",
    },
  },
);

/** Around a quote form. {minutes}, {opens}, {closes}: when we respond. */
export const quoteFormMessages = copy(
  {
    title: { guard: "Begär offert", orderGuard: "Begär offert - Ordningsvakter" },
    lead: "Du får ett fast pris, exkl.\u00a0moms.",
    other: {
      guard: { text: "Gäller det ordningsvakter?", link: "Byt till det formuläret" },
      orderGuard: { text: "Gäller det väktare?", link: "Byt till det formuläret" },
    },
    about: {
      entranceHost: "Det gäller entrévärdar: ",
      training: "Det gäller utbildning: ",
      securityTraining: "Det gäller säkerhetsutbildning: ",
      orderGuardTraining: "Det gäller utbildning för ordningsvakter: ",
      hotell: "Det gäller hotell eller fastighet: ",
      bygg: "Det gäller en byggarbetsplats: ",
    },
  },
  {
    title: { guard: "Request a quote", orderGuard: "Request a quote - Public-order guards" },
    lead: "You get a fixed price, excl.\u00a0VAT.",
    other: {
      guard: { text: "Do you need public-order guards (ordningsvakter)?", link: "Go to that form" },
      orderGuard: { text: "Do you need guards (väktare)?", link: "Go to that form" },
    },
    about: {
      entranceHost: "This is about entrance hosts: ",
      training: "This is about training: ",
      securityTraining: "This is about security training: ",
      orderGuardTraining: "This is about training for public-order guards: ",
      hotell: "This is about a hotel or property: ",
      bygg: "This is about a building site: ",
    },
  },
);
