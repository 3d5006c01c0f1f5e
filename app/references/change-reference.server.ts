import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import type { ReferenceKind } from "./keys.ts";
import { decideReference, movedReference } from "./reference.ts";
import { type ReferenceRow, storedReferences } from "./references.server.ts";
import type { ReferenceFields } from "./schema.ts";

/** "changed" if a colleague was first, "many" if there are too many of the kind, "picture" if the picture is gone. */
export type ReferenceSaved = "saved" | "changed" | "many" | "picture";

/**
 * Saves a reference: adds it for version 0, the last of its kind unless it has a place, else changes it if it is still
 * at that version. Visitors see a shown one at once.
 */
export async function saveReference(
  staff: StaffAccess,
  { id, kind, version, ...state }: Versioned & { kind: ReferenceKind; place?: number; shown?: boolean },
  fields: ReferenceFields & { name: string },
): Promise<ReferenceSaved> {
  try {
    return await asStaff(staff, async (queries): Promise<ReferenceSaved> => {
      const stored = await locked(queries).where("id", "=", id).executeTakeFirst();
      const decided = decideReference(stored && fieldsOf(stored), { kind, version }, fields);
      if (decided === "changed") return decided;
      const size = fields.picture ? await sizeOf(queries, fields.picture) : {};
      if (!size) return "picture";
      const row = { ...fields, ...size };
      if (stored) await queries.updateTable("company_references").set(row).where("id", "=", id).execute();
      else {
        const place = state.place ?? (await lastPlace(queries, kind)) + 1;
        const added = await queries
          .insertInto("company_references")
          .values({ id, kind, shown: state.shown ?? true, place, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!added.numInsertedOrUpdatedRows) return "changed";
      }
      await logChange(queries, decided);
      return "saved";
    });
  } catch (error) {
    if (errorCode(error) === "P0001") return "many";
    throw error;
  }
}

/** Shows or hides a reference that is still at the version; false if a colleague was first. */
export function showReference(
  staff: StaffAccess,
  { id, version }: Versioned,
  shown: boolean,
): Promise<boolean> {
  return asStaff(staff, async (queries) => {
    const changed = await queries
      .updateTable("company_references")
      .set({ shown })
      .where("id", "=", id)
      .where("version", "=", version)
      .where("shown", "!=", shown)
      .returning("name")
      .executeTakeFirst();
    if (!changed) return false;
    await logChange(queries, {
      kind: shown ? "referenceShown" : "referenceHidden",
      about: changed.name,
      data: {},
    });
    return true;
  });
}

/**
 * Moves a reference by one place among those of its kind; false where it is gone, or the first or last already. Two who
 * move at once take turns: all are locked, by id, before they are read, since rows that are locked while they are read
 * come in the order that was true before.
 */
export function moveReference(staff: StaffAccess, id: string, direction: "up" | "down"): Promise<boolean> {
  return asStaff(staff, async (queries) => {
    const ofKind = sql`kind = (select kind from company_references where id = ${id})`;
    await sql`select from company_references where ${ofKind} order by id for update`.execute(queries);
    const rows = await storedReferences(queries).where(sql<boolean>`${ofKind}`).execute();
    const ids = rows.map((row) => row.id);
    const moved = movedReference(ids, id, direction);
    const name = rows.find((row) => row.id === id)?.name;
    if (!moved || !name) return false;
    await sql`update company_references set place = moved.place
      from unnest(${moved}::uuid[]) with ordinality as moved (id, place)
      where company_references.id = moved.id and company_references.place <> moved.place`.execute(queries);
    await logChange(queries, { kind: "referenceMoved", about: name, data: {} });
    return true;
  });
}

/** Removes a reference and gives it; undefined if it is gone already. */
export function removeReference(staff: StaffAccess, id: string): Promise<ReferenceRow | undefined> {
  return asStaff(staff, async (queries) => {
    const row = await locked(queries).where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    await queries.deleteFrom("company_references").where("id", "=", id).execute();
    await logChange(queries, { kind: "referenceRemoved", about: row.name, data: {} });
    return row;
  });
}

function locked(queries: Queries) {
  return storedReferences(queries).forUpdate();
}

/** A row's fields, as a form has them: what is missing is "". */
function fieldsOf(row: ReferenceRow) {
  const { picture, service, language, published_on, consent_on, ...rest } = row;
  return {
    ...rest,
    ...(picture && { picture }),
    ...(service && { service }),
    ...(language && { language }),
    ...(published_on && { published_on }),
    ...(consent_on && { consent_on }),
  };
}

async function lastPlace(queries: Queries, kind: ReferenceKind): Promise<number> {
  const { last } = await queries
    .selectFrom("company_references")
    .select((of) => of.fn.max("place").as("last"))
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function sizeOf(queries: Queries, hash: string) {
  return queries
    .selectFrom("media")
    .select(["width as picture_width", "height as picture_height"])
    .where("hash", "=", hash)
    .executeTakeFirst();
}
