import { sql } from "kysely";
import { defaultFigures, type Figures } from "#app/content/figures.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import { checkFigures, type FigurePart, figureParts } from "./schema.ts";

/** A part of the figures, and the version that a change of it names. */
export interface KeptFigures<Part extends FigurePart = FigurePart> {
  version: number;
  content: Figures[Part];
}

/** All parts as the admin works with them; one that nobody has changed is what stands in the code. */
export async function readFigures(staff: StaffAccess): Promise<{ [Part in FigurePart]: KeptFigures<Part> }> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("figures").select(["part", "version", "content"]).execute(),
  );
  const kept = <Part extends FigurePart>(part: Part): KeptFigures<Part> => {
    const row = rows.find((each) => each.part === part);
    return {
      version: row?.version ?? 0,
      content: checkFigures(part, row?.content).figures ?? defaultFigures[part],
    };
  };
  return { prices: kept("prices"), claims: kept("claims"), openingHours: kept("openingHours") };
}

/** When the admin last changed a figure, ISO 8601; null when it never did. */
export async function figuresChanged(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom("figures")
    .select("changed_at")
    .where("version", ">", 1)
    .orderBy("changed_at", "desc")
    .executeTakeFirst();
  return row?.changed_at.toISOString() ?? null;
}

/** A change of a part: what it was, what it became, and by whom. */
export interface FigureChange {
  id: string;
  part: FigurePart;
  was: object;
  now: object;
  /** Null for the operator. */
  actor: string | null;
  at: Date;
}

/** What was changed, the latest first, at most so many; with `ids`, only those changes. */
export async function listChanges(
  staff: StaffAccess,
  most: number,
  ids?: readonly string[],
): Promise<FigureChange[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("figure_changes")
      .select(["id", "part", "was", "now", "actor", "created_at"])
      .$if(ids !== undefined, (of) => of.where("id", "=", sql<string>`any(${ids}::bigint[])`))
      .orderBy("id", "desc")
      .limit(most)
      .execute(),
  );
  return rows.flatMap(({ created_at: at, part: name, was, now, ...row }) => {
    const part = figureParts.find((known) => known === name);
    return part ? [{ ...row, part, at, was: stateOf(part, was), now: stateOf(part, now) }] : [];
  });
}

/** What a part was before a change; null when there is no such change, or none of today's shape. */
export async function findEarlier<Part extends FigurePart>(
  staff: StaffAccess,
  part: Part,
  change: string,
): Promise<Figures[Part] | null> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("figure_changes")
      .select("was")
      .where("id", "=", change)
      .where("part", "=", part)
      .executeTakeFirst(),
  );
  return row ? earlierOf(part, row.was) : null;
}

/** What a part was at one of its versions; null when that is not kept. */
export async function findVersion<Part extends FigurePart>(
  staff: StaffAccess,
  part: Part,
  version: number,
): Promise<Figures[Part] | null> {
  // Versions count from 1, and every change raises them by one: the first change tells what version 1 was.
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("figure_changes")
      .select("was")
      .where("part", "=", part)
      .orderBy("id")
      .offset(Math.max(0, version - 1))
      .limit(1)
      .executeTakeFirst(),
  );
  return row ? earlierOf(part, row.was) : null;
}

function earlierOf<Part extends FigurePart>(part: Part, was: unknown): Figures[Part] | null {
  return was === null ? defaultFigures[part] : (checkFigures(part, was).figures ?? null);
}

function stateOf(part: FigurePart, content: unknown): object {
  return typeof content === "object" && content !== null ? content : defaultFigures[part];
}
