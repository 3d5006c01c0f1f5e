import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { oneOf } from "#app/domain/one-of.ts";
import type { Queries } from "#backend/database/connection.ts";
import { readStored } from "./facts.ts";
import { type FactsPart, factsParts } from "./schema.ts";

export interface FactsVersion<Part extends FactsPart = FactsPart> {
  version: number;
  content: CompanyFacts[Part];
  /** The names of the fields that are not stored, or no longer valid, and have their defaults. */
  unread: readonly string[];
}

/** All parts; a part that was never changed has its default in the code. */
export async function readCompanyFacts(
  staff: StaffAccess,
): Promise<{ [Part in FactsPart]: FactsVersion<Part> }> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("company_facts").select(["part", "version", "content"]).execute(),
  );
  const versionOf = <Part extends FactsPart>(part: Part): FactsVersion<Part> => {
    const row = rows.find((each) => each.part === part);
    const { facts, unread } = readStored(part, row?.content);
    return { version: row?.version ?? 0, content: facts, unread };
  };
  return {
    prices: versionOf("prices"),
    statements: versionOf("statements"),
    openingHours: versionOf("openingHours"),
    pay: versionOf("pay"),
  };
}

/** A change of a part: before, after, and by whom. */
export interface FactsChange {
  id: string;
  part: FactsPart;
  was: object;
  now: object;
  /** Null for the operator. */
  actor: string | null;
  at: Date;
}

/** The latest changes first; with `ids`, only those. */
export async function listChanges(
  staff: StaffAccess,
  limit: number,
  ids?: readonly string[],
): Promise<FactsChange[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("company_fact_changes")
      .select(["id", "part", "was", "now", "actor", "created_at"])
      .$if(ids !== undefined, (of) => of.where("id", "=", sql<string>`any(${ids}::bigint[])`))
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );
  return rows.flatMap(({ created_at: at, part: name, was, now, ...row }) => {
    const part = oneOf(factsParts, name);
    return part
      ? [{ ...row, part, at, was: readStored(part, was).facts, now: readStored(part, now).facts }]
      : [];
  });
}

/** A part before a change; null when there is no such change. */
export async function findEarlier<Part extends FactsPart>(
  staff: StaffAccess,
  part: Part,
  change: string,
): Promise<CompanyFacts[Part] | null> {
  return partBefore(staff, part, (changes) => changes.where("id", "=", change));
}

/** A part at one of its versions; null when it is not stored. */
export async function findVersion<Part extends FactsPart>(
  staff: StaffAccess,
  part: Part,
  version: number,
): Promise<CompanyFacts[Part] | null> {
  // Versions count from 1 and each change adds one, so the first change replaced version 1.
  return partBefore(staff, part, (changes) =>
    changes
      .orderBy("id")
      .offset(Math.max(0, version - 1))
      .limit(1),
  );
}

type EarlierParts = ReturnType<typeof earlierParts>;

function earlierParts(queries: Queries, part: FactsPart) {
  return queries.selectFrom("company_fact_changes").select("was").where("part", "=", part);
}

async function partBefore<Part extends FactsPart>(
  staff: StaffAccess,
  part: Part,
  one: (changes: EarlierParts) => EarlierParts,
): Promise<CompanyFacts[Part] | null> {
  const row = await asStaff(staff, (queries) => one(earlierParts(queries, part)).executeTakeFirst());
  return row ? readStored(part, row.was).facts : null;
}
