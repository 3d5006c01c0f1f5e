import { serviceNames } from "#app/content/shared/service-names.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copy, copyWith } from "#app/i18n/copy.ts";
import { confirmationMessages } from "./confirmation.server.ts";

function pick({ openingHours }: CompanyFacts) {
  const { opens, closes } = openingHours.openingHours.value;
  const minutes = openingHours.responseMinutes.value;
  return { opens, closes, minutes };
}

/** Labels in a quote request's emails for what is not a field of the form, or has another label there. */
export const quoteFacts = copy(
  {
    form: serviceNames.sv,
    number: "Ärendenummer",
    service: "Tjänst",
    estimate: "Beräkning",
  },
  {
    form: serviceNames.en,
    number: "Reference number",
    service: "Service",
    estimate: "Estimate",
  },
);

/** The confirmation to the visitor. {time}, {day}: when we respond. */
export const quoteConfirmationMessages = copyWith(pick, {
  sv: ({ opens, closes, minutes }) => ({
    subject: "Vi har fått din offertförfrågan, {number}",
    response: {
      sameDay: "Vi hör av oss, oftast före {time}",
      later: "Vi hör av oss {day}, oftast före {time}",
      late: "Vi hör av oss så snart vi kan",
    },
    preheader: "{response}. Inget är bokat innan du har sagt ja.",
    heading: "Tack, vi räknar på ditt uppdrag",
    lead: `En samordnare läser din förfrågan och hör av sig om något saknas. Ha ärendenumret till hands om du ringer. ${confirmationMessages.sv.urgent}`,
    received: confirmationMessages.sv.received,
    stepsTitle: "Så går det till",
    steps: [
      `Vi stämmer av plats, tider och vad du behöver. I genomsnitt hör vi av oss inom ${minutes}\u00a0minuter, mån–fre ${opens}–${closes}.`,
      "Du får en offert med fast pris, exkl. moms, med kväll och helg på egna rader.",
      "Du säger ja eller nej. Inget är bokat innan dess.",
    ],
    permit: {
      title: "Tillståndet",
      no: "Ordningsvakter kräver tillstånd från Polismyndigheten för platsen, eller villkor i evenemangs- eller serveringstillståndet. Vi berättar hur du ansöker när vi hör av oss.",
      unknown:
        "Ordningsvakter kräver tillstånd från Polismyndigheten för platsen, eller villkor i evenemangs- eller serveringstillståndet. Vi hjälper dig att ta reda på vad som gäller hos dig.",
    },
    correct: confirmationMessages.sv.correct,
  }),
  en: ({ opens, closes, minutes }) => ({
    subject: "We have received your request for a quote, {number}",
    response: {
      sameDay: "We will be in touch, usually before {time}, Swedish time",
      later: "We will be in touch on {day}, usually before {time}, Swedish time",
      late: "We will be in touch as soon as we can",
    },
    preheader: "{response}. Nothing is booked until you have said yes.",
    heading: "Thank you, we are working out your quote",
    lead: `A coordinator reads your request and gets back to you if anything is missing. Have the reference number at hand if you call. ${confirmationMessages.en.urgent}`,
    received: confirmationMessages.en.received,
    stepsTitle: "What happens next",
    steps: [
      `We go through place, times and what you need. On average we are in touch within ${minutes}\u00a0minutes, Mon–Fri ${opens}–${closes}, Swedish time.`,
      "You get a quote with a fixed price, excl. VAT, with evenings and weekends on lines of their own.",
      "You say yes or no. Nothing is booked until you do.",
    ],
    permit: {
      title: "The permit",
      no: "Public-order guards (ordningsvakter) require a permit from the Swedish Police Authority for the place, or conditions in the event permit or alcohol licence. We tell you how to apply when we are in touch.",
      unknown:
        "Public-order guards (ordningsvakter) require a permit from the Swedish Police Authority for the place, or conditions in the event permit or alcohol licence. We help you find out what applies to you.",
    },
    correct: confirmationMessages.en.correct,
  }),
});

/** The email to sales, who work in Swedish. */
export const quoteAdminMessages = {
  quoted: "”{text}”",
  sender: "{name} arbetsbord",
  subject: {
    sameDay: "Offert före {time}: {company}, {number}",
    later: "Offert {day} {time}: {company}, {number}",
    late: "Offert nu: {company}, {number}",
  },
  response: {
    sameDay: "Svara före {time}",
    later: "Svara {day} före {time}",
    late: "Svara nu, utlovat före {time}",
  },
  preheader: "{service}. {response}.",
  wish: "Vill ha offert på {service}",
  write: "Skriv till {address}",
  received: "Inkom",
  noPermit: {
    title: "Tillstånd",
    text: "Beställaren har inget tillstånd än, eller vet inte. Boka inga ordningsvakter innan det finns.",
  },
  inEnglish: {
    title: "Tänk på när du svarar",
    text: "Förfrågan kom från den engelska sidan. Svara på engelska.",
  },
  why: "Skickas till försäljning vid ny offertförfrågan. Svar på det här mejlet går till besökaren.",
} as const;
