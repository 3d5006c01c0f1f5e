import { inSweden, mondayOf } from "#app/i18n/swedish-days.ts";

/** Slots are wall-clock times in Sweden, whatever the visitor's zone. */
export const demoZone = "Europe/Stockholm";

/** A time zone as people call it: "New York" for "America/New_York". */
export const zoneName = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** The longest reason for cancelling (demo_bookings.cancel_reason). */
export const reasonCharacters = 500;

export interface DemoSettings {
  /** ISO working days: 1 is Monday. */
  weekdays: readonly number[];
  /** Wall-clock times, "08:00". A meeting ends by `closes`. */
  opens: string;
  closes: string;
  slotMinutes: number;
  /** The shortest time from booking to meeting. */
  noticeMinutes: number;
  /** The visitor may change or cancel a meeting until this long before it. */
  changeUntilMinutes: number;
  /** The number of weeks offered, including this one. */
  weeks: number;
}

/** The calendar from the database (demo_calendar), with nothing about who has booked. */
export interface DemoCalendar {
  settings: DemoSettings;
  /** Public holidays and days that staff have closed, ISO. */
  closedDays: readonly ClosedDay[];
  /** The number of sales reps who take bookings. */
  salesReps: number;
  /** When sales reps are busy: meeting and pause. */
  busy: readonly Busy[];
  /** How long a meeting and its pause take. */
  busyMinutes: number;
  /** The start of the meeting that is being moved, in epoch milliseconds: no slot to move it to. */
  movingFrom?: number | null;
}

export interface ClosedDay {
  day: string;
  /** The reason in each language; null for none. */
  sv: string | null;
  en: string | null;
}

/** In epoch milliseconds, the end exclusive. */
export interface Busy {
  salesRep: number;
  from: number;
  to: number;
}

/**
 * `open`: has a free slot. `full`: every slot that could still be booked is taken. `passed`: too late for all of
 * them. `closed`: a holiday or a day that staff have closed.
 */
export type DayState = "open" | "full" | "passed" | "closed";

export type DemoWeek = ReturnType<typeof demoWeeks>[number];
export type DemoDay = DemoWeek["days"][number];

/**
 * The offered weeks, from this Monday (docs/product.md, 12.2), each with its working days and their slots. The database
 * checks a booking by the same rule (private.demo_slot_is_open); booking.database.test.ts compares the two.
 */
export function demoWeeks(now: Date, calendar: DemoCalendar) {
  const monday = mondayOf(inSweden(now).toPlainDate());
  return Array.from({ length: calendar.settings.weeks }, (_, week) => {
    const first = monday.add({ weeks: week });
    return {
      number: first.weekOfYear ?? 0,
      days: calendar.settings.weekdays.map((weekday) =>
        demoDay(first.add({ days: weekday - 1 }), now, calendar),
      ),
    };
  });
}

/** The `count` free slots nearest to a time, the earliest first. */
export function nearestFree(startsAt: Date, weeks: readonly DemoWeek[], count: number): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - startsAt.getTime());
  return freeSlots(weeks)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => one.getTime() - other.getTime());
}

function demoDay(date: Temporal.PlainDate, now: Date, calendar: DemoCalendar) {
  const day = date.toString();
  const closed = calendar.closedDays.find((one) => one.day === day) ?? null;
  const earliest = now.getTime() + calendar.settings.noticeMinutes * 60_000;
  const slots = closed
    ? []
    : slotStarts(date, calendar.settings)
        .filter((start) => start >= earliest)
        .map((start) => ({ startsAt: new Date(start), free: hasFreeSalesRep(start, calendar) }));
  // The slots are those that can still be booked, with the required notice.
  return { day, closed, slots, state: stateOf(closed, slots) };
}

function stateOf(closed: ClosedDay | null, slots: readonly { free: boolean }[]): DayState {
  if (closed) return "closed";
  if (slots.length === 0) return "passed";
  return slots.some(({ free }) => free) ? "open" : "full";
}

/**
 * The starts of a day's slots, in epoch milliseconds. Counted in real time from the opening: when the clock is set
 * forward the missing hour has no slots, and when it is set back no slot comes twice.
 */
function slotStarts(date: Temporal.PlainDate, { opens, closes, slotMinutes }: DemoSettings): number[] {
  const timestamp = (time: string) =>
    date.toZonedDateTime({ timeZone: demoZone, plainTime: time }).epochMilliseconds;
  const length = slotMinutes * 60_000;
  const starts: number[] = [];
  for (let start = timestamp(opens); start + length <= timestamp(closes); start += length) starts.push(start);
  return starts;
}

function hasFreeSalesRep(start: number, { salesReps, busy, busyMinutes, movingFrom }: DemoCalendar): boolean {
  if (start === movingFrom) return false;
  const end = start + busyMinutes * 60_000;
  const busySalesReps = new Set(
    busy.filter(({ from, to }) => from < end && start < to).map(({ salesRep }) => salesRep),
  );
  return busySalesReps.size < salesReps;
}

function freeSlots(weeks: readonly DemoWeek[]): Date[] {
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ startsAt }) => startsAt)),
  );
}
