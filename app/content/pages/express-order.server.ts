import { bookingTerms } from "#app/content/booking-terms.ts";
import { brand } from "#app/content/brand.ts";
import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

/** What the words below name of the company facts. */
function pick({ statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const office = statements.urgentOfficeHours.value;
  const planned = statements.plannedNoticeWeeks.value;
  const answer = openingHours.responseMinutes.value;
  const minutes = statements.bookingMinutes.value;
  const { opens, closes } = openingHours.openingHours.value;
  return { from, to, office, planned, answer, minutes, opens, closes };
}
const { shortestShiftHours, mostPeople } = bookingTerms;

/**
 * /1-bolt: the express order (product 11), for a buyer without an account in the booking app. The six
 * lines are the fields of the form; what can be sent within hours is SAMPLE.
 */
export const expressOrderPage = copyWith(
  pick,
  ({ from, to, office, planned, answer, minutes, opens, closes }, { prices }) => ({
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
    slip: {
      title: "Beställning",
      example: "exempel",
      rows: [
        { name: "Kontakt", ask: "Namn, e-post och ett nummer vi når dig på", example: "Kim, platschef" },
        {
          name: "Faktura till",
          ask: "E-postadressen som tar emot fakturor",
          example: "faktura@butiken.example",
        },
        { name: "Plats", ask: "Gatuadress, ingång och vem som möter", example: "Lagergatan 4, port B" },
        {
          name: "Uppdrag",
          ask: "Vad som hänt eller ska hända, och vilka tider",
          example: "Trasig grind, i kväll 18–06",
        },
        { name: "Antal", ask: `Hur många väktare, 1–${mostPeople}`, example: "2" },
        { name: "Er referens", ask: "Kostnadsställe eller ordernummer, om ni har", example: "4410" },
      ],
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
    ways: {
      title: "Hellre på ett annat sätt?\nTre vägar till.",
      columns: { way: "Väg", suits: "Bäst när", open: "Öppet" },
      app: {
        name: "Bokningsappen",
        suits: `Du har konto, eller hinner skapa ett. ${minutes}\u00a0minuter från start till skapad bokning.`,
        open: "Dygnet runt",
        action: "Skapa bokning",
      },
      phone: {
        name: "Telefonen",
        suits: "Det brådskar och vi kan behöva ställa följdfrågor. Läs upp de sex raderna.",
        open: `Mån–fre ${opens}–${closes}`,
        action: "Ring",
      },
      contact: {
        name: "Lämna ett nummer",
        suits: `Du kan inte ringa just nu. Vi ringer upp, i genomsnitt inom ${answer}\u00a0minuter.`,
        open: `Svar mån–fre ${opens}–${closes}`,
        action: "Bli kontaktad",
      },
    },
    scope: {
      title: "Det här går på timmar.\nDet här gör det inte.",
      fast: {
        title: "Väktare, samma dag",
        items: [
          "Stationär bevakning av kontor, butik och lager",
          "Byggplats med trasig grind eller stulen utrustning",
          "Tom lokal efter skada, tills den är lagad",
          "Extra väktare när någon blivit sjuk",
        ],
      },
      slow: {
        title: "Behöver mer tid",
        items: [
          {
            name: "Ordningsvakter",
            text: "När tillstånd finns, eller villkoren står i evenemangs- eller serveringstillståndet, går även det fort. Utan något av dem bokar vi inga ordningsvakter.",
          },
          { name: "Skyddsobjekt", text: "Kräver skyddsvakt, godkänd av länsstyrelsen." },
          {
            name: "Löpande uppdrag",
            text: `Vinner på en genomgång av platsen. Räkna med ${planned.from}–${planned.to}\u00a0veckor.`,
          },
        ],
      },
      difference: "Väktare eller ordningsvakt?",
    },
    price: {
      title: "Akut kostar som vanligt",
      text: `Från ${lowestPrice(prices.guard)}\u00a0kr/tim för väktare, exkl.\u00a0moms. Kortaste pass är ${shortestShiftHours}\u00a0timmar. Kväll, natt och helg har tillägg på egna rader.`,
      link: "Räkna ut summan",
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
    closing: {
      title: "Raderna klara?",
      text: "En människa svarar, och samma människa följer uppdraget till rapporten.",
    },
  }),
  ({ from, to, office, planned, answer, minutes, opens, closes }, { prices }) => ({
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
    slip: {
      title: "Order",
      example: "example",
      rows: [
        { name: "Contact", ask: "Name, email and a number that reaches you", example: "Kim, site manager" },
        {
          name: "Invoice to",
          ask: "The email address that takes invoices",
          example: "invoice@theshop.example",
        },
        { name: "Place", ask: "Street, entrance and who meets up", example: "Lagergatan 4, gate B" },
        {
          name: "Job",
          ask: "What has happened or will, and the hours",
          example: "Broken gate, tonight 18–06",
        },
        { name: "Number", ask: `How many guards, 1–${mostPeople}`, example: "2" },
        { name: "Your reference", ask: "Cost centre or order number, if you have one", example: "4410" },
      ],
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
    ways: {
      title: "Rather another way?\nThree more.",
      columns: { way: "Way", suits: "Best when", open: "Open" },
      app: {
        name: "The booking app",
        suits: `You have an account, or time to make one. ${minutes}\u00a0minutes from start to a created booking.`,
        open: "Day and night",
        action: "Create booking",
      },
      phone: {
        name: "The telephone",
        suits: "It is urgent and we may need to ask questions. Read out the six lines.",
        open: `Mon–Fri ${opens}–${closes}`,
        action: "Call",
      },
      contact: {
        name: "Leave a number",
        suits: `You cannot call right now. We call you, within ${answer}\u00a0minutes on average.`,
        open: `Answers Mon–Fri ${opens}–${closes}`,
        action: "Contact me",
      },
    },
    scope: {
      title: "This takes hours.\nThis does not.",
      fast: {
        title: "Guards, the same day",
        items: [
          "Stationary guarding of an office, shop or warehouse",
          "A building site with a broken gate or stolen equipment",
          "Empty premises after damage, until they are mended",
          "An extra guard when someone has fallen ill",
        ],
      },
      slow: {
        title: "Takes longer",
        items: [
          {
            name: "Public-order guards (ordningsvakter)",
            text: "When there is a permit, or conditions in the event permit or alcohol licence, this is quick too. Without either we book no public-order guards.",
          },
          { name: "Protected sites", text: "Require a skyddsvakt, approved by the county board." },
          {
            name: "Recurring assignments",
            text: `Gain from a walk through the place. Allow ${planned.from}–${planned.to}\u00a0weeks.`,
          },
        ],
      },
      difference: "Guard or public-order guard?",
    },
    price: {
      title: "Urgent costs the same",
      text: `From SEK\u00a0${lowestPrice(prices.guard)} an hour for guards, excl.\u00a0VAT. The shortest shift is ${shortestShiftHours}\u00a0hours. Evenings, nights and weekends have supplements on lines of their own.`,
      link: "Work out the sum",
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
    closing: {
      title: "Lines ready?",
      text: "A person answers, and the same person follows the assignment to the report.",
    },
  }),
);
