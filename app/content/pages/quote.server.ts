import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The page with the quote forms, for visitors without script and links from elsewhere. */
export const quotePage = copy(
  {
    title: `Begär offert – ${brand.name}`,
    description: `Begär offert på väktare eller ordningsvakter hos ${brand.name}. Fast pris, exkl.\u00a0moms, med tillägg för kväll och helg redovisade.`,
    here: "Begär offert",
    next: {
      title: "Så går det till",
      steps: [
        { name: "En samordnare läser", text: "Är något oklart ringer vi, i stället för att gissa." },
        {
          name: "Du får ett fast pris",
          text: "Exkl.\u00a0moms, med kväll, natt och helg på egna rader.",
        },
        { name: "Du säger ja eller nej", text: "Inget är bokat förrän du har sagt ja till priset." },
      ],
    },
    sentHeading: "Tack för din förfrågan! Vi\u00a0återkommer inom kort.",
    sentText: "En bekräftelse är på väg till din e-post. Svara på den om något ska ändras.",
    home: "Till startsidan",
    again: "Skicka en ny förfrågan",
  },
  {
    title: `Request a quote – ${brand.name}`,
    description: `Request a quote for guards or public-order guards from ${brand.name}. A fixed price, excl.\u00a0VAT, with evening and weekend supplements shown.`,
    here: "Request a quote",
    next: {
      title: "What happens next",
      steps: [
        { name: "A coordinator reads it", text: "If something is unclear we call, instead of guessing." },
        {
          name: "You get a fixed price",
          text: "Excl.\u00a0VAT, with evenings, nights and weekends on lines of their own.",
        },
        { name: "You say yes or no", text: "Nothing is booked until you have said yes to the price." },
      ],
    },
    sentHeading: "Thank you for your request! We\u00a0will get back to you shortly.",
    sentText: "A confirmation is on its way to your email. Reply to it if anything should change.",
    home: "To the home page",
    again: "Send another request",
  },
);
