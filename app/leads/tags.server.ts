import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";

/** A tag that leads can have. */
export interface Tag {
  id: string;
  name: string;
}

/** A tag with how many leads have it, without spam and merged ones. */
export interface TagRow extends Tag {
  version: number;
  leads: number;
}

/** All tags, by name. */
export function listTags(staff: StaffAccess): Promise<Tag[]> {
  return staffRows(
    staff,
    sql<Tag>`select id, name from tags where removed_at is null order by name collate "sv-x-icu"`,
  );
}

/** All tags with their leads, by name. */
export function listTagRows(staff: StaffAccess): Promise<TagRow[]> {
  return staffRows(
    staff,
    sql<TagRow>`select id, name, version, coalesce(leads, 0) as leads
      from tags left join (
        select tag_id, count(*)::integer as leads from lead_tags join leads on leads.id = lead_id
        where merged_into is null and status <> 'spam' group by tag_id
      ) counted on tag_id = id
      where removed_at is null order by name collate "sv-x-icu"`,
  );
}
