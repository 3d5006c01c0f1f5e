import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { fillerWords } from "#app/content/search-words.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";

/** The longest query; longer ones were not typed into a search box. */
export const maxQueryLength = 100;
/** Further words of a query are ignored. */
const maxWords = 8;

const stemmers: Record<Locale, (word: string) => string> = { sv: swedish, en: english };

/** A word in plain spelling without its ending: the same for "ordningsvakterna" and "ordningsvakt". */
export function stemOf(word: string, locale: Locale): string {
  return stemmers[locale](word);
}

/** The words of a text in plain spelling, in their order. */
export function plainWords(text: string): string[] {
  return plainSpelling(text).match(/[a-z0-9]+/g) ?? [];
}

/** The words of a text without fillers; all words if there are only fillers ("who are you"). */
export function withoutFillers(text: string): string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words of a query in plain spelling, without fillers, each once. */
export function searchWords(query: string): string[] {
  return [...new Set(withoutFillers(query.slice(0, maxQueryLength)))].slice(0, maxWords);
}

const fillers = new Set(plainWords(fillerWords));
