import ICAL from "ical.js";
import { isOwnUid } from "#app/demos/own-uid.ts";
import { demoZone } from "#app/demos/slots.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { ianaZone } from "./zone-names.ts";

/** A time in which somebody is busy, in epoch milliseconds, the end exclusive. */
export interface BusySpan {
  from: number;
  to: number;
}

/** Why a file gives no spans: it is no calendar, or it has more than anybody's calendar. */
export type FileProblem = "unreadable" | "large";

/** The most events of a file, and the most times that all its repetitions are looked at. */
const mostEvents = 20_000;
const mostOccurrences = 50_000;

class TooMuch extends Error {}

/**
 * When the events of a calendar file (RFC 5545) keep its owner busy between two moments: merged, the earliest first.
 * Cancelled events, those that are shown as free, and our own demos (which block by themselves) don't count. A time
 * without a zone is in the zone that the file names, else in Sweden.
 *
 * ical.js reads the file and its repetitions, which some rules keep busy for ever: so this
 * runs in a process with a limit on time (read-calendar-process.server.ts).
 */
export function busySpans(text: string, window: BusySpan): BusySpan[] | FileProblem {
  try {
    const parsed: unknown = ICAL.parse(text);
    const roots = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]).map(
      (root) => new ICAL.Component(root),
    );
    const calendars = roots.filter(({ name }) => name === "vcalendar");
    if (calendars.length === 0) return "unreadable";
    const budget = { left: mostOccurrences };
    return merged(calendars.flatMap((calendar) => spansOf(calendar, window, budget)));
  } catch (error) {
    return error instanceof TooMuch ? "large" : "unreadable";
  }
}

/** The spans as few as possible, the earliest first. */
function merged(spans: readonly BusySpan[]): BusySpan[] {
  const result: BusySpan[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

function spansOf(calendar: ICAL.Component, window: BusySpan, budget: { left: number }): BusySpan[] {
  const clock = clockOf(calendar);
  const events = calendar.getAllSubcomponents("vevent");
  if (events.length > mostEvents) throw new TooMuch();
  const byUid = Map.groupBy(events, (event) => textOf(event, "uid"));
  return [...byUid].flatMap(([uid, all]) => {
    if (isOwnUid(uid)) return [];
    const changed = all.filter((event) => event.hasProperty("recurrence-id"));
    const replaced = new Set(changed.flatMap((event) => momentsOf(event, "recurrence-id", clock)));
    return all
      .filter(isBusy)
      .flatMap((event) =>
        changed.includes(event)
          ? occurrences(event, [], window, clock)
          : occurrences(event, repetitions(event, replaced, window, clock, budget), window, clock),
      );
  });
}

/** Whether an event keeps its owner busy. Outlook says it in words of its own, too. */
function isBusy(event: ICAL.Component): boolean {
  return (
    textOf(event, "status") !== "CANCELLED" &&
    textOf(event, "transp") !== "TRANSPARENT" &&
    !["FREE", "WORKINGELSEWHERE"].includes(textOf(event, "x-microsoft-cdo-busystatus"))
  );
}

/** The start of each repetition beside the first, except those that are left out or replaced; null for a single event. */
function repetitions(
  event: ICAL.Component,
  replaced: ReadonlySet<number>,
  window: BusySpan,
  clock: Clock,
  budget: { left: number },
): number[] | null {
  const start = event.getFirstProperty("dtstart");
  const first = start?.getFirstValue();
  if (!start || !(first instanceof ICAL.Time)) return [];
  const excluded = new Set([...replaced, ...momentsOf(event, "exdate", clock)]);
  const excludedDays = new Set(daysOf(event, "exdate"));
  const starts = [clock(start, first), ...momentsOf(event, "rdate", clock)];
  for (const rule of event.getAllProperties("rrule")) {
    const recur = rule.getFirstValue();
    if (!(recur instanceof ICAL.Recur)) continue;
    // The rule repeats what the clock shows; each repetition is then placed in the zone, so that summer time is right.
    if (recur.until) recur.until = untilOnClock(recur.until, start, first, clock);
    const iterator = recur.iterator(floating(first));
    for (let next = iterator.next(); next; next = iterator.next()) {
      budget.left -= 1;
      if (budget.left < 0) throw new TooMuch();
      const moment = clock(start, next);
      if (moment >= window.to) break;
      if (!excludedDays.has(next.toString().slice(0, 10))) starts.push(moment);
    }
  }
  return [...new Set(starts)].filter((moment) => !excluded.has(moment));
}

/** The last moment of a rule as the clock shows it in the event's zone; UNTIL is in UTC for an event with a zone. */
function untilOnClock(until: ICAL.Time, start: ICAL.Property, first: ICAL.Time, clock: Clock): ICAL.Time {
  if (until.isDate || !isUtc(until) || isUtc(first)) return floating(until);
  const utc = until.toUnixTime() * 1000;
  const shown = floating(until);
  // What the clock of the zone is ahead of UTC at that moment.
  shown.adjust(0, 0, 0, Math.round((utc - clock(start, shown)) / 1000));
  return shown;
}

/** The spans of an event at its starts, or without any at its own, as far as they are in the window. */
function occurrences(
  event: ICAL.Component,
  starts: readonly number[] | null,
  window: BusySpan,
  clock: Clock,
): BusySpan[] {
  const [own] = momentsOf(event, "dtstart", clock);
  if (own === undefined) return [];
  const length = lengthOf(event, own, clock);
  const isWholeDays =
    event.getFirstPropertyValue("dtstart") instanceof ICAL.Time && daysOf(event, "dtstart").length > 0;
  const from = event.hasProperty("recurrence-id") || !starts ? [own] : starts;
  return from
    .map((start) => ({ from: start, to: isWholeDays ? daysLater(start, length) : start + length }))
    .filter((span) => span.to > span.from && span.to > window.from && span.from < window.to)
    .map((span) => ({ from: Math.max(span.from, window.from), to: Math.min(span.to, window.to) }));
}

/** How long an event is. Without an end one of whole days is one day, and any other takes no time. */
function lengthOf(event: ICAL.Component, start: number, clock: Clock): number {
  const [end] = momentsOf(event, "dtend", clock);
  if (end !== undefined) return end - start;
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return daysOf(event, "dtstart").length > 0 ? milliseconds.day : 0;
}

/** The end of whole days, which are an hour shorter or longer when the clock is changed. */
function daysLater(start: number, length: number): number {
  const days = Math.max(1, Math.round(length / milliseconds.day));
  return Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(demoZone).add({ days })
    .epochMilliseconds;
}

/** The moment that a time of a property means, in epoch milliseconds. */
type Clock = (property: ICAL.Property, time: ICAL.Time) => number;

/** The clock of a file: by the zone of the property, by its name or else as the file defines it; UTC; or the file's own. */
function clockOf(calendar: ICAL.Component): Clock {
  const ownZone = ianaZone(textOf(calendar, "x-wr-timezone")) ?? demoZone;
  const defined = new Map(
    calendar.getAllSubcomponents("vtimezone").map((zone) => [textOf(zone, "tzid"), new ICAL.Timezone(zone)]),
  );
  return (property, time) => {
    // A repetition has the zone of the first one.
    if (isUtc(time) || isUtc(property.getFirstValue())) return floating(time).toUnixTime() * 1000;
    const name = String(property.getFirstParameter("tzid") ?? "");
    const iana = ianaZone(name);
    const own = iana || time.isDate ? undefined : defined.get(name);
    if (own) {
      const shown = floating(time);
      return (shown.toUnixTime() - own.utcOffset(shown)) * 1000;
    }
    const { year, month, day, hour, minute, second } = time;
    // Whole days are days of the calendar's owner, who works in the zone of the file.
    const timeZone = time.isDate ? ownZone : (iana ?? ownZone);
    const plain = new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59));
    return plain.toZonedDateTime(timeZone).epochMilliseconds;
  };
}

const isUtc = (value: unknown) => value instanceof ICAL.Time && value.zone === ICAL.Timezone.utcTimezone;

/** A time as the clock shows it, without a zone. */
function floating({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

/** The times of a property: those that are moments, and the start of those that are days or periods. */
function momentsOf(event: ICAL.Component, name: string, clock: Clock): number[] {
  return timesOf(event, name).map(({ property, time }) => clock(property, time));
}

/** The ISO days of the values of a property that are whole days. */
function daysOf(event: ICAL.Component, name: string): string[] {
  return timesOf(event, name)
    .filter(({ time }) => time.isDate)
    .map(({ time }) => time.toString().slice(0, 10));
}

function timesOf(event: ICAL.Component, name: string): { property: ICAL.Property; time: ICAL.Time }[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [{ property, time }] : [];
    }),
  );
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : "";
}
