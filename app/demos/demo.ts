/**
 * The rules of a demo (product 12): what may become of it, and what follows. Nothing here reads or writes: a function
 * takes the demo as it is, what somebody wants and when, and gives what becomes of it, or why it is refused.
 * change-demo.server.ts stores that in one transaction.
 */

import type { LoggedKind } from "#app/domain/change-log.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { DemoPlatform } from "./keys.ts";
import { meetingLinkOf } from "./meeting-link.ts";
import { type DemoEmail, emailsOf, emailsOfNew, reminderKeys } from "./queued-emails.ts";
import {
  type DemoCalendar,
  type DemoSettings,
  freeSalesReps,
  isOffered,
  isWithinStaffDays,
  type MeetingTime,
  meetingAt,
  type SalesRepHours,
  type TimeWarning,
  timeWarning,
} from "./slots.ts";

/**
 * The statuses of a demo. Each has the statuses that the staff may set instead once the meeting has begun, and the
 * log's kind of entry for the change to it.
 */
export const demoStatuses = {
  booked: { marks: ["done", "no_show"], event: "demoReopened" },
  done: { marks: ["booked"], event: "demoHeld" },
  no_show: { marks: ["booked"], event: "demoNoShow" },
  cancelled: { marks: [], event: "demoCancelled" },
} as const satisfies Record<string, { marks: readonly string[]; event: LoggedKind }>;

export type DemoStatus = keyof typeof demoStatuses;

/** What the rules know of a demo: the columns that only change-demo.server.ts writes. */
export interface Demo {
  id: string;
  /** Raised by every change; a change by the staff names the version that it was made on. */
  version: number;
  status: DemoStatus;
  startsAt: Date;
  endsAt: Date;
  salesRepId: string;
  platform: DemoPlatform;
  meetingLink: string | null;
  /** The lead that it is linked to. */
  leadId: string | null;
  note: string | null;
  /** When the visitor was asked for a new time; null again once there is a new time or an outcome. */
  invitedAt: Date | null;
  cancelledBy: "visitor" | "admin" | null;
  cancelReason: string | null;
  /** Raised by every change that concerns calendars (RFC 5545, SEQUENCE). */
  sequence: number;
  /** How often it was moved: part of the link's signature, so that a move ends earlier links. */
  moves: number;
  updatedAt: Date;
}

/**
 * The state of a visitor's signed link: `expired` once its meeting is over, `replaced` when the latest move has made a
 * new link.
 */
export type LinkState = "valid" | "expired" | "invalid" | "replaced";

/** A sales rep, as far as a booking depends on them. */
export interface SalesRep extends SalesRepHours {
  id: string;
  name: string;
  /** Templates of meeting links; {booking} and {host} are filled in. */
  meetLink: string | null;
  teamsLink: string | null;
}

/** The calendar around a time, with the links of all sales reps. */
export interface BookingCalendar extends DemoCalendar<SalesRep> {
  settings: DemoSettings & Pick<SalesRep, "meetLink" | "teamsLink">;
}

/**
 * An entry of the activity log. It is logged for the person that the transaction runs for, or for nobody if that is a
 * visitor.
 */
export interface DemoEvent {
  kind: LoggedKind;
  data?: Readonly<Record<string, string>>;
}

/** What happens to a demo, as an entry on the timeline of the lead that it is linked to. */
export interface LeadEvent {
  lead: string;
  kind: "demoBooked" | "demoLinked" | "demoUnlinked";
}

/** What follows from a wish; nothing at all if it is fulfilled already. */
export interface Consequences {
  /** The demo as it is then; null if nothing changes. */
  demo: Demo | null;
  events: readonly DemoEvent[];
  /** Entries of the timelines of leads. */
  leadEvents: readonly LeadEvent[];
  emails: readonly DemoEmail[];
  /** The keys of queued emails that will no longer be sent. */
  forgotten: readonly string[];
}

export interface Refusal<Reason extends string> {
  refused: Reason;
}

/**
 * What to do with a booking whose time is closed: keep it, give it to another sales rep, ask the visitor for a new time,
 * or cancel it.
 */
export const decisions = ["keep", "give", "ask", "cancel"] as const;

export type Decision = (typeof decisions)[number];

/**
 * Why the staff's change is refused: "changed" (a colleague changed the demo first), "gone" (it is erased), "over" (its
 * state does not allow the change).
 */
export type StaffRefusal = "changed" | "gone" | "over";

/**
 * Why a time is refused: "closed" (past, too far ahead, or for a visitor not an offered slot), "taken" (no sales rep is
 * free), or a warning, which the staff may ignore.
 */
export type TimeRefusal = "closed" | "taken" | TimeWarning;

/** Whether a visitor may still change or cancel a demo (product 12.4). */
export function isChangeable(
  { status, startsAt }: Pick<Demo, "status" | "startsAt">,
  { changeUntilMinutes }: Pick<DemoSettings, "changeUntilMinutes">,
  now: Date,
): boolean {
  return (
    status === "booked" && now.getTime() <= startsAt.getTime() - changeUntilMinutes * milliseconds.minute
  );
}

/** Whether the meeting is ahead or going on, so that it can be joined and cancelled. */
export function isToBeHeld({ status, endsAt }: Pick<Demo, "status" | "endsAt">, now: Date): boolean {
  return status === "booked" && endsAt > now;
}

/** Whether the staff may ask the visitor for a new time: before the meeting, or when they did not come. */
export function mayBeInvited({ status, startsAt }: Pick<Demo, "status" | "startsAt">, now: Date): boolean {
  return status === "no_show" || (status === "booked" && startsAt > now);
}

/** The statuses that the staff may note: how the meeting went, once it has begun, or "booked" to undo that. */
export function possibleMarks({ status, startsAt }: Pick<Demo, "status" | "startsAt">, now: Date) {
  return startsAt <= now ? demoStatuses[status].marks : [];
}

/** What a new booking asks for. */
export interface Booking {
  id: string;
  startsAt: Date;
  platform: DemoPlatform;
  /** The lead that it is booked from. */
  leadId: string | null;
}

/**
 * Books a demo: gives the sales reps who are free, in the order in which they are tried, each with what follows if they
 * get it. When two requests come at the same moment, the database's keys decide; the one that loses tries the next
 * sales rep.
 *
 * A visitor may choose an offered slot (product 12.3). The staff may choose any future time without a warning, or with
 * `anyway` any future time (product 12.8).
 */
export function bookDemo(
  booking: Booking,
  calendar: BookingCalendar,
  { by, anyway = false, now }: { by: "visitor" | "staff"; anyway?: boolean; now: Date },
): (Consequences & { demo: Demo })[] | Refusal<TimeRefusal> {
  const refused = timeRefusal(booking.startsAt, calendar, { by, anyway, now });
  if (refused) return { refused };
  const meeting = meetingAt(booking.startsAt, calendar.settings);
  const salesReps = freeSalesReps(meeting, calendar, { anyway });
  if (salesReps.length === 0) return { refused: "taken" };
  return salesReps.map((salesRep) => {
    const demo: Demo = {
      ...booking,
      ...meeting,
      version: 1,
      status: "booked",
      salesRepId: salesRep.id,
      meetingLink: meetingLinkOf(booking, salesRep, calendar.settings),
      note: null,
      invitedAt: null,
      cancelledBy: null,
      cancelReason: null,
      sequence: 0,
      moves: 0,
      updatedAt: now,
    };
    return {
      demo,
      events: by === "staff" ? [{ kind: "demoBookedFor" }] : [],
      leadEvents: demo.leadId ? [{ lead: demo.leadId, kind: "demoBooked" }] : [],
      emails: emailsOfNew(demo, now),
      forgotten: [],
    };
  });
}

/** The staff moves a demo, with the same sales rep if they are free (product 12.5). */
export function moveDemo(
  demo: Demo,
  version: number,
  { startsAt, anyway }: { startsAt: Date; anyway: boolean },
  { calendar, current, now }: Moving,
): Consequences | Refusal<StaffRefusal | TimeRefusal> {
  if (demo.version !== version) return { refused: "changed" };
  if (demo.status !== "booked") return { refused: "over" };
  if (isSameTime(demo.startsAt, startsAt)) return nothing;
  const refused = timeRefusal(startsAt, calendar, { by: "staff", anyway, now });
  return refused ? { refused } : moved(demo, { startsAt, anyway }, { calendar, current, now });
}

/** The staff gives a demo to another sales rep who is free at its time (product 12.17). */
export function giveDemo(
  demo: Demo,
  version: number,
  { calendar, current, now }: Moving,
): Consequences | Refusal<StaffRefusal | "taken"> {
  if (demo.version !== version) return { refused: "changed" };
  if (demo.status !== "booked") return { refused: "over" };
  const [salesRep] = othersFor(demo, calendar, current);
  if (!salesRep) return { refused: "taken" };
  return become(
    demo,
    { salesRepId: salesRep.id, meetingLink: meetingLinkOf(demo, salesRep, calendar.settings) },
    now,
  );
}

/** The other sales reps who could take a meeting at its time. */
export function othersFor(meeting: MeetingTime, calendar: BookingCalendar, current: SalesRep): SalesRep[] {
  if (timeWarning(meeting, calendar)) return [];
  const salesReps = calendar.salesReps.filter(({ id }) => id !== current.id);
  return freeSalesReps(meeting, { ...calendar, salesReps });
}

/**
 * A visitor moves their demo to an offered slot, by its link and until so long before it as the settings say (product
 * 12.4). A second press of the button gets the same result as the first.
 */
export function moveOwnDemo(
  demo: Demo,
  link: LinkState,
  startsAt: Date,
  { calendar, current, now }: Moving,
): Consequences | Refusal<"expired" | "invalid" | "cancelled" | "tooLate" | "closed" | "taken"> {
  if (link === "replaced") return isSecondPress(demo, startsAt, now) ? nothing : { refused: "invalid" };
  if (link !== "valid") return { refused: link };
  if (demo.status !== "booked") return { refused: "cancelled" };
  if (isSameTime(demo.startsAt, startsAt)) return nothing;
  if (!isChangeable(demo, calendar.settings, now)) return { refused: "tooLate" };
  if (!isOffered(startsAt, now, calendar)) return { refused: "closed" };
  return moved(demo, { startsAt, anyway: false }, { calendar, current, now });
}

/** What a move depends on: the calendar without the demo itself, and the sales rep who has it, even a paused one. */
export interface Moving {
  calendar: BookingCalendar;
  current: SalesRep;
  now: Date;
}

/** The staff cancels a demo that is not over; the reason may be "". */
export function cancelDemo(
  demo: Demo,
  version: number,
  reason: string,
  now: Date,
): Consequences | Refusal<StaffRefusal> {
  if (demo.version !== version) return { refused: "changed" };
  if (!isToBeHeld(demo, now)) return { refused: "over" };
  return become(
    demo,
    { status: "cancelled", cancelledBy: "admin", cancelReason: reason.trim() || null },
    now,
  );
}

/** A visitor cancels their demo, by its link and as long as they may move it; doing it again is not an error. */
export function cancelOwnDemo(
  demo: Demo,
  link: LinkState,
  reason: string,
  settings: Pick<DemoSettings, "changeUntilMinutes">,
  now: Date,
): Consequences | Refusal<"expired" | "invalid" | "tooLate"> {
  if (link !== "valid") return { refused: link === "expired" ? "expired" : "invalid" };
  if (demo.status === "cancelled") return nothing;
  if (!isChangeable(demo, settings, now)) return { refused: "tooLate" };
  return become(
    demo,
    { status: "cancelled", cancelledBy: "visitor", cancelReason: reason.trim() || null },
    now,
  );
}

/** The staff notes how a meeting that has begun went, or "booked" to undo that. */
export function markDemo(
  demo: Demo,
  version: number,
  outcome: Exclude<DemoStatus, "cancelled">,
  now: Date,
): Consequences | Refusal<StaffRefusal> {
  if (demo.version !== version) return { refused: "changed" };
  if (demo.status === outcome) return nothing;
  if (!possibleMarks(demo, now).some((mark) => mark === outcome)) return { refused: "over" };
  return become(demo, { status: outcome }, now);
}

/** The staff asks the visitor for a new time (product 12.6); doing it again sends nothing and is not an error. */
export function inviteDemo(demo: Demo, version: number, now: Date): Consequences | Refusal<StaffRefusal> {
  if (demo.invitedAt) return nothing;
  if (demo.version !== version) return { refused: "changed" };
  if (!mayBeInvited(demo, now)) return { refused: "over" };
  return become(demo, { invitedAt: now }, now);
}

/** The staff writes a note for themselves; "" removes it. */
export function noteDemo(
  demo: Demo,
  version: number,
  note: string,
  now: Date,
): Consequences | Refusal<StaffRefusal> {
  if (demo.version !== version) return { refused: "changed" };
  return become(demo, { note: note.trim() || null }, now);
}

/** The staff sets the meeting's link, which is emailed to the visitor, or removes it (product 12.12). */
export function setMeetingLink(
  demo: Demo,
  version: number,
  meetingLink: string | null,
  now: Date,
): Consequences | Refusal<StaffRefusal> {
  if (demo.version !== version) return { refused: "changed" };
  if (demo.status !== "booked") return { refused: "over" };
  return become(demo, { meetingLink }, now);
}

/** The staff links a demo to a lead, or to none (product 19.8). */
export function linkDemo(
  demo: Demo,
  version: number,
  leadId: string | null,
  now: Date,
): Consequences | Refusal<StaffRefusal> {
  if (demo.leadId === leadId) return nothing;
  if (demo.version !== version) return { refused: "changed" };
  return become(demo, { leadId }, now);
}

export const nothing: Consequences = { demo: null, events: [], leadEvents: [], emails: [], forgotten: [] };

/** Within a minute of the move that ended the link. */
function isSecondPress({ status, startsAt: latest, updatedAt }: Demo, startsAt: Date, now: Date): boolean {
  return (
    status === "booked" &&
    isSameTime(latest, startsAt) &&
    now.getTime() - updatedAt.getTime() < milliseconds.minute
  );
}

function timeRefusal(
  startsAt: Date,
  calendar: BookingCalendar,
  { by, anyway, now }: { by: "visitor" | "staff"; anyway: boolean; now: Date },
): TimeRefusal | null {
  if (by === "visitor") return isOffered(startsAt, now, calendar) ? null : "closed";
  if (!isWithinStaffDays(startsAt, now)) return "closed";
  return anyway ? null : timeWarning(meetingAt(startsAt, calendar.settings), calendar);
}

function moved(
  demo: Demo,
  { startsAt, anyway }: { startsAt: Date; anyway: boolean },
  { calendar, current, now }: Moving,
): Consequences | Refusal<"taken"> {
  const meeting = meetingAt(startsAt, calendar.settings);
  const [salesRep] = freeSalesReps(meeting, calendar, { anyway, current });
  if (!salesRep) return { refused: "taken" };
  const isOther = salesRep.id !== demo.salesRepId;
  const meetingLink = isOther ? meetingLinkOf(demo, salesRep, calendar.settings) : demo.meetingLink;
  return become(demo, { ...meeting, salesRepId: salesRep.id, meetingLink }, now);
}

/**
 * What follows whenever a demo's columns change, whoever changes them and why:
 * - the version is raised, and the sequence if calendars show the change;
 * - a move ends earlier links; a move or an outcome ends the request for a new time;
 * - the activity log gets each part that differs, but never the text of a note or a reason;
 * - the visitor gets an email about a cancellation, a move, a link and a request for a new time, and the sales reps
 *   about what changes for them; no email says how a meeting went;
 * - reminders are moved with the meeting.
 */
function become(demo: Demo, change: Partial<Demo>, now: Date): Consequences {
  const changed = { ...demo, ...change, version: demo.version + 1 };
  const isMoved = !isSameTime(changed.startsAt, demo.startsAt);
  const hasNewStatus = changed.status !== demo.status;
  if (isMoved) changed.moves += 1;
  if (isMoved || hasNewStatus) changed.invitedAt = null;
  if (
    isMoved ||
    calendarColumns.some((name) => changed[name] !== demo[name]) ||
    isCancelled(changed) !== isCancelled(demo)
  )
    changed.sequence += 1;
  const isReplanned = isMoved || (hasNewStatus && isCancelled(changed));
  return {
    demo: changed,
    events: eventsOf(demo, changed),
    leadEvents: leadEventsOf(demo, changed),
    emails: emailsOf(demo, changed, now),
    forgotten: isReplanned ? reminderKeys(demo) : [],
  };
}

const calendarColumns = ["salesRepId", "platform", "meetingLink"] as const;

const isCancelled = ({ status }: Demo) => status === "cancelled";
const isSameTime = (one: Date, other: Date) => one.getTime() === other.getTime();

function eventsOf(before: Demo, after: Demo): DemoEvent[] {
  const events: DemoEvent[] = [];
  const isMoved = !isSameTime(before.startsAt, after.startsAt);
  if (isMoved)
    events.push({
      kind: "demoMoved",
      data: { was: before.startsAt.toISOString(), now: after.startsAt.toISOString() },
    });
  if (before.status !== after.status) events.push({ kind: demoStatuses[after.status].event });
  if (before.note !== after.note) events.push({ kind: "demoNote" });
  if (after.invitedAt && after.invitedAt !== before.invitedAt)
    events.push({ kind: after.status === "no_show" ? "demoFollowedUp" : "demoAskedNewTime" });
  const isGiven = before.salesRepId !== after.salesRepId && !isMoved;
  if (isGiven) events.push({ kind: "demoGiven" });
  // Another sales rep brings another link.
  if (before.meetingLink !== after.meetingLink && !isMoved && !isGiven)
    events.push({ kind: after.meetingLink === null ? "demoLinkRemoved" : "demoLink" });
  return events;
}

function leadEventsOf(before: Demo, after: Demo): LeadEvent[] {
  if (before.leadId === after.leadId) return [];
  return [
    ...(before.leadId ? [{ lead: before.leadId, kind: "demoUnlinked" } as const] : []),
    ...(after.leadId ? [{ lead: after.leadId, kind: "demoLinked" } as const] : []),
  ];
}
