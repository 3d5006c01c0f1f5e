import type { RawBuilder } from "kysely";
import type { Database, Queries, TransactionContext } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

/** The database and a staff member's token claims, from `requireStaff` (app/account/session.server.ts). */
export interface StaffAccess {
  database: Database;
  claims: NonNullable<TransactionContext["claims"]>;
}

/** Runs queries with a staff member's own rights: the database's policies decide what they see and change. */
export function asStaff<T>(
  { database, claims }: StaffAccess,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.as("authenticated", work, { claims });
}

/** Calls a database function with a staff member's own rights: staffCall(staff, sql`retry_delivery(${id})`). */
export function staffCall<Value>(staff: StaffAccess, call: RawBuilder<unknown>): Promise<Value> {
  return asStaff(staff, oneValue<Value>(call));
}

/** The rows of a query with a staff member's own rights. */
export async function staffRows<Row>(staff: StaffAccess, query: RawBuilder<Row>): Promise<Row[]> {
  return (await asStaff(staff, (queries) => query.execute(queries))).rows;
}
