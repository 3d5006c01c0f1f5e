/**
 * When a demo can be held (product 12.2, 12.3): the only place that says so. The clock and the rows are arguments, so
 * that the page, the booking and the admin ask the same question.
 */

import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Longest } from "#app/domain/stored.ts";
import { inSweden, mondayOf, startOfDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";

/** Slots are wall-clock times in Sweden, whatever the visitor's zone. */
export const demoZone = "Europe/Stockholm";

/** A time zone as people call it: "New York" for "America/New_York". */
export const zoneName = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** The longest reason for cancelling (demo_bookings.cancel_reason). */
export const reasonCharacters = 500 satisfies Longest<"demo_bookings.cancel_reason">;

/** The most weeks that visitors may be offered. */
export const maxWeeks = 2;

/** How many days ahead the staff may book or move a demo (product 12.8). */
export const staffDays = 90;

export const dayMilliseconds = milliseconds.day;

/** How demos are offered, set in the admin (demo_settings). */
export interface DemoSettings {
  /** ISO working days: 1 is Monday. */
  weekdays: readonly number[];
  /** Wall-clock times, "08:00". A meeting ends by `closes`. */
  opens: string;
  closes: string;
  slotMinutes: number;
  /** A sales rep's pause after a meeting. */
  bufferMinutes: number;
  /** The shortest time from booking to meeting. */
  noticeMinutes: number;
  /** The visitor may change or cancel a meeting until this long before it. */
  changeUntilMinutes: number;
  /** The number of weeks offered, including this one. */
  weeks: number;
  /** Whether Christmas Eve, Midsummer Eve and New Year's Eve are closed; they are not public holidays. */
  closeOnEves: boolean;
}

/** A sales rep's own hours: from and to, by ISO day of the week. A day that is not named is free. */
export type Hours = Readonly<Record<string, readonly [from: string, to: string]>>;

/** A sales rep who takes bookings. */
export interface SalesRepHours {
  number: number;
  /** Their own hours within those of the settings; null for all of these. */
  hours: Hours | null;
}

/** When demos are offered and who holds them, with nothing about who has booked. */
export interface DemoCalendar<SalesRep extends SalesRepHours = SalesRepHours> {
  settings: DemoSettings;
  /** Public holidays, eves and days that the staff have closed. */
  specialDays: readonly SpecialDay[];
  salesReps: readonly SalesRep[];
  /** The meetings of sales reps, each with its pause. */
  busy: readonly Busy[];
  /** When sales reps are away, where they are not in `busy`. */
  away?: readonly Away[];
  /** The start of the meeting that is being moved, in epoch milliseconds: no slot to move it to. */
  movingFrom?: number | null;
}

/** A holiday, an eve or a day that the staff have closed; a holiday that they have opened again is not `closed`. */
export interface SpecialDay {
  /** ISO. */
  day: string;
  kind: "holiday" | "eve" | "admin";
  closed: boolean;
  /** The reason in each language; null for none. */
  sv: string | null;
  en: string | null;
}

/** A sales rep's meeting and the pause after it, in epoch milliseconds, the end exclusive. */
export interface Busy {
  salesRep: number;
  from: number;
  to: number;
}

/** A time in which a sales rep can have no meeting: by their own calendar (product 12.16), or an absence (12.17). */
export interface Away extends Busy {
  kind: "calendar" | "absence";
}

/**
 * `open`: has a free slot. `full`: every slot that could still be booked is taken. `passed`: too late for all of
 * them. `closed`: a holiday or a day that staff have closed.
 */
export type DayState = "open" | "full" | "passed" | "closed";

export type DemoWeek = ReturnType<typeof demoWeeks>[number];
export type DemoDay = DemoWeek["days"][number];

/** A warning about a time, which the staff may ignore: the day is closed, or the time is outside of the hours. */
export type TimeWarning = "warnDay" | "warnHours";

/** When a meeting is. */
export interface MeetingTime {
  startsAt: Date;
  endsAt: Date;
}

/** The offered weeks, from this Monday (product 12.2), each with its working days and their slots. */
export function demoWeeks(now: Date, calendar: DemoCalendar) {
  return offeredWeeks(now, calendar.settings).map(({ number, dates }) => ({
    number,
    days: dates.map((date) => demoDay(date, now, calendar)),
  }));
}

/** Whether a visitor may choose a time: the start of a slot that is offered, free or taken (product 12.3). */
export function isOffered(startsAt: Date, now: Date, calendar: DemoCalendar): boolean {
  const date = offeredWeeks(now, calendar.settings)
    .flatMap(({ dates }) => dates)
    .find((one) => one.toString() === swedishDay(startsAt));
  const slots = date ? demoDay(date, now, calendar).slots : [];
  return slots.some((slot) => slot.startsAt.getTime() === startsAt.getTime());
}

function offeredWeeks(now: Date, { weeks, weekdays }: DemoSettings) {
  const monday = mondayOf(inSweden(now).toPlainDate());
  return Array.from({ length: weeks }, (_, week) => {
    const first = monday.add({ weeks: week });
    return {
      number: first.weekOfYear ?? 0,
      dates: weekdays.map((weekday) => first.add({ days: weekday - 1 })),
    };
  });
}

/** The time of a new meeting that starts then: it is as long as the settings say. */
export function meetingAt(startsAt: Date, { slotMinutes }: DemoSettings): MeetingTime {
  return { startsAt, endsAt: new Date(startsAt.getTime() + slotMinutes * milliseconds.minute) };
}

/** Two moments between which meetings matter. */
export interface Span {
  from: Date;
  to: Date;
}

/** What matters for the weeks that visitors are offered. */
export function offeredSpan(now: Date): Span {
  const monday = mondayOf(inSweden(now).toPlainDate());
  // A day more at both ends, for meetings that extend over them.
  return { from: new Date(now.getTime() - dayMilliseconds), to: startOfDay(monday, maxWeeks * 7 + 1) };
}

/** What matters for a meeting at one time. */
export function spanAround(startsAt: Date): Span {
  const days = nearDays + 1;
  return {
    from: new Date(startsAt.getTime() - days * dayMilliseconds),
    to: new Date(startsAt.getTime() + days * dayMilliseconds),
  };
}

/** The last ISO day that the staff may book or move a demo to (product 12.8). */
export function lastStaffDay(now: Date): string {
  return inSweden(now).toPlainDate().add({ days: staffDays }).toString();
}

/** Whether the staff may book or move a demo to a time: it is ahead, and not too far. */
export function isWithinStaffDays(startsAt: Date, now: Date): boolean {
  return startsAt > now && swedishDay(startsAt) <= lastStaffDay(now);
}

/**
 * The warning about a time that the staff chooses (product 12.5); null for none. Without any sales rep there are no own
 * hours that it could be outside of.
 */
export function timeWarning(meeting: MeetingTime, calendar: DemoCalendar): TimeWarning | null {
  const { settings, salesReps } = calendar;
  const date = inSweden(meeting.startsAt).toPlainDate();
  if (closedDay(date, calendar)) return "warnDay";
  const works = salesReps.length === 0 || salesReps.some((salesRep) => worksDuring(salesRep, meeting));
  const isOpen =
    settings.weekdays.includes(date.dayOfWeek) &&
    meeting.startsAt.getTime() >= momentOf(date, settings.opens) &&
    meeting.endsAt.getTime() <= momentOf(date, settings.closes);
  return isOpen && works ? null : "warnHours";
}

/**
 * Whether a booked demo is at a time that is not offered (any more), outside of its sales rep's own hours, or in an
 * absence of theirs.
 */
export function isOutside(meeting: MeetingTime, salesRep: SalesRepHours, calendar: DemoCalendar): boolean {
  const isAbsent = (calendar.away ?? []).some(
    ({ kind, salesRep: number, from, to }) =>
      kind === "absence" &&
      number === salesRep.number &&
      from < meeting.endsAt.getTime() &&
      meeting.startsAt.getTime() < to,
  );
  return isAbsent || timeWarning(meeting, calendar) !== null || !worksDuring(salesRep, meeting);
}

/**
 * The sales reps who are free for a meeting, in the order in which they are tried: `current`, who has it already, then
 * those with the fewest meetings in the days around it. With `anyway` also those who do not work then, after the
 * others.
 */
export function freeSalesReps<SalesRep extends SalesRepHours>(
  meeting: MeetingTime,
  { settings, salesReps, busy, away = [] }: DemoCalendar<SalesRep>,
  { anyway = false, current }: { anyway?: boolean; current?: SalesRep | undefined } = {},
): SalesRep[] {
  const start = meeting.startsAt.getTime();
  const others = salesReps.filter(({ number }) => number !== current?.number);
  return [...(current ? [current] : []), ...others]
    .filter((salesRep) => isFree(salesRep, meeting, { settings, busy, away }))
    .map((salesRep) => ({
      salesRep,
      order: [
        salesRep === current ? 0 : 1,
        worksDuring(salesRep, meeting) ? 0 : 1,
        busy.filter(
          ({ salesRep: number, from }) =>
            number === salesRep.number && Math.abs(from - start) <= nearDays * dayMilliseconds,
        ).length,
        salesRep.number,
      ] as const,
    }))
    .filter(({ order: [, isAway] }) => anyway || isAway === 0)
    .sort((one, other) => one.order.map((part, at) => part - (other.order[at] ?? 0)).find(Boolean) ?? 0)
    .map(({ salesRep }) => salesRep);
}

/**
 * The slots of some days (ISO) that the staff can still book or move a demo to without a warning (product 12.8), whoever
 * is free; `free` is false where nobody is. Days that are closed or without demos have none.
 */
export function staffSlots(
  days: readonly string[],
  now: Date,
  calendar: DemoCalendar,
): { startsAt: Date; free: boolean }[] {
  return days
    .map((day) => Temporal.PlainDate.from(day))
    .filter((date) => calendar.settings.weekdays.includes(date.dayOfWeek) && !closedDay(date, calendar))
    .flatMap((date) => slotStarts(date, calendar.settings))
    .map((start) => ({ startsAt: new Date(start), free: hasFreeSalesRep(start, calendar) }))
    .filter(({ startsAt }) => isWithinStaffDays(startsAt, now));
}

/** Meetings within this many days before and after a time decide who is tried first. */
const nearDays = 3;

/** The `count` free slots nearest to a time, the earliest first. */
export function nearestFree(startsAt: Date, weeks: readonly DemoWeek[], count: number): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - startsAt.getTime());
  return freeSlots(weeks)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Whether a special day has no demos; an eve only if the settings close it. */
export function isClosed({ kind, closed }: Pick<SpecialDay, "kind" | "closed">, closeOnEves: boolean) {
  return closed && (kind !== "eve" || closeOnEves);
}

function closedDay(date: Temporal.PlainDate, { specialDays, settings }: DemoCalendar): SpecialDay | null {
  const day = date.toString();
  return specialDays.find((one) => one.day === day && isClosed(one, settings.closeOnEves)) ?? null;
}

function demoDay(date: Temporal.PlainDate, now: Date, calendar: DemoCalendar) {
  const closed = closedDay(date, calendar);
  const earliest = now.getTime() + calendar.settings.noticeMinutes * milliseconds.minute;
  const slots = closed
    ? []
    : slotStarts(date, calendar.settings)
        .filter((start) => start >= earliest)
        .map((start) => ({ startsAt: new Date(start), free: hasFreeSalesRep(start, calendar) }));
  // The slots are those that can still be booked, with the required notice.
  return { day: date.toString(), closed, slots, state: stateOf(closed, slots) };
}

function stateOf(closed: SpecialDay | null, slots: readonly { free: boolean }[]): DayState {
  if (closed) return "closed";
  if (slots.length === 0) return "passed";
  return slots.some(({ free }) => free) ? "open" : "full";
}

/**
 * The starts of a day's slots, in epoch milliseconds. Counted in real time from the opening: when the clock is set
 * forward the missing hour has no slots, and when it is set back no slot comes twice.
 */
function slotStarts(date: Temporal.PlainDate, { opens, closes, slotMinutes }: DemoSettings): number[] {
  const length = slotMinutes * milliseconds.minute;
  const end = momentOf(date, closes);
  const starts: number[] = [];
  for (let start = momentOf(date, opens); start + length <= end; start += length) starts.push(start);
  return starts;
}

function hasFreeSalesRep(start: number, calendar: DemoCalendar): boolean {
  if (start === calendar.movingFrom) return false;
  const meeting = meetingAt(new Date(start), calendar.settings);
  return calendar.salesReps.some(
    (salesRep) => isFree(salesRep, meeting, calendar) && worksDuring(salesRep, meeting),
  );
}

/** Whether a sales rep has no other meeting, and is not away, during a meeting and the pause after it. */
function isFree(
  { number }: SalesRepHours,
  { startsAt, endsAt }: MeetingTime,
  { settings, busy, away = [] }: Pick<DemoCalendar, "settings" | "busy" | "away">,
): boolean {
  const from = startsAt.getTime();
  const to = endsAt.getTime() + settings.bufferMinutes * milliseconds.minute;
  return ![...busy, ...away].some((other) => other.salesRep === number && other.from < to && from < other.to);
}

/** Whether a sales rep works during a whole meeting; without own hours they do whenever demos are offered. */
function worksDuring({ hours }: SalesRepHours, { startsAt, endsAt }: MeetingTime): boolean {
  if (!hours) return true;
  const date = inSweden(startsAt).toPlainDate();
  const span = hours[date.dayOfWeek];
  if (!span) return false;
  const [from, to] = span;
  return startsAt.getTime() >= momentOf(date, from) && endsAt.getTime() <= momentOf(date, to);
}

/** A wall-clock time of a day in Sweden, in epoch milliseconds. */
function momentOf(date: Temporal.PlainDate, plainTime: string): number {
  return date.toZonedDateTime({ timeZone: demoZone, plainTime }).epochMilliseconds;
}

function freeSlots(weeks: readonly DemoWeek[]): Date[] {
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ startsAt }) => startsAt)),
  );
}
