import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { type ExpiringTable, expiringTables, type PersonTable, personTables, type Sought } from "./rules.ts";

/** All that is kept of one person: each table's rows, whole. */
export type PersonFile = Record<PersonTable, Record<string, unknown>[]>;

/** Finds all that is kept of one person (GDPR, articles 15 and 20). That somebody looked is logged, not for whom. */
export async function readPersonFile(
  staff: StaffAccess,
  { email, phone }: Sought,
  { forExport }: { forExport: boolean },
): Promise<PersonFile> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ file: PersonFile }>`select person_file(${email}, ${phone}, ${forExport}) as file`.execute(queries),
  );
  const file = rows[0]?.file;
  if (!file) throw new Error("the database gave no file of a person");
  return Object.fromEntries(personTables.map((table) => [table, file[table]])) as PersonFile;
}

/** By what somebody was found, and who else gave the same number. */
export interface FoundBy {
  emails: readonly string[];
  phones: readonly string[];
  /** Addresses of others: what they sent is theirs, unless they are the same person. */
  others: readonly string[];
}

/** The addresses and numbers of one person, as what they sent ties them together. */
export async function readFoundBy(staff: StaffAccess, { email, phone }: Sought): Promise<FoundBy> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ by: FoundBy }>`select person_found_by(${email}, ${phone}) as by`.execute(queries),
  );
  return rows[0]?.by ?? { emails: [], phones: [], others: [] };
}

/** How many rows the daily erasure would take that is older than a moment. */
export async function countExpired(staff: StaffAccess, before: Date): Promise<Record<ExpiringTable, number>> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ counts: Record<ExpiringTable, number> }>`
      select count_expired(${before.toISOString()}::timestamptz) as counts`.execute(queries),
  );
  const counts = rows[0]?.counts;
  return Object.fromEntries(expiringTables.map((table) => [table, counts?.[table] ?? 0])) as Record<
    ExpiringTable,
    number
  >;
}
