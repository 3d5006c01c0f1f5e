import type { DemoRow } from "#app/admin/demos/data.server.ts";
import type { SentEmail } from "#app/admin/emails/data.server.ts";
import { emailActionWords } from "#app/admin/emails/words.server.ts";
import { demoSoonMinutes } from "#app/admin/time-changes.server.ts";
import { demoHref, leadHref } from "#app/admin/urls.ts";
import { formatClock, formatShortMoment, formatWeekday } from "#app/i18n/clock.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { PageConversion } from "./conversions.server.ts";
import { overviewWords } from "./words.server.ts";

/** The moment, and its day: "torsdag 19 november". */
export function nowLabel(now: Date, locale: Locale) {
  return {
    iso: now.toISOString(),
    day: `${formatWeekday(now, locale)} ${formatDay(now.toISOString(), locale, { year: false })}`,
  };
}

export function emailLabels(emails: readonly SentEmail[], now: Date, locale: Locale) {
  const words = overviewWords[locale].emails;
  const { problems } = emailActionWords[locale];
  return emails.map((email) => {
    const problem = wordOf(problems, email.problem);
    const kind =
      email.kind === "admin" || email.kind === "visitor" || email.kind === "reply" ? email.kind : "other";
    return {
      id: email.id,
      title: fill(words.kinds[kind], { to: email.recipient }),
      detail: fill(words.attempt, {
        error: problem?.replace(/\.$/, "") ?? serverWords(email.error) ?? words.unknown,
        number: formatNumber(email.attempts, locale),
        of: formatNumber(Math.max(email.attemptsMax ?? 0, email.attempts), locale),
      }),
      state:
        email.status === "failed" || !email.nextAt
          ? { look: "error", text: words.gaveUp }
          : {
              look: "warning",
              text:
                email.nextAt <= now
                  ? words.sending
                  : fill(words.next, { time: formatClock(email.nextAt, locale) }),
            },
      href: email.lead && leadHref(email.lead, locale),
    };
  });
}

/** A short form of the mail server's answer; null when it gave none. */
function serverWords(error: string | null): string | null {
  if (!error) return null;
  const answer = /\b[245]\d\d[ -].*/.exec(error)?.[0];
  return (answer ?? error).slice(0, 90);
}

/** The day's demos; `hasBegun` where the line of the current time is below them. */
export function demoEntries(demos: readonly DemoRow[], now: Date, locale: Locale) {
  const words = overviewWords[locale].demos;
  return demos.map((demo) => {
    const over = demo.endsAt <= now;
    const minutes = Math.ceil((demo.startsAt.getTime() - now.getTime()) / 60_000);
    const when = over
      ? demo.status === "no_show"
        ? words.noShow
        : words.done
      : minutes <= 0
        ? words.going
        : null;
    return {
      key: demo.id,
      time: { iso: demo.startsAt.toISOString(), text: formatClock(demo.startsAt, locale) },
      title: demo.company,
      href: demoHref(demo.id, locale),
      detail: [over ? null : words[demo.platform], when].filter(Boolean).join(" · "),
      /** Until it begins, once that is near. */
      minutes: minutes > 0 && minutes <= demoSoonMinutes ? minutes : null,
      hasBegun: demo.startsAt <= now,
      over,
      join: over || minutes > demoSoonMinutes ? null : demo.meetingLink,
    };
  });
}

/** The coming demos of the person who looks; those of the day are among the day's. */
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

/** The forms sent for every hundred views of a page. */
export function conversionLabels(rows: readonly PageConversion[], locale: Locale) {
  return rows.map(({ path, views, sent }) => ({
    path,
    views: formatNumber(views, locale),
    sent: formatNumber(sent, locale),
    rate:
      views > 0
        ? `${new Intl.NumberFormat(locale === "sv" ? "sv-SE" : "en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format((100 * sent) / views)} %`
        : "–",
  }));
}
