import { mondayOf } from "#app/i18n/swedish-days.ts";
import type { ReportStep } from "#app/leads/report.ts";

// Only for the server: few browsers have Temporal.

/** The periods that are one press away, and the values of the URL parameter. */
export const periods = { month: "manad", lastMonth: "forra", quarter: "kvartal", year: "ar" } as const;
export type PeriodKey = keyof typeof periods;
export const periodParameter = "period";

/** The days that a report is about: ISO dates in Sweden, both inclusive. */
export interface Period {
  /** "own" for days that somebody chose. */
  key: PeriodKey | "own";
  from: string;
  to: string;
}

/** The days of a period that is one press away. Those that are not over end with their last day. */
export function periodOf(key: PeriodKey, today: Temporal.PlainDate): Period {
  const month = today.with({ day: 1 });
  const first = {
    month,
    lastMonth: month.subtract({ months: 1 }),
    quarter: month.subtract({ months: (today.month - 1) % 3 }),
    year: month.with({ month: 1 }),
  }[key];
  const months = { month: 1, lastMonth: 1, quarter: 3, year: 12 }[key];
  return {
    key,
    from: first.toString(),
    to: first.add({ months }).subtract({ days: 1 }).toString(),
  };
}

/**
 * The period that a URL asks for: chosen days in either order (one alone means until or since then, within a year), a
 * period that is one press away, or this month.
 */
export function readPeriod(
  key: string | null,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: Temporal.PlainDate,
): Period {
  if (from || to) {
    const last = to ?? (from && from > today.toString() ? from : today.toString());
    const first = from ?? Temporal.PlainDate.from(last).subtract({ years: 1 }).add({ days: 1 }).toString();
    return first <= last ? { key: "own", from: first, to: last } : { key: "own", from: last, to: first };
  }
  const found = Object.entries(periods).find(([, value]) => value === key)?.[0] as PeriodKey | undefined;
  return periodOf(found ?? "month", today);
}

/** How many bars the chart has at most. */
const mostBars = 24;

/** How a chart of a period divides its time. */
export function stepOf({ from, to }: Period): ReportStep {
  const { days } = Temporal.PlainDate.from(from).until(to);
  return days < 14 ? "day" : days < 16 * 7 ? "week" : "month";
}

/** The first day of each step of a period until today, the latest `mostBars`. */
export function stepsOf(
  { from, to }: Period,
  step: ReportStep,
  today: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from);
  const last = Temporal.PlainDate.compare(to, today) > 0 ? today : Temporal.PlainDate.from(to);
  const steps = [];
  for (
    let day = { day: first, week: mondayOf(first), month: first.with({ day: 1 }) }[step];
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ [`${step}s`]: 1 })
  )
    steps.push(day);
  return steps.slice(-mostBars);
}
