import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { insideAddresses } from "#app/i18n/personal-addresses.ts";

export interface PageConversion {
  path: string;
  views: number;
  sent: number;
}

/** The public pages with the most forms sent since `since`, then with the most views. */
export async function listConversions(
  staff: StaffAccess,
  since: Date,
  limit: number,
): Promise<PageConversion[]> {
  return staffRows(
    staff,
    sql<PageConversion>`
      select path, (count(*) filter (where name = 'page_view'))::integer as views,
        (count(*) filter (where name = 'form_sent'))::integer as sent
      from events where name in ('page_view', 'form_sent') and created_at >= ${since}
        and not exists (
          select from unnest(${[...insideAddresses]}::text[]) inside where path = inside or starts_with(path, inside || '/')
        )
      group by path order by 3 desc, 2 desc, 1 limit ${limit}`,
  );
}
