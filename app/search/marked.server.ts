import type { Locale } from "#app/i18n/locale.ts";
import { plainWords, stemOf } from "./words.server.ts";

export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/** Splits a text into the query's words, in any form, which are highlighted, and what stands between them. */
export function marked(text: string, stems: readonly string[], locale: Locale): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const part of text.normalize("NFC").split(/([\p{L}\p{N}]+)/u)) {
    const isHit = plainWords(part).some((word) => isMeant(word, stems, locale));
    const last = parts.at(-1);
    if (!isHit && last && !last.isHit) last.text += part;
    else if (part !== "") parts.push({ text: part, isHit });
  }
  return parts;
}

/** Whether a word is a form of a stem, or a longer word that begins with it ("ordningsvaktsutbildning"). */
function isMeant(word: string, stems: readonly string[], locale: Locale): boolean {
  return stems.some((stem) => stemOf(word, locale) === stem || (stem.length > 3 && word.startsWith(stem)));
}
