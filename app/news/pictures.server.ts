import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { maxPictures, type Picture } from "./media.ts";

export interface StoredPicture extends Picture {
  altSv: string;
  altEn: string;
  at: Date;
  addedBy: string | null;
  /** The articles that use it, and the references whose logo it is. */
  uses: readonly { kind: "article" | "logo"; id: string; title: string }[];
}

/** The uploaded pictures, latest first; with a search text, those whose description or article has it. */
export function listPictures(staff: StaffAccess, search: string): Promise<StoredPicture[]> {
  return staffRows(
    staff,
    sql<StoredPicture>`
      select * from (
        select media.hash, width, height, alt_sv as "altSv", alt_en as "altEn", media.created_at as at,
          staff.name as "addedBy",
          coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'title', title) order by kind, title)
            from (
              select 'article' as kind, article_id as id, title from media_uses(media.hash)
              union all select 'logo', id, name from company_references where picture = media.hash
            ) uses), '[]') as uses
        from media left join staff on staff.user_id = media.added_by
      ) pictures
      where ${search} = '' or strpos(lower(concat_ws(' ', "altSv", "altEn", uses #>> '{}')), lower(${search})) > 0
      order by at desc, hash limit ${maxPictures}`,
  );
}

/** The descriptions of a picture, and who changed them last and when. Undefined when the picture is gone. */
export async function findDescription(
  staff: StaffAccess,
  hash: string,
): Promise<{ altSv: string; altEn: string; by: { actor: string | null; at: Date } | undefined } | undefined> {
  const [row] = await staffRows(
    staff,
    sql<{ altSv: string; altEn: string; actor: string | null; at: Date | null }>`
      select alt_sv as "altSv", alt_en as "altEn", change.actor, change.created_at as at
      from media left join lateral (
        select actor, created_at from admin_log where kind = 'mediaDescribed' and about = media.hash
        order by id desc limit 1
      ) change on true
      where hash = ${hash}`,
  );
  if (!row) return undefined;
  const { altSv, altEn, actor, at } = row;
  return { altSv, altEn, by: at ? { actor, at } : undefined };
}

export type ChosenPicture = Picture & Pick<StoredPicture, "altSv" | "altEn">;

/** The latest pictures, for an article to choose from. */
export function listRecentPictures(staff: StaffAccess): Promise<ChosenPicture[]> {
  return staffRows(
    staff,
    sql<ChosenPicture>`select hash, width, height, alt_sv as "altSv", alt_en as "altEn" from media
      order by created_at desc, hash limit ${maxPictures}`,
  );
}
