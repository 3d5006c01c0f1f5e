import { brand } from "#app/content/brand.ts";
import { type CompanyFacts, spokenHours } from "#app/domain/company-facts.ts";
import { copy, copyWith } from "#app/i18n/copy.ts";

/** What the words below name of the company facts. */
const pick = ({ openingHours }: CompanyFacts) => ({
  minutes: openingHours.responseMinutes.value,
  ...spokenHours(openingHours),
});

/** What every contact form says when it checks, sends and has sent (specification sections 4, 5 and 8). */
export const submissionWords = copy(
  {
    issues: {
      nameTooShort: "Namnet måste vara minst 2 tecken",
      nameTooLong: "Namnet får max vara 100 tecken",
      companyTooShort: "Företagsnamnet måste vara minst 2 tecken",
      companyTooLong: "Företagsnamnet får max vara 100 tecken",
      emailInvalid: "Ange en giltig e-postadress",
      emailTooLong: "E-postadressen är för lång",
      phoneInvalid: "Vänligen ange ett giltigt telefonnummer",
      messageTooShort: "Meddelandet måste vara minst 10 tecken",
      messageTooLong: "Meddelandet får max vara 1000 tecken",
      controlCharacters: "Texten innehåller osynliga tecken. Skriv in den för hand",
      formInvalid: "Formuläret gick inte att läsa. Ladda om sidan och försök igen",
      trapFilled: "Lämna det dolda fältet tomt",
    },
    summaryTitle: "Rätta det här och skicka igen",
    errorPrefix: "Fel: ",
    busy: "Skickar...",
    sent: "Tack! Vi kontaktar dig inom kort.",
    failed: {
      failed: "Något gick fel. Vänligen försök igen.",
      unavailable: "Något gick fel. Vänligen försök igen.",
      rateLimited: "Du har skickat många förfrågningar på kort tid. Vänta några minuter och försök igen.",
      challenge: `Vi kunde inte kontrollera att du är en människa. Kontrollen kräver JavaScript. Ring oss gärna på ${brand.phone} i stället.`,
    },
    kept: "Det du har skrivit finns kvar.",
    waiting: "Du är offline. Vi skickar så fort nätet är tillbaka.",
    waitingMore: "Stänger du sidan skickas det nästa gång du öppnar den i den här webbläsaren.",
    trap: "Lämna det här fältet tomt",
    legal: `${brand.legalName} använder uppgifterna bara för att svara dig och raderar dem efter 12\u00a0månader om det inte blir något samarbete.`,
    legalLink: "Så hanterar vi personuppgifter",
  },
  {
    issues: {
      nameTooShort: "The name must be at least 2 characters",
      nameTooLong: "The name can be at most 100 characters",
      companyTooShort: "The company name must be at least 2 characters",
      companyTooLong: "The company name can be at most 100 characters",
      emailInvalid: "Enter a valid email address",
      emailTooLong: "The email address is too long",
      phoneInvalid: "Please enter a valid phone number",
      messageTooShort: "The message must be at least 10 characters",
      messageTooLong: "The message can be at most 1000 characters",
      controlCharacters: "The text contains invisible characters. Please type it in by hand",
      formInvalid: "The form could not be read. Reload the page and try again",
      trapFilled: "Leave the hidden field empty",
    },
    summaryTitle: "Correct this and send again",
    errorPrefix: "Error: ",
    busy: "Sending...",
    sent: "Thank you! We will contact you shortly.",
    failed: {
      failed: "Something went wrong. Please try again.",
      unavailable: "Something went wrong. Please try again.",
      rateLimited: "You have sent many requests in a short time. Wait a few minutes and try again.",
      challenge: `We could not check that you are a person. The check needs JavaScript. You are welcome to call us on ${brand.phone} instead.`,
    },
    kept: "What you have written is still here.",
    waiting: "You are offline. We will send it as soon as the network is back.",
    waitingMore: "If you close the page, it is sent the next time you open it in this browser.",
    trap: "Leave this field empty",
    legal: `${brand.legalName} uses your details only to answer you, and erases them after 12 months if we do not end up working together.`,
    legalLink: "How we handle personal data",
  },
);

/** The contact dialog, and the page with the same form. */
export const contactRequestWords = copyWith(
  pick,
  ({ minutes, opens, closes }) => ({
    title: "Bli kontaktad",
    lead: `Vi hör av oss inom ${minutes}\u00a0minuter i genomsnitt, mån–fre\u00a0${opens}–${closes}.`,
    close: "Stäng",
    type: "Hur vill du bli kontaktad?",
    email: "E-post",
    phone: "Telefon",
    emailAddress: "E-postadress",
    emailExample: "namn@foretag.se",
    phoneNumber: "Telefonnummer",
    phoneExample: "070-123 45 67",
    company: "Företag eller organisation",
    send: "Skicka",
  }),
  ({ minutes, opens, closes }) => ({
    title: "Contact me",
    lead: `We reply within ${minutes}\u00a0minutes on average, Mon–Fri\u00a0${opens}–${closes}.`,
    close: "Close",
    type: "How should we contact you?",
    email: "Email",
    phone: "Phone",
    emailAddress: "Email address",
    emailExample: "name@company.com",
    phoneNumber: "Phone number",
    phoneExample: "+46 70 123 45 67",
    company: "Company or organisation",
    send: "Send",
  }),
);

/** The contact form of the home page. */
export const contactMessageWords = copy(
  {
    name: "Namn",
    company: "Organisation",
    email: "E-post",
    phone: "Telefon",
    phoneExample: "070-123 45 67",
    optional: "(valfritt)",
    message: "Vad gäller det?",
    messageExample: "Till exempel: två väktare till en butiksöppning i Malmö lördag 10–18.",
    send: "Skicka förfrågan",
  },
  {
    name: "Name",
    company: "Organisation",
    email: "Email",
    phone: "Phone",
    phoneExample: "+46 70 123 45 67",
    optional: "(optional)",
    message: "What is it about?",
    messageExample: "For example: two guards for a shop opening in Malmö on Saturday, 10–18.",
    send: "Send request",
  },
);
