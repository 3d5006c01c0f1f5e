import { responsePromiseMessages } from "#app/content/shared/response-promise.server.ts";
import type { OpeningHours } from "#app/domain/company-facts.ts";
import { responseNow, responsePromise, whoSaysYes } from "#app/domain/opening-hours.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { nextHalfHour, swedishDay } from "#app/i18n/swedish-time.ts";

/**
 * What to say now about when we answer: within the opening hours the usual response time and the telephone, outside
 * them the next opening and the booking app. Other hours, holidays and the three eves are not promised anything
 * (product 1.7).
 */
export function promiseView(hours: OpeningHours, now: Date, locale: Locale) {
  const promise = responsePromise(hours);
  const { state, opensAt } = responseNow(now, promise);
  const messages = responsePromiseMessages[locale];
  const isPhoneOpen = state !== "closed";
  const isToday = swedishDay(opensAt) === swedishDay(now);
  const open = fill(messages.open[state], { closes: promise.closes });
  const answer = fill(messages.answer[state === "open" ? "open" : isToday ? "today" : "later"], {
    minutes: String(promise.minutes),
    opens: formatClock(opensAt, locale),
    day: formatWeekday(opensAt, locale),
  });
  return {
    /** "Vi svarar i snitt inom 30 minuter." or "Vi svarar måndag från 08:00." */
    answer,
    /** What is open now, as a sentence: the telephone, else the booking app. */
    open,
    /** Both, for whoever has sent a request. */
    both: `${answer} ${open}`,
    isPhoneOpen,
  };
}

/**
 * What to say of a shift that is ordered now (product 1.11). Null while a person can answer before it begins; otherwise
 * why the booking app comes first, and the labels of both actions, the app's and the form's.
 */
export function lateShiftView(hours: OpeningHours, startsAt: Date, now: Date, locale: Locale) {
  const { first, answer } = whoSaysYes(startsAt, now, responsePromise(hours));
  if (first === "form") return null;
  const { late, book, send } = responsePromiseMessages[locale].shift;
  const values = { time: formatClock(answer.at, locale), day: formatWeekday(answer.at, locale) };
  return { text: late, book, send: fill(send[answer.sameDay ? "today" : "later"], values) };
}

/**
 * The Expires header of a page whose content depends on the time of day (the promise, or the shift "now";
 * leads/express-order/choice.ts): the page cache serves it until the next half hour or change of the promise, and
 * never later.
 */
export function clockHeaders(hours: OpeningHours, now: Date): { expires: string } {
  const { changesAt } = responseNow(now, responsePromise(hours));
  const ends = Math.min(changesAt.getTime(), nextHalfHour(now).getTime());
  return { expires: new Date(ends).toUTCString() };
}
