import { formatClock } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { demoZone, zoneName } from "./slots.ts";

/** The clock in the visitor's time zone. */
export interface OwnClock {
  zone: string;
  /** "10:30" for an ISO time, "ons 00:30" where it is another day; null where the clock shows the same as in Sweden. */
  at: (moment: string) => string | null;
}

/**
 * A meeting's start, or its start and end, by the clock of a visitor's zone: "10:30", or "ons 00:30" when it is another
 * day there than in Sweden. Null where that clock shows the same as Sweden's at these very times: not every zone changes
 * its clock in summer, or on the same day.
 */
export function ownTime(moments: readonly [Date, ...Date[]], zone: string, locale: Locale): string | null {
  const [start] = moments;
  const clock = (of: string) => moments.map((moment) => formatClock(moment, locale, of)).join("–");
  const day = (of: string) => dateFormat("sv", { timeZone: of }).format(start);
  const isSameDay = day(zone) === day(demoZone);
  if (isSameDay && clock(zone) === clock(demoZone)) return null;
  if (isSameDay) return clock(zone);
  const weekday = dateFormat(locale, { weekday: "short", timeZone: zone }).format(start);
  return `${weekday.replace(".", "")}\u00a0${clock(zone)}`;
}

/** The clock of a zone; null where it shows the same as Sweden's at all of `moments` (ISO). */
export function ownClock(
  locale: Locale,
  zone: string | undefined,
  moments: readonly string[],
): OwnClock | null {
  if (!zone || zone === demoZone) return null;
  const at = (moment: string) => ownTime([new Date(moment)], zone, locale);
  return moments.some((moment) => at(moment) !== null) ? { zone: zoneName(zone), at } : null;
}
