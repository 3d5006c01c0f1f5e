/** The placeholders of templates, with their names in braces in Swedish and English. */
export const placeholderNames = {
  name: ["namn", "name"],
  company: ["företag", "company"],
  number: ["nummer", "number"],
  time: ["tid", "time"],
  start: ["start", "start"],
  me: ["jag", "me"],
} as const;

export type Placeholder = keyof typeof placeholderNames;

export const placeholders = Object.keys(placeholderNames) as Placeholder[];

const inBraces = /\{(\p{L}{1,30})\}/gu;

function placeholderOf(word: string): Placeholder | undefined {
  return placeholders.find((each) => placeholderNames[each].some((name) => name === word.toLowerCase()));
}

/** Fills in the placeholders of a template; one without a value stays, to be replaced by hand. */
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

/** Words in braces that are no known placeholders. */
export function unknownPlaceholders(text: string): string[] {
  return wordsInBraces(text)
    .filter((word) => !placeholderOf(word))
    .map((word) => `{${word}}`);
}

function wordsInBraces(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(inBraces), ([, word = ""]) => word))];
}
