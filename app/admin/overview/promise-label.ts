import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { overviewMessages } from "./messages.server.ts";
import type { waitingView } from "./waiting-view.server.ts";

export type PromiseMessages = (typeof overviewMessages)[Locale]["promise"];
export type Waiting = ReturnType<typeof waitingView>;
type WaitingLead = Pick<Waiting["waiting"][number], "minutes" | "starts" | "restsUntil"> & {
  lead: { title: string };
};

/** The answer time that a lead has left, in words, `elapsed` minutes after the page's data was read. */
export function promiseLabel(
  { lead, minutes: minutesThen, starts, restsUntil }: WaitingLead,
  { promised, dayMinutes, runs }: Waiting["clock"],
  elapsed: number,
  messages: PromiseMessages,
  locale: Locale,
) {
  const minutes = runs ? minutesThen - elapsed : minutesThen;
  const isLate = minutes < 0;
  const values = { title: lead.title, count: String(Math.abs(minutes)), minutes: String(promised) };
  return {
    minutes,
    isLate,
    isUrgent: isLate || starts !== null,
    isResting: restsUntil !== null,
    /** How much of the promised time is left, in percent. */
    percent: isLate ? 0 : Math.max(2, Math.round((100 * minutes) / promised)),
    amount:
      starts ?? (restsUntil ? messages.resting : duration(Math.abs(minutes), dayMinutes, messages, locale)),
    after: starts
      ? messages.starts
      : restsUntil
        ? fill(messages.restsUntil, { time: restsUntil })
        : isLate
          ? messages.late
          : messages.left,
    spoken: isLate ? messages.passed : fill(messages.leftOf, values),
    /** The text that screen readers announce when 10, 5 or 0 minutes are left. */
    announcement: fill(isLate ? messages.spokenLate : messages.spoken, values),
  };
}

/**
 * Minutes of opening hours in words: "25 min", "2 tim 5 min", and from two days of opening hours (`day` minutes each)
 * on "44 arbetsdagar".
 */
export function duration(minutes: number, day: number, messages: PromiseMessages, locale: Locale): string {
  if (minutes < 60) return fill(messages.minutes, { count: String(minutes) });
  if (minutes >= 2 * day)
    return fill(messages.days, { count: formatNumber(Math.floor(minutes / day), locale) });
  return fill(minutes % 60 > 0 ? messages.hours : messages.wholeHours, {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
  });
}
