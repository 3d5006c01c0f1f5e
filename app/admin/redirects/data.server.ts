import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";

export interface OldAddressUse {
  path: string;
  hits: number;
  /** The last day of use (UTC), `2026-11-21`. */
  lastDay: string;
}

/** The old paths that were requested since a day, most used first; at most 200. */
export async function listOldAddresses(staff: StaffAccess, since: Date): Promise<OldAddressUse[]> {
  return staffRows(
    staff,
    sql<OldAddressUse>`
      select path, sum(hits)::float8 as hits, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
      from old_address_counts where day >= ${since.toISOString().slice(0, 10)}::date
      group by path order by hits desc, path limit 200`,
  );
}
