import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

/** Adds to today's counts of requests by old path, without any data of visitors. Throws DatabaseUnavailable. */
export async function countOldAddresses(
  database: Database,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const counted = JSON.stringify(Object.fromEntries(counts));
  await database.as("anon", oneValue(sql`public.count_old_addresses(${counted})`));
}

/** Deletes the counts from before a date. Throws DatabaseUnavailable. */
export async function eraseOldAddressCounts(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("old_address_counts").where("day", "<", before).execute(),
  );
}
