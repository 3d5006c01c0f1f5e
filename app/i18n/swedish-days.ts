import { formatDay } from "./dates.ts";
import type { Locale } from "./locale.ts";

// Only for the server: few browsers have Temporal.

export function inSweden(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO("Europe/Stockholm");
}

/** The moment when an ISO day, or one some days later, begins in Sweden. */
export function startOfDay(day: string | Temporal.PlainDate, daysLater = 0): Date {
  const wanted = Temporal.PlainDate.from(day).add({ days: daysLater });
  return new Date(wanted.toZonedDateTime("Europe/Stockholm").epochMilliseconds);
}

export function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

/** Noon of an ISO day, which is on the same day in UTC and in Sweden. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** A day for a `time` element: the ISO day and its words. */
export interface ShownDay {
  date: string;
  label: string;
}

/** An ISO day with its words, for a loader: making a date's format takes a slow phone a twentieth of a second. */
export function shownDay(date: string, locale: Locale, options = { year: true }): ShownDay {
  return { date, label: formatIsoDay(date, locale, options) };
}

/** An ISO day in words: "12 november 2026". */
export function formatIsoDay(day: string, locale: Locale, options = { year: true }): string {
  return formatDay(noonOf(day).toISOString(), locale, options);
}
