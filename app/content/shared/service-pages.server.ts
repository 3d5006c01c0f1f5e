import { copy } from "#app/i18n/copy.ts";

/**
 * Shared by all service pages: the fixed button texts, and how a price is written. `showAll` stands on every page, before
 * the number of a list's rows.
 */
export const servicePageMessages = copy(
  {
    services: "Tjänster",
    demo: "Boka demo",
    quote: "Begär offert",
    bookNow: "Boka nu",
    contact: "Bli kontaktad",
    prices: "Priser",
    showAll: "Visa alla",
    price: { from: "från", amount: "{amount}\u00a0kr/tim", vat: "exkl.\u00a0moms" },
  },
  {
    services: "Services",
    demo: "Book a demo",
    quote: "Request a quote",
    bookNow: "Book now",
    contact: "Contact me",
    prices: "Prices",
    showAll: "Show all",
    price: { from: "from", amount: "SEK\u00a0{amount}/h", vat: "excl.\u00a0VAT" },
  },
);
