import { copy } from "#app/i18n/copy.ts";

/** The page where the staff books a demo for a customer. */
export const bookDemoMessages = copy(
  {
    title: "Boka demo åt en kund – arbetsbord",
    heading: "Boka demo åt en kund",
    lead: "Kunden får samma bekräftelse som när de bokar själva, med kalenderfil och en länk till att ändra eller avboka.",
    back: "Till bokningarna",
    tied: "Knyts till förfrågan",
    when: {
      heading: "När",
      which: "Tid",
      offered: "Ledig tid",
      other: "Annan tid",
      noSlots: "Det finns inga lediga tider de veckor som är öppna. Skriv en annan dag och tid.",
      notYet: "{warning} Inget är bokat än. Kryssa i rutan om tiden ska gälla ändå.",
    },
    who: {
      heading: "Vem",
      language: "Språk i mejlen",
      message: { label: "Vad kunden vill se", example: "" },
    },
    button: "Boka demon",
    done: "Demon är bokad. Kunden får en bekräftelse med e-post.",
    refused: {
      taken: "Tiden är upptagen. Välj en annan. Det du har skrivit står kvar.",
      closed:
        "Tiden har varit eller ligger mer än 90 dagar fram. Välj en annan. Det du har skrivit står kvar.",
      unknown: "Det gick inte att läsa formuläret. Ladda om sidan och försök igen.",
    },
  },
  {
    title: "Book a demo for a customer – admin",
    heading: "Book a demo for a customer",
    lead: "The customer gets the same confirmation as when they book it themselves, with a calendar file and a link to change or cancel.",
    back: "To the bookings",
    tied: "Belongs to the request",
    when: {
      heading: "When",
      which: "Time",
      offered: "A free time",
      other: "Another time",
      noSlots: "There are no free times in the weeks that are open. Write another day and time.",
      notYet: "{warning} Nothing is booked yet. Tick the box to use the time anyway.",
    },
    who: {
      heading: "Who",
      language: "Language of the emails",
      message: { label: "What the customer wants to see", example: "" },
    },
    button: "Book the demo",
    done: "The demo is booked. The customer gets a confirmation by email.",
    refused: {
      taken: "That time is taken. Choose another. What you have written is still here.",
      closed:
        "The time has been or is more than 90 days ahead. Choose another. What you have written is still here.",
      unknown: "The form could not be read. Reload the page and try again.",
    },
  },
);
