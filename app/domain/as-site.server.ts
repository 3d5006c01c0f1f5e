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
  action: "demo_booking" | "demo_link" | "job_application" | "order_link",
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
export function forStaff<T>(staff: StaffAccess, work: (queries: Queries) => Promise<T>): Promise<T> {
  return forLeadWorker(staff, async (queries) => {
    await sql`select private.require_lead_worker()`.execute(queries);
    return work(queries);
  });
}

/**
 * As forStaff, for the tables of leads. It throws nothing for anybody else: the policies of these tables let the site see
 * and change no row for them. Nor does it write in anybody else's name. `who` is the staff member's id.
 */
export function forLeadWorker<T>(
  { database, claims }: StaffAccess,
  work: (queries: Queries, who: string) => Promise<T>,
): Promise<T> {
  return database.as("service_role", (queries) => work(queries, String(claims.sub)), {
    claims,
    onBehalfOf: "authenticated",
  });
}

/**
 * Runs a write function for an administrator, as the site itself: for tables that nobody may write on their own. Throws
 * PostgreSQL's 42501 for anybody else.
 */
export function forAdministrator<T>(
  { database, claims }: StaffAccess,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const checked = async (queries: Queries) => {
    await sql`select private.require_administrator()`.execute(queries);
    return work(queries);
  };
  return database.as("service_role", checked, { claims, onBehalfOf: "authenticated" });
}
