import { sql } from "kysely";
import { asStaff, type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { formRow } from "#app/forms/form-row.server.ts";
import type { DemoStatus } from "./demos.server.ts";
import type { DemoRequest } from "./schema.ts";

/**
 * The result of a change: "changed" if a colleague changed the booking first, "gone" if it doesn't exist, "over" if its
 * state doesn't allow the change.
 */
export type DemoChanged = "done" | "changed" | "gone" | "over";

/**
 * Why a time is refused: "closed" (past, or more than 90 days ahead), "taken" (no sales rep is free); or a warning that
 * the staff may ignore (`anyway`): the day is closed, or the time is outside of the opening hours.
 */
export type TimeRefused = "closed" | "taken" | TimeWarning;
export type TimeWarning = "warnDay" | "warnHours";

/**
 * Books a demo for a customer, tied to a lead if one is given, with the same emails as when they book it themselves. A
 * form that was sent before is "done".
 */
export function bookForCustomer(
  staff: StaffAccess,
  request: DemoRequest,
  lead: string | null,
  anyway: boolean,
): Promise<"done" | TimeRefused> {
  const form = JSON.stringify(formRow<"demo_bookings", DemoRequest>(request));
  return staffCall(staff, sql`admin_book_demo(${form}::jsonb, ${lead}::uuid, ${anyway}::boolean)`);
}

/** Moves a booking, with the same sales rep if they are free, and the same emails as when the visitor moves it. */
export function moveDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  slot: Date,
  anyway = false,
): Promise<DemoChanged | TimeRefused> {
  return staffCall(
    staff,
    sql`admin_move_demo(${id}::uuid, ${version}::integer, ${slot}::timestamptz, ${anyway}::boolean)`,
  );
}

/** Emails the visitor, once, a link to choose a new time, or to book again if they did not come. */
export function inviteDemo(staff: StaffAccess, { id, version }: Versioned): Promise<DemoChanged> {
  return staffCall(staff, sql`admin_invite_demo(${id}::uuid, ${version}::integer)`);
}

/** Saves the staff's note; an empty one removes it. */
export function noteDemo(staff: StaffAccess, { id, version }: Versioned, note: string): Promise<DemoChanged> {
  return staffCall(staff, sql`admin_note_demo(${id}::uuid, ${version}::integer, ${note})`);
}

/** Cancels a booking that is not over, with emails to the visitor and the sales rep; the reason may be empty. */
export function cancelDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  reason = "",
): Promise<DemoChanged> {
  return staffCall(staff, sql`admin_cancel_demo(${id}::uuid, ${version}::integer, ${reason})`);
}

/** Notes how a meeting that has begun went; "booked" undoes that. */
export function markDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  outcome: Exclude<DemoStatus, "cancelled">,
): Promise<DemoChanged> {
  return staffCall(staff, sql`admin_mark_demo(${id}::uuid, ${version}::integer, ${outcome})`);
}

/** Ties a booking to a lead; null unties it. "gone" if the booking or the lead is. */
export function linkDemo(
  staff: StaffAccess,
  { id, version }: Versioned,
  lead: string | null,
): Promise<Exclude<DemoChanged, "over">> {
  return staffCall(staff, sql`tie_demo(${id}::uuid, ${version}::integer, ${lead}::uuid)`);
}

/** Sets the meeting's link (https) and emails it to the visitor; null removes it without an email. */
export async function setMeetingLink(
  staff: StaffAccess,
  { id, version }: Versioned,
  link: string | null,
): Promise<"done" | "changed"> {
  const { numUpdatedRows } = await asStaff(staff, (queries) =>
    queries
      .updateTable("demo_bookings")
      .set({ meeting_link: link })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n ? "done" : "changed";
}

export interface SalesRepFields {
  name: string;
  email: string | null;
  meetLink: string | null;
  teamsLink: string | null;
}

/** Adds a sales rep, unless the id exists already. */
export async function addSalesRep(
  staff: StaffAccess,
  id: string,
  { name, email, meetLink, teamsLink }: SalesRepFields,
): Promise<void> {
  await asStaff(staff, (queries) =>
    queries
      .insertInto("sales_reps")
      .values({ id, name, email, meet_link: meetLink, teams_link: teamsLink })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
}

/** Removes a sales rep who was just added; false when somebody has changed them or booked their time. */
export async function removeSalesRep(staff: StaffAccess, id: string): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("sales_reps").where("id", "=", id).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

/**
 * Changes a sales rep. A paused one (`active: false`) keeps their meetings and gets no new ones. Only administrators
 * may set whose account it is (`user`).
 */
export async function changeSalesRep(
  staff: StaffAccess,
  { id, version }: Versioned,
  {
    name,
    email,
    meetLink,
    teamsLink,
    active,
    user,
  }: Partial<SalesRepFields & { active: boolean; user: string | null }>,
): Promise<"done" | "changed"> {
  const { numUpdatedRows } = await asStaff(staff, (queries) =>
    queries
      .updateTable("sales_reps")
      .set({ name, email, meet_link: meetLink, teams_link: teamsLink, active, user_id: user })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n ? "done" : "changed";
}
