/**
 * Returns a text that is exactly one email address. Throws for anything else, since a list, a name with an address or a
 * line break could send the email to others. The error does not quote the text.
 */
export function oneAddress(text: string): string {
  if (!/^[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+$/u.test(text))
    throw new Error("the text is not exactly one email address");
  return text;
}
