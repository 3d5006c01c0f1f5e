import { leadHref } from "#app/admin/addresses.ts";
import type { LeadRow } from "#app/admin/leads/data.server.ts";
import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import { stepTime } from "#app/admin/leads/next-step.server.ts";
import { medianMinutes, openMinutes, promiseLeft } from "#app/admin/leads/promise.ts";
import { leadWords } from "#app/admin/leads/words.server.ts";
import type { AnswerPromise } from "#app/domain/opening-hours.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { capital } from "#app/i18n/capital.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Days } from "./weeks-view.server.ts";
import { overviewWords } from "./words.server.ts";

/** The waiting leads, in the order in which they come (listWaiting). */
export function waitingLabels(rows: readonly LeadRow[], promise: AnswerPromise, now: Date, locale: Locale) {
  const words = overviewWords[locale].promise;
  return rows.map((row) => {
    const lead = labelLead(row, now, locale);
    const { at, minutes, restsUntil } = promiseLeft(row.createdAt, now, promise);
    const isLate = minutes < 0;
    // Work that begins before the promised answer can't wait for it.
    const starts = row.startsAt && row.startsAt < at && row.startsAt > now ? row.startsAt : null;
    const restsTo = restsUntil && !starts ? stepTime(restsUntil, now, locale) : null;
    const values = { title: lead.title, count: String(Math.abs(minutes)), minutes: String(promise.minutes) };
    return {
      lead,
      href: leadHref(row.id, locale),
      version: row.version,
      callHref: row.phone && telephoneHref(row.phone),
      about: [lead.service?.label ?? leadWords[locale].kinds[row.kind], lead.city].filter(Boolean).join(", "),
      isLate,
      isUrgent: isLate || starts !== null,
      isResting: restsTo !== null,
      /** The rest of the promised time in percent. */
      percent: isLate ? 0 : Math.max(2, Math.round((100 * minutes) / promise.minutes)),
      /** Minutes left, below 0 when late. */
      minutes,
      amount: starts
        ? stepTime(starts, now, locale)
        : restsTo
          ? words.resting
          : duration(Math.abs(minutes), locale),
      after: starts
        ? words.starts
        : restsTo
          ? fill(words.restsUntil, { time: restsTo })
          : isLate
            ? words.late
            : words.left,
      spoken: isLate ? words.passed : fill(words.leftOf, values),
      /** The announcement when it reaches 10, 5 or 0 minutes. */
      announcement: fill(isLate ? words.spokenLate : words.spoken, values),
    };
  });
}

/** "Fyra väntar på svar". */
export function waitingTitle(count: number, locale: Locale): string {
  const { noneTitle, oneTitle, manyTitle, numbers } = overviewWords[locale].promise;
  if (count === 0) return noneTitle;
  if (count === 1) return oneTitle;
  const word = numbers.split(" ")[count - 2] ?? formatNumber(count, locale);
  return fill(manyTitle, { count: capital(word) });
}

/** How fast requests were answered: medians of opening minutes, and how many in time. */
export function answerFigures(
  answers: readonly { createdAt: Date; answeredAt: Date }[],
  promise: AnswerPromise,
  { today }: Days,
  locale: Locale,
) {
  const words = overviewWords[locale].promise;
  const timed = answers.map(({ createdAt, answeredAt }) => ({
    answeredAt,
    minutes: openMinutes(createdAt, answeredAt, promise),
    isInTime: promiseLeft(createdAt, answeredAt, promise).minutes >= 0,
  }));
  const median = (rows: typeof timed) => {
    const minutes = medianMinutes(rows.map((row) => row.minutes));
    return minutes === null ? words.none : duration(minutes, locale);
  };
  const inTime = timed.filter(({ isInTime }) => isInTime).length;
  return [
    { label: words.medianToday, value: median(timed.filter(({ answeredAt }) => answeredAt >= today)) },
    { label: words.medianWeek, value: median(timed) },
    {
      label: words.inTime,
      value: fill(words.inTimeOf, {
        inTime: formatNumber(inTime, locale),
        count: formatNumber(timed.length, locale),
      }),
      after: words.answered,
    },
  ];
}

function duration(minutes: number, locale: Locale): string {
  const words = overviewWords[locale].promise;
  if (minutes < 60) return fill(words.minutes, { count: String(minutes) });
  // Minutes are left out from a day on.
  const hasMinutes = minutes % 60 > 0 && minutes < 24 * 60;
  return fill(hasMinutes ? words.hours : words.wholeHours, {
    hours: formatNumber(Math.floor(minutes / 60), locale),
    minutes: String(minutes % 60),
  });
}
