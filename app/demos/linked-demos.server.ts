import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { DemoStatus } from "./demo.ts";

export interface LinkedDemo {
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
): Promise<LinkedDemo[]> {
  return staffRows(
    staff,
    sql<LinkedDemo>`select id, version, starts_at as "startsAt", ends_at as "endsAt", status, lead_id as lead
      from demo_bookings
      where lead_id = any (${all}::uuid[]) or id in (select id from customer_rows('person', ${leadId}) where is_demo)
      order by starts_at desc, id limit 10`,
  );
}
