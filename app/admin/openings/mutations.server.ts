import { sql } from "kysely";
import type { Versioned } from "#app/admin/ui/outcome.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { OpeningFields } from "./schema.ts";

/**
 * What became of a change: the version after it and the earlier state that it replaced; "changed" when somebody was
 * first, "slugTaken" when another opening has the address.
 */
export type OpeningChanged =
  | { kind: "done"; version: number; revision: string | null }
  | { kind: "changed" | "slugTaken" };

/** Adds an opening; one that is there already (same id) is left as it is. */
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

/** Changes an opening; visitors see it at once when it is published. */
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

/** Puts an earlier state of an opening back, published or not as it was; what it replaces is stored, too. */
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

/** Runs a change; an address that another opening has is an answer, not an error. */
async function refusingSlugs(change: () => Promise<OpeningChanged>): Promise<OpeningChanged> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Error && "constraint" in error && error.constraint === "openings_slug_key")
      return { kind: "slugTaken" };
    throw error;
  }
}
