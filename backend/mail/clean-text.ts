// Cc: line breaks and other control characters. Bidi controls reverse the reading order ("moc.tset" reads as
// "test.com"); zero-width and line separators hide or break text.
const hiding = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * A text as one line without hidden characters: for a subject, a name, a fact of an email. Line breaks become spaces,
 * so that nothing typed into a form can add a header or reverse its line. No-break spaces stay: "14 000 kr" is one word.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/(?:[^\S\u00A0]|\u0085)+/gu, " ")
    .replace(hiding, "")
    .trim();
}

/** The lines of a longer text, each cleaned; several empty lines become one. */
export function cleanLines(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(cleanLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .split("\n");
}

/**
 * Gives back a text that is exactly one email address. Throws, without naming it, for anything else: a list, a name
 * with an address, or an address with a line break would reach somebody nobody chose.
 */
export function oneAddress(text: string): string {
  if (!/^[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+$/u.test(text))
    throw new Error("an email's address is not one mail address");
  return text;
}
