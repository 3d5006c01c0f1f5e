import type { Versioned } from "#app/admin/ui/outcome.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";
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

/** The last number that is tried for the address of a copy. */
const mostCopies = 50;
/** How long the copy of an opening that has closed stays open, unless an editor says otherwise. */
const copiedDays = 30;

/**
 * Makes a draft with the texts and facts of an opening, at an address of its own, shown from today. Gives its id; null
 * where the addresses after it are taken.
 */
export async function copyOpening(
  staff: StaffAccess,
  { slug, ...opening }: OpeningFields,
  now: Date,
): Promise<string | null> {
  const id = crypto.randomUUID();
  const today = inSweden(now).toPlainDate();
  const until = today.add({ days: copiedDays });
  const isLonger = Temporal.PlainDate.compare(opening.last_day, until) > 0;
  const fields = Object.fromEntries(
    Object.entries({
      ...opening,
      posted_on: today.toString(),
      last_day: isLonger ? opening.last_day : until.toString(),
    }).filter(([name]) => name in openingForm.def.shape),
  ) as Omit<OpeningFields, "slug">;
  for (let number = 2; number <= mostCopies; number += 1) {
    const added = await addOpening(staff, id, { ...fields, slug: `${slug.slice(0, 90)}-${number}` }, false);
    if (added.kind === "done") return id;
  }
  return null;
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
