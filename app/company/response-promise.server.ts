import { responsePromiseMessages, yesMessages } from "#app/content/shared/response-promise.server.ts";
import type { CitySlug } from "#app/domain/cities.ts";
import type { OpeningHours } from "#app/domain/company-facts.ts";
import { type OrderedService, serviceTable } from "#app/domain/services.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { nextHalfHour } from "#app/i18n/swedish-time.ts";
import { brand } from "#brand/company.ts";
import { firstResponse, responsePromise } from "./promise.ts";
import { whoSaysYes } from "./who-says-yes.ts";

/**
 * What to say now about when we respond: within the opening hours the usual time and the telephone, outside them when
 * most are answered and the booking app. Nothing is promised for other hours, holidays and the three eves (product 1.7).
 */
export function promiseView(hours: OpeningHours, now: Date, locale: Locale) {
  const promise = responsePromise(hours);
  const { state, by, isSameDay } = firstResponse(now, promise);
  const messages = responsePromiseMessages[locale];
  const isPhoneOpen = state !== "closed";
  const open = fill(messages.open[state], { closes: promise.closes });
  const response = fill(messages.response[state === "open" ? "open" : isSameDay ? "today" : "later"], {
    minutes: String(promise.minutes),
    time: formatClock(by, locale),
    day: formatWeekday(by, locale),
  });
  return {
    /** "Vi svarar i snitt inom 30 minuter." or "Vi svarar måndag, oftast före 08:30." */
    response,
    /** What is open now, as a sentence: the telephone, the booking app, or both. */
    open,
    /** Both, for somebody who has sent a request. */
    both: `${response} ${open}`,
    isPhoneOpen,
  };
}

/** What a page knows of the wanted staff; what is missing is not in the links. */
interface Wanted {
  service?: OrderedService | undefined;
  city?: CitySlug | undefined;
}

/** The link to the express order with what is wanted, which is also what the booking app's URL says. */
export function orderLink(locale: Locale, { service, city }: Wanted = {}) {
  const messages = yesMessages[locale];
  const choice = {
    ...(service && { [orderParameters.role]: serviceTable[service].slug }),
    ...(city && { [orderParameters.city]: city }),
  };
  return {
    choice,
    href: withQuery(pageHref("expressOrder", locale), choice),
    text: service ? messages.order[service] : messages.orderAny,
  };
}

/**
 * The one primary action of a page, and the line that says so (product 1.11): the order form while a person can say yes
 * to the shift before it begins; otherwise the booking app, and the form is the second action. A page that shows it
 * sends `clockHeaders`.
 */
export function yesView(
  hours: OpeningHours,
  now: Date,
  locale: Locale,
  {
    startsAt = now,
    ...wanted
  }: Wanted & {
    /** Now where none was chosen. */
    startsAt?: Date;
  } = {},
) {
  const { shiftsFrom, by, isSameDay } = firstResponse(now, responsePromise(hours));
  const { both, isPhoneOpen } = promiseView(hours, now, locale);
  const messages = yesMessages[locale];
  const { choice, ...order } = orderLink(locale, wanted);
  const values = { time: formatClock(by, locale), day: formatWeekday(by, locale) };
  const day = isSameDay ? "today" : "later";
  return {
    who: whoSaysYes(startsAt, shiftsFrom),
    /** For a start that is chosen on the page: `whoSaysYes(startsAt, new Date(shiftsFrom))`. */
    shiftsFrom: shiftsFrom.getTime(),
    /** When an order that comes in now is answered at the latest. */
    answeredBy: by.getTime(),
    /** When we respond and what is open now. */
    line: both,
    /** What was chosen, for the URL of the order and of the booking app. */
    choice,
    order: {
      ...order,
      /** Beside the booking app: "Beställ ändå, svar måndag 08:30", and on the form "Skicka ändå, ...". */
      anyway: fill(messages.orderAnyway[day], values),
      sendAnyway: fill(messages.sendAnyway[day], values),
    },
    /** The link is `BookingLink` with `choice`. */
    bookingApp: { text: messages.bookingApp },
    isPhoneOpen,
    phone: { text: messages.call, number: brand.phone, href: telephoneHref(brand.phone) },
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
