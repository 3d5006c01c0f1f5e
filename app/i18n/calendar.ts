import { dateFormat } from "./date-format.ts";
import type { Locale } from "./locale.ts";

/** The Swedish date of a timestamp: its ISO date, and "5", "tors", "november", "2026". */
export function calendarDay(isoMoment: string, locale: Locale) {
  const date = new Date(isoMoment);
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options).format(date);
  return {
    date: dateFormat("sv").format(date),
    day: part({ day: "numeric" }),
    weekday: part({ weekday: "short" }),
    month: part({ month: "long" }),
    year: part({ year: "numeric" }),
  };
}

/** A date with its weekday, abbreviated: "lör 6 mars", "Sat 6 March". Takes an ISO date. */
export function formatWeekdayAndDay(isoDay: string, locale: Locale): string {
  return dateFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "long",
  })
    .format(new Date(`${isoDay}T00:00:00Z`))
    .replace(",", "");
}
