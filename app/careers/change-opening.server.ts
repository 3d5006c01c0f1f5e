import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { findEarlier } from "./drafts.server.ts";
import { type OpeningFields, openingForm } from "./schema.ts";

/**
 * The result of a change: the new version and the revision that it replaced; "changed" if a colleague changed the
 * opening first, "slugTaken" if another opening has the slug.
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
  return catchTakenSlug(async () => {
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

/** The last number that is tried for the slug of a copy. */
const maxCopies = 50;

/** The last day to apply of an opening that is begun or copied now (docs/product.md, 13.5). */
export function lastDayFrom(now: Date): string {
  return inSweden(now).toPlainDate().add({ days: 30 }).toString();
}

/**
 * Makes a draft with the texts and facts of an opening, with a slug of its own, shown from today. Gives its id; null if
 * all slugs up to `maxCopies` are taken.
 */
export async function copyOpening(
  staff: StaffAccess,
  { slug, ...opening }: OpeningFields,
  now: Date,
): Promise<string | null> {
  const id = crypto.randomUUID();
  const until = lastDayFrom(now);
  const isLonger = opening.last_day > until;
  const fields = fieldsOf({
    ...opening,
    slug,
    posted_on: swedishDay(now),
    last_day: isLonger ? opening.last_day : until,
  });
  for (let number = 2; number <= maxCopies; number += 1) {
    const base = slug.slice(0, 90).replace(/-$/, "");
    const added = await addOpening(staff, id, { ...fields, slug: `${base}-${number}` }, false);
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
  return catchTakenSlug(() =>
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

/** Restores an earlier state, published or not as it was; the current state becomes a revision. */
export async function restoreOpening(
  staff: StaffAccess,
  version: Versioned,
  revision: string,
): Promise<OpeningChanged> {
  const earlier = await findEarlier(staff, version.id, { revision });
  if (!earlier) return { kind: "changed" };
  const changed = await changeOpening(staff, version, fieldsOf(earlier), earlier.published);
  return changed.kind === "done" ? { ...changed, revision: null } : changed;
}

/** The columns that the form has, from a whole row. */
function fieldsOf(row: OpeningFields): OpeningFields {
  const fields = Object.entries(row).filter(([name]) => name in openingForm.def.shape);
  return Object.fromEntries(fields) as OpeningFields;
}

/** Runs a change and turns the error of a taken slug into a result. */
async function catchTakenSlug(change: () => Promise<OpeningChanged>): Promise<OpeningChanged> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Error && "constraint" in error && error.constraint === "openings_slug_key")
      return { kind: "slugTaken" };
    throw error;
  }
}
