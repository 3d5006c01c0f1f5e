import { sql } from "kysely";
import type { Client, Database } from "#backend/database/connection.ts";
import { reportsIn } from "./browser-report.server.ts";

/**
 * Adds the reports in a browser's JSON to today's counts. The client's limit of events counts these requests too, and is
 * checked before the JSON is parsed. Throws RateLimited or DatabaseUnavailable.
 */
export async function recordBrowserReports(database: Database, body: string, client: Client): Promise<void> {
  await database.as(
    "anon",
    async (queries) => {
      await sql`select count_event()`.execute(queries);
      const counted = JSON.stringify(reportsIn(body));
      await sql`select count_browser_reports(${counted})`.execute(queries);
    },
    client,
  );
}

/** Erases the counts of days before a time. Throws DatabaseUnavailable. */
export async function eraseBrowserReports(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("browser_report_counts").where("day", "<", before).execute(),
  );
}
