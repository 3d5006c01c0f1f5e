/** What a template may have a place for, with the words that stand in braces, in Swedish and in English. */
export const placeWords = {
  name: ["namn", "name"],
  company: ["företag", "company"],
  number: ["nummer", "number"],
  time: ["tid", "time"],
  start: ["start", "start"],
  me: ["jag", "me"],
} as const;

export type Place = keyof typeof placeWords;

export const places = Object.keys(placeWords) as Place[];

const inBraces = /\{(\p{L}{1,30})\}/gu;

function placeOf(word: string): Place | undefined {
  return places.find((place) => placeWords[place].some((known) => known === word.toLowerCase()));
}

/** Fills the places of a template; one that has no value stays as it is, to be written by hand. */
export function fillPlaces(text: string, values: Readonly<Partial<Record<Place, string>>>): string {
  return text.replace(inBraces, (whole, word: string) => {
    const place = placeOf(word);
    return (place && values[place]) ?? whole;
  });
}

/** The places that a text still has, in braces. */
export function openPlaces(text: string): string[] {
  return wordsInBraces(text)
    .filter((word) => placeOf(word))
    .map((word) => `{${word}}`);
}

/** What stands in braces in a text and is no place. */
export function unknownPlaces(text: string): string[] {
  return wordsInBraces(text)
    .filter((word) => !placeOf(word))
    .map((word) => `{${word}}`);
}

function wordsInBraces(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(inBraces), ([, word = ""]) => word))];
}
