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

/** A day of the month in Sweden, short: "12 nov". */
export function formatShortDay(moment: Date, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "short" }).format(moment).replace(".", "");
}

/**
 * A past moment, short for lists: the time of day today, "i går" the day before, otherwise "17 nov", with its year in
 * another year. Takes the present moment.
 */
export function formatRecent(moment: Date, now: Date, locale: Locale): string {
  const day = (of: Date) => dateFormat("sv").format(of);
  if (day(moment) === day(now)) return formatClock(moment, locale);
  const dayBefore = new Date(`${day(now)}T00:00:00Z`);
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1);
  if (day(moment) === dayBefore.toISOString().slice(0, 10)) return yesterday[locale];
  const sameYear = day(moment).slice(0, 4) === day(now).slice(0, 4);
  return dateFormat(locale, {
    day: "numeric",
    month: "short",
    ...(sameYear ? {} : { year: "numeric" }),
  })
    .format(moment)
    .replace(".", "");
}

const yesterday: Record<Locale, string> = { sv: "i går", en: "yesterday" };
