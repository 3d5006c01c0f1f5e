import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { fillerWords } from "#app/content/search-words.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";

/** The maximum length of a query, in characters; longer ones were not typed into a search box. */
export const maxQueryLength = 100;
/** The maximum words of a query; further ones are ignored. */
const maxWords = 8;

const stemmers: Record<Locale, (word: string) => string> = { sv: swedish, en: english };

/** The stem of a word, in plain spelling: the same for "ordningsvakterna" and "ordningsvakt". */
export function stemOf(word: string, locale: Locale): string {
  return stemmers[locale](word);
}

/** The words of a text in plain spelling, in their order. */
export function plainWords(text: string): string[] {
  return plainSpelling(text).match(/[a-z0-9]+/g) ?? [];
}

/** The words of a text without stop words; all of them if there are only stop words ("who are you"). */
export function withoutStopWords(text: string): string[] {
  const words = plainWords(text);
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** The words of a query in plain spelling, without stop words, each once. */
export function searchWords(query: string): string[] {
  return [...new Set(withoutStopWords(query.slice(0, maxQueryLength)))].slice(0, maxWords);
}

const stopWords = new Set(plainWords(fillerWords));
