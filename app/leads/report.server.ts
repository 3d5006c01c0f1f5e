import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { filterJson } from "./leads.server.ts";
import type { CountedLeads, ReportStep } from "./report.ts";

/** What the report counts: the leads that a filter finds, without spam, by the step of time in which they came. */
export function readReport(
  staff: StaffAccess,
  filter: LeadFilter,
  step: ReportStep,
): Promise<CountedLeads[]> {
  return staffRows(
    staff,
    sql<CountedLeads>`select to_char(since, 'YYYY-MM-DD') as since, source, service, assigned_to as "assignedTo",
      status, lost_reason as "lostReason", was_quoted as "wasQuoted", leads, value,
      to_json(coalesce(received, '{}')) as received, to_json(coalesce(responded, '{}')) as responded
      from report_leads(${filterJson(filter)}::jsonb, ${step})`,
  );
}
