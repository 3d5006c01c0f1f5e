import { dateFormat } from "./date-format.ts";
import type { Locale } from "./locale.ts";

/** The time of day of a moment in Sweden: "14:12". */
export function formatClock(moment: Date, locale: Locale): string {
  return dateFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/** The day of the week of a moment in Sweden: "måndag", "Monday". */
export function formatWeekday(moment: Date, locale: Locale): string {
  return dateFormat(locale, { weekday: "long" }).format(moment);
}

/** Day and time of a moment in Sweden, short: "tors 19 nov 13:42", "Thu 19 Nov 13:42". */
export function formatShortMoment(moment: Date, locale: Locale): string {
  const day = dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  return `${day.format(moment).replace(/[.,]/g, "")} ${formatClock(moment, locale)}`;
}
