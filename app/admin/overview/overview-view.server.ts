import { emailActionMessages } from "#app/admin/emails/words.server.ts";
import { demoSoonMinutes } from "#app/admin/time-changes.server.ts";
import { adminHref, demoHref, leadHref } from "#app/admin/urls.ts";
import type { DemoRow } from "#app/demos/demos.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatClock, formatShortMoment, formatWeekday } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatDecimals, formatNumber } from "#app/i18n/numbers.ts";
import type { SentEmail } from "#app/leads/conversation/sent-emails.server.ts";
import type { PageConversion } from "./conversions.server.ts";
import { overviewMessages } from "./words.server.ts";

/** The time, and its day in words: "torsdag 19 november". */
export function nowLabel(now: Date, locale: Locale) {
  return {
    iso: now.toISOString(),
    day: `${formatWeekday(now, locale)} ${formatDay(now.toISOString(), locale, { year: false })}`,
  };
}

/** The emails that did not arrive, in words. */
export function emailLabels(emails: readonly SentEmail[], now: Date, locale: Locale) {
  const messages = overviewMessages[locale].emails;
  const { problems } = emailActionMessages[locale];
  return emails.map((email) => {
    const problem = wordOf(problems, email.problem);
    const kind =
      email.kind === "admin" || email.kind === "visitor" || email.kind === "written" ? email.kind : "other";
    return {
      id: email.id,
      title: fill(messages.kinds[kind], { to: email.recipient }),
      detail: fill(messages.attempt, {
        error: problem?.replace(/\.$/, "") ?? serverResponse(email.error) ?? messages.unknown,
        number: formatNumber(email.attempts, locale),
        of: formatNumber(Math.max(email.attemptsMax ?? 0, email.attempts), locale),
      }),
      state:
        email.status === "failed" || !email.nextAt
          ? { look: "error", text: messages.gaveUp }
          : {
              look: "warning",
              text:
                email.nextAt <= now
                  ? messages.sending
                  : fill(messages.next, { time: formatClock(email.nextAt, locale) }),
            },
      href: email.lead && leadHref(email.lead, locale),
    };
  });
}

/** A short form of the mail server's message; null for none. */
function serverResponse(error: string | null): string | null {
  if (!error) return null;
  const response = /\b[245]\d\d[ -].*/.exec(error)?.[0];
  return (response ?? error).slice(0, 90);
}

/** How many orders begin today and how many of these lack their staff: "2 uppdrag i dag, 1 obemannat". */
export function todaysOrders({ all, unstaffed }: { all: number; unstaffed: number }, locale: Locale) {
  const messages = overviewMessages[locale].orders;
  const lacking = unstaffed > 0 ? countWords(messages.unstaffed, unstaffed, locale) : messages.staffed;
  return {
    today: all === 0 ? messages.none : `${countWords(messages.today, all, locale)}, ${lacking}`,
    isLacking: unstaffed > 0,
    href: adminHref(adminPaths.orders, locale),
  };
}

/** Today's demos. */
export function demoEntries(demos: readonly DemoRow[], now: Date, locale: Locale) {
  const messages = overviewMessages[locale].demos;
  return demos.map((demo) => {
    const over = demo.endsAt <= now;
    const minutes = Math.ceil((demo.startsAt.getTime() - now.getTime()) / milliseconds.minute);
    const when = over
      ? demo.status === "no_show"
        ? messages.noShow
        : messages.done
      : minutes <= 0
        ? messages.going
        : null;
    return {
      key: demo.id,
      time: { iso: demo.startsAt.toISOString(), text: formatClock(demo.startsAt, locale) },
      title: demo.company,
      href: demoHref(demo.id, locale),
      detail: [over ? null : messages[demo.platform], when].filter(Boolean).join(" · "),
      /** The minutes until it begins; null unless that is soon. */
      minutes: minutes > 0 && minutes <= demoSoonMinutes ? minutes : null,
      hasBegun: demo.startsAt <= now,
      over,
      join: over || minutes > demoSoonMinutes ? null : demo.meetingLink,
    };
  });
}

/** The member's own coming demos, without today's, which are listed already. */
export function ownDemos(demos: readonly DemoRow[], tomorrow: Date, locale: Locale) {
  return demos
    .filter(({ startsAt }) => startsAt >= tomorrow)
    .map(({ id, startsAt, company }) => ({
      id,
      href: demoHref(id, locale),
      title: company,
      time: { iso: startsAt.toISOString(), text: formatShortMoment(startsAt, locale) },
    }));
}

/** Views and sent forms of each page, with the rate in percent. */
export function conversionLabels(rows: readonly PageConversion[], locale: Locale) {
  return rows.map(({ path, views, sent }) => ({
    path,
    views: formatNumber(views, locale),
    sent: formatNumber(sent, locale),
    rate: views > 0 ? `${formatDecimals((100 * sent) / views, 1, locale)} %` : "–",
  }));
}
