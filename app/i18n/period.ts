import { milliseconds } from "#app/domain/milliseconds.ts";
import { formatClock, formatShortMoment } from "./clock.ts";
import type { Locale } from "./locale.ts";

/** A shift: "tis 24 nov 18:00–02:00"; with the date of the end when it is longer than a day. Swedish time. */
export function formatPeriod(startsAt: Date, endsAt: Date, locale: Locale): string {
  const isShift = endsAt.getTime() - startsAt.getTime() < milliseconds.day;
  const end = isShift ? `–${formatClock(endsAt, locale)}` : ` – ${formatShortMoment(endsAt, locale)}`;
  return `${formatShortMoment(startsAt, locale)}${end}`;
}
