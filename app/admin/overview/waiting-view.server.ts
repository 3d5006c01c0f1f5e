import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import { stepTime } from "#app/admin/leads/next-step.server.ts";
import { leadHref } from "#app/admin/urls.ts";
import { dayMinutes, openMinutes } from "#app/company/opening-hours.ts";
import { firstResponse, medianMinutes, promiseLeft, type ResponsePromise } from "#app/company/promise.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { capital } from "#app/i18n/capital.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadMessages } from "#app/leads/words.server.ts";
import { duration } from "./promise-label.ts";
import type { Days } from "./weeks-view.server.ts";
import { overviewMessages } from "./words.server.ts";

/**
 * The waiting leads in the order of `listWithoutResponse`, and how their time is counted: the promised minutes to a
 * response, and whether the clock runs, since it stops while the company is closed.
 */
export function waitingView(rows: readonly LeadRow[], promise: ResponsePromise, now: Date, locale: Locale) {
  return {
    clock: {
      promised: promise.minutes,
      dayMinutes: dayMinutes(promise),
      runs: firstResponse(now, promise).state !== "closed",
    },
    waiting: rows.map((row) => {
      const lead = labelLead(row, now, locale);
      const { at, minutes, restsUntil } = promiseLeft(row.createdAt, now, promise);
      // Work that begins before the promised response is more urgent than the promise.
      const starts = row.startsAt && row.startsAt < at && row.startsAt > now ? row.startsAt : null;
      return {
        lead,
        href: leadHref(row.id, locale),
        version: row.version,
        callHref: row.phone && telephoneHref(row.phone),
        about: [lead.service?.label ?? leadMessages[locale].kinds[row.kind].short, lead.city]
          .filter(Boolean)
          .join(", "),
        /** Minutes left, below 0 when late. */
        minutes,
        starts: starts && stepTime(starts, now, locale),
        restsUntil: restsUntil && !starts ? stepTime(restsUntil, now, locale) : null,
      };
    }),
  };
}

/** "Fyra väntar på svar". */
export function waitingTitle(count: number, locale: Locale): string {
  const { noneTitle, waitingTitle: title, numbers } = overviewMessages[locale].promise;
  if (count === 0) return noneTitle;
  if (count === 1) return title.one;
  const countText = numbers.split(" ")[count - 2] ?? formatNumber(count, locale);
  return fill(title.many, { count: capital(countText) });
}

/** How fast requests got a response: median minutes of opening hours, and how many in time. */
export function responseFigures(
  responses: readonly { createdAt: Date; firstResponseAt: Date }[],
  promise: ResponsePromise,
  { today }: Days,
  locale: Locale,
) {
  const messages = overviewMessages[locale].promise;
  const timed = responses.map(({ createdAt, firstResponseAt }) => ({
    firstResponseAt,
    minutes: openMinutes(createdAt, firstResponseAt, promise),
    isInTime: promiseLeft(createdAt, firstResponseAt, promise).minutes >= 0,
  }));
  const median = (rows: typeof timed) => {
    const minutes = medianMinutes(rows.map((row) => row.minutes));
    return minutes === null ? messages.none : duration(minutes, dayMinutes(promise), messages, locale);
  };
  const inTime = timed.filter(({ isInTime }) => isInTime).length;
  return [
    {
      label: messages.medianToday,
      value: median(timed.filter(({ firstResponseAt }) => firstResponseAt >= today)),
    },
    { label: messages.medianWeek, value: median(timed) },
    {
      label: messages.inTime,
      value: fill(messages.inTimeOf, {
        inTime: formatNumber(inTime, locale),
        count: formatNumber(timed.length, locale),
      }),
      after: messages.answered,
    },
  ];
}
