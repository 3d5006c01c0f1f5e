import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

/** How often browsers reported a violation of a page's policy. */
export interface BrowserReport {
  /** The directive of the Content-Security-Policy, or the feature of the Permissions-Policy. */
  rule: string;
  /** What was blocked: an origin (`https://cdn.example`) or a kind (`inline`). */
  blocked: string;
  /** The page's path, or the part of the site that it is in (`/admin/*`). */
  page: string;
  hits: number;
}

/** Adds to today's counts, without any data of the visitor. Throws DatabaseUnavailable. */
export async function countBrowserReports(
  database: Database,
  reports: readonly BrowserReport[],
): Promise<void> {
  const counted = JSON.stringify(reports);
  await database.as("anon", oneValue(sql`public.count_browser_reports(${counted})`));
}

/** Erases the counts of days before a time. Throws DatabaseUnavailable. */
export async function eraseBrowserReports(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("browser_report_counts").where("day", "<", before).execute(),
  );
}

/** The reports since a day, most frequent first; at most 20. */
export async function listBrowserReports(staff: StaffAccess, since: Date): Promise<BrowserReport[]> {
  return staffRows(
    staff,
    sql<BrowserReport>`
      select rule, blocked, page, sum(hits)::float8 as hits
      from browser_report_counts where day >= ${since.toISOString().slice(0, 10)}::date
      group by rule, blocked, page order by hits desc, rule, blocked, page limit 20`,
  );
}
