import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ statements, openingHours }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const office = statements.urgentOfficeHours.value;
  const planned = statements.plannedNoticeWeeks.value;
  const answer = openingHours.responseMinutes.value;
  return { from, to, office, planned, answer };
}

/**
 * /1-bolt: the express order (product 11), for a buyer without an account in the booking app. The slip is the form; what
 * can be sent within hours is SAMPLE.
 */
export const expressOrderPage = copyWith(pick, {
  sv: ({ from, to, office, planned, answer }) => ({
    meta: {
      title: `Beställ väktare utan konto – ${brand.name}`,
      description: `Beställ väktare, ordningsvakter eller entrévärdar utan konto. Svar på kontorstid. Väktare vanligtvis på plats inom ${from}–${to}\u00a0timmar från bekräftad bokning.`,
      keywords:
        "akut väktare, beställa väktare snabbt, väktare med kort varsel, väktare i kväll, expressbeställning bevakning",
    },
    here: "Expressbeställning",
    title: "Beställ personal\nutan konto",
    ownTitle: "Din beställning",
    lead: "Väktare, ordningsvakter eller entrévärdar. Du får besked om vi kan, när och vad det kostar. Inget är bindande förrän du har sagt ja.",
    app: "Bokningsappen",
    gone: "Länken leder inte till någon beställning. Kontrollera att du fick med hela, eller gör en ny här.",
    correcting: "Ändra beställning {number}",
    course: {
      title: "Så går det till",
      steps: [
        { when: "0\u00a0min", text: "Du skickar. Kvittot med nummer kommer direkt." },
        {
          when: `${answer}\u00a0min`,
          text: "Du får besked om vi kan, när och vad det kostar. I genomsnitt, på kontorstid.",
        },
        {
          when: "Ditt ja",
          text: "Först då är det beställt, till ett fast pris exkl.\u00a0moms.",
        },
        {
          when: `${from}–\u2060${to}\u00a0tim`,
          text: `Väktaren är vanligtvis på plats. Akut till kontor: ${office.from}–\u2060${office.to}\u00a0timmar.`,
        },
      ],
    },
    receipt: {
      title: "Tack, vi har fått\ndin beställning",
      takenBackTitle: "Beställningen\när återtagen",
      tapes: {
        open: "{response}",
        late: "Ingen är bokad än. {response}",
        begun: "{response}",
        answered: "Vi har svarat på beställningen.",
        takenBack: "Ingen bokas. Behöver du oss ändå? Gör en ny beställning eller ring.",
      },
      notes: {
        open: "Inget är bindande förrän du har sagt ja till priset. En bekräftelse med länk hit är på väg till din e-post.",
        begun:
          "Starttiden har passerat, så beställningen kan inte ändras eller tas tillbaka här. Ring om något ska ändras.",
        answered: "Ring om något ska ändras.",
        takenBack: "",
      },
      number: "Nummer",
      staff: "Vad",
      where: "Var",
      when: "När",
      received: "Mottagen",
      book: "Beställ i appen",
      call: "Ring oss",
      calendar: "Lägg i kalendern",
      removeFromCalendar: "Ta bort ur kalendern",
      correct: "Ändra beställningen",
      takeBack: "Ta tillbaka beställningen",
      takeBackText: "Vi bokar ingen, och du behöver inte ringa.",
      late: {
        call: "Passet börjar innan vi hinner svara. Ring oss nu i stället, eller ändra till en senare tid.",
        book: "Passet börjar innan vi hinner svara. Boka det i bokningsappen nu och ta tillbaka den här beställningen, eller ändra den till en senare tid.",
      },
      failed: "Det gick inte att ta tillbaka beställningen. Försök igen eller ring.",
      again: "Gör en ny beställning",
    },
    faq: {
      title: "Frågor om\nbeställningen",
      text: "Undrar du något annat? Vi hör av oss.",
      contact: "Bli kontaktad",
      items: [
        {
          question: "Har jag beställt när jag har skickat?",
          answer:
            "Nej. Du får en summa och en tid först. Uppdraget är beställt när du har sagt ja till bekräftelsen. Fram till dess, och senast när passet börjar, kan du ändra eller ta tillbaka beställningen med länken på kvittot.",
        },
        {
          question: "Vad gör jag klockan tre på natten?",
          answer:
            "Skapa bokningen i appen, som är öppen dygnet runt. Pågår ett brott eller är någon i fara, ring 112 först.",
        },
        {
          question: "Vad går inte att ordna på några timmar?",
          answer: `Ordningsvakter utan tillstånd, för utan det bokar vi inga. Skyddsobjekt, som kräver skyddsvakt godkänd av länsstyrelsen. Och löpande uppdrag, där vi först går igenom platsen: räkna med ${planned.from}–\u2060${planned.to}\u00a0veckor.`,
        },
        {
          question: "Kan samma väktare komma tillbaka?",
          answer: "Ofta, ja. Säg till under passet, så lägger vi in önskemålet i nästa bokning.",
        },
        {
          question: "Måste jag skapa ett konto efteråt?",
          answer:
            "Nej. Rapport och faktura kommer med e-post. Vill du boka fler gånger, går det snabbare med ett konto.",
        },
      ],
    },
  }),
  en: ({ from, to, office, planned, answer }) => ({
    meta: {
      title: `Order guards without an account – ${brand.name}`,
      description: `Order guards, public-order guards or entrance hosts without an account. Answered in office hours. Guards usually on site within ${from}–${to}\u00a0hours of a confirmed booking.`,
      keywords:
        "urgent security guard Sweden, order guards at short notice, guard tonight, express order security",
    },
    here: "Express order",
    title: "Order staff\nwithout an account",
    ownTitle: "Your order",
    lead: "Guards, public-order guards or entrance hosts. We tell you whether we can, when, and at what price. Nothing is binding until you say yes.",
    app: "Booking app",
    gone: "This link does not lead to an order. Check that you have the whole link, or place a new order here.",
    correcting: "Change order {number}",
    course: {
      title: "What happens next",
      steps: [
        { when: "0\u00a0min", text: "You send it. A receipt with a number comes at once." },
        {
          when: `${answer}\u00a0min`,
          text: "We tell you whether we can, when, and how much. On average, in office hours.",
        },
        {
          when: "Your yes",
          text: "Only then is it ordered, at a fixed price excl.\u00a0VAT.",
        },
        {
          when: `${from}–\u2060${to}\u00a0h`,
          text: `The guard is usually on site. Urgent office cover: ${office.from}–\u2060${office.to}\u00a0hours.`,
        },
      ],
    },
    receipt: {
      title: "Thank you,\nwe have your order",
      takenBackTitle: "The order is\nwithdrawn",
      tapes: {
        open: "{response}",
        late: "Nobody is booked yet. {response}",
        begun: "{response}",
        answered: "We have answered this order.",
        takenBack: "Nobody is booked. If you need us after all, place a new order or call.",
      },
      notes: {
        open: "Nothing is binding until you have said yes to the price. A confirmation with a link to this page is on its way to your email.",
        begun:
          "The start time has passed, so the order can no longer be changed or withdrawn here. Call us if something should change.",
        answered: "Call us if something should change.",
        takenBack: "",
      },
      number: "Number",
      staff: "What",
      where: "Where",
      when: "When",
      received: "Received",
      book: "Order in the app",
      call: "Call us",
      calendar: "Add to calendar",
      removeFromCalendar: "Remove from calendar",
      correct: "Change the order",
      takeBack: "Withdraw the order",
      takeBackText: "We book nobody, and you don’t need to call.",
      late: {
        call: "The shift begins before we can answer. Call us now instead, or change to a later time.",
        book: "The shift begins before we can answer. Book it in the booking app now and withdraw this order, or change it to a later time.",
      },
      failed: "The order could not be withdrawn. Try again or call.",
      again: "Place another order",
    },
    faq: {
      title: "About\nthe order",
      text: "Another question? We will get in touch.",
      contact: "Contact me",
      items: [
        {
          question: "Is it an order once I have sent it?",
          answer:
            "Not yet. You get a total and a time first. Nothing is ordered until you have said yes to the confirmation. Until then, and at the latest when the shift begins, you can change or withdraw the order with the link on the receipt.",
        },
        {
          question: "What do I do at three in the morning?",
          answer:
            "Create the booking in the app, which is open day and night. If a crime is under way or someone is in danger, call 112 first.",
        },
        {
          question: "What can’t be done within a few hours?",
          answer: `Public-order guards (ordningsvakter) without a permit: without one we book none. Protected sites, which require a skyddsvakt approved by the county administrative board. And recurring assignments, where we walk through the place first: allow ${planned.from}–\u2060${planned.to}\u00a0weeks.`,
        },
        {
          question: "Can the same guard come back?",
          answer: "Often, yes. Say so during the shift, and we note it for the next booking.",
        },
        {
          question: "Do I have to create an account afterwards?",
          answer:
            "No. Report and invoice come by email. If you want to book again, it is faster with an account.",
        },
      ],
    },
  }),
});
