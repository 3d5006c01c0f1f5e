import { cleanLines } from "#app/domain/clean-text.ts";
import { fill } from "#app/i18n/fill.ts";

/** The link that writes to an address. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** What a visitor wrote as lines, in the language's quotation marks (`marks` has the placeholder {text}). */
export function quoted(marks: string, message: string): string[] {
  return fill(marks, { text: cleanLines(message).join("\n") }).split("\n");
}
