import { fill } from "#app/i18n/fill.ts";
import { cleanLines } from "#backend/mail/clean-text.ts";

export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

export function tel(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** What a visitor wrote, in the language's quotation marks, a line each. */
export function quoted(marks: string, message: string): string[] {
  return fill(marks, { text: cleanLines(message).join("\n") }).split("\n");
}
