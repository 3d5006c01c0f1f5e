import type { Database, Queries, TransactionContext } from "#backend/database/connection.ts";

/** The database as one member of staff may use it; `requireStaff` (app/account/session.server.ts) gives the claims. */
export interface StaffAccess {
  database: Database;
  claims: NonNullable<TransactionContext["claims"]>;
}

/** Runs queries with a member's own rights: the database's policies decide what they see and change. */
export function asStaff<T>(
  { database, claims }: StaffAccess,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.as("authenticated", work, { claims });
}
