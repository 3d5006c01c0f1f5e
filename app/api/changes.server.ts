import { type RawBuilder, sql } from "kysely";
import { type Cursor, cursorOf, cursorText, pageOf } from "#app/domain/cursor.ts";
import type { ListQuery } from "./schema.server.ts";

/**
 * The end of a query for a page of rows by the time of their last change (`column` of `table`), the earliest first, and the column
 * `time` of the cursor. Somebody who reads page by page gets a row that changes meanwhile again at the end, and misses none.
 */
export function byChange(
  table: "leads" | "orders",
  column: string,
  { updatedSince, cursor, limit }: ListQuery,
): { time: RawBuilder<unknown>; rest: RawBuilder<unknown> } {
  const [changed, id] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.id`)];
  const after = cursor === undefined ? null : cursorOf(cursor);
  // In UTC, and to the millisecond: PostgreSQL reads neither every offset of ISO 8601 nor any number of decimals.
  const since = updatedSince === undefined ? "-infinity" : new Date(updatedSince).toISOString();
  return {
    time: sql`to_char(${changed} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as time`,
    rest: sql`where ${changed} >= ${since}::timestamptz
      and (${changed}, ${id}) > (${after?.time ?? "-infinity"}::timestamptz, ${after?.id ?? "00000000-0000-0000-0000-000000000000"})
      order by ${changed}, ${id} limit ${limit + 1}`,
  };
}

/** A page as JSON, from rows of which one more was read. */
export function changePage<Row extends Cursor, Json>(
  rows: readonly Row[],
  { limit }: ListQuery,
  jsonOf: (row: Omit<Row, "time">) => Json,
): { data: Json[]; next: string | null } {
  const page = pageOf(rows, limit);
  return { data: page.rows.map(jsonOf), next: page.next && cursorText(page.next) };
}
