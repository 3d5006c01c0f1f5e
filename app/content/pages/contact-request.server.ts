import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ openingHours }: CompanyFacts) {
  const minutes = openingHours.responseMinutes.value;
  const { opens, closes } = openingHours.openingHours.value;
  return { minutes, opens, closes };
}

/** The page with the contact form, for visitors without script and links from elsewhere. */
export const contactRequestPage = copyWith(pick, {
  sv: ({ minutes, opens, closes }) => ({
    title: `Bli kontaktad – ${brand.name}`,
    description: `Lämna e-post eller telefon, så hör ${brand.name} av sig om väktare, ordningsvakter och entrévärdar. I genomsnitt inom ${minutes} minuter, mån–fre ${opens}–${closes}.`,
    heading: "Bli kontaktad",
    lead: "Lämna e-post eller telefonnummer. En samordnare hör av sig, frågar vad du behöver och ger dig ett fast pris.",
    next: {
      title: "Så går det till",
      steps: [
        { name: "Vi hör av oss", text: "En samordnare ringer eller mejlar dig." },
        { name: "Du säger var, när och hur många", text: "För ordningsvakter frågar vi efter tillståndet." },
        {
          name: "Du får ett fast pris",
          text: "Exkl.\u00a0moms, med tilläggen på egna rader. Inget är bokat förrän du har sagt ja.",
        },
      ],
    },
    sentHeading: "Tack! Vi\u00a0kontaktar dig inom kort.",
    sentText: `Har du lämnat en e-postadress, får du en bekräftelse dit.`,
    home: "Till startsidan",
    again: "Skicka en ny förfrågan",
  }),
  en: ({ minutes, opens, closes }) => ({
    title: `Contact me – ${brand.name}`,
    description: `Leave an email address or a phone number and ${brand.name} gets back to you about guards, public-order guards and entrance hosts. Within ${minutes} minutes on average, Mon–Fri ${opens}–${closes}.`,
    heading: "Contact me",
    lead: "Leave an email address or a phone number. A coordinator gets back to you, asks what you need and gives you a fixed price.",
    next: {
      title: "What happens next",
      steps: [
        { name: "We get back to you", text: "A coordinator calls or emails you." },
        {
          name: "You say where, when and how many",
          text: "For public-order guards we ask about the permit.",
        },
        {
          name: "You get a fixed price",
          text: "Excl.\u00a0VAT, with the supplements on lines of their own. Nothing is booked until you have said yes.",
        },
      ],
    },
    sentHeading: "Thank you! We\u00a0will contact you shortly.",
    sentText: `If you left an email address, a confirmation is on its way.`,
    home: "To the home page",
    again: "Send another request",
  }),
});
