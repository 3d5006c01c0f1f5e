import { retentionMonths } from "#app/domain/retention.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** Without a line break inside; the hyphen is kept with the rest where it is shown (app/ui/unbroken-numbers.tsx). */
const telephone = brand.phone.replaceAll(" ", "\u00a0");

/** Shared by all forms (product 8 and 9). */
export const submissionMessages = copy(
  {
    errors: {
      controlCharacters: "Texten innehåller osynliga tecken. Skriv in den för hand",
      formInvalid: "Formuläret gick inte att läsa. Ladda om sidan och försök igen",
    },
    summaryTitle: "Rätta det här och skicka igen",
    errorPrefix: "Fel: ",
    busy: "Skickar...",
    sent: "Tack! Vi kontaktar dig inom kort.",
    // True at night too, when nobody answers a call.
    reachUs: "På kontorstid når du oss på",
    telephone,
    failed: {
      failed: "Något gick fel. Vänligen försök igen.",
      unavailable: "Något gick fel. Vänligen försök igen.",
      rateLimited: "Du har skickat många förfrågningar på kort tid. Vänta några minuter och försök igen.",
      challenge: `Vi kunde inte kontrollera att du är en människa. Kontrollen kräver JavaScript. Ring oss gärna på ${brand.phone} i stället.`,
    },
    kept: "Det du har skrivit finns kvar.",
    waiting: "Du är offline. Vi skickar så fort nätet är tillbaka.",
    delayed: "Det gick inte att skicka än. Vi försöker igen automatiskt.",
    waitingMore: "Stänger du sidan, skickas det nästa gång du öppnar den i den här webbläsaren.",
    trap: "Lämna det här fältet tomt",
    legal: `${brand.legalName} använder uppgifterna bara för att svara dig och raderar dem efter ${retentionMonths}\u00a0månader om det inte blir något samarbete.`,
    legalLink: "Så hanterar vi personuppgifter",
    optional: "(valfritt)",
  },
  {
    errors: {
      controlCharacters: "The text contains invisible characters. Please type it in by hand",
      formInvalid: "The form could not be read. Reload the page and try again",
    },
    summaryTitle: "Correct this and send again",
    errorPrefix: "Error: ",
    busy: "Sending...",
    sent: "Thank you! We will contact you shortly.",
    reachUs: "In office hours you reach us on",
    telephone,
    failed: {
      failed: "Something went wrong. Please try again.",
      unavailable: "Something went wrong. Please try again.",
      rateLimited: "You have sent many requests in a short time. Wait a few minutes and try again.",
      challenge: `We could not check that you are a person. The check needs JavaScript. You are welcome to call us on ${brand.phone} instead.`,
    },
    kept: "What you have written is still here.",
    waiting: "You are offline. We will send it as soon as the network is back.",
    delayed: "It could not be sent yet. We will keep trying.",
    waitingMore: "If you close the page, it is sent the next time you open it in this browser.",
    trap: "Leave this field empty",
    legal: `${brand.legalName} uses your details only to answer you, and erases them after ${retentionMonths}\u00a0months if we do not work together.`,
    legalLink: "How we handle personal data",
    optional: "(optional)",
  },
);

/** Errors of fields that several forms have. */
export const fieldErrors = copy(
  {
    name: { tooShort: "Namnet måste vara minst 2 tecken", tooLong: "Namnet får max vara 100 tecken" },
    company: {
      tooShort: "Företagsnamnet måste vara minst 2 tecken",
      tooLong: "Företagsnamnet får max vara 100 tecken",
    },
    email: { invalid: "Ange en giltig e-postadress", tooLong: "E-postadressen är för lång" },
    phone: { invalid: "Vänligen ange ett giltigt telefonnummer" },
    message: {
      tooShort: "Meddelandet måste vara minst 10 tecken",
      tooLong: "Meddelandet får max vara 1000 tecken",
    },
  },
  {
    name: {
      tooShort: "The name must be at least 2 characters",
      tooLong: "The name can be at most 100 characters",
    },
    company: {
      tooShort: "The company name must be at least 2 characters",
      tooLong: "The company name can be at most 100 characters",
    },
    email: { invalid: "Enter a valid email address", tooLong: "The email address is too long" },
    phone: { invalid: "Please enter a valid phone number" },
    message: {
      tooShort: "The message must be at least 10 characters",
      tooLong: "The message can be at most 1000 characters",
    },
  },
);

/** The contact dialog, and the page with the same form. */
export const contactRequestMessages = copy(
  {
    ...submissionMessages.sv,
    title: "Bli kontaktad",
    close: "Stäng",
    fields: {
      contactType: {
        label: "Hur vill du bli kontaktad?",
        options: { email: "E-post", phone: "Telefon" },
      },
      companyName: {
        label: "Företagets eller organisationens namn",
        fact: "Företag",
        errors: fieldErrors.sv.name,
      },
      email: { label: "E-postadress", example: "namn@foretag.se", errors: fieldErrors.sv.email },
      phone: { label: "Telefonnummer", example: "070-123 45 67", errors: fieldErrors.sv.phone },
    },
    send: "Skicka",
  },
  {
    ...submissionMessages.en,
    title: "Contact me",
    close: "Close",
    fields: {
      contactType: {
        label: "How should we contact you?",
        options: { email: "Email", phone: "Phone" },
      },
      companyName: {
        label: "Name of the company or organisation",
        fact: "Company",
        errors: fieldErrors.en.name,
      },
      email: { label: "Email address", example: "name@company.com", errors: fieldErrors.en.email },
      phone: { label: "Phone number", example: "+46 70 123 45 67", errors: fieldErrors.en.phone },
    },
    send: "Send",
  },
);

/** The contact form of the home page. */
export const contactMessageMessages = copy(
  {
    ...submissionMessages.sv,
    fields: {
      name: { label: "Namn", fact: "Kontakt", errors: fieldErrors.sv.name },
      companyName: { label: "Organisation", errors: fieldErrors.sv.company },
      email: { label: "E-post", errors: fieldErrors.sv.email },
      phone: { label: "Telefon", example: "070-123 45 67", errors: fieldErrors.sv.phone },
      message: {
        label: "Vad gäller det?",
        example: "Till exempel: två väktare till en butiksöppning i Malmö lördag 10–18.",
        errors: fieldErrors.sv.message,
      },
    },
    send: "Skicka förfrågan",
    again: "Skicka en ny förfrågan",
  },
  {
    ...submissionMessages.en,
    fields: {
      name: { label: "Name", fact: "Contact", errors: fieldErrors.en.name },
      companyName: { label: "Organisation", errors: fieldErrors.en.company },
      email: { label: "Email", errors: fieldErrors.en.email },
      phone: { label: "Phone", example: "+46 70 123 45 67", errors: fieldErrors.en.phone },
      message: {
        label: "What is it about?",
        example: "For example: two guards for a shop opening in Malmö on Saturday, 10–18.",
        errors: fieldErrors.en.message,
      },
    },
    send: "Send request",
    again: "Send another request",
  },
);
