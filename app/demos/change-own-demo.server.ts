import { sql } from "kysely";
import { forVisitor } from "#app/domain/as-site.server.ts";
import { findLeadForDemo } from "#app/leads/person-leads.server.ts";
import type { Client, Database, Queries } from "#backend/database/connection.ts";
import { oneRow } from "#backend/database/one-value.ts";
import { addDemo, changeDemo, findBooked } from "./change-demo.server.ts";
import { bookDemo as book, cancelOwnDemo, type LinkState, moveOwnDemo } from "./demo.ts";
import type { DemoLink } from "./link.ts";
import type { DemoRequest } from "./schema.ts";
import { lockCalendar, readSettings } from "./slots.server.ts";

/** `already`: this form is booked already. `taken`: no sales rep is free then. `closed`: not an offered slot. */
export type BookResult =
  | { result: "booked" | "already"; startsAt: Date; link: DemoLink }
  | { result: "taken" | "closed" };

export type MoveResult =
  | { result: "moved"; startsAt: Date; link: DemoLink }
  | { result: "taken" | "closed" | "tooLate" | "cancelled" | "expired" | "invalid" };

export type CancelResult = "cancelled" | "tooLate" | "expired" | "invalid";

/**
 * Books a slot for a visitor and queues the emails. The same form again is "already", and gets its link, if its email
 * address and time are the same: the id alone tells nothing. Throws RateLimited, ProofOfWorkRequired or
 * DatabaseUnavailable.
 */
export function bookDemo(database: Database, request: DemoRequest, client: Client): Promise<BookResult> {
  return forVisitor(database, client, "demo_booking", async (queries): Promise<BookResult> => {
    if (!(await findBooked(queries, request.id))) {
      const { calendar } = await lockCalendar(queries, request);
      const leadId = await findLeadForDemo(queries, request);
      const choices = book({ ...request, leadId }, calendar, { by: "visitor", now: new Date() });
      if ("refused" in choices) return { result: choices.refused === "taken" ? "taken" : "closed" };
      if (await addDemo(queries, request, choices))
        return { result: "booked", ...(await newLink(queries, request.id)) };
    }
    // Also when it was sent twice at the same moment. A demo that was cancelled since is not returned.
    const booked = await findBooked(queries, request.id);
    const isSame =
      booked?.status !== "cancelled" &&
      booked?.startsAt.getTime() === request.startsAt.getTime() &&
      booked.email.toLowerCase() === request.email.toLowerCase();
    return isSame ? { result: "already", ...(await newLink(queries, request.id)) } : { result: "taken" };
  });
}

/** Moves the booking of a link to another slot. Throws RateLimited or DatabaseUnavailable. */
export function moveDemo(
  database: Database,
  link: DemoLink,
  startsAt: Date,
  client: Client,
): Promise<MoveResult> {
  return forVisitor(database, client, "demo_link", async (queries): Promise<MoveResult> => {
    const state = await linkState(queries, link);
    // So that nobody without a link holds up the moves of others.
    if (state === "invalid" || state === "expired") return { result: state };
    const { calendar, salesRepOf } = await lockCalendar(queries, { id: link.booking, startsAt }, "moves");
    const moved = await changeDemo(queries, link.booking, async (demo) => {
      const moving = { calendar, current: salesRepOf(demo), now: new Date() };
      return moveOwnDemo(demo, await linkState(queries, link), startsAt, moving);
    });
    if (moved === "done") return { result: "moved", ...(await newLink(queries, link.booking)) };
    return { result: moved === "gone" ? "invalid" : moved };
  });
}

/**
 * Cancels the booking of a link, with the visitor's reason, which may be empty; doing it again is not an error. Throws
 * as `moveDemo` does.
 */
export function cancelDemo(
  database: Database,
  link: DemoLink,
  client: Client,
  reason = "",
): Promise<CancelResult> {
  return forVisitor(database, client, "demo_link", async (queries): Promise<CancelResult> => {
    const settings = await readSettings(queries);
    const cancelled = await changeDemo(queries, link.booking, async (demo) =>
      cancelOwnDemo(demo, await linkState(queries, link), reason, settings, new Date()),
    );
    if (cancelled === "done") return "cancelled";
    if (cancelled !== "gone") return cancelled;
    return (await linkState(queries, link)) === "expired" ? "expired" : "invalid";
  });
}

/** Erases the bookings whose meeting was before a time, with their emails and jobs. Throws DatabaseUnavailable. */
export async function eraseDemoBookings(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("demo_bookings").where("starts_at", "<", before).execute(),
  );
}

/** The current state of a signed link. Only the database can tell, since the key never leaves it. */
async function linkState(queries: Queries, { booking, expires, signature }: DemoLink): Promise<LinkState> {
  const query = sql<{ state: Exclude<LinkState, "replaced">; isReplaced: boolean }>`
    select private.demo_link_state(${booking}::uuid, ${expires}::bigint, ${signature}) as state,
      exists (
        select from demo_bookings
        where id = ${booking}::uuid
          and private.is_demo_signature(${signature}, id, ${expires}::bigint, moves - 1)
      ) as "isReplaced"`;
  const { state, isReplaced } = await oneRow(query)(queries);
  return state === "invalid" && isReplaced ? "replaced" : state;
}

/** The time of a booking, and the link to it that its visitor gets. */
async function newLink(queries: Queries, booking: string): Promise<{ startsAt: Date; link: DemoLink }> {
  const query = sql<{ startsAt: Date; expires: string; signature: string }>`
    select starts_at as "startsAt", expires, private.demo_signature(id, expires, moves) as signature
    from demo_bookings, lateral (select extract(epoch from ends_at)::bigint as expires) link
    where id = ${booking}::uuid`;
  const { startsAt, expires, signature } = await oneRow(query)(queries);
  return { startsAt, link: { booking, expires: Number(expires), signature } };
}
