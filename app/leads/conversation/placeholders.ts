import type { Locale } from "#app/i18n/locale.ts";

/** The placeholders of templates, with their names in braces in each language. */
export const placeholderNames = {
  name: { sv: "namn", en: "name" },
  firstName: { sv: "förnamn", en: "firstname" },
  company: { sv: "företag", en: "company" },
  number: { sv: "nummer", en: "number" },
  service: { sv: "tjänst", en: "service" },
  place: { sv: "plats", en: "place" },
  count: { sv: "antal", en: "count" },
  value: { sv: "värde", en: "value" },
  start: { sv: "start", en: "start" },
  time: { sv: "tid", en: "time" },
  me: { sv: "jag", en: "me" },
  signature: { sv: "underskrift", en: "signature" },
} as const satisfies Record<string, Record<Locale, string>>;

export type Placeholder = keyof typeof placeholderNames;

export const placeholders = Object.keys(placeholderNames) as Placeholder[];

const inBraces = /\{(\p{L}{1,30})\}/gu;

function placeholderOf(word: string): Placeholder | undefined {
  return placeholders.find((each) =>
    Object.values<string>(placeholderNames[each]).includes(word.toLowerCase()),
  );
}

/** Fills in the placeholders of a template; one without a value is left in the text, to be replaced by hand. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  return text.replace(inBraces, (whole, word: string) => {
    const placeholder = placeholderOf(word);
    return (placeholder && values[placeholder]) ?? whole;
  });
}

/** The placeholders that a text still has, in braces. */
export function unfilledPlaceholders(text: string): string[] {
  return wordsInBraces(text)
    .filter((word) => placeholderOf(word))
    .map((word) => `{${word}}`);
}

/** Words in braces that are not known placeholders. */
export function unknownPlaceholders(text: string): string[] {
  return wordsInBraces(text)
    .filter((word) => !placeholderOf(word))
    .map((word) => `{${word}}`);
}

function wordsInBraces(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(inBraces), ([, word = ""]) => word))];
}
