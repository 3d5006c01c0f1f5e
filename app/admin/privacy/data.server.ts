import { sql } from "kysely";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { type ExpiringTable, expiringTables, type PersonTable, personTables, type Sought } from "./rules.ts";

/** Everything stored about one person: whole rows by table. */
export type PersonFile = Record<PersonTable, Record<string, unknown>[]>;

/** Reads everything stored about one person (GDPR, articles 15 and 20). The log gets an entry without the person. */
export async function readPersonFile(
  staff: StaffAccess,
  { email, phone }: Sought,
  { forExport }: { forExport: boolean },
): Promise<PersonFile> {
  const file = await staffCall<PersonFile>(staff, sql`person_file(${email}, ${phone}, ${forExport})`);
  return Object.fromEntries(personTables.map((table) => [table, file[table]])) as PersonFile;
}

/** The addresses and numbers that a person was found by, and who else gave the same number. */
export interface FoundBy {
  emails: readonly string[];
  phones: readonly string[];
  /** Email addresses of others, whose requests are theirs, unless they are the same person. */
  others: readonly string[];
}

/** The addresses and numbers of one person, as their requests connect them. */
export function readFoundBy(staff: StaffAccess, { email, phone }: Sought): Promise<FoundBy> {
  return staffCall(staff, sql`person_found_by(${email}, ${phone})`);
}

/** How many rows older than a moment the daily erasure would take. */
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
