import { formatDay } from "./dates.ts";
import type { Locale } from "./locale.ts";

// Only for the server: few browsers have Temporal.

/** A time in Sweden's zone, with its date and clock there. */
export function inSweden(time: Date): Temporal.ZonedDateTime {
  return time.toTemporalInstant().toZonedDateTimeISO("Europe/Stockholm");
}

/** The start of an ISO date in Sweden, or of the date some days later. */
export function startOfDay(day: string | Temporal.PlainDate, daysLater = 0): Date {
  const date = Temporal.PlainDate.from(day).add({ days: daysLater });
  return new Date(date.toZonedDateTime("Europe/Stockholm").epochMilliseconds);
}

/** The start of a month in Sweden, `2026-11`, or of the month some months later. */
export function startOfMonth(month: string, monthsLater = 0): Date {
  return startOfDay(Temporal.PlainYearMonth.from(month).add({ months: monthsLater }).toPlainDate({ day: 1 }));
}

/** The Monday of a date's week. */
export function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

/** Noon of an ISO date, which is on the same date in UTC and in Sweden. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** A date for a `time` element: the ISO date and its text. */
export interface ShownDay {
  date: string;
  label: string;
}

/** An ISO date with its text, for a loader: creating the formatter in the browser takes a slow phone 50 ms. */
export function shownDay(date: string, locale: Locale, options = { year: true }): ShownDay {
  return { date, label: formatIsoDay(date, locale, options) };
}

/** An ISO date as text: "12 november 2026". */
export function formatIsoDay(day: string, locale: Locale, options = { year: true }): string {
  return formatDay(noonOf(day).toISOString(), locale, options);
}
