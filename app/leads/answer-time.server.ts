import type { OpeningHours } from "#app/domain/company-facts.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type AnswerPromise, answerBefore } from "./opening-hours.ts";

/** The answer promised on the same day, on a later one, and none when the promise has passed. */
export type AnswerWords = Record<"sameDay" | "later" | "late", string>;

/** What is promised now: Monday to Friday, between these times, within so many minutes. */
export function answerPromise({ openingHours, responseMinutes }: OpeningHours): AnswerPromise {
  return { ...openingHours.value, minutes: responseMinutes.value };
}

/** The promised time in words; past it, the words that promise none. */
export function answerIn(
  hours: OpeningHours,
  words: AnswerWords,
  receivedAt: Date,
  now: Date,
  locale: Locale,
  values: Record<string, string> = {},
): string {
  const { at, sameDay } = answerBefore(receivedAt, answerPromise(hours));
  const text = now >= at ? words.late : sameDay ? words.sameDay : words.later;
  return fill(text, { ...values, time: formatClock(at, locale), day: formatWeekday(at, locale) });
}
