import type { Locale } from "#app/i18n/locale.ts";
import { plainWords, stemOf } from "./words.server.ts";

export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/** Splits a text into parts, so that the query's words, in any form, can be highlighted. */
export function marked(text: string, stems: readonly string[], locale: Locale): MarkedPart[] {
  return text
    .normalize("NFC")
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isHit: plainWords(part).some((word) => isMeant(word, stems, locale)) }));
}

/** Whether a word is a form of a stem, or a longer word that begins with it ("ordningsvaktsutbildning"). */
function isMeant(word: string, stems: readonly string[], locale: Locale): boolean {
  return stems.some((stem) => stemOf(word, locale) === stem || (stem.length > 3 && word.startsWith(stem)));
}
