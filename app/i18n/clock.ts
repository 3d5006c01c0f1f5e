import { milliseconds } from "#app/domain/milliseconds.ts";
import { dateFormat } from "./date-format.ts";
import type { Locale } from "./locale.ts";

/** The time of day of a timestamp, in Sweden or another time zone: "14:12". */
export function formatClock(time: Date, locale: Locale, timeZone?: string): string {
  return dateFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone && { timeZone }),
  }).format(time);
}

/** The Swedish weekday of a timestamp: "måndag", "Monday". */
export function formatWeekday(time: Date, locale: Locale): string {
  return dateFormat(locale, { weekday: "long" }).format(time);
}

/** The Swedish date and time of a timestamp, short: "tors 19 nov 13:42", "Thu 19 Nov 13:42". */
export function formatShortMoment(time: Date, locale: Locale): string {
  const day = dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  return `${day.format(time).replace(/[.,]/g, "")} ${formatClock(time, locale)}`;
}

/** A shift, short: "tis 24 nov 18:00–02:00", with the date of its end when it is a day or longer. */
export function formatPeriod(from: Date, to: Date, locale: Locale): string {
  const isShift = to.getTime() - from.getTime() < milliseconds.day;
  const end = isShift ? `–${formatClock(to, locale)}` : ` – ${formatShortMoment(to, locale)}`;
  return `${formatShortMoment(from, locale)}${end}`;
}

/** The Swedish date of a timestamp, short: "12 nov". */
export function formatShortDay(time: Date, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "short" }).format(time).replace(".", "");
}

/**
 * A past timestamp, short for lists: the time of day if it is today, "i går" for yesterday, else "17 nov", with the
 * year if it is another one.
 */
export function formatRecent(time: Date, now: Date, locale: Locale): string {
  const day = (of: Date) => dateFormat("sv").format(of);
  if (day(time) === day(now)) return formatClock(time, locale);
  const dayBefore = new Date(`${day(now)}T00:00:00Z`);
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1);
  if (day(time) === dayBefore.toISOString().slice(0, 10)) return yesterday[locale];
  const sameYear = day(time).slice(0, 4) === day(now).slice(0, 4);
  return dateFormat(locale, {
    day: "numeric",
    month: "short",
    ...(sameYear ? {} : { year: "numeric" }),
  })
    .format(time)
    .replace(".", "");
}

const yesterday: Record<Locale, string> = { sv: "i går", en: "yesterday" };
