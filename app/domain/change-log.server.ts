import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { LogEntry } from "./change-log.ts";

/**
 * Writes an entry of the activity log in a staff member's own transaction, with the change; the database adds who made
 * it and when. With a `part`, it replaces the entry that the same person made of that part within a day. Throws where
 * the person may not make such a change.
 */
export async function logChange(
  queries: Queries,
  { kind, about, data }: LogEntry,
  part: string | null = null,
): Promise<void> {
  await sql`select public.record_change(${kind}, ${about}, ${JSON.stringify(data)}::jsonb, ${part})`.execute(
    queries,
  );
}

/**
 * Writes entries of the activity log in a transaction of the site (as-site.server.ts), with the change; the database
 * adds for whom the site works and when.
 */
export async function logBySite(queries: Queries, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await queries
    .insertInto("admin_log")
    .values(entries.map(({ kind, about, data }) => ({ kind, about, data: JSON.stringify(data) })))
    .execute();
}
