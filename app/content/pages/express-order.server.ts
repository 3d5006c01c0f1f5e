import { brand } from "#app/content/brand.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

/** The company facts that these texts use. */
function pick({ statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const office = statements.urgentOfficeHours.value;
  const planned = statements.plannedNoticeWeeks.value;
  const answer = openingHours.responseMinutes.value;
  const { opens, closes } = openingHours.openingHours.value;
  return { from, to, office, planned, answer, opens, closes };
}

/**
 * /1-bolt: the express order (product 11), for a buyer without an account in the booking app. The six lines are the
 * fields of the form; what can be staffed within hours is SAMPLE.
 */
export const expressOrderPage = copyWith(
  pick,
  ({ from, to, office, planned, answer, opens, closes }) => ({
    meta: {
      title: `Expressbeställ väktare utan konto – ${brand.name}`,
      description: `Sex rader räcker för att beställa väktare utan konto. Väktare vanligtvis på plats inom ${from}–${to}\u00a0timmar, till samma timpris. Fyll i dem här, ring eller bli kontaktad.`,
      keywords:
        "akut väktare, beställa väktare snabbt, väktare med kort varsel, expressbeställning bevakning",
    },
    here: "Expressbeställning",
    hero: {
      title: "Sex rader.\nEtt svar.",
      lead: "Expressbeställning för dig som inte har ett konto i bokningsappen. Fyll i raderna här eller läs upp dem på telefon, så kan vi svara på en gång.",
      order: "Fyll i raderna",
      contact: "Bli kontaktad",
      book: "Skapa bokning",
      newTab: "(öppnas i en ny flik)",
      phone: "Ring",
      hours: `mån–fre ${opens}–${closes}`,
    },
    order: {
      title: "Fyll i\nraderna",
      text: `Vi svarar om vi kan, när och till vilken summa. I genomsnitt inom ${answer}\u00a0minuter, mån–fre ${opens}–${closes}. Inget är beställt förrän du säger ja.`,
      sentTitle: "Tack, din\nbeställning\när framme",
      sentText:
        "En bekräftelse är på väg till din e-post. Inget är beställt förrän du har sagt ja till summan.",
      again: "Gör en beställning till",
    },
    course: {
      title: "Från raderna\ntill plats",
      intro:
        "Tiderna är vad som är vanligt för väktare, inte en garanti. Hinner vi inte säger vi det direkt.",
      steps: [
        {
          when: "0\u00a0min",
          title: "Du hör av dig",
          text: "Vi läser raderna och frågar om det som saknas.",
        },
        {
          when: `${answer}\u00a0min`,
          title: "Du har ett svar",
          text: "I genomsnitt, under kontorstid: om vi kan, när och till vilken summa.",
        },
        {
          when: "Ditt ja",
          title: "Summan bekräftas",
          text: "Fast pris exkl.\u00a0moms, tillägg på egna rader. Inget är beställt förrän du säger ja.",
        },
        {
          when: `${from}–${to}\u00a0tim`,
          title: "Väktaren är på plats",
          text: `Till ett kontor brukar det ta ${office.from}–${office.to}\u00a0timmar.`,
        },
      ],
    },
    faq: {
      title: "Innan du\nringer",
      text: "Något annat? Fråga när du hör av dig.",
      contact: "Bli kontaktad",
      items: [
        {
          question: "Har jag beställt när jag har skickat raderna?",
          answer:
            "Nej. Du får en summa och en tid först. Uppdraget är beställt när du har sagt ja till bekräftelsen.",
        },
        {
          question: "Vad gör jag klockan tre på natten?",
          answer:
            "Skapa bokningen i appen, den är öppen dygnet runt. Pågår ett brott eller är någon i fara, ring 112 först.",
        },
        {
          question: "Vad går inte på några timmar?",
          answer: `Ordningsvakter utan tillstånd, för utan det bokar vi inga. Skyddsobjekt, som kräver skyddsvakt godkänd av länsstyrelsen. Och löpande uppdrag, som vinner på en genomgång av platsen: räkna med ${planned.from}–${planned.to}\u00a0veckor.`,
        },
        {
          question: "Kan samma väktare komma tillbaka?",
          answer: "Ofta, ja. Säg till under passet, så lägger vi in önskemålet i nästa bokning.",
        },
        {
          question: "Måste jag skapa ett konto efteråt?",
          answer:
            "Nej. Rapport och faktura kommer med e-post. Vill du boka fler gånger går det snabbare med ett konto.",
        },
      ],
    },
  }),
  ({ from, to, office, planned, answer, opens, closes }) => ({
    meta: {
      title: `Express order: guards without an account – ${brand.name}`,
      description: `Six lines are enough to order guards without an account. Usually on site within ${from}–${to}\u00a0hours, at the same hourly price. Fill them in, call, or have us call you.`,
      keywords:
        "urgent security guard Sweden, order guards at short notice, emergency guard, express order security",
    },
    here: "Express order",
    hero: {
      title: "Six lines.\nOne answer.",
      lead: "An express order for those without an account in the booking app. Fill in the lines here or read them out on the telephone, and we can answer at once.",
      order: "Fill in the lines",
      contact: "Contact me",
      book: "Create booking",
      newTab: "(opens in a new tab)",
      phone: "Call",
      hours: `Mon–Fri ${opens}–${closes}`,
    },
    order: {
      title: "Fill in\nthe lines",
      text: `We answer whether we can, when, and for what sum. Within ${answer}\u00a0minutes on average, Mon–Fri ${opens}–${closes}, Swedish time. Nothing is ordered until you say yes.`,
      sentTitle: "Thank you,\nyour order\nhas arrived",
      sentText:
        "A confirmation is on its way to your email. Nothing is ordered until you have said yes to the sum.",
      again: "Make another order",
    },
    course: {
      title: "From the lines\nto the place",
      intro:
        "The times are what is usual for guards (väktare), not a guarantee. If we cannot make it, we say so at once.",
      steps: [
        {
          when: "0\u00a0min",
          title: "You get in touch",
          text: "We read the lines and ask for what is missing.",
        },
        {
          when: `${answer}\u00a0min`,
          title: "You have an answer",
          text: "On average, in office hours: whether we can, when, and for what sum.",
        },
        {
          when: "Your yes",
          title: "The sum is confirmed",
          text: "A fixed price excl.\u00a0VAT, supplements on lines of their own. Nothing is ordered until you say yes.",
        },
        {
          when: `${from}–${to}\u00a0h`,
          title: "The guard is on site",
          text: `To an office it usually takes ${office.from}–${office.to}\u00a0hours.`,
        },
      ],
    },
    faq: {
      title: "Before\nyou call",
      text: "Anything else? Ask when you get in touch.",
      contact: "Contact me",
      items: [
        {
          question: "Have I ordered when I have sent the lines?",
          answer:
            "No. You get a sum and a time first. The assignment is ordered when you have said yes to the confirmation.",
        },
        {
          question: "What do I do at three in the morning?",
          answer:
            "Create the booking in the app, it is open day and night. If a crime is under way or someone is in danger, call 112 first.",
        },
        {
          question: "What can't be done within hours?",
          answer: `Public-order guards (ordningsvakter) without a permit: without one we book none. Protected sites, which require a skyddsvakt approved by the county board. And recurring assignments, which gain from a walk through the place: allow ${planned.from}–${planned.to}\u00a0weeks.`,
        },
        {
          question: "Can the same guard come back?",
          answer: "Often, yes. Say so during the shift, and we put the wish into the next booking.",
        },
        {
          question: "Do I have to make an account afterwards?",
          answer:
            "No. Report and invoice come by email. If you want to book again, it is faster with an account.",
        },
      ],
    },
  }),
);
