/** Letters that Unicode does not take apart into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
};

/**
 * The spelling by which paths, search words and keys are compared: lower case, without accents, whatever the Unicode
 * form. å and ä become a, ö and ø become o.
 * The search for leads and customers compares words in the database (private.plain_words) and gets them as typed.
 */
export function plainSpelling(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g, "")
    .replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
}

/** The anchor of a heading, or the slug of a title: "Sök i rätt ordning" -> "sok-i-ratt-ordning". */
export function anchorOf(heading: string): string {
  return plainSpelling(heading)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
