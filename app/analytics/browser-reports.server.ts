import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { BrowserReport } from "./browser-report.server.ts";

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
