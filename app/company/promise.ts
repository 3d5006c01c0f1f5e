import { isWorkday, type ResponsePromise, responseDue, responseNow } from "#app/domain/opening-hours.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";

/** How much of the promised answer time a lead has left (docs/product.md, 19.2). */
export interface PromiseLeft {
  /** When the visitor should have an answer at the latest. */
  at: Date;
  /** Whole minutes of opening hours until then, at most the promised ones; below 0 when it is late. */
  minutes: number;
  /** When the clock runs again, if it is stopped: the company is closed and the answer is not late. Null otherwise. */
  restsUntil: Date | null;
}

/** The answer time left for a lead that came at `receivedAt`; only opening hours count. */
export function promiseLeft(receivedAt: Date, now: Date, promise: ResponsePromise): PromiseLeft {
  const { at } = responseDue(receivedAt, promise);
  if (now > at) return { at, minutes: -Math.max(1, openMinutes(at, now, promise)), restsUntil: null };
  const { state, opensAt } = responseNow(now, promise);
  const minutes = Math.min(openMinutes(now, at, promise), promise.minutes);
  return { at, minutes, restsUntil: state === "closed" ? opensAt : null };
}

/** The longest that the company can be closed, with room to spare: whatever came before that is late. */
const longestClosed = 30 * 24 * 60;

/** Leads that came before this time, and have no answer at `now`, are late. */
export function lateBefore(now: Date, promise: ResponsePromise): Date {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  // Later leads are never late before earlier ones, so the limit is found by halving.
  let [late, inTime] = [longestClosed, 0];
  while (late - inTime > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (now > responseDue(ago(middle), promise).at) late = middle;
    else inTime = middle;
  }
  // What comes within a minute is promised the same time.
  return new Date(Math.floor(ago(late).getTime() / 60_000) * 60_000 + 60_000);
}

/** The minutes of opening hours between two times, rounded up, so that a remainder is never shown as 0. */
export function openMinutes(from: Date, to: Date, { opens, closes }: ResponsePromise): number {
  const start = inSweden(from);
  const end = inSweden(to);
  let milliseconds = 0;
  for (
    let day = start.startOfDay();
    Temporal.ZonedDateTime.compare(day, end) < 0;
    day = day.add({ days: 1 })
  ) {
    if (!isWorkday(day)) continue;
    const opening = day.withPlainTime(opens).epochMilliseconds;
    const closing = day.withPlainTime(closes).epochMilliseconds;
    milliseconds += Math.max(0, Math.min(closing, to.getTime()) - Math.max(opening, from.getTime()));
  }
  return Math.ceil(milliseconds / 60_000);
}

/** The minutes of a day's opening hours. */
export function dayMinutes({ opens, closes }: ResponsePromise): number {
  return Temporal.PlainTime.from(opens).until(closes).total("minutes");
}

/** The median, as a whole number; null for none. */
export function medianMinutes(minutes: readonly number[]): number | null {
  const sorted = minutes.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
