import { sql } from "kysely";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { type ExpiringTable, expiringTables, type PersonTable, personTables, type Sought } from "./rules.ts";

/** All that is kept of one person: each table's rows, whole. */
export type PersonFile = Record<PersonTable, Record<string, unknown>[]>;

/** Finds all that is kept of one person (GDPR, articles 15 and 20). That somebody looked is logged, not for whom. */
export async function readPersonFile(
  staff: StaffAccess,
  { email, phone }: Sought,
  { forExport }: { forExport: boolean },
): Promise<PersonFile> {
  const file = await staffCall<PersonFile>(staff, sql`person_file(${email}, ${phone}, ${forExport})`);
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
export function readFoundBy(staff: StaffAccess, { email, phone }: Sought): Promise<FoundBy> {
  return staffCall(staff, sql`person_found_by(${email}, ${phone})`);
}

/** How many rows the daily erasure would take that is older than a moment. */
export async function countExpired(staff: StaffAccess, before: Date): Promise<Record<ExpiringTable, number>> {
  const counts = await staffCall<Partial<Record<ExpiringTable, number>>>(
    staff,
    sql`count_expired(${before})`,
  );
  return Object.fromEntries(expiringTables.map((table) => [table, counts[table] ?? 0])) as Record<
    ExpiringTable,
    number
  >;
}
