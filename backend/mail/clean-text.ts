// Cc: line breaks and other control characters. Bidi controls reverse the reading order ("moc.tset" reads as
// "test.com"); zero-width characters and line separators hide or break text.
const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * A text as one line without invisible characters, for a subject, a name or a value in an email. Line breaks become
 * spaces, so that nothing typed into a form can add a header or reverse the line. No-break spaces stay, as in "14 000 kr".
 */
export function cleanLine(text: string): string {
  return text
    .replace(/(?:[^\S\u00A0]|\u0085)+/gu, " ")
    .replace(invisible, "")
    .trim();
}

/** The lines of a longer text, each cleaned by `cleanLine`; several empty lines become one. */
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
 * Returns a text that is exactly one email address. Throws for anything else, since a list, a name with an address or a
 * line break could send the email to others. The error does not quote the text.
 */
export function oneAddress(text: string): string {
  if (!/^[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+$/u.test(text))
    throw new Error("the text is not exactly one email address");
  return text;
}
