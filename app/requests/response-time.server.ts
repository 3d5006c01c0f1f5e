import type { OpeningHours } from "#app/domain/company-facts.ts";
import { responseDue, responsePromise } from "#app/domain/opening-hours.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Texts for an answer on the same day, on a later day, and once the promised time has passed. */
export type ResponseTimeMessages = Record<"sameDay" | "later" | "late", string>;

/** The text for when a request is answered: {time}, {day} and `values` are filled in. */
export function responseTimeText(
  hours: OpeningHours,
  messages: ResponseTimeMessages,
  receivedAt: Date,
  now: Date,
  locale: Locale,
  values: Record<string, string> = {},
): string {
  const { at, sameDay } = responseDue(receivedAt, responsePromise(hours));
  const text = now >= at ? messages.late : sameDay ? messages.sameDay : messages.later;
  return fill(text, { ...values, time: formatClock(at, locale), day: formatWeekday(at, locale) });
}
