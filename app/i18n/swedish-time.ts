import { milliseconds } from "#app/domain/milliseconds.ts";
import { dateFormat } from "./date-format.ts";

const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z?)$/;

/**
 * The timestamp of a Swedish wall-clock time from a datetime-local field: "2026-11-24T18:00". Twice a year the clock
 * does not say which time is meant; `disambiguation` is Temporal's: a time in the hour that is skipped in spring becomes
 * the one after it ("compatible") or before it ("earlier"), and of a time that occurs twice in autumn both take the
 * first. A timestamp that ends in "Z" is in UTC and means itself. Null for an invalid time. Works without Temporal,
 * which few browsers have.
 */
export function swedishMoment(
  text: string,
  disambiguation: "compatible" | "earlier" = "compatible",
): Date | null {
  const [, year, month, date, hour, minute, utc] = local.exec(text) ?? [];
  const asUtc = new Date(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
  // Date rolls 31 April over into May.
  if (Number.isNaN(asUtc.getTime()) || asUtc.getUTCDate() !== Number(date)) return null;
  if (utc) return asUtc;
  const [before, after] = [
    offsetAt(asUtc.getTime() - milliseconds.day),
    offsetAt(asUtc.getTime() + milliseconds.day),
  ];
  const first = asUtc.getTime() - before;
  const second = asUtc.getTime() - after;
  if (offsetAt(first) === before) return new Date(first);
  if (offsetAt(second) === after) return new Date(second);
  return new Date(disambiguation === "earlier" ? second : first);
}

/** The offset of Swedish time from UTC at a timestamp, both in milliseconds. */
function offsetAt(time: number): number {
  const parts = dateFormat("sv", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const wallClock = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return wallClock - Math.floor(time / milliseconds.minute) * milliseconds.minute;
}

/** A timestamp in Swedish wall-clock time, for a datetime-local field: "2026-11-24T18:00". */
export function localTime(time: Date): string {
  return new Date(time.getTime() + offsetAt(time.getTime())).toISOString().slice(0, 16);
}

/** The Swedish date of a timestamp: "2026-11-24". */
export function swedishDay(time: Date): string {
  return dateFormat("sv").format(time);
}

/** The next full half hour. */
export function nextHalfHour(now: Date): Date {
  const halfHour = 30 * milliseconds.minute;
  return new Date((Math.floor(now.getTime() / halfHour) + 1) * halfHour);
}
