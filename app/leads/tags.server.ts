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
    sql<TagRow>`select id, name, version, (
        select count(*)::integer from lead_tags join leads on leads.id = lead_tags.lead_id
        where tag_id = tags.id and merged_into is null and status <> 'spam'
      ) as leads
      from tags where removed_at is null order by name collate "sv-x-icu"`,
  );
}
