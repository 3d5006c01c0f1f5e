import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { CitySlug } from "#app/domain/cities.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { OpeningFields } from "./schema.ts";

/** An opening as its editor shows it; `changedBy` is null for one of a new installation. */
export type OpeningDraft = Awaited<ReturnType<typeof listOpenings>>[number];

/** All openings, those that close last first. */
export function listOpenings(staff: StaffAccess) {
  return asStaff(staff, (queries) =>
    storedOpenings(queries).orderBy("openings.last_day", "desc").orderBy("slug").execute(),
  );
}

/** An opening by its id; undefined for none. */
export function findOpening(staff: StaffAccess, id: string) {
  return asStaff(staff, (queries) => storedOpenings(queries).where("id", "=", id).executeTakeFirst());
}

/** An earlier state of an opening, by version or revision; undefined when it is not stored. */
export async function findEarlier(
  staff: StaffAccess,
  id: string,
  by: { version: number } | { revision: string },
): Promise<(OpeningFields & { published: boolean }) | undefined> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("opening_revisions")
      .select("content")
      .where("opening_id", "=", id)
      .where(
        "version" in by
          ? sql<boolean>`(content -> 'version')::integer = ${by.version}`
          : sql<boolean>`id = ${by.revision}::bigint`,
      )
      .executeTakeFirst(),
  );
  // The row as a trigger stored it, with the columns' names; before 1.1 it had no pay.
  return row && { pay_from: null, pay_to: null, ...Object(row.content) };
}

/** An earlier state of an opening: who made it and when. */
export type OpeningRevision = Awaited<ReturnType<typeof listRevisions>>[number];

/** The earlier states of an opening, latest first. */
export async function listRevisions(staff: StaffAccess, id: string, limit: number) {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("opening_revisions")
      .select(["id", "actor", "created_at as at"])
      .select(sql<string>`content ->> 'title_sv'`.as("sv"))
      .select(sql<string>`content ->> 'title_en'`.as("en"))
      .select(sql<boolean>`(content -> 'published')::boolean`.as("published"))
      .where("opening_id", "=", id)
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );
  return rows.map(({ sv, en, ...row }) => ({ ...row, title: { sv, en } }));
}

/** The openings with all columns of their form. */
export function storedOpenings(queries: Queries) {
  return (
    queries
      .selectFrom("openings")
      .select(["id", "slug", "role", "city", "extent", "percent", "starts_at", "ends_at", "positions"])
      .select(["pay_from", "pay_to"])
      .select(["title_sv", "title_en", "place_sv", "place_en", "lead_sv", "lead_en", "tasks_sv", "tasks_en"])
      .select(["needs_sv", "needs_en", "merits_sv", "merits_en", "published", "version"])
      .select(["changed_at as updatedAt", "changed_by as changedBy"])
      .select(sql<string>`posted_on::text`.as("posted_on"))
      .select(sql<string>`last_day::text`.as("last_day"))
      // Only the site's cities are stored; the column takes any name.
      .$narrowType<{ city: CitySlug }>()
  );
}
