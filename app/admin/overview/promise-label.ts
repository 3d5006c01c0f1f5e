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

/** The answer time that a lead has left, in words, `elapsed` minutes after the page's data was read. */
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
    /** How much of the promised time is left, in percent. */
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
    /** The text that screen readers announce when 10, 5 or 0 minutes are left. */
    announcement: fill(isLate ? words.spokenLate : words.spoken, values),
  };
}

/** Minutes in words: "25 min", "2 tim 5 min". */
export function duration(minutes: number, words: PromiseWords, locale: Locale): string {
  if (minutes < 60) return fill(words.minutes, { count: String(minutes) });
  // From a day on only hours are shown.
  const hasMinutes = minutes % 60 > 0 && minutes < 24 * 60;
  return fill(hasMinutes ? words.hours : words.wholeHours, {
    hours: formatNumber(Math.floor(minutes / 60), locale),
    minutes: String(minutes % 60),
  });
}
