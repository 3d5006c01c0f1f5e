import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { findEarlier, storedOpenings } from "./drafts.server.ts";
import { copiedOpening, decideOpening, type OpeningWish, openingFields } from "./opening.ts";
import type { OpeningFields } from "./schema.ts";

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
  return catchTakenSlug(() =>
    asStaff(staff, async (queries) => {
      const decided = decideOpening(undefined, { version: 0, to: { ...fields, published } });
      if ("refused" in decided) return { kind: decided.refused };
      const added = await queries
        .insertInto("openings")
        .values({ id, ...decided.to })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows) await logChange(queries, decided.entry);
      return { kind: "done", version: 1, revision: null };
    }),
  );
}

/** The last number that is tried for the slug of a copy. */
const maxCopies = 50;

/**
 * Makes a draft with the texts and facts of an opening, with a slug of its own, shown from today. Gives its id; null if
 * all slugs up to `maxCopies` are taken.
 */
export async function copyOpening(
  staff: StaffAccess,
  opening: OpeningFields,
  now: Date,
): Promise<string | null> {
  const id = crypto.randomUUID();
  for (let copy = 2; copy <= maxCopies; copy += 1) {
    const added = await addOpening(staff, id, openingFields(copiedOpening(opening, now, copy)), false);
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
  return writeOpening(staff, id, { version, to: { ...fields, published } });
}

/** Restores an earlier state, published or not as it was; the current state becomes a revision. */
export async function restoreOpening(
  staff: StaffAccess,
  { id, version }: Versioned,
  revision: string,
): Promise<OpeningChanged> {
  const to = await findEarlier(staff, id, { revision });
  const changed = await writeOpening(staff, id, { version, to });
  return changed.kind === "done" ? { ...changed, revision: null } : changed;
}

/** Makes every change of an opening: locks it, asks the rules (opening.ts), writes and logs. */
function writeOpening(staff: StaffAccess, id: string, wish: OpeningWish): Promise<OpeningChanged> {
  return catchTakenSlug(() =>
    asStaff(staff, async (queries) => {
      const stored = await storedOpenings(queries).where("id", "=", id).forUpdate().executeTakeFirst();
      const decided = stored ? decideOpening(stored, wish) : ({ refused: "changed" } as const);
      if ("refused" in decided) return { kind: decided.refused };
      const { version } = await queries
        .updateTable("openings")
        .set({ ...openingFields(decided.to), published: decided.to.published })
        .where("id", "=", id)
        .returning("version")
        .executeTakeFirstOrThrow();
      await logChange(queries, decided.entry);
      const replaced = await queries
        .selectFrom("opening_revisions")
        .select((of) => of.fn.max("id").as("id"))
        .where("opening_id", "=", id)
        .executeTakeFirst();
      return { kind: "done", version, revision: replaced?.id ?? null };
    }),
  );
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
