import { sql } from "kysely";
import type { Client, Database, Queries } from "#backend/database/connection.ts";
import type { StaffAccess } from "./as-staff.server.ts";

/**
 * Runs a domain's write function for a visitor, as the site itself: its rules decide, and visitors have no right to the
 * tables. The attempt is counted first, by the limits of `action` (private.rate_limits). Throws RateLimited,
 * ProofOfWorkRequired or DatabaseUnavailable (backend/database/errors.ts).
 */
export function forVisitor<T>(
  database: Database,
  client: Client,
  action: "demo_booking" | "demo_link",
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const counted = async (queries: Queries) => {
    await sql`select private.count_hit(${action})`.execute(queries);
    return work(queries);
  };
  return database.as("service_role", counted, { ...client, onBehalfOf: "anon" });
}

/**
 * Runs a domain's write function for a staff member, as the site itself: its rules decide, and nobody may write these
 * columns on their own. The database first checks that they work with leads and demos, and its log names them. Throws
 * PostgreSQL's 42501 for anybody else.
 */
export function forStaff<T>(
  { database, claims }: StaffAccess,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const allowed = async (queries: Queries) => {
    await sql`select private.require_lead_worker()`.execute(queries);
    return work(queries);
  };
  return database.as("service_role", allowed, { claims, onBehalfOf: "authenticated" });
}
