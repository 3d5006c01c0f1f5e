import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { LogEntry } from "./change-log.ts";

/**
 * Writes an entry of the activity log in the transaction of the change; the database adds who made it and when. With a
 * `part`, it replaces the entry that the same person made of that part within a day. Throws where the person may not
 * make such a change.
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
