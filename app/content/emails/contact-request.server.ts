import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { confirmationMessages } from "./confirmation.server.ts";

function pick({ openingHours }: CompanyFacts) {
  const { opens, closes } = openingHours.openingHours.value;
  const minutes = openingHours.responseMinutes.value;
  return { opens, closes, minutes };
}

/** The confirmation, in the visitor's language. {time}, {day}: when we respond. */
export const contactConfirmationMessages = copyWith(pick, {
  sv: ({ opens, closes, minutes }) => ({
    subject: "Vi har fått din förfrågan",
    response: {
      sameDay: "Vi hör av oss, oftast före {time}",
      later: "Vi hör av oss {day}, oftast före {time}",
      late: "Vi hör av oss så snart vi kan",
    },
    preheader: "{response}. Inget är bokat innan du har sagt ja.",
    heading: "Tack, vi har fått din förfrågan",
    lead: `En av våra samordnare läser den och skriver till dig på den här adressen. ${confirmationMessages.sv.urgent}`,
    received: confirmationMessages.sv.received,
    stepsTitle: "Så går det till",
    steps: [
      `Vi hör av oss och stämmer av plats, tider och vad du behöver. I genomsnitt tar det ${minutes}\u00a0minuter, mån–fre ${opens}–${closes}.`,
      "Du får ett fast pris, exkl. moms, med kväll och helg på egna rader.",
      "Du säger ja eller nej. Inget är bokat innan dess.",
    ],
    correct: confirmationMessages.sv.correct,
  }),
  en: ({ opens, closes, minutes }) => ({
    subject: "We have received your request",
    response: {
      sameDay: "We will be in touch, usually before {time}, Swedish time",
      later: "We will be in touch on {day}, usually before {time}, Swedish time",
      late: "We will be in touch as soon as we can",
    },
    preheader: "{response}. Nothing is booked until you have said yes.",
    heading: "Thank you, we have your request",
    lead: `One of our coordinators will read it and write to you at this address. ${confirmationMessages.en.urgent}`,
    received: confirmationMessages.en.received,
    stepsTitle: "What happens next",
    steps: [
      `We get in touch and go through place, times and what you need. On average that takes ${minutes}\u00a0minutes, Mon–Fri ${opens}–${closes}, Swedish time.`,
      "You get a fixed price, excl. VAT, with evenings and weekends on lines of their own.",
      "You say yes or no. Nothing is booked until you do.",
    ],
    correct: confirmationMessages.en.correct,
  }),
});

/** The email to customer service, which works in Swedish. */
export const contactAdminMessages = {
  sender: "{name} arbetsbord",
  subject: {
    sameDay: "Svara före {time}: {company}",
    later: "Svara {day} före {time}: {company}",
    late: "Svara nu: {company}",
  },
  response: {
    sameDay: "Svara före {time}",
    later: "Svara {day} före {time}",
    late: "Svara nu, utlovat före {time}",
  },
  preheader: "{action}. {response}.",
  wish: { email: "Vill ha svar med e-post", phone: "Vill bli uppringd" },
  call: "Ring {number}",
  write: "Skriv till {address}",
  received: "Inkom",
  quoted: "”{text}”",
  inEnglish: {
    title: "Tänk på när du svarar",
    text: "Förfrågan kom från den engelska sidan. Svara på engelska.",
  },
  why: {
    email: "Skickas till kundtjänst vid ny förfrågan. Svar på det här mejlet går till besökaren.",
    phone: "Skickas till kundtjänst vid ny förfrågan. Besökaren har bara lämnat ett telefonnummer.",
  },
} as const;
