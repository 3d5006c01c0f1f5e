import { unfilledPlaceholders } from "./placeholders.ts";

/** What a template leaves to be written by hand: [in square brackets], or dots or underscores that stand alone. */
const blank = /\[[^[\]\n]{1,100}\]|(?<!\S)(?:\.{3,}|…|_{3,})(?!\S)/gu;

/** The blanks of a template that an email made from it still has (product 19.37). */
export function unwrittenBlanks(template: string, written: string): string[] {
  const left = new Set(written.match(blank));
  return [...new Set(template.match(blank))].filter((each) => left.has(each));
}

/**
 * Where to go on writing an email that a template has filled in: its first placeholder without a value or its first
 * blank, else the empty lines below the greeting, else its beginning.
 */
export function firstOpenPlace(text: string): { start: number; end: number } {
  const found = [...unfilledPlaceholders(text), ...(text.match(blank) ?? [])]
    .map((place) => ({ start: text.indexOf(place), end: text.indexOf(place) + place.length }))
    .toSorted((one, other) => one.start - other.start);
  const empty = text.indexOf("\n\n\n");
  const caret = empty < 0 ? 0 : empty + 2;
  return found[0] ?? { start: caret, end: caret };
}
