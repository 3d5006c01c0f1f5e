import { sql } from "kysely";
import type { Versioned } from "#app/admin/ui/outcome.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { OpeningFields } from "./schema.ts";

/**
 * The result of a change: the new version and the state that it replaced; "changed" when a colleague changed it
 * first, "slugTaken" when another opening has the slug.
 */
export type OpeningChanged =
  | { kind: "done"; version: number; revision: string | null }
  | { kind: "changed" | "slugTaken" };

/** Adds an opening, unless the id exists already. */
export function addOpening(
  staff: StaffAccess,
  id: string,
  fields: OpeningFields,
  published: boolean,
): Promise<OpeningChanged> {
  return refusingSlugs(async () => {
    await asStaff(staff, (queries) =>
      queries
        .insertInto("openings")
        .values({ id, ...fields, published })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute(),
    );
    return { kind: "done", version: 1, revision: null };
  });
}

/** Changes an opening; when it is published visitors see it at once. */
export function changeOpening(
  staff: StaffAccess,
  { id, version }: Versioned,
  fields: OpeningFields,
  published: boolean,
): Promise<OpeningChanged> {
  return refusingSlugs(() =>
    asStaff(staff, async (queries) => {
      const changed = await queries
        .updateTable("openings")
        .set({ ...fields, published })
        .where("id", "=", id)
        .where("version", "=", version)
        .returning("version")
        .executeTakeFirst();
      if (!changed) return { kind: "changed" };
      const replaced = await queries
        .selectFrom("opening_revisions")
        .select((of) => of.fn.max("id").as("id"))
        .where("opening_id", "=", id)
        .executeTakeFirst();
      return { kind: "done", version: changed.version, revision: replaced?.id ?? null };
    }),
  );
}

/** Restores an earlier state, published or not as it was; the one that it replaces is stored too. */
export function restoreOpening(
  staff: StaffAccess,
  { id, version }: Versioned,
  revision: string,
): Promise<OpeningChanged> {
  return refusingSlugs(() =>
    asStaff(staff, async (queries) => {
      const { rows } = await sql<{ version: number }>`
        update openings set (slug, role, city, extent, percent, starts_at, ends_at, positions, title_sv, title_en,
          place_sv, place_en, lead_sv, lead_en, tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en,
          posted_on, last_day, published) = (
            select was.slug, was.role, was.city, was.extent, was.percent, was.starts_at, was.ends_at, was.positions,
              was.title_sv, was.title_en, was.place_sv, was.place_en, was.lead_sv, was.lead_en, was.tasks_sv,
              was.tasks_en, was.needs_sv, was.needs_en, was.merits_sv, was.merits_en, was.posted_on, was.last_day,
              was.published
            from opening_revisions earlier, jsonb_populate_record(null::openings, earlier.content) as was
            where earlier.id = ${revision}::bigint and earlier.opening_id = ${id}::uuid
          )
        where id = ${id}::uuid and version = ${version}
          and exists (
            select from opening_revisions earlier
            where earlier.id = ${revision}::bigint and earlier.opening_id = ${id}::uuid
          )
        returning version`.execute(queries);
      const [changed] = rows;
      return changed ? { kind: "done", version: changed.version, revision: null } : { kind: "changed" };
    }),
  );
}

/** Runs a change; a taken slug is a result, not an error. */
async function refusingSlugs(change: () => Promise<OpeningChanged>): Promise<OpeningChanged> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Error && "constraint" in error && error.constraint === "openings_slug_key")
      return { kind: "slugTaken" };
    throw error;
  }
}
