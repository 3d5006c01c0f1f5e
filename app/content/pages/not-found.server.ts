import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const pick = ({ statements }: CompanyFacts) => statements.demoMinutes.value;

/** The words of the not-found page. */
export const notFoundMessages = copyWith(pick, {
  sv: (minutes) => ({
    title: `Sidan finns inte – ${brand.name}`,
    heading: "Sidan\nfinns inte",
    lead: "Den har flyttats, eller så är adressen fel. Inget du har skickat har gått förlorat.",
    typed: "Du skrev {path}. Kanske söker du:",
    typedUnknown: "Du skrev {path}. Sök gärna efter det du ville läsa:",
    ways: "Populära sidor",
    way: {
      home: { name: "Startsidan", text: "Allt på ett ställe" },
      expressOrder: { name: "Expressbeställning", text: "Utan konto, även i kväll" },
      prices: { name: "Priser", text: "Per timme, exkl.\u00a0moms" },
      demo: { name: "Boka demo", text: `${minutes}\u00a0min, kostnadsfritt` },
      contactRequest: { name: "Bli kontaktad", text: "Vi ringer eller mejlar" },
      careers: { name: "Bli kollega", text: "Lediga jobb och pass" },
    },
  }),
  en: (minutes) => ({
    title: `Page not found – ${brand.name}`,
    heading: "Page\nnot found",
    lead: "It has moved, or the address is wrong. Nothing you have sent is lost.",
    typed: "You typed {path}. Perhaps you are looking for:",
    typedUnknown: "You typed {path}. Try searching for what you wanted to read:",
    ways: "Main pages",
    way: {
      home: { name: "Home", text: "Everything in one place" },
      expressOrder: { name: "Express order", text: "No account, tonight too" },
      prices: { name: "Prices", text: "By the hour, excl.\u00a0VAT" },
      demo: { name: "Book a demo", text: `${minutes}\u00a0min, free of charge` },
      contactRequest: { name: "Contact me", text: "We call or email" },
      careers: { name: "Join us", text: "Openings and shifts" },
    },
  }),
});
