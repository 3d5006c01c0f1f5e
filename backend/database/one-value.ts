import { type RawBuilder, sql } from "kysely";
import type { Queries } from "./connection.ts";

/** The result of a call of a database function. */
export async function oneValue<Value>(queries: Queries, call: RawBuilder<unknown>): Promise<Value> {
  return (await oneRow(queries, sql<{ value: Value }>`select ${call} as value`)).value;
}

/** The first row of a query. Throws when it returns none. */
export async function oneRow<Row>(queries: Queries, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(queries);
  const [row] = rows;
  if (!row) throw new Error("the query returned no row");
  return row;
}
