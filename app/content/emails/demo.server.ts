import { demoContactHours } from "#app/content/booking-terms.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The meeting in a calendar. {minutes}: its length. */
export const demoEventMessages = copy(
  {
    title: `Demo av ${brand.name}`,
    description: "{minutes} minuter, online. Vi visar hur du bokar ett pass, följer det och får rapporten.",
    online: "Online",
    join: "Anslut till mötet: {link}",
    change: "Ändra eller avboka: {link}",
  },
  {
    title: `${brand.name} demo`,
    description: "{minutes} minutes, online. We show you how to book a shift, follow it and get the report.",
    online: "Online",
    join: "Join the meeting: {link}",
    change: "Change or cancel: {link}",
  },
);

/** The staff's calendar feed. */
export const demoFeedMessages = copy(
  {
    name: `Demor, ${brand.name}`,
    title: "Demo: {company}",
    cancelled: "Avbokad: {company}",
    customer: "Kund: {name}, {company}",
    phone: "Telefon: {phone}",
    salesRep: "Värd: {name}",
    open: "Bokningen: {link}",
  },
  {
    name: `Demos, ${brand.name}`,
    title: "Demo: {company}",
    cancelled: "Cancelled: {company}",
    customer: "Customer: {name}, {company}",
    phone: "Phone: {phone}",
    salesRep: "Host: {name}",
    open: "The booking: {link}",
  },
);

/**
 * Emails to the visitor, by event. {when}: "tisdag 24 november 10:30", "Tuesday 24 November at 10:30"; {day} and {time} of
 * `contact`: when we are in touch at the latest.
 */
export const demoEmailMessages = copy(
  {
    booked: {
      subject: "Demo bokad {when}",
      tape: "Vi ses {when}",
      heading: "Din demo är bokad",
      contact: `Vi hör av oss inom ${demoContactHours}\u00a0timmar på vardagar, senast {day} {time}.`,
      lead: `Mötet ligger i kalenderfilen som följer med. På mötet visar vi hur du bokar ett pass, följer det och får rapporten.`,
    },
    moved: {
      subject: "Demo flyttad till {when}",
      tape: "Vi ses {when}",
      heading: "Din demo har en ny tid",
      lead: "Den gamla tiden gäller inte längre. Kalenderfilen som följer med flyttar mötet i din kalender.",
    },
    link: {
      subject: "Länken till din demo {when}",
      tape: "Vi ses {when}",
      heading: "Här är länken till mötet",
      lead: "Spara det här mejlet, eller låt kalenderfilen som följer med lägga länken i din kalender.",
    },
    "reminder-day": {
      subject: "Påminnelse: demo {when}",
      tape: "Vi ses {when}",
      heading: "Snart är det dags",
      lead: "Passar tiden inte längre? Ändra eller avboka, så kan någon annan få den.",
    },
    "reminder-hour": {
      subject: "Om en timme: din demo {time}",
      tape: "Vi ses {time}",
      heading: "Vi ses om en timme",
      lead: "Inget behöver installeras. Öppna länken när det är dags.",
    },
    cancelled: {
      subject: "Demo avbokad {when}",
      tape: "Avbokad: {when}",
      heading: "Din demo är avbokad",
      lead: "Kalenderfilen som följer med tar bort mötet ur din kalender. Du är välkommen att boka en ny tid när det passar.",
    },
    "new-time": {
      subject: "Välj en ny tid för din demo {when}",
      tape: "Vi behöver byta tid",
      heading: "Välj en ny tid",
      lead: "Tiden som du bokade passar tyvärr inte oss längre. Välj en ny som passar dig. Din tid ligger kvar tills du har valt.",
    },
    missed: {
      subject: "Vi missade varandra: din demo {when}",
      tape: "Boka en ny tid",
      heading: "Vi missade varandra",
      lead: "Vi väntade i mötet men fick aldrig träffa dig. Det kan komma saker emellan. Boka gärna en ny tid när det passar.",
    },
    chooseNew: "Välj en ny tid",
    whenShort: "{day} {time}",
    preheader: "{when}, online.",
    join: "Anslut till mötet",
    change: "Ändra eller avboka",
    again: "Boka en ny tid",
    when: "När",
    where: "Var",
    linkLater: "{platform}. Länken kommer med e-post före mötet.",
    about: "Gäller",
    changeLabel: "Behöver du ändra?",
    changeUntil: "senast {before} före",
    question: "Undrar du något, eller var det inte du som bokade? Svara på det här mejlet.",
  },
  {
    booked: {
      subject: "Demo booked for {when}",
      tape: "See you on {when}",
      heading: "Your demo is booked",
      contact: `We will be in touch within ${demoContactHours}\u00a0hours on working days, by {day} {time}, Swedish time.`,
      lead: `The meeting is in the attached calendar file. At the meeting we show you how to book a shift, follow it and get the report.`,
    },
    moved: {
      subject: "Demo moved to {when}",
      tape: "See you on {when}",
      heading: "Your demo has a new time",
      lead: "The old time no longer applies. The attached calendar file moves the meeting in your calendar.",
    },
    link: {
      subject: "The link to your demo on {when}",
      tape: "See you on {when}",
      heading: "Here is the link to the meeting",
      lead: "Keep this email, or let the attached calendar file put the link into your calendar.",
    },
    "reminder-day": {
      subject: "Reminder: demo on {when}",
      tape: "See you on {when}",
      heading: "It is nearly time",
      lead: "Does the time no longer suit you? Change or cancel, so that someone else can have it.",
    },
    "reminder-hour": {
      subject: "In one hour: your demo at {time}",
      tape: "See you at {time}",
      heading: "See you in an hour",
      lead: "There is nothing to install. Open the link when it is time.",
    },
    cancelled: {
      subject: "Demo cancelled: {when}",
      tape: "Cancelled: {when}",
      heading: "Your demo is cancelled",
      lead: "The attached calendar file takes the meeting out of your calendar. You are welcome to book a new time when it suits you.",
    },
    "new-time": {
      subject: "Choose a new time for your demo on {when}",
      tape: "We need to change the time",
      heading: "Choose a new time",
      lead: "Unfortunately we can no longer keep the time you booked. Choose a new one that suits you. Your time stays until you have chosen.",
    },
    missed: {
      subject: "We missed each other: your demo on {when}",
      tape: "Book a new time",
      heading: "We missed each other",
      lead: "We waited in the meeting but did not get to see you. Things come up. You are welcome to book a new time when it suits you.",
    },
    chooseNew: "Choose a new time",
    whenShort: "{day} at {time}",
    preheader: "{when}, online.",
    join: "Join the meeting",
    change: "Change or cancel",
    again: "Book a new time",
    when: "When",
    where: "Where",
    linkLater: "{platform}. The link comes by email before the meeting.",
    about: "About",
    changeLabel: "Need to change?",
    changeUntil: "no later than {before} before",
    question: "If you have any questions, or it wasn’t you who booked, reply to this email.",
  },
);

/** Emails to the sales rep, who works in Swedish. */
export const salesRepMessages = {
  sender: "{name} arbetsbord",
  "sales-rep-booked": { subject: "Ny demo {when}: {company}", lead: "Ny demo" },
  "sales-rep-moved": { subject: "Flyttad demo {when}: {company}", lead: "Demon har en ny tid" },
  "sales-rep-cancelled": {
    subject: "Avbokad demo {when}: {company}",
    lead: "Demon är inte längre din: den är avbokad eller har gått till en kollega",
  },
  preheader: "{lead}. {when}.",
  write: "Skriv till {address}",
  name: "Namn",
  company: "Företag",
  email: "E-post",
  phone: "Telefon",
  quoted: "”{text}”",
  booked: "Bokad",
  ownTime: "{time} hos besökaren ({zone})",
  open: "Öppna bokningen i arbetsbordet",
  noLink: {
    title: "Möteslänk saknas",
    text: "Lägg in den på bokningen i arbetsbordet. Då mejlas den till besökaren och följer med i kalendern.",
  },
  inEnglish: {
    title: "Tänk på",
    text: "Bokningen kom från den engelska sidan. Håll demon på engelska.",
  },
  why: "Skickas till den som håller demon. Svar på det här mejlet går till besökaren.",
} as const;

/** The email to the sales mailbox about a host's calendar that can't be read. */
export const calendarNoticeMessages = {
  subject: "{name}s kalender går inte att läsa",
  tape: "Demor",
  heading: "{name}s kalender går inte att läsa",
  lead: "Vi har inte kunnat läsa den sedan {since}. De upptagna tiderna från dess gäller tills vidare, men nya möten i kalendern stoppar inga bokningar. Klistra in adressen på nytt.",
  open: "Öppna kalendrarna i arbetsbordet",
  why: "Skickas till säljbrevlådan när en värds kalender inte har gått att läsa på ett dygn.",
} as const;
