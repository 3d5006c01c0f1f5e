import { type RawBuilder, sql } from "kysely";
import type { Queries } from "./connection.ts";

/** A query for the result of a database function: `database.read(oneValue(sql`demo_calendar()`))`. */
export function oneValue<Value>(call: RawBuilder<unknown>): (queries: Queries) => Promise<Value> {
  const query = oneRow(sql<{ value: Value }>`select ${call} as value`);
  return async (queries) => (await query(queries)).value;
}

/** A query for its first row. Throws when there is none. */
export function oneRow<Row>(query: RawBuilder<Row>): (queries: Queries) => Promise<Row> {
  return async (queries) => {
    const [row] = (await query.execute(queries)).rows;
    if (!row) throw new Error("the query returned no row");
    return row;
  };
}
