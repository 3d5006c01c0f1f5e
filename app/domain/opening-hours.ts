import type { OpeningHours } from "./company-facts.ts";
import { holidayOn } from "./holidays.ts";

// Only for the server: few browsers have Temporal.

const timeZone = "Europe/Stockholm";
const [saturday, sunday] = [6, 7];

/** When the company answers: Monday to Friday in Swedish time, within `minutes`. */
export type ResponsePromise = { opens: string; closes: string; minutes: number };

/** The current promise: the opening hours and the minutes to an answer. */
export function responsePromise({ openingHours, responseMinutes }: OpeningHours): ResponsePromise {
  return { ...openingHours.value, minutes: responseMinutes.value };
}

export type ResponseTime = {
  /** The latest time of the answer. */
  at: Date;
  /** Whether it is on the day of the request. */
  sameDay: boolean;
};

/**
 * When a request is answered at the latest (Monday-Friday 08:00-18:00, 30 minutes, unless the admin has changed it). A
 * request within the opening hours, early enough for the answer to be within them, is answered within the promised
 * minutes; any other within the promised minutes after the next opening. Seconds are dropped, so that the time shown
 * is never later than promised. Public holidays and the three eves count as closed.
 */
export function responseDue(receivedAt: Date, { opens, closes, minutes }: ResponsePromise): ResponseTime {
  const received = minuteInSweden(receivedAt);
  const opening = received.withPlainTime(opens);
  const answer = received.add({ minutes });
  const inTime =
    isWorkday(received) &&
    Temporal.ZonedDateTime.compare(received, opening) >= 0 &&
    Temporal.ZonedDateTime.compare(answer, received.withPlainTime(closes)) <= 0;

  const answered = inTime ? answer : nextOpening(received, opening).add({ minutes });
  return {
    at: new Date(answered.epochMilliseconds),
    sameDay: answered.toPlainDate().equals(received.toPlainDate()),
  };
}

/** Who can say yes to a shift before it begins, and when (docs/product.md, 1.11). */
export interface WhoSaysYes {
  /** What a buyer does first: the form while a person can answer it before the shift begins, else the booking app. */
  first: "form" | "bookingApp";
  /** When an order by form is answered at the latest. */
  answer: ResponseTime;
}

/** Who can say yes to a shift that is ordered at `now`. */
export function whoSaysYes(startsAt: Date, now: Date, promise: ResponsePromise): WhoSaysYes {
  return {
    first: startsAt < respondsFrom(now, promise) ? "bookingApp" : "form",
    answer: responseDue(now, promise),
  };
}

/**
 * The earliest start of a shift, ordered at `now`, that a person can still answer before it: `now` while somebody
 * answers, else the time of the answer after the next opening.
 */
export function respondsFrom(now: Date, promise: ResponsePromise): Date {
  return responseNow(now, promise).state === "open" ? now : responseDue(now, promise).at;
}

/**
 * When whoever booked a demo is contacted at the latest: within 24 hours (docs/product.md, 12.1), of which only those of
 * working days count, and at a time when somebody is there.
 */
export function contactBefore(bookedAt: Date, { opens, closes }: ResponsePromise): Date {
  const booked = minuteInSweden(bookedAt);
  // The hours of what is booked on a closed day begin at midnight of the next working day, and are over when it closes.
  const due = isWorkday(booked) ? workdayAfter(booked) : workdayAfter(booked).withPlainTime(closes);
  const [opening, closing] = [due.withPlainTime(opens), due.withPlainTime(closes)];
  if (Temporal.ZonedDateTime.compare(due, opening) < 0)
    return new Date(booked.withPlainTime(closes).epochMilliseconds);
  const isAfter = Temporal.ZonedDateTime.compare(due, closing) > 0;
  return new Date((isAfter ? closing : due).epochMilliseconds);
}

function workdayAfter(day: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  let next = day.add({ days: 1 });
  while (!isWorkday(next)) next = next.add({ days: 1 });
  return next;
}

function nextOpening(
  received: Temporal.ZonedDateTime,
  today: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime {
  let opening = today;
  while (!isWorkday(opening) || Temporal.ZonedDateTime.compare(opening, received) <= 0)
    opening = opening.add({ days: 1 });
  return opening;
}

/** Whether the company is open on a day: Monday to Friday, but no public holiday and none of the three eves. */
export function isWorkday(day: Temporal.ZonedDateTime): boolean {
  const { dayOfWeek } = day;
  return dayOfWeek !== saturday && dayOfWeek !== sunday && !holidayOn(day.toPlainDate().toString());
}

/** What we promise at a given time about when we answer. */
export interface ResponseNow {
  /** `open`: within the promised minutes; `closing`: still open, but a new request is answered at the next opening. */
  state: "open" | "closing" | "closed";
  /** The next opening; while the company is open, the next day's. */
  opensAt: Date;
  /** When this stops being true. */
  changesAt: Date;
}

/** What the promise says at a time: whether we answer now, when we open next, and until when this holds. */
export function responseNow(now: Date, { opens, closes, minutes }: ResponsePromise): ResponseNow {
  const time = minuteInSweden(now);
  const opening = time.withPlainTime(opens);
  const closing = time.withPlainTime(closes);
  const opensAt = nextOpening(time, opening);
  const state = (of: ResponseNow["state"], changesAt: Temporal.ZonedDateTime): ResponseNow => ({
    state: of,
    opensAt: new Date(opensAt.epochMilliseconds),
    changesAt: new Date(changesAt.epochMilliseconds),
  });
  const isBefore = (one: Temporal.ZonedDateTime) => Temporal.ZonedDateTime.compare(time, one) < 0;
  if (!isWorkday(time) || isBefore(opening) || !isBefore(closing)) return state("closed", opensAt);
  // The last minute whose requests are answered today.
  const last = closing.subtract({ minutes }).add({ minutes: 1 });
  return isBefore(last) ? state("open", last) : state("closing", closing);
}

function minuteInSweden(time: Date): Temporal.ZonedDateTime {
  return time
    .toTemporalInstant()
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: "minute", roundingMode: "floor" });
}
