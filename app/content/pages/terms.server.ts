import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The day of the last change to the text. */
export const termsUpdated = "2026-11-21";

/**
 * /terms: every clause (app/content/prose) in one sentence and in full. The permit rules are those of lag (2023:421).
 */
export const termsPage = copy(
  {
    meta: {
      title: `Villkor för webbplatsen, priser och förfrågningar – ${brand.name}`,
      description: `Vad som gäller när du läser priser, skickar en förfrågan eller går vidare till bokningsappen hos ${brand.name}. Varje villkor först i en mening, sedan i sin helhet.`,
      keywords: "villkor, användarvillkor, bokning av väktare",
    },
    head: {
      title: "Villkoren.\nFörst\u00a0kort,\nsedan\u00a0allt.",
      lead: "Läs de stora raderna på en minut. Den fulla texten till varje rad är den som gäller.",
      updated: "Gäller från",
    },
    text: {
      contents: "På sidan",
      short: "Kort sagt:",
    },
  },
  {
    meta: {
      title: `Terms for the site, prices and requests – ${brand.name}`,
      description: `What applies when you read prices, send a request or go on to the booking app with ${brand.name}. Every term first in one sentence, then in full.`,
      keywords: "terms, terms of use, booking guards",
    },
    head: {
      title: "The terms.\nIn short,\nthen in full.",
      lead: "The large lines take a minute to read. The full text that goes with each is what applies.",
      updated: "In force from",
    },
    text: {
      contents: "On this page",
      short: "In short:",
    },
  },
);
