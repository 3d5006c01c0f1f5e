import { adminHref, leadHref } from "#app/admin/addresses.ts";
import type { SentEmail } from "#app/admin/emails/data.server.ts";
import { emailsPageWords } from "#app/admin/emails/words.server.ts";
import type { LeadCount, LeadRow } from "#app/admin/leads/data.server.ts";
import { telHref } from "#app/admin/leads/lead-facts.server.ts";
import { labelLead, sourceLabel } from "#app/admin/leads/lead-labels.server.ts";
import { leadWords } from "#app/admin/leads/lead-words.server.ts";
import { medianMinutes, openMinutes, promiseLeft } from "#app/admin/leads/promise.ts";
import { cities } from "#app/domain/cities.ts";
import { type Service, services } from "#app/domain/services.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { AnswerPromise } from "#app/leads/opening-hours.ts";
import { adminPaths } from "#app/site-map.ts";
import type { PageConversion } from "./conversions.server.ts";
import type { LateEmailLabel } from "./late-emails.tsx";
import type { WaitingLead } from "./promise-list.tsx";
import type { DemoOfDay } from "./todays-demos.server.ts";
import type { DemoEntry } from "./todays-demos.tsx";
import { layOutWeeks, type WeekOfLeads } from "./week-chart.server.ts";
import { overviewWords } from "./words.server.ts";

const timeZone = "Europe/Stockholm";

/** Weeks in the chart, the current one counted in. */
const chartWeeks = 12;

/** What leads are divided by in the chart, by the word that its address carries. */
export const divisions = { tjanst: "service", kalla: "source", ort: "city" } as const;
export type Division = (typeof divisions)[keyof typeof divisions];
export const divisionParameter = "delning";

/** Moments that the overview counts from, in Sweden. */
export interface Days {
  today: Date;
  tomorrow: Date;
  /** This week's Monday, and the first one of the chart: `2026-11-16`. */
  monday: string;
  firstMonday: string;
}

/** The day, the week and the chart's first week that a moment lies in. */
export function daysOf(now: Date): Days {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const monday = today.toPlainDate().subtract({ days: today.dayOfWeek - 1 });
  return {
    today: new Date(today.epochMilliseconds),
    tomorrow: new Date(today.add({ days: 1 }).epochMilliseconds),
    monday: monday.toString(),
    firstMonday: monday.subtract({ weeks: chartWeeks - 1 }).toString(),
  };
}

/** The moment that a day in Sweden begins. */
export function startOfDay(day: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** "torsdag 19 november" and "14:07". */
export function nowLabel(now: Date, locale: Locale) {
  return {
    iso: now.toISOString(),
    day: `${formatWeekday(now, locale)} ${formatDay(now.toISOString(), locale, { year: false })}`,
    clock: formatClock(now, locale),
  };
}

/** Who waits, shortest tape first; leads come longest waiting first, which is the same. */
export function waitingLabels(
  rows: readonly LeadRow[],
  promise: AnswerPromise,
  now: Date,
  locale: Locale,
): WaitingLead[] {
  const words = overviewWords[locale].promise;
  return rows.map((row) => {
    const lead = labelLead(row, now, locale);
    const { minutes } = promiseLeft(row.createdAt, now, promise);
    const isLate = minutes < 0;
    const values = { title: lead.title, count: String(Math.abs(minutes)), minutes: String(promise.minutes) };
    return {
      lead,
      href: leadHref(row.id, locale),
      version: row.version,
      callHref: row.phone && telHref(row.phone),
      about: [lead.service?.label ?? leadWords[locale].kinds[row.kind], lead.city].filter(Boolean).join(", "),
      isLate,
      percent: isLate ? 0 : Math.max(2, Math.round((100 * minutes) / promise.minutes)),
      minutes,
      amount: duration(Math.abs(minutes), locale),
      spoken: isLate ? words.passed : fill(words.leftOf, values),
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
  return fill(manyTitle, { count: word.charAt(0).toUpperCase() + word.slice(1) });
}

/** How fast requests were answered: medians of opening minutes, and how many within the promise. */
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
    isKept: promiseLeft(createdAt, answeredAt, promise).minutes >= 0,
  }));
  const median = (rows: typeof timed) => {
    const minutes = medianMinutes(rows.map((row) => row.minutes));
    return minutes === null ? words.none : duration(minutes, locale);
  };
  const kept = timed.filter(({ isKept }) => isKept).length;
  return [
    { label: words.medianToday, value: median(timed.filter(({ answeredAt }) => answeredAt >= today)) },
    { label: words.medianWeek, value: median(timed) },
    {
      label: words.kept,
      value: fill(words.keptOf, {
        kept: formatNumber(kept, locale),
        count: formatNumber(timed.length, locale),
      }),
      after: words.answered,
    },
  ];
}

/** The chart of weeks, divided as asked, and its table. */
export function weeksView(counts: readonly LeadCount[], by: Division, { firstMonday }: Days, locale: Locale) {
  const words = overviewWords[locale].chart;
  const series = seriesOf(counts, by, locale);
  const weeks: WeekOfLeads[] = Array.from({ length: chartWeeks }, (_, place) => {
    const monday = Temporal.PlainDate.from(firstMonday).add({ weeks: place });
    const inWeek = counts.filter((count) => count.monday === monday.toString());
    return {
      week: monday.weekOfYear ?? 0,
      counts: Object.fromEntries(
        series.map(({ key }) => [key, sum(inWeek.filter((count) => keyOf(count, by) === key))]),
      ),
    };
  });
  const table = weeks.map(({ week, counts: of }) => {
    const row = series.map(({ key }) => of[key] ?? 0);
    return { week, counts: row, total: row.reduce((total, count) => total + count, 0) };
  });
  const [first, last] = [table[0], table.at(-1)];
  const largest = series.toSorted(
    (a, b) =>
      sum(counts.filter((count) => keyOf(count, by) === b.key)) -
      sum(counts.filter((count) => keyOf(count, by) === a.key)),
  )[0];
  return {
    chart: layOutWeeks(weeks, series),
    name: fill(words.name, {
      title: words.title,
      by: words[by].toLowerCase(),
      first: String(first?.week),
      last: String(last?.week),
    }),
    summary: fill(words.summary, {
      first: String(first?.total),
      firstWeek: String(first?.week),
      last: String(last?.total),
      lastWeek: String(last?.week),
      largest: largest?.label ?? "",
    }),
    weekLabels: weeks.map(({ week }) => fill(words.weekShort, { week: String(week) })),
    divisions: Object.entries(divisions).map(([word, division]) => ({
      label: words[division],
      href: adminHref(
        adminPaths.overview,
        locale,
        new URLSearchParams(division === "service" ? {} : { [divisionParameter]: word }),
      ),
      current: division === by,
    })),
    series: series.map(({ label }) => label),
    table,
  };
}

/** The week so far, by source and by city. */
export function weekView(counts: readonly LeadCount[], { monday }: Days, locale: Locale) {
  const words = overviewWords[locale].week;
  const week = counts.filter((count) => count.monday === monday);
  const rowsOf = (by: Division) =>
    seriesOf(week, by, locale)
      .map(({ key, label }) => ({ label, count: sum(week.filter((count) => keyOf(count, by) === key)) }))
      .toSorted((a, b) => b.count - a.count);
  return {
    title: fill(words.title, { week: String(Temporal.PlainDate.from(monday).weekOfYear) }),
    total: sum(week),
    groups: [
      { title: words.source, rows: rowsOf("source") },
      { title: words.city, rows: rowsOf("city") },
    ],
  };
}

interface Series {
  key: string;
  label: string;
}

/** What leads are divided into: the known ones in their order, and what else there is. */
function seriesOf(counts: readonly LeadCount[], by: Division, locale: Locale): Series[] {
  const words = leadWords[locale];
  const occurs = (key: string) => counts.some((count) => keyOf(count, by) === key);
  if (by === "service")
    return [
      ...services.map((key: Service) => ({ key, label: words.services[key] })),
      ...(occurs("none") ? [{ key: "none", label: words.services.none }] : []),
    ];
  if (by === "city")
    return [
      ...cities.map(({ slug, name }) => ({ key: slug, label: name })),
      ...(occurs("none") ? [{ key: "none", label: words.otherCity }] : []),
    ];
  // Two sources may have one name, as older rows have.
  const labels = Object.keys(words.sources).map((source) => sourceLabel(source, locale));
  const known = [...new Set([...labels, words.otherSource])].map((label) => ({ key: label, label }));
  return known
    .map(({ label }) => ({
      key: Object.keys(words.sources).find((source) => sourceLabel(source, locale) === label) ?? "none",
      label,
    }))
    .filter(({ key }) => key !== "none" || occurs("none"));
}

function keyOf(count: LeadCount, by: Division): string {
  if (by !== "source") return count[by] ?? "none";
  const { sources } = leadWords.sv;
  const label = Object.entries(sources).find(([key]) => key === count.source)?.[1];
  return Object.entries(sources).find(([, other]) => other === label)?.[0] ?? "none";
}

function sum(counts: readonly LeadCount[]): number {
  return counts.reduce((total, { leads }) => total + leads, 0);
}

/** Emails that did not arrive, in words. */
export function emailLabels(emails: readonly SentEmail[], now: Date, locale: Locale): LateEmailLabel[] {
  const words = overviewWords[locale].emails;
  const { problems } = emailsPageWords[locale];
  return emails.map((email) => {
    const problem = Object.entries(problems).find(([key]) => key === email.problem)?.[1];
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
          ? { look: "err", text: words.gaveUp }
          : {
              look: "warn",
              text:
                email.nextAt <= now
                  ? words.sending
                  : fill(words.next, { time: formatClock(email.nextAt, locale) }),
            },
      href: email.lead && leadHref(email.lead, locale),
    };
  });
}

/** What a mail server answered, in short; null when it did not. */
function serverWords(error: string | null): string | null {
  if (!error) return null;
  const answer = /\b[245]\d\d[ -].*/.exec(error)?.[0];
  return (answer ?? error).slice(0, 90);
}

/** The demos of a day and where the time stands between them. */
export function demoEntries(demos: readonly DemoOfDay[], now: Date, locale: Locale): DemoEntry[] {
  const words = overviewWords[locale].demos;
  const entries = demos.map((demo): DemoEntry => {
    const over = demo.endsAt <= now;
    const minutes = Math.ceil((demo.startsAt.getTime() - now.getTime()) / 60_000);
    const when = over
      ? demo.status === "no_show"
        ? words.noShow
        : words.done
      : minutes <= 0
        ? words.going
        : minutes <= 90
          ? fill(words.in, { count: String(minutes) })
          : null;
    return {
      kind: "demo",
      key: demo.id,
      time: { iso: demo.startsAt.toISOString(), text: formatClock(demo.startsAt, locale) },
      title: demo.company,
      href: adminHref(`${adminPaths.demos}/${demo.id}`, locale),
      detail: [over ? null : words[demo.platform], when].filter(Boolean).join(" · "),
      over,
      join: over || minutes > 90 ? null : demo.meetingLink,
    };
  });
  if (entries.length === 0) return [];
  const place = demos.findIndex(({ startsAt }) => startsAt > now);
  entries.splice(place < 0 ? entries.length : place, 0, {
    kind: "now",
    key: "now",
    text: fill(words.now, { time: formatClock(now, locale) }),
  });
  return entries;
}

/** How often a form was sent for a hundred views of a page. */
export function conversionLabels(rows: readonly PageConversion[], locale: Locale) {
  return rows.map(({ path, views, sent }) => ({
    path,
    views: formatNumber(views, locale),
    sent: formatNumber(sent, locale),
    rate:
      views > 0
        ? `${new Intl.NumberFormat(locale === "sv" ? "sv-SE" : "en-GB", { maximumFractionDigits: 1 }).format((100 * sent) / views)} %`
        : "–",
  }));
}

function duration(minutes: number, locale: Locale): string {
  const words = overviewWords[locale].promise;
  if (minutes < 60) return fill(words.minutes, { count: String(minutes) });
  // Minutes tell nothing more beside a day.
  const hasMinutes = minutes % 60 > 0 && minutes < 24 * 60;
  return fill(hasMinutes ? words.hours : words.wholeHours, {
    hours: formatNumber(Math.floor(minutes / 60), locale),
    minutes: String(minutes % 60),
  });
}
