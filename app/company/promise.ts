import type { OpeningHours } from "#app/domain/company-facts.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";
import { type DayHours, isWorkday, nextOpening, openMinutes, workdayAfter } from "./opening-hours.ts";

// Only for the server: few browsers have Temporal.

/** Within how many minutes of opening hours somebody who writes to us gets a first response (product 1.7). */
export interface ResponsePromise extends DayHours {
  minutes: number;
}

/** The current promise, from the company facts. */
export function responsePromise({ openingHours, responseMinutes }: OpeningHours): ResponsePromise {
  return { ...openingHours.value, minutes: responseMinutes.value };
}

/** When a request gets its first response. */
export interface FirstResponse {
  /**
   * The company at the time of the request. `open`: it responds within the promised minutes; `closing`: it is still
   * open, and responds after the next opening; `closed`: it responds after the next opening.
   */
  state: "open" | "closing" | "closed";
  /** The latest time of the response. */
  by: Date;
  /** Whether that is on the day of the request. */
  isSameDay: boolean;
  /** The earliest start of a shift that a person can say yes to before it begins: `whoSaysYes` (product 1.11). */
  shiftsFrom: Date;
  /** The next opening; while the company is open, the next day's. */
  opensAt: Date;
  /** Until when requests have this state. */
  changesAt: Date;
}

/**
 * When we respond: the one rule that every page, email and list asks. A request within the opening hours, early enough
 * for the response to be within them, is responded to within the promised minutes; any other within the promised
 * minutes after the next opening. Seconds are dropped, so that the time shown is never later than promised. Public
 * holidays and the three eves count as closed.
 */
export function firstResponse(receivedAt: Date, promise: ResponsePromise): FirstResponse {
  const { opens, closes, minutes } = promise;
  const time = minuteInSweden(receivedAt);
  const [opening, closing] = [time.withPlainTime(opens), time.withPlainTime(closes)];
  const next = nextOpening(time, promise);
  // The first minute whose requests have to wait for the next opening.
  const late = closing.subtract({ minutes }).add({ minutes: 1 });
  const isBefore = (one: Temporal.ZonedDateTime) => Temporal.ZonedDateTime.compare(time, one) < 0;
  const isOpen = isWorkday(time) && !isBefore(opening) && isBefore(closing);
  const state = !isOpen ? "closed" : isBefore(late) ? "open" : "closing";
  const response = (state === "open" ? time : next).add({ minutes });
  const by = dateOf(response);
  return {
    state,
    by,
    isSameDay: response.toPlainDate().equals(time.toPlainDate()),
    shiftsFrom: state === "open" ? receivedAt : by,
    opensAt: dateOf(next),
    changesAt: dateOf({ open: late, closing, closed: next }[state]),
  };
}

/**
 * The latest time at which somebody who booked a demo is contacted: within 24 hours (product 12.1), of which only those
 * of working days count, and while the company is open.
 */
export function contactBefore(bookedAt: Date, { opens, closes }: DayHours): Date {
  const booked = minuteInSweden(bookedAt);
  // For a demo that is booked on a closed day the 24 hours are those of the next working day, so they end when the
  // company closes that day.
  const due = isWorkday(booked) ? workdayAfter(booked) : workdayAfter(booked).withPlainTime(closes);
  const [opening, closing] = [due.withPlainTime(opens), due.withPlainTime(closes)];
  if (Temporal.ZonedDateTime.compare(due, opening) < 0) return dateOf(booked.withPlainTime(closes));
  return dateOf(Temporal.ZonedDateTime.compare(due, closing) > 0 ? closing : due);
}

/** How much of the promised time a lead has left (product 19.2). */
export interface PromiseLeft {
  /** When the visitor should have a response at the latest. */
  at: Date;
  /** Whole minutes of opening hours until then, at most the promised ones; below 0 when it is late. */
  minutes: number;
  /** When the clock runs again, if it is stopped: the company is closed and the response is not late. Null otherwise. */
  restsUntil: Date | null;
}

/** The time left for a lead that came at `receivedAt`; only opening hours count. */
export function promiseLeft(receivedAt: Date, now: Date, promise: ResponsePromise): PromiseLeft {
  const at = firstResponse(receivedAt, promise).by;
  if (now > at) return { at, minutes: -Math.max(1, openMinutes(at, now, promise)), restsUntil: null };
  const { state, opensAt } = firstResponse(now, promise);
  const minutes = Math.min(openMinutes(now, at, promise), promise.minutes);
  return { at, minutes, restsUntil: state === "closed" ? opensAt : null };
}

/** The longest that the company can be closed, with room to spare: whatever came before that is late. */
const longestClosed = 30 * 24 * 60;

/** Leads that came before this time, and have no response at `now`, are late. */
export function lateBefore(now: Date, promise: ResponsePromise): Date {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * milliseconds.minute);
  // Later leads are never late before earlier ones, so the limit is found by halving.
  let [late, inTime] = [longestClosed, 0];
  while (late - inTime > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (now > firstResponse(ago(middle), promise).by) late = middle;
    else inTime = middle;
  }
  // Everything that comes within the same minute is promised the same time.
  return new Date(
    Math.floor(ago(late).getTime() / milliseconds.minute) * milliseconds.minute + milliseconds.minute,
  );
}

/** The median, as a whole number; null for none. */
export function medianMinutes(minutes: readonly number[]): number | null {
  const sorted = minutes.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

function minuteInSweden(time: Date): Temporal.ZonedDateTime {
  return inSweden(time).round({ smallestUnit: "minute", roundingMode: "floor" });
}

function dateOf(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}
