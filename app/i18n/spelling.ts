/**
 * A text normalized for comparing paths and search words: lower case, without accents, in any Unicode form. å and ä
 * become a, ö becomes o.
 */
export function plainSpelling(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
