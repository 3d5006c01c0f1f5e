import type { Locale } from "./locale.ts";

const timeZone = "Europe/Stockholm";
const tags: Record<Locale, string> = { sv: "sv-SE", en: "en-GB" };

/** The day of a moment in Sweden, in words: "12 november 2026", or without the year "12 november". */
export function formatDay(isoMoment: string, locale: Locale, options: { year: boolean }): string {
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone,
    day: "numeric",
    month: "long",
    ...(options.year && { year: "numeric" }),
  }).format(new Date(isoMoment));
}
