import type { LeadStatus, LeadStatusWithNext } from "#app/domain/lead-status.ts";
import { copy } from "#app/i18n/copy.ts";
import type { Locale } from "#app/i18n/locale.ts";

interface LeadStatusWords {
  one: Record<LeadStatus, string>;
  many: Record<LeadStatus | "all", string>;
  /** The button that moves a lead on from a status (nextLeadStatus). */
  markNext: Record<LeadStatusWithNext, string>;
}

export const leadStatusWords: Record<Locale, LeadStatusWords> = copy(
  {
    one: {
      new: "Ny",
      contacted: "Kontaktad",
      quoted: "Offert skickad",
      won: "Vunnen",
      lost: "Förlorad",
    },
    many: {
      all: "Alla",
      new: "Nya",
      contacted: "Kontaktade",
      quoted: "Offert skickad",
      won: "Vunna",
      lost: "Förlorade",
    },
    markNext: {
      new: "Markera kontaktad",
      contacted: "Markera offert skickad",
      quoted: "Markera vunnen",
    },
  },
  {
    one: { new: "New", contacted: "Contacted", quoted: "Quote sent", won: "Won", lost: "Lost" },
    many: {
      all: "All",
      new: "New",
      contacted: "Contacted",
      quoted: "Quote sent",
      won: "Won",
      lost: "Lost",
    },
    markNext: {
      new: "Mark as contacted",
      contacted: "Mark quote as sent",
      quoted: "Mark as won",
    },
  },
);

/** What the admin calls services, forms and cities. */
export const leadWords = copy(
  {
    services: {
      guard: "Väktare",
      orderGuard: "Ordningsvakter",
      host: "Entrévärdar",
      training: "Utbildning",
      none: "Ej angiven",
    },
    kinds: { contact: "Kontakt", quote: "Offert", order: "Beställning" },
    sources: {
      "contact-form": "Kontaktformulär",
      "contact-dialog": "Bli kontaktad",
      contact: "Bli kontaktad",
      "quote-guard": "Offert, väktare",
      "quote-order-guard": "Offert, ordningsvakt",
      "express-order": "Expressbeställning",
    },
    otherSource: "Annan",
    otherCity: "Övriga",
    noName: "Utan namn",
  },
  {
    services: {
      guard: "Guards",
      orderGuard: "Public-order guards",
      host: "Entrance hosts",
      training: "Training",
      none: "Not given",
    },
    kinds: { contact: "Contact", quote: "Quote", order: "Order" },
    sources: {
      "contact-form": "Contact form",
      "contact-dialog": "Contact me",
      contact: "Contact me",
      "quote-guard": "Quote, guards",
      "quote-order-guard": "Quote, public-order guards",
      "express-order": "Express order",
    },
    otherSource: "Other",
    otherCity: "Elsewhere",
    noName: "No name",
  },
);
