import { type Cursor, cursorParameter, cursorText, readCursor } from "#app/domain/cursor.ts";
import { day } from "#app/forms/field-schemas.ts";
import { inSweden, mondayOf, startOfDay } from "#app/i18n/swedish-days.ts";

/** Which bookings a list shows: coming, one's own coming, past, or cancelled ones. */
export const demoScopes = ["ahead", "mine", "past", "cancelled"] as const;

export type DemoScope = (typeof demoScopes)[number];

export interface DemosView {
  scope: DemoScope;
  /** The Monday of the calendar's week in Sweden, ISO; null for this week. */
  monday: string | null;
  /** Where the list's page begins; null for the first page. */
  after: Cursor | null;
}

export const pageRows = 25;

const names = { scope: "urval", monday: "vecka" } as const;
const scopeParameters: Record<DemoScope, string> = {
  ahead: "",
  mine: "mina",
  past: "tidigare",
  cancelled: "avbokade",
};

/**
 * Reads the view from URL parameters. Invalid values are ignored, so that an old or mistyped link shows the default.
 */
export function readDemosView(parameters: URLSearchParams): DemosView {
  const shown = day.safeParse(parameters.get(names.monday)).data;
  return {
    scope: demoScopes.find((scope) => scopeParameters[scope] === parameters.get(names.scope)) ?? "ahead",
    monday: shown ? mondayOf(Temporal.PlainDate.from(shown)).toString() : null,
    after: readCursor(parameters),
  };
}

/** The URL parameters of a view of the demos; those of the first view are left out. */
export function demosParameters({ scope, monday, after }: DemosView): Record<string, string> {
  return {
    ...(scope === "ahead" ? {} : { [names.scope]: scopeParameters[scope] }),
    ...(monday ? { [names.monday]: monday } : {}),
    ...(after ? { [cursorParameter]: cursorText(after) } : {}),
  };
}

export type CalendarWeek = ReturnType<typeof calendarWeek>;

/**
 * A week of the calendar. Without a Monday it is this week, or the next one when no working day (ISO `weekdays`) of
 * this week is left.
 */
export function calendarWeek(monday: string | null, now: Date, weekdays: readonly number[]) {
  const today = inSweden(now).toPlainDate();
  const isLeft = weekdays.some((weekday) => weekday >= today.dayOfWeek);
  const usual = mondayOf(today).add({ weeks: isLeft ? 0 : 1 });
  const firstDay = monday ? Temporal.PlainDate.from(monday) : usual;
  return {
    number: firstDay.weekOfYear ?? 0,
    /** When it starts and ends in Sweden. */
    from: startOfDay(firstDay),
    to: startOfDay(firstDay, 7),
    days: Array.from({ length: 7 }, (_, day) => firstDay.add({ days: day }).toString()),
    /** The Mondays before and after. */
    previous: firstDay.subtract({ weeks: 1 }).toString(),
    next: firstDay.add({ weeks: 1 }).toString(),
    /** Whether it is the default week. */
    isUsual: firstDay.equals(usual),
  };
}

/** The hour of the day in Sweden. */
export function hourOf(time: Date): number {
  return inSweden(time).hour;
}

/**
 * The hours that the calendar shows: the opening hours ("08:00"), and the hours of meetings outside of them.
 */
export function calendarHours(opens: string, closes: string, meetings: readonly number[]): number[] {
  const firstHour = Math.min(Number(opens.slice(0, 2)), ...meetings);
  // A day that closes on the hour has no meeting in the hour after it.
  const lastHour = Math.max(
    Math.ceil(Number(closes.slice(0, 2)) + Number(closes.slice(3, 5)) / 60) - 1,
    ...meetings,
  );
  return Array.from({ length: lastHour - firstHour + 1 }, (_, hour) => firstHour + hour);
}
