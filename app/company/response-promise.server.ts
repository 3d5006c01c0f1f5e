import { responsePromiseMessages } from "#app/content/shared/response-promise.server.ts";
import type { OpeningHours } from "#app/domain/company-facts.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { nextHalfHour, swedishDay } from "#app/i18n/swedish-time.ts";
import { firstResponse, responsePromise } from "./promise.ts";

/**
 * What to say now about when we respond: within the opening hours the usual time and the telephone, outside them the
 * next opening and the booking app. Nothing is promised for other hours, holidays and the three eves (product 1.7).
 */
export function promiseView(hours: OpeningHours, now: Date, locale: Locale) {
  const promise = responsePromise(hours);
  const { state, opensAt } = firstResponse(now, promise);
  const messages = responsePromiseMessages[locale];
  const isPhoneOpen = state !== "closed";
  const isToday = swedishDay(opensAt) === swedishDay(now);
  const open = fill(messages.open[state], { closes: promise.closes });
  const response = fill(messages.response[state === "open" ? "open" : isToday ? "today" : "later"], {
    minutes: String(promise.minutes),
    opens: formatClock(opensAt, locale),
    day: formatWeekday(opensAt, locale),
  });
  return {
    /** "Vi svarar i snitt inom 30 minuter." or "Vi svarar måndag från 08:00." */
    response,
    /** What is open now, as a sentence: the telephone, else the booking app. */
    open,
    /** Both, for somebody who has sent a request. */
    both: `${response} ${open}`,
    isPhoneOpen,
  };
}

/** Texts for a response on the same day, on a later day, and once the promised time has passed. */
export type ResponseTimeMessages = Record<"sameDay" | "later" | "late", string>;

/** The text for when a request is responded to: {time}, {day} and `values` are filled in. */
export function responseTimeText(
  hours: OpeningHours,
  messages: ResponseTimeMessages,
  receivedAt: Date,
  now: Date,
  locale: Locale,
  values: Record<string, string> = {},
): string {
  const { by, isSameDay } = firstResponse(receivedAt, responsePromise(hours));
  const text = now >= by ? messages.late : isSameDay ? messages.sameDay : messages.later;
  return fill(text, { ...values, time: formatClock(by, locale), day: formatWeekday(by, locale) });
}

/**
 * The Expires header of a page whose content depends on the time of day (the promise, or the shift "now";
 * requests/express-order/choice.ts): the page cache serves it until the next half hour or change of the promise, and
 * never later.
 */
export function clockHeaders(hours: OpeningHours, now: Date): { expires: string } {
  const { changesAt } = firstResponse(now, responsePromise(hours));
  const ends = Math.min(changesAt.getTime(), nextHalfHour(now).getTime());
  return { expires: new Date(ends).toUTCString() };
}
