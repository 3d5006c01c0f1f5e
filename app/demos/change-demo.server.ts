import { sql } from "kysely";
import { forStaff } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { formRow } from "#app/forms/form-row.server.ts";
import { findLeadForDemo, keepLead, tellLeadsOfDemo } from "#app/leads/person-leads.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import {
  bookDemo,
  type Consequences,
  cancelDemo as cancel,
  type Demo,
  type DemoStatus,
  giveDemo as give,
  inviteDemo as invite,
  linkDemo as link,
  markDemo as mark,
  moveDemo as move,
  noteDemo as note,
  type Refusal,
  type StaffRefusal,
  setMeetingLink as setLink,
  type TimeRefusal,
} from "./demo.ts";
import type { DemoRequest } from "./schema.ts";
import { lockCalendar } from "./slots.server.ts";

/** The result of a change by the staff. */
export type DemoChanged = "done" | StaffRefusal;

/**
 * Books a demo for a customer, linked to a lead if one is given, with the same emails as when they book it themselves. A
 * form that was sent before is "done".
 */
export function bookForCustomer(
  staff: StaffAccess,
  request: DemoRequest,
  lead: string | null,
  anyway: boolean,
): Promise<"done" | TimeRefusal> {
  return forStaff(staff, async (queries) => {
    if (await findBooked(queries, request.id)) return "done";
    const leadId = (lead && (await keepLead(queries, lead))) || (await findLeadForDemo(queries, request));
    const { calendar } = await lockCalendar(queries, request);
    const choices = bookDemo({ ...request, leadId }, calendar, { by: "staff", anyway, now: new Date() });
    if ("refused" in choices) return choices.refused;
    const isBooked = (await addDemo(queries, request, choices)) || (await findBooked(queries, request.id));
    return isBooked ? "done" : "taken";
  });
}

/** Moves a booking, with the same sales rep if they are free, and the same emails as when the visitor moves it. */
export function moveDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  startsAt: Date,
  anyway = false,
): Promise<DemoChanged | TimeRefusal> {
  return forStaff(staff, async (queries) => {
    const { calendar, salesRepOf } = await lockCalendar(queries, { id, startsAt }, "moves");
    return changeDemo(queries, id, (demo) =>
      move(demo, version, { startsAt, anyway }, { calendar, current: salesRepOf(demo), now: new Date() }),
    );
  });
}

/** Emails the visitor, once, a link to choose a new time, or to book again if they did not come. */
export function inviteDemo(staff: StaffAccess, base: Versioned): Promise<DemoChanged> {
  return forStaff(staff, (queries) => inviteWithin(queries, base));
}

/** Saves the staff's note; an empty one removes it. */
export function noteDemo(staff: StaffAccess, { id, version }: Versioned, text: string): Promise<DemoChanged> {
  return forStaff(staff, (queries) =>
    changeDemo(queries, id, (demo) => note(demo, version, text, new Date())),
  );
}

/** Cancels a booking that is not over, with emails to the visitor and the sales rep; the reason may be empty. */
export function cancelDemo(staff: StaffAccess, base: Versioned, reason = ""): Promise<DemoChanged> {
  return forStaff(staff, (queries) => cancelWithin(queries, base, reason));
}

/** Notes how a meeting that has begun went; "booked" undoes that. */
export function markDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  outcome: Exclude<DemoStatus, "cancelled">,
): Promise<DemoChanged> {
  return forStaff(staff, (queries) =>
    changeDemo(queries, id, (demo) => mark(demo, version, outcome, new Date())),
  );
}

/** Links a booking to a lead, or with null to none. "gone" if the booking or the lead is. */
export function linkDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  lead: string | null,
): Promise<DemoChanged> {
  return forStaff(staff, (queries) =>
    // The demo is locked before the lead, as everywhere: so nobody who erases both waits for this in a circle.
    changeDemo(queries, id, async (demo) =>
      lead && !(await keepLead(queries, lead)) ? { refused: "gone" } : link(demo, version, lead, new Date()),
    ),
  );
}

/** Sets the meeting's link (https) and emails it to the visitor; null removes it without an email. */
export function setMeetingLink(
  staff: StaffAccess,
  { id, version }: Versioned,
  meetingLink: string | null,
): Promise<DemoChanged> {
  return forStaff(staff, (queries) =>
    changeDemo(queries, id, (demo) => setLink(demo, version, meetingLink, new Date())),
  );
}

/** `inviteDemo` in the caller's transaction. */
export function inviteWithin(queries: Queries, { id, version }: Versioned): Promise<DemoChanged> {
  return changeDemo(queries, id, (demo) => invite(demo, version, new Date()));
}

/** Gives a booking to another sales rep who is free at its time, in the caller's transaction. */
export async function giveWithin(
  queries: Queries,
  { id, version }: Versioned,
): Promise<DemoChanged | "taken"> {
  const demo = await queries
    .selectFrom("demo_bookings")
    .select(["id", "starts_at as startsAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!demo) return "gone";
  const { calendar, salesRepOf } = await lockCalendar(queries, demo, "moves");
  return changeDemo(queries, id, (current) =>
    give(current, version, { calendar, current: salesRepOf(current), now: new Date() }),
  );
}

/** `cancelDemo` in the caller's transaction. */
export function cancelWithin(
  queries: Queries,
  { id, version }: Versioned,
  reason: string,
): Promise<DemoChanged> {
  return changeDemo(queries, id, (demo) => cancel(demo, version, reason, new Date()));
}

/**
 * Makes every change of a demo, in the caller's transaction: locks the demo, lets `decide` say what becomes of it, and
 * stores that with its log entries and emails. Gives "done", "gone" when there is no such demo, or why not.
 */
export async function changeDemo<Reason extends string>(
  queries: Queries,
  id: string,
  decide: (demo: Demo) => Consequences | Refusal<Reason> | Promise<Consequences | Refusal<Reason>>,
): Promise<"done" | "gone" | Reason> {
  const demo = await lockDemo(queries, id);
  if (!demo) return "gone";
  const outcome = await decide(demo);
  if ("refused" in outcome) return outcome.refused;
  if (!outcome.demo) return "done";
  const changes = Object.entries(outcome.demo).filter(
    // The database itself raises the version.
    ([name, value]) => name !== "version" && value !== Reflect.get(demo, name),
  );
  await queries
    .updateTable("demo_bookings")
    .set(formRow<"demo_bookings", Partial<Demo>>(Object.fromEntries(changes)))
    .set({ updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  await record(queries, id, outcome);
  return "done";
}

/**
 * Stores a new demo with the first sales rep who is still free. The table's keys decide, however many requests come at
 * the same moment, on any node. False when all are taken, or the id exists.
 */
export async function addDemo(
  queries: Queries,
  request: DemoRequest,
  choices: readonly (Consequences & { demo: Demo })[],
): Promise<boolean> {
  for (const { demo, ...consequences } of choices) {
    const { endsAt, salesRepId, meetingLink, leadId } = demo;
    const row = { ...request, endsAt, salesRepId, meetingLink, leadId };
    const added = await queries
      .insertInto("demo_bookings")
      .values(formRow<"demo_bookings", typeof row>(row))
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) continue;
    await record(queries, demo.id, consequences);
    return true;
  }
  return false;
}

/** A booking whose form was sent before, with what its link is made of. */
export function findBooked(queries: Queries, id: string) {
  return queries
    .selectFrom("demo_bookings")
    .select(["status", "starts_at as startsAt", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
}

function lockDemo(queries: Queries, id: string): Promise<Demo | undefined> {
  return queries
    .selectFrom("demo_bookings")
    .select(["id", "version", "status", "platform", "note", "sequence", "moves"])
    .select(["starts_at as startsAt", "ends_at as endsAt", "sales_rep_id as salesRepId"])
    .select(["meeting_link as meetingLink", "lead_id as leadId", "invited_at as invitedAt"])
    .select(["cancelled_by as cancelledBy", "cancel_reason as cancelReason", "updated_at as updatedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes to the log, and queues the emails, in the change's own transaction: no change without them. */
async function record(
  queries: Queries,
  id: string,
  { events, leadEvents, emails, forgotten }: Omit<Consequences, "demo">,
): Promise<void> {
  await logBySite(
    queries,
    events.map(({ kind, data = {} }) => ({ kind, about: id, data })),
  );
  await tellLeadsOfDemo(queries, id, leadEvents);
  const jobs = [
    ...forgotten.map((key) => sql`select graphile_worker.remove_job(${key})`),
    ...emails.map(({ key, payload, at }) => {
      const job = sql`'send-demo-email', ${JSON.stringify(payload)}::json, ${key}`;
      return sql`select private.queue_job(${job}, ${at ?? null}::timestamptz)`;
    }),
  ];
  // Sent together, without waiting for each.
  await Promise.all(jobs.map((job) => job.execute(queries)));
}
