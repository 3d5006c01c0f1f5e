import type { Database } from "#backend/database/connection.ts";

/**
 * Erases the forms that came before a moment, but for what became a customer's (marked won by the admin). The
 * database's own rules take their emails and jobs with them, whoever erases one. Throws DatabaseUnavailable.
 */
export async function eraseForms(database: Database, before: Date): Promise<void> {
  for (const table of ["contact_requests", "quote_requests", "express_orders"] as const)
    await database.as("service_role", (queries) =>
      queries
        .deleteFrom(table)
        .where("created_at", "<", before)
        .where("id", "not in", (lead) => lead.selectFrom("leads").select("id").where("status", "=", "won"))
        .execute(),
    );
}
