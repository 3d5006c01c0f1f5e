import type { Database } from "#backend/database/connection.ts";

/**
 * Erases the requests from before a time, except those that became customers (leads marked as won). Their forms, emails
 * and jobs are erased with their leads, by the database's own rules. Throws DatabaseUnavailable.
 */
export async function eraseRequests(database: Database, before: Date): Promise<void> {
  await database.as("service_role", async (queries) => {
    const expired = queries.selectFrom("leads").where("created_at", "<", before).where("status", "<>", "won");
    // Demos are locked before leads, as everywhere.
    await queries
      .selectFrom("demo_bookings")
      .select("id")
      .where("lead_id", "in", expired.select("id"))
      .orderBy("id")
      .forUpdate()
      .execute();
    await queries.deleteFrom("leads").where("id", "in", expired.select("id")).execute();
  });
}
