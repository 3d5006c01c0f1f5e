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
 * A text as paths, search words and keys are compared: lower case, without accents, in any Unicode form. å and ä become
 * a, ö and ø become o.
 *
 * The database has the same function (private.plain_spelling), since its generated columns and indexes are made there,
 * and this one also runs in the browser. A test compares the two for every Latin letter.
 */
export function plainSpelling(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g, "")
    .replace(/[æœßþøłđðħıŧ]/g, (letter) => plainLetters[letter] ?? letter);
}
