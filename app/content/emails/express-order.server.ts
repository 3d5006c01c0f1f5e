import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copy, copyWith } from "#app/i18n/copy.ts";
import { confirmationMessages } from "./confirmation.server.ts";

function pick({ openingHours }: CompanyFacts) {
  const { opens, closes } = openingHours.openingHours.value;
  const minutes = openingHours.responseMinutes.value;
  return { opens, closes, minutes };
}

/** Labels in an order's emails for what is not a field of the form, or has another label there. */
export const orderFacts = copy(
  { number: "Nummer", service: "Tjänst och antal" },
  { number: "Number", service: "Service and number" },
);

/** The confirmation to the buyer. {time}, {day}: when we respond. */
export const orderConfirmationMessages = copyWith(pick, {
  sv: ({ opens, closes, minutes }) => ({
    subject: "Vi har fått din beställning, {number}",
    response: {
      sameDay: "Vi hör av oss, oftast före {time}",
      later: "Vi hör av oss {day}, oftast före {time}",
      late: "Vi hör av oss så snart vi kan",
    },
    preheader: "{response}. Beställningen är mottagen men inte bekräftad.",
    heading: "Tack, vi har fått din beställning",
    lead: `Beställningen är mottagen men inte bekräftad. Du säger ja till priset först. ${confirmationMessages.sv.urgent}`,
    late: {
      lead: "Passet börjar innan vi hinner svara, och ingen är bokad än. Beställ det i appen, som är öppen dygnet runt, och ta tillbaka den här beställningen.",
      app: "Beställ i appen",
    },
    received: confirmationMessages.sv.received,
    stepsTitle: "Så går det till",
    steps: [
      `Du får besked om vi kan, när och till vilket pris. I genomsnitt inom ${minutes}\u00a0minuter, mån–fre ${opens}–${closes}.`,
      "Du får ett fast pris, exkl. moms, med tillägg på egna rader.",
      "Du säger ja. Då är uppdraget bokat, och du får namnet på den som kommer.",
    ],
    permit: {
      title: "Tillståndet",
      no: "Ordningsvakter kräver tillstånd från Polismyndigheten för platsen, eller villkor i evenemangs- eller serveringstillståndet. Vi berättar vad som går att göra i stället, och hur du ansöker.",
      unknown:
        "Ordningsvakter kräver tillstånd från Polismyndigheten för platsen, eller villkor i evenemangs- eller serveringstillståndet. Vi hjälper dig att ta reda på vad som gäller.",
    },
    link: "Se, ändra eller ta tillbaka beställningen",
    corrected: {
      subject: "Vi har fått din ändring, {number}",
      heading: "Tack, vi har fått ändringen",
    },
    correct: confirmationMessages.sv.correct,
  }),
  en: ({ opens, closes, minutes }) => ({
    subject: "We have received your order, {number}",
    response: {
      sameDay: "We will be in touch, usually before {time}, Swedish time",
      later: "We will be in touch on {day}, usually before {time}, Swedish time",
      late: "We will be in touch as soon as we can",
    },
    preheader: "{response}. The order is received but not confirmed.",
    heading: "Thank you, we have your order",
    lead: `The order is received but not confirmed. You say yes to the price first. ${confirmationMessages.en.urgent}`,
    late: {
      lead: "The shift begins before we can answer, and nobody is booked yet. Order it in the app, which is open day and night, and withdraw this order.",
      app: "Order in the app",
    },
    received: confirmationMessages.en.received,
    stepsTitle: "What happens next",
    steps: [
      `We tell you whether we can, when, and at what price. Within ${minutes}\u00a0minutes on average, Mon–Fri ${opens}–${closes}, Swedish time.`,
      "You get a fixed price, excl. VAT, with supplements on lines of their own.",
      "You say yes. Then it is booked, and you get the name of whoever is coming.",
    ],
    permit: {
      title: "The permit",
      no: "Public-order guards (ordningsvakter) require a permit from the Swedish Police Authority for the place, or conditions in the event permit or alcohol licence. We tell you what can be done instead, and how to apply.",
      unknown:
        "Public-order guards (ordningsvakter) require a permit from the Swedish Police Authority for the place, or conditions in the event permit or alcohol licence. We help you find out what applies.",
    },
    link: "See, change or withdraw the order",
    corrected: {
      subject: "We have received your change, {number}",
      heading: "Thank you, we have your change",
    },
    correct: confirmationMessages.en.correct,
  }),
});

/** The email to sales, who work in Swedish. */
export const orderAdminMessages = {
  quoted: "”{text}”",
  sender: "{name} arbetsbord",
  subject: {
    sameDay: "Beställning, svara före {time}: {location}, {number}",
    later: "Beställning, svara {day} före {time}: {location}, {number}",
    late: "Beställning, svara nu: {location}, {number}",
  },
  response: {
    sameDay: "Svara före {time}",
    later: "Svara {day} före {time}",
    late: "Svara nu, utlovat före {time}",
  },
  preheader: "{staff}. {response}.",
  wish: "Expressbeställning: {staff}, från {from}",
  call: "Ring {number}",
  changed: {
    corrected: {
      subject: {
        sameDay: "Ändrad beställning, svara före {time}: {location}, {number}",
        later: "Ändrad beställning, svara {day} före {time}: {location}, {number}",
        late: "Ändrad beställning, svara nu: {location}, {number}",
      },
      wish: "Kunden har ändrat sin expressbeställning: {staff}, från {from}",
    },
    takenBack: {
      subject: {
        sameDay: "Återtagen beställning: {location}, {number}",
        later: "Återtagen beställning: {location}, {number}",
        late: "Återtagen beställning: {location}, {number}",
      },
      response: { sameDay: "Återtagen av kunden", later: "Återtagen av kunden", late: "Återtagen av kunden" },
      wish: "Kunden har tagit tillbaka sin expressbeställning: {staff}, från {from}. Boka ingen.",
    },
  },
  received: "Inkom",
  noPermit: {
    title: "Tillstånd",
    text: "Beställaren har inget tillstånd, eller vet inte. Boka inga ordningsvakter innan det finns.",
  },
  inEnglish: {
    title: "Tänk på när du svarar",
    text: "Beställningen kom från den engelska sidan. Svara på engelska.",
  },
  why: "Skickas till försäljning vid ny expressbeställning. Svar på det här mejlet går till beställaren.",
} as const;
