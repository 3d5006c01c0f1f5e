import { dateFormat } from "./date-format.ts";
import type { Locale } from "./locale.ts";

/**
 * The Swedish date of a timestamp: "12 november 2026", or without the year "12 november". A non-breaking space keeps
 * day and month on one line.
 */
export function formatDay(isoMoment: string, locale: Locale, options: { year: boolean }): string {
  return dateFormat(locale, {
    day: "numeric",
    month: "long",
    ...(options.year && { year: "numeric" }),
  })
    .format(new Date(isoMoment))
    .replace(" ", "\u00a0");
}
