import { sourceLabel } from "#app/admin/leads/lead-labels.server.ts";
import { type Bar, layOutBars } from "#app/admin/ui/bar-chart.server.ts";
import { adminHref } from "#app/admin/urls.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { services } from "#app/domain/services.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { inSweden, mondayOf, startOfDay } from "#app/i18n/swedish-days.ts";
import type { countLost, LeadCount } from "#app/leads/leads.server.ts";
import { leadMessages, lostReasonMessages } from "#app/leads/words.server.ts";
import { overviewMessages } from "./words.server.ts";

/** How many weeks the chart has, with the current one. */
const chartWeeks = 12;

/** What the chart divides leads by; the keys are values of the URL parameter. */
export const divisions = { tjanst: "service", kalla: "source", ort: "city" } as const;
export type Division = (typeof divisions)[keyof typeof divisions];
export const divisionParameter = "delning";

export type Days = ReturnType<typeof daysOf>;

/** When today, this week and the chart's first week begin. */
export function daysOf(now: Date) {
  const today = inSweden(now).toPlainDate();
  const monday = mondayOf(today);
  return {
    today: startOfDay(today),
    tomorrow: startOfDay(today, 1),
    monday: monday.toString(),
    firstMonday: monday.subtract({ weeks: chartWeeks - 1 }).toString(),
  };
}

/** The chart of the weeks: a bar each, divided into the leads of each series. */
export function weeksView(counts: readonly LeadCount[], by: Division, { firstMonday }: Days, locale: Locale) {
  const messages = overviewMessages[locale].chart;
  const series = seriesOf(counts, by, locale);
  const mondays = Array.from({ length: chartWeeks }, (_, place) =>
    Temporal.PlainDate.from(firstMonday).add({ weeks: place }),
  );
  const bars: Bar[] = mondays.map((monday) => {
    const inWeek = counts.filter((count) => count.monday === monday.toString());
    return {
      label: fill(messages.weekShort, { week: String(monday.weekOfYear) }),
      counts: Object.fromEntries(
        series.map(({ key }) => [key, sum(inWeek.filter((count) => keyOf(count, by) === key))]),
      ),
    };
  });
  const chart = layOutBars(bars, series);
  const [first, last] = [chart.rows[0], chart.rows.at(-1)];
  const [firstWeek, lastWeek] = [mondays[0], mondays.at(-1)].map((monday) => String(monday?.weekOfYear));
  const largest = series.toSorted(
    (a, b) =>
      sum(counts.filter((count) => keyOf(count, by) === b.key)) -
      sum(counts.filter((count) => keyOf(count, by) === a.key)),
  )[0];
  return {
    chart,
    name: fill(messages.name, {
      title: messages.title,
      by: messages[by].toLowerCase(),
      first: String(firstWeek),
      last: String(lastWeek),
    }),
    summary: fill(messages.summary, {
      first: String(first?.total),
      firstWeek: String(firstWeek),
      last: String(last?.total),
      lastWeek: String(lastWeek),
      largest: largest?.label ?? "",
    }),
    divisions: Object.entries(divisions).map(([word, division]) => ({
      key: word,
      label: messages[division],
      href: adminHref(
        adminPaths.overview,
        locale,
        division === "service" ? {} : { [divisionParameter]: word },
      ),
      current: division === by,
    })),
  };
}

/** This week's leads by source and city, and the lost leads of the chart's weeks by reason. */
export function weekView(
  counts: readonly LeadCount[],
  lost: Awaited<ReturnType<typeof countLost>>,
  { monday }: Days,
  locale: Locale,
) {
  const messages = overviewMessages[locale].week;
  const week = counts.filter((count) => count.monday === monday);
  const rowsOf = (by: Division) =>
    seriesOf(week, by, locale)
      .map(({ key, label }) => ({ label, count: sum(week.filter((count) => keyOf(count, by) === key)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  return {
    title: fill(messages.title, { week: String(Temporal.PlainDate.from(monday).weekOfYear) }),
    total: sum(week),
    none: week.length > 0 ? null : messages.none,
    /** The last group covers all of the chart's weeks. */
    groups: [
      { title: messages.source, rows: rowsOf("source") },
      { title: messages.city, rows: rowsOf("city") },
      {
        title: messages.lost,
        rows: lost.map(({ reason, leads }) => ({
          label: lostReasonMessages[locale][reason ?? "unknown"],
          count: leads,
        })),
      },
    ].filter(({ rows }) => rows.length > 0),
  };
}

interface Series {
  key: string;
  label: string;
}

/** The series of the chart: the known ones in order, then others that occur. */
function seriesOf(counts: readonly LeadCount[], by: Division, locale: Locale): Series[] {
  const messages = leadMessages[locale];
  const hasOthers = counts.some((count) => keyOf(count, by) === "none");
  if (by === "service")
    return [
      ...services.map((key) => ({ key, label: messages.services[key] })),
      ...(hasOthers ? [{ key: "none", label: messages.services.none }] : []),
    ];
  if (by === "city")
    return [
      ...citiesIn(defaultLocale).map(({ slug, name }) => ({ key: slug, label: name })),
      ...(hasOthers ? [{ key: "none", label: messages.otherCity }] : []),
    ];
  // Two sources may have the same label, since older rows have other keys.
  const labels = Object.keys(messages.sources).map((source) => sourceLabel(source, locale));
  const sources = [...new Set([...labels, messages.otherSource])].map((label) => ({ key: label, label }));
  return sources
    .map(({ label }) => ({
      key: Object.keys(messages.sources).find((source) => sourceLabel(source, locale) === label) ?? "none",
      label,
    }))
    .filter(({ key }) => key !== "none" || hasOthers);
}

function keyOf(count: LeadCount, by: Division): string {
  if (by !== "source") return count[by] ?? "none";
  const { sources } = leadMessages.sv;
  const label = wordOf(sources, count.source);
  return Object.entries(sources).find(([, other]) => other === label)?.[0] ?? "none";
}

function sum(counts: readonly LeadCount[]): number {
  return counts.reduce((total, { leads }) => total + leads, 0);
}
