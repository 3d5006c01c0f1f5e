/**
 * A text as addresses and searches compare it: lower case, no accents, whatever the Unicode form. å and ä become a, ö
 * becomes o.
 */
export function plainSpelling(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
