import type { Colleague } from "#app/admin/colleagues.server.ts";
import { sourceLabel } from "#app/admin/leads/lead-labels.server.ts";
import { listHref } from "#app/admin/leads/lead-list-view.server.ts";
import { duration } from "#app/admin/overview/promise-label.ts";
import { overviewMessages } from "#app/admin/overview/words.server.ts";
import { type Bar, layOutBars } from "#app/admin/ui/bar-chart.server.ts";
import { adminHref } from "#app/admin/urls.ts";
import { type DayHours, dayMinutes, openMinutesWithin } from "#app/company/opening-hours.ts";
import { medianMinutes } from "#app/company/promise.ts";
import { services } from "#app/domain/services.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatShortDay } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor, formatNumber, formatPercent } from "#app/i18n/numbers.ts";
import { formatIsoDay, noonOf } from "#app/i18n/swedish-days.ts";
import { type LeadFilter, leadParameters } from "#app/leads/lead-filter.ts";
import { hasEnded } from "#app/leads/lead-status.ts";
import {
  type CountedLeads,
  divide,
  type Funnel,
  funnelOf,
  lostByReason,
  type ReportStep,
  total,
} from "#app/leads/report.ts";
import { leadMessages, lostReasonMessages } from "#app/leads/words.server.ts";
import { type Period, type PeriodKey, periodParameter, periods, stepsOf } from "./period.ts";
import { reportMessages } from "./words.server.ts";

/** A figure of the report and the list of leads that it counts; null for none. */
export interface Figure {
  text: string;
  href: string | null;
}

/** A row of a table by source, service or colleague, as figures and as numbers for the workbook. */
export interface DividedRow {
  key: string;
  label: string;
  funnel: Funnel;
  /** Minutes of opening hours to the first response; null for none. */
  median: number | null;
  filter: LeadFilter;
}

export type Division = "source" | "service" | "assigned";

export interface ReportParts {
  counted: readonly CountedLeads[];
  period: Period;
  step: ReportStep;
  today: Temporal.PlainDate;
  /** The filter of the whole report, with the period's days. */
  filter: LeadFilter;
  colleagues: readonly Colleague[];
  hours: DayHours;
  locale: Locale;
}

/** The tables of a report: its leads divided by source, service and colleague. */
export function dividedRows(
  { counted, colleagues, locale }: ReportParts,
  medianOf: ReturnType<typeof medianCounter>,
): Record<Division, DividedRow[]> {
  const messages = leadMessages[locale];
  const rows = <Key>(
    keyOf: (leads: CountedLeads) => Key,
    describeRow: (
      key: Key,
      leads: readonly CountedLeads[],
    ) => { key: string; label: string; filter: LeadFilter },
  ) =>
    divide(counted, keyOf).map(([key, leads]) => ({
      ...describeRow(key, leads),
      funnel: funnelOf(leads),
      median: medianOf(leads),
    }));
  return {
    // Several sources have the same name.
    source: rows(
      ({ source }) => sourceLabel(source, locale),
      (label, leads) => ({
        key: label,
        label,
        filter: { source: [...new Set(leads.map(({ source }) => source))].join(",") },
      }),
    ),
    service: rows(
      ({ service }) => service ?? "none",
      (service) => ({ key: service, label: messages.services[service], filter: { service } }),
    ),
    assigned: rows(
      ({ assignedTo }) => assignedTo ?? "none",
      (assigned) => ({
        key: assigned,
        label: colleagues.find(({ id }) => id === assigned)?.name ?? reportMessages[locale].nobody,
        filter: { assigned },
      }),
    ),
  };
}

/** The median of the minutes of opening hours from when leads came until their first response. */
export function medianCounter({ counted, hours }: Pick<ReportParts, "counted" | "hours">) {
  const times = counted.flatMap(({ received, responded }) => [...received, ...responded]);
  const [first, last] = times.reduce(
    ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
    [Number.POSITIVE_INFINITY, 0],
  );
  const minutesOf = times.length > 0 ? openMinutesWithin(dateOf(first), dateOf(last), hours) : () => 0;
  const minutes = new Map(
    counted.map((leads) => [
      leads,
      leads.received.map((from, place) => minutesOf(1000 * from, 1000 * (leads.responded[place] ?? from))),
    ]),
  );
  return (some: readonly CountedLeads[]) => medianMinutes(some.flatMap((leads) => minutes.get(leads) ?? []));
}

function dateOf(seconds: number): Date {
  return new Date(1000 * seconds);
}

/** The data of the report's page. */
export function reportView(parts: ReportParts) {
  const { counted, period, filter, hours, locale } = parts;
  const messages = reportMessages[locale];
  const funnel = funnelOf(counted);
  const medianOf = medianCounter(parts);
  const median = medianOf(counted);
  const figure = (count: number, more: LeadFilter): Figure => figureOf(count, { ...filter, ...more }, locale);
  const time = (minutes: number | null) => durationText(minutes, hours, locale) ?? messages.funnel.noMedian;
  const divided = dividedRows(parts, medianOf);
  const lost = lostByReason(counted);
  const lostCount = lost.reduce((sum, { leads }) => sum + leads, 0);
  const cellsOf = ({ funnel: of, median: minutes }: Omit<DividedRow, "key" | "label">, more: LeadFilter) => {
    const figures = funnelFigures(of, more, figure);
    return {
      ...figures,
      share: of.received > 0 ? formatPercent(percentOf(of.won, of.received), locale) : "",
      value: { ...figures.won, text: of.wonValue > 0 ? formatKronor(of.wonValue, locale) : "" },
      median: { ...figures.responded, text: durationText(minutes, hours, locale) ?? "" },
    };
  };
  const all = funnelFigures(funnel, {}, figure);
  return {
    period: periodText(period, locale),
    isEmpty: funnel.received === 0,
    funnel: (["received", "responded", "quoted", "won"] as const).map((key) => ({
      key,
      label: messages.funnel[key],
      ...all[key],
      percent: percentOf(funnel[key], funnel.received),
      share:
        key === "received" || funnel.received === 0
          ? null
          : fill(messages.funnel.share, {
              percent: formatPercent(percentOf(funnel[key], funnel.received), locale),
            }),
    })),
    median: { ...all.responded, text: time(median) },
    value: { ...all.won, text: formatKronor(funnel.wonValue, locale) },
    chart: chartOf(parts),
    tables: (["source", "service", "assigned"] as const).map((key) => ({
      key,
      title: messages.divisions[key],
      rows: [
        ...divided[key].map((row) => ({ key: row.key, label: row.label, cells: cellsOf(row, row.filter) })),
        { key: "total", label: messages.total, cells: cellsOf({ funnel, median, filter: {} }, {}) },
      ],
    })),
    lost: lost.map(({ reason, leads }) => ({
      key: reason ?? "unknown",
      label: lostReasonMessages[locale][reason ?? "unknown"],
      count: figure(leads, { status: "lost", reason: reason ?? "unknown" }),
      percent: percentOf(leads, lostCount),
    })),
  };
}

function funnelFigures(
  { received, responded, quoted, won }: Funnel,
  more: LeadFilter,
  figure: (count: number, more: LeadFilter) => Figure,
) {
  return {
    received: figure(received, more),
    responded: figure(responded, { ...more, reached: "responded" }),
    quoted: figure(quoted, { ...more, reached: "quoted" }),
    won: figure(won, { ...more, status: "won" }),
  };
}

/** A part in whole percent of all; 0 where there are none. */
function percentOf(part: number, all: number): number {
  return all > 0 ? Math.round((100 * part) / all) : 0;
}

function figureOf(count: number, filter: LeadFilter, locale: Locale): Figure {
  return {
    text: formatNumber(count, locale),
    href: count > 0 ? listHref({ filter, sort: "newest", cursor: null }, locale) : null,
  };
}

function durationText(minutes: number | null, hours: DayHours, locale: Locale): string | null {
  return minutes === null
    ? null
    : duration(minutes, dayMinutes(hours), overviewMessages[locale].promise, locale);
}

/** "1 november 2026 till 30 november 2026". */
export function periodText({ from, to }: Period, locale: Locale): string {
  return fill(reportMessages[locale].spoken, {
    from: formatIsoDay(from, locale),
    to: formatIsoDay(to, locale),
  });
}

const outcomes = ["won", "lost", "open"] as const;

/** What became of the leads of each day, week or month. */
export function outcomesOf({ counted, period, step, today, locale }: ReportParts) {
  const { chart: messages } = reportMessages[locale];
  const outcomeOf = ({ status }: CountedLeads) =>
    status === "won" || status === "lost" ? status : hasEnded(status) ? null : "open";
  return stepsOf(period, step, today).map((day) => {
    const within = counted.filter(({ since }) => since === day.toString());
    return {
      label:
        step === "week"
          ? fill(messages.week, { week: String(day.weekOfYear) })
          : step === "day"
            ? formatShortDay(noonOf(day.toString()), locale)
            : dateFormat(locale, { month: "short" }).format(noonOf(day.toString())).replace(".", ""),
      counts: Object.fromEntries(
        outcomes.map((key) => [key, total(within.filter((leads) => outcomeOf(leads) === key))]),
      ),
    } satisfies Bar;
  });
}

function chartOf(parts: ReportParts) {
  const { counted, period, today, locale } = parts;
  const messages = reportMessages[locale].chart;
  const sumOf = (isIn: (leads: CountedLeads) => boolean) => formatNumber(total(counted.filter(isIn)), locale);
  return {
    chart: layOutBars(
      outcomesOf(parts),
      outcomes.map((key) => ({ key, label: messages[key] })),
      period.to < today.toString(),
    ),
    name: fill(messages.name, { period: periodText(period, locale) }),
    summary: fill(messages.summary, {
      received: sumOf(() => true),
      won: sumOf(({ status }) => status === "won"),
      lost: sumOf(({ status }) => status === "lost"),
      open: sumOf(({ status }) => !hasEnded(status)),
    }),
  };
}

/** The choice of the period and the filters. */
export function reportChoice({ period, filter, colleagues, locale }: ReportParts) {
  const messages = reportMessages[locale];
  const all = { value: "", label: messages.all };
  const others = otherParameters(filter);
  const named = Object.keys(leadMessages[locale].sources);
  const sources = Array.from(
    Map.groupBy(named, (source) => sourceLabel(source, locale)),
    ([label, keys]) => ({ value: keys.join(","), label }),
  );
  const isOther = filter.source && !sources.some(({ value }) => value === filter.source);
  return {
    action: adminHref(adminPaths.report, locale),
    periods: (Object.keys(periods) as PeriodKey[]).map((key) => ({
      key,
      label: messages.periods[key],
      href: adminHref(adminPaths.report, locale, {
        ...others,
        ...(key === "month" ? {} : { [periodParameter]: periods[key] }),
      }),
      current: key === period.key,
    })),
    days: period.key === "own" ? { from: period.from, to: period.to } : { from: "", to: "" },
    /** What the form sends besides its fields: chosen days come before the period. */
    hidden: {
      ...languageParameters(locale),
      ...(period.key === "own" ? {} : { [periodParameter]: periods[period.key] }),
    },
    values: others,
    options: {
      service: [
        all,
        ...([...services, "none"] as const).map((value) => ({
          value,
          label: leadMessages[locale].services[value],
        })),
      ],
      source: [
        all,
        ...sources,
        ...(isOther && filter.source
          ? [{ value: filter.source, label: sourceLabel(filter.source, locale) }]
          : []),
      ],
      assigned: [
        all,
        { value: "none", label: messages.nobody },
        ...colleagues
          .filter(({ id, worksLeads }) => worksLeads || id === filter.assigned)
          .map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    excelHref: adminHref(adminPaths.reportWorkbook, locale, {
      ...others,
      ...(period.key === "own"
        ? { [leadParameters.from]: period.from, [leadParameters.to]: period.to }
        : { [periodParameter]: periods[period.key] }),
    }),
  };
}

/** The filter's parameters without the days. */
function otherParameters({ service, source, assigned }: LeadFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ service, source, assigned }).flatMap(([name, value]) =>
      value ? [[leadParameters[name as "service" | "source" | "assigned"], value]] : [],
    ),
  );
}

/** "november 2026". */
export function monthText(month: string, locale: Locale): string {
  return dateFormat(locale, { month: "long", year: "numeric" }).format(noonOf(`${month}-01`));
}

/** The days from now until the end of a month, as ISO dates; none for a month that is over. */
export function daysLeft(month: string, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const days = [];
  const isOver = today.toString().slice(0, 7) > month;
  const first = today.toString().slice(0, 7) === month ? today : Temporal.PlainDate.from(`${month}-01`);
  for (let day = first; !isOver && day.toString().startsWith(month); day = day.add({ days: 1 }))
    days.push(day);
  return days;
}
