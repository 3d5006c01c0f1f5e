import { nextOpening } from "#app/company/opening-hours.ts";
import { firstResponse, type ResponsePromise } from "#app/company/promise.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatClock, formatShortMoment, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { nextStepMessages } from "#app/leads/words.server.ts";

/** The earliest time in the morning; later when the company opens later. */
const morning = "09:00";

/**
 * The usual times for a next step: in an hour, the next workday's morning, the Monday after that, in a week; soonest
 * first. Only times when the company is open: instead of a closed time the next workday's morning. Each as local time
 * ("2026-11-24T09:00") and in words.
 */
export function quickTimes(
  now: Date,
  hours: ResponsePromise,
  locale: Locale,
): { value: string; label: string }[] {
  const messages = nextStepMessages[locale].quick;
  const time = inSweden(now);
  const soon = time.add({ hours: 1 }).round({ smallestUnit: "minute", roundingIncrement: 5 });
  const hour = new Date(soon.epochMilliseconds);
  const isOpenSoon = firstResponse(hour, hours).state !== "closed";
  const opens = hours.opens > morning ? hours.opens : morning;
  const inDays = (days: number, from = time) => nextOpening(from.add({ days }).startOfDay(), { opens });
  const next = isOpenSoon ? inDays(1) : nextOpening(time, { opens });
  const monday = inDays(8 - next.dayOfWeek, next);
  const mornings = [next, monday, inDays(7)]
    .map((day) => new Date(day.epochMilliseconds))
    .sort((one, other) => +one - +other)
    .filter((day, index, all) => all.findIndex((other) => other.getTime() === day.getTime()) === index);
  return [
    ...(isOpenSoon
      ? [{ value: localTime(hour), label: fill(messages.soon, { time: formatClock(hour, locale) }) }]
      : []),
    ...mornings.map((day) => ({ value: localTime(day), label: capital(stepTime(day, now, locale)) })),
  ];
}

/** When a next step is: "15:10" today, "i morgon 09:00", "måndag 09:00" within a week, otherwise with its date. */
export function stepTime(at: Date, now: Date, locale: Locale): string {
  const { today, tomorrow } = nextStepMessages[locale];
  const days = daysBetween(now, at);
  const clock = formatClock(at, locale);
  if (days === 0) return fill(today, { time: clock });
  if (days === 1) return fill(tomorrow, { time: clock });
  if (days > 1 && days < 7) return `${formatWeekday(at, locale)} ${clock}`;
  return formatShortMoment(at, locale);
}

/** Whole days in Sweden from one time to another. */
export function daysBetween(from: Date, to: Date): number {
  return inSweden(from).toPlainDate().until(inSweden(to).toPlainDate()).days;
}
