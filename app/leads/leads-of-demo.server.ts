import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { type LeadRow, listLeads, listLeadsById } from "./leads.server.ts";

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
