import { sql } from "kysely";
import { type LeadRow, listLeads, listLeadsById } from "#app/admin/leads/data.server.ts";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { DemoStatus } from "./data.server.ts";

export interface DemoTie {
  id: string;
  version: number;
  startsAt: Date;
  endsAt: Date;
  status: DemoStatus;
  lead: string | null;
}

/**
 * The demos of a lead or of those merged into it (`all`, with its own id), and others of the same person, latest first;
 * at most 10.
 */
export function listDemosOf(
  staff: StaffAccess,
  leadId: string,
  all: readonly string[] = [leadId],
): Promise<DemoTie[]> {
  return staffRows(
    staff,
    sql<DemoTie>`select id, version, starts_at as "startsAt", ends_at as "endsAt", status, lead_id as lead
      from demo_bookings
      where lead_id = any (${all}::uuid[]) or id in (select id from customer_rows('person', ${leadId}) where is_demo)
      order by starts_at desc, id limit 10`,
  );
}

/** Leads that a demo could belong to: of the same person first, then of the same company; at most 5. */
export async function listLeadsFor(staff: StaffAccess, demoId: string): Promise<LeadRow[]> {
  const rows = await staffRows(
    staff,
    sql<{ id: string }>`select id from (
        select id, 1 as place from customer_rows('person', ${demoId}) where not is_demo
        union all select id, 2 from customer_rows('company', ${demoId}) where not is_demo
      ) found group by id order by min(place) limit 5`,
  );
  return listLeadsById(
    staff,
    rows.map(({ id }) => id),
  );
}

/** The id of the lead with a number as somebody typed it; undefined for none. */
export async function findLeadByNumber(staff: StaffAccess, typed: string): Promise<string | undefined> {
  const number = typed.trim().toUpperCase();
  if (!/^[A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(number)) return undefined;
  const { rows } = await listLeads(staff, { filter: { search: number }, sort: "newest", cursor: null });
  return rows.find((lead) => lead.number === number)?.id;
}
