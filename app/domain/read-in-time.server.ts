import { setTimeout as delay } from "node:timers/promises";
import type { QueryResult, RawBuilder } from "kysely";
import type { Database } from "#backend/database/connection.ts";

/** Load balancers wait about so long (ms) for the answer of a health check. */
const patience = 2_000;

/** Runs a query for a health check. Throws what the database throws, or after two seconds: a frozen one says nothing. */
export async function readInTime<Row>(database: Database, query: RawBuilder<Row>): Promise<QueryResult<Row>> {
  const late = new AbortController();
  const tooLate = delay(patience, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error("the database does not answer in time");
  });
  try {
    return await Promise.race([database.read((queries) => query.execute(queries)), tooLate]);
  } finally {
    late.abort();
    tooLate.catch(() => undefined);
  }
}
