import { fill } from "#app/i18n/fill.ts";
import { cleanLines } from "#backend/mail/clean-text.ts";

export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** A visitor's words, in the language's quotation marks, line by line. */
export function quoted(marks: string, message: string): string[] {
  return fill(marks, { text: cleanLines(message).join("\n") }).split("\n");
}
