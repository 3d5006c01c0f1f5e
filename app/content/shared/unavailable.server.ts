import { copy } from "#app/i18n/copy.ts";

/** The page in place of one that can't be shown now; not in the product's other pages. */
export const unavailableMessages = copy(
  {
    phone: "Bråttom? Ring {number} på kontorstid",
    /** There are more requests than the process can render. */
    busy: {
      title: "Just nu är vi många här",
      text: "Sidan öppnas av sig själv om några sekunder.",
    },
    /** The database can't be reached. */
    outage: {
      title: "Vi är strax tillbaka",
      text: "Något krånglar hos oss just nu. Sidan öppnas av sig själv så snart det fungerar igen.",
    },
    starting: {
      title: "Vi är strax igång",
      text: "Webbplatsen startar. Sidan öppnas av sig själv om några sekunder.",
    },
    /** The operator has closed the site (`npm run maintenance`); also for a form that was sent. */
    maintenance: {
      title: "Vi arbetar med webbplatsen",
      text: "Vi gör ett planerat arbete och öppnar snart igen.",
      kept: "Det du skrev är inte skickat än, men finns kvar här. Försök igen om en stund.",
      files: "Filer kan inte sparas här. Välj dem igen innan du skickar:",
      retry: "Försök igen",
    },
    /** For a form that was sent. */
    unsent: {
      title: "Det gick inte att skicka just nu",
      text: "Något krånglar hos oss. Vänta en stund och försök igen.",
      kept: "Det du skrev finns kvar.",
      files: "Filer kan inte sparas här. Välj dem igen innan du skickar:",
      retry: "Försök igen",
    },
    /** For a form that a proxy could not pass on: its page can't contain what was typed (deploy/away). */
    undelivered: {
      title: "Det gick inte att skicka just nu",
      text: "Vår webbplats svarar inte, men det du skrev är inte borta. Vänta en minut, ladda om den här sidan och svara ja när webbläsaren frågar om formuläret ska skickas igen.",
    },
    /** For a form that was refused before it was read. */
    refused: {
      foreign: {
        title: "Formuläret kom inte fram",
        text: "Webbläsaren visade inte att det kom från vår webbplats, så inget är sparat. Gå tillbaka, där det du skrev oftast finns kvar, och försök igen. Hjälper det inte, prova en annan webbläsare.",
      },
      tooLarge: {
        title: "Det var för mycket på en gång",
        text: "Vi kan ta emot högst {size}, så inget är sparat. Gå tillbaka, där det du skrev oftast finns kvar. Korta texten eller välj mindre filer.",
      },
      unreadable: {
        title: "Vi kunde inte läsa formuläret",
        text: "Inget är sparat. Gå tillbaka, där det du skrev oftast finns kvar, och skicka igen.",
      },
    },
  },
  {
    phone: "In a hurry? Call {number} in office hours",
    busy: {
      title: "We have a lot of visitors right now",
      text: "The page opens by itself in a few seconds.",
    },
    outage: {
      title: "We will be right back",
      text: "Something is wrong at our end right now. The page opens by itself as soon as it works again.",
    },
    starting: {
      title: "We are starting up",
      text: "The page opens by itself in a few seconds.",
    },
    maintenance: {
      title: "We are working on the website",
      text: "This is planned work, and we open again soon.",
      kept: "What you wrote has not been sent yet, but is still here. Try again in a while.",
      files: "Files can’t be kept here. Choose them again before you send:",
      retry: "Try again",
    },
    unsent: {
      title: "It could not be sent right now",
      text: "Something is wrong at our end. Wait a moment and try again.",
      kept: "What you wrote is still here.",
      files: "Files can’t be kept here. Choose them again before you send:",
      retry: "Try again",
    },
    undelivered: {
      title: "It could not be sent right now",
      text: "Our website does not answer, but what you wrote is not lost. Wait a minute, reload this page, and say yes when the browser asks whether to send the form again.",
    },
    refused: {
      foreign: {
        title: "The form did not reach us",
        text: "The browser did not show that it came from our site, so nothing is saved. Go back, where what you wrote is usually still there, and try again. If that does not help, try another browser.",
      },
      tooLarge: {
        title: "That was too much at once",
        text: "We can receive at most {size}, so nothing is saved. Go back, where what you wrote is usually still there. Shorten the text or choose smaller files.",
      },
      unreadable: {
        title: "We could not read the form",
        text: "Nothing is saved. Go back, where what you wrote is usually still there, and send it again.",
      },
    },
  },
);
