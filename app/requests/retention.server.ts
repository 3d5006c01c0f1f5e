import { requestTables } from "#app/domain/request-kinds.ts";
import type { Database } from "#backend/database/connection.ts";

/**
 * Erases the forms from before a time, except those that became customers (leads marked as won). Their emails and
 * jobs go with them, by the database's own rules. Throws DatabaseUnavailable.
 */
export async function eraseForms(database: Database, before: Date): Promise<void> {
  for (const table of requestTables)
    await database.as("service_role", (queries) =>
      queries
        .deleteFrom(table)
        .where("created_at", "<", before)
        .where("id", "not in", (lead) => lead.selectFrom("leads").select("id").where("status", "=", "won"))
        .execute(),
    );
}
