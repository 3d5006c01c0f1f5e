import type { Circumstances, Database, Queries } from "./connection.ts";

/** The database as one signed-in person may use it (requireStaff of app/account gives the claims). */
export interface Person {
  database: Database;
  claims: NonNullable<Circumstances["claims"]>;
}

/** Runs queries with a person's own rights, in one transaction: the policies decide what they see and change. */
export function asPerson<T>(
  { database, claims }: Person,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.as("authenticated", work, { claims });
}
