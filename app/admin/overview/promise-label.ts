import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { waitingView } from "./waiting-view.server.ts";
import type { overviewWords } from "./words.server.ts";

type PromiseWords = (typeof overviewWords)[Locale]["promise"];
type Waiting = ReturnType<typeof waitingView>;
type WaitingLead = Pick<Waiting["waiting"][number], "minutes" | "starts" | "restsUntil"> & {
  lead: { title: string };
};

/**
 * What is left of the promised time to an answer for a lead, in words, so many minutes after the page's data was read.
 */
export function promiseLabel(
  { lead, minutes: minutesThen, starts, restsUntil }: WaitingLead,
  { promised, runs }: Waiting["clock"],
  elapsed: number,
  words: PromiseWords,
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
    /** The rest of the promised time in percent. */
    percent: isLate ? 0 : Math.max(2, Math.round((100 * minutes) / promised)),
    amount: starts ?? (restsUntil ? words.resting : duration(Math.abs(minutes), words, locale)),
    after: starts
      ? words.starts
      : restsUntil
        ? fill(words.restsUntil, { time: restsUntil })
        : isLate
          ? words.late
          : words.left,
    spoken: isLate ? words.passed : fill(words.leftOf, values),
    /** The announcement when it reaches 10, 5 or 0 minutes. */
    announcement: fill(isLate ? words.spokenLate : words.spoken, values),
  };
}

/** Minutes in words: "25 min", "2 tim 5 min". */
export function duration(minutes: number, words: PromiseWords, locale: Locale): string {
  if (minutes < 60) return fill(words.minutes, { count: String(minutes) });
  // Minutes are left out from a day on.
  const hasMinutes = minutes % 60 > 0 && minutes < 24 * 60;
  return fill(hasMinutes ? words.hours : words.wholeHours, {
    hours: formatNumber(Math.floor(minutes / 60), locale),
    minutes: String(minutes % 60),
  });
}
