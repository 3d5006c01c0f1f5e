import type { Circumstances, Database, Queries } from "#backend/database/connection.ts";

/** The database as one signed-in person of the admin may use it (requireStaff gives the claims). */
export interface Admin {
  database: Database;
  claims: NonNullable<Circumstances["claims"]>;
}

/** Runs queries with a person's own rights: the policies decide what they see and change. */
export function asStaff<T>({ database, claims }: Admin, work: (queries: Queries) => Promise<T>): Promise<T> {
  return database.as("authenticated", work, { claims });
}
