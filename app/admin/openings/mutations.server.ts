import type { Versioned } from "#app/admin/ui/outcome.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { findEarlier } from "./data.server.ts";
import { type OpeningFields, openingForm } from "./schema.ts";

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

/** Restores an earlier state, published or not as it was; the state that it replaces is stored, too. */
export async function restoreOpening(
  staff: StaffAccess,
  version: Versioned,
  revision: string,
): Promise<OpeningChanged> {
  const earlier = await findEarlier(staff, version.id, { revision });
  if (!earlier) return { kind: "changed" };
  const fields = Object.fromEntries(
    Object.entries(earlier).filter(([name]) => name in openingForm.def.shape),
  ) as OpeningFields;
  const changed = await changeOpening(staff, version, fields, earlier.published);
  return changed.kind === "done" ? { ...changed, revision: null } : changed;
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
