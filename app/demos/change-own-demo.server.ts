import { sql } from "kysely";
import { formRow } from "#app/forms/form-row.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { oneRow, oneValue } from "#backend/database/one-value.ts";
import type { DemoLink } from "./link.ts";
import type { DemoRequest } from "./schema.ts";

/** `already`: this form is booked already. `taken`: no sales rep is free then. `closed`: not an offered slot. */
export type BookResult =
  | { result: "booked" | "already"; startsAt: Date; link: DemoLink }
  | { result: "taken" | "closed" };

export type MoveResult =
  | { result: "moved"; startsAt: Date; link: DemoLink }
  | { result: "taken" | "closed" | "tooLate" | "cancelled" | "expired" | "invalid" };

export type CancelResult = "cancelled" | "tooLate" | "expired" | "invalid";

/**
 * Books a slot and queues the emails in one transaction, as anon: the database checks the slot again and its unique
 * key decides who gets it. Throws RateLimited or DatabaseUnavailable.
 */
export async function bookDemo(
  database: Database,
  request: DemoRequest,
  client: Client,
): Promise<BookResult> {
  const form = JSON.stringify(formRow<"demo_bookings", DemoRequest>(request));
  const query = sql<{ result: BookResult["result"]; starts_at: Date; expires: string; signature: string }>`
    select * from book_demo(${form}::jsonb)`;
  const row = await database.as("anon", oneRow(query), client);
  if (row.result === "taken" || row.result === "closed") return { result: row.result };
  const link = { booking: request.id, expires: Number(row.expires), signature: row.signature };
  return { result: row.result, startsAt: row.starts_at, link };
}

/** Moves the booking of a link to another slot. Throws RateLimited or DatabaseUnavailable. */
export async function moveDemo(
  database: Database,
  link: DemoLink,
  startsAt: Date,
  client: Client,
): Promise<MoveResult> {
  const query = sql<{
    result: MoveResult["result"];
    starts_at: Date;
    new_expires: string;
    new_signature: string;
  }>`
    select * from move_demo(
      ${link.booking}::uuid, ${link.expires}::bigint, ${link.signature}, ${startsAt}::timestamptz
    )`;
  const row = await database.as("anon", oneRow(query), client);
  if (row.result !== "moved") return { result: row.result };
  const moved = { booking: link.booking, expires: Number(row.new_expires), signature: row.new_signature };
  return { result: "moved", startsAt: row.starts_at, link: moved };
}

/**
 * Cancels the booking of a link, with the visitor's reason, which may be empty; a second time is no error. Throws as
 * `moveDemo` does.
 */
export function cancelDemo(
  database: Database,
  link: DemoLink,
  client: Client,
  reason = "",
): Promise<CancelResult> {
  const call = sql`cancel_demo(${link.booking}::uuid, ${link.expires}::bigint, ${link.signature}, ${reason})`;
  return database.as("anon", oneValue(call), client);
}

/** Erases the bookings whose meeting was before a time, with their emails and jobs. Throws DatabaseUnavailable. */
export async function eraseDemoBookings(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("demo_bookings").where("starts_at", "<", before).execute(),
  );
}
