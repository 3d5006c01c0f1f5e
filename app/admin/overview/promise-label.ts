import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { waitingView } from "./waiting-view.server.ts";
import type { overviewMessages } from "./words.server.ts";

export type PromiseMessages = (typeof overviewMessages)[Locale]["promise"];
export type Waiting = ReturnType<typeof waitingView>;
type WaitingLead = Pick<Waiting["waiting"][number], "minutes" | "starts" | "restsUntil"> & {
  lead: { title: string };
};

/** The response time that a lead has left, in words, `elapsed` minutes after the page's data was read. */
export function promiseLabel(
  { lead, minutes: minutesThen, starts, restsUntil }: WaitingLead,
  { promised, dayMinutes, runs }: Waiting["clock"],
  elapsed: number,
  messages: PromiseMessages,
  locale: Locale,
) {
  const minutes = runs ? minutesThen - elapsed : minutesThen;
  const isLate = minutes < 0;
  const values = { title: lead.title, minutes: String(promised) };
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
    spoken: isLate ? messages.passed : countWords(messages.leftOf, minutes, locale, values),
    /** The text that screen readers announce when 10, 5 or 0 minutes are left. */
    announcement: isLate
      ? fill(messages.spokenLate, values)
      : countWords(messages.spoken, minutes, locale, values),
  };
}

/**
 * Minutes of opening hours in words: "25 min", "2 tim 5 min", and from two days of opening hours (`day` minutes each)
 * on "44 arbetsdagar".
 */
export function duration(minutes: number, day: number, messages: PromiseMessages, locale: Locale): string {
  if (minutes < 60) return fill(messages.minutes, { count: String(minutes) });
  if (minutes >= 2 * day) return countWords(messages.days, Math.floor(minutes / day), locale);
  return fill(minutes % 60 > 0 ? messages.hours : messages.wholeHours, {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
  });
}
