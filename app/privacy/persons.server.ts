import { sql } from "kysely";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { type ExpiringTable, type PersonTable, personTables, type Sought, wantedPhone } from "./person.ts";

/** Everything that is stored about one person: whole rows, by table. */
export type PersonFile = Record<PersonTable, Record<string, unknown>[]>;

/** Reads everything that is stored about one person (GDPR, articles 15 and 20). The log does not name the person. */
export async function readPersonFile(
  staff: StaffAccess,
  sought: Sought,
  { forExport }: { forExport: boolean },
): Promise<PersonFile> {
  const call = sql`person_file(${sought.email}, ${wantedPhone(sought)}, ${forExport})`;
  const file = await staffCall<PersonFile>(staff, call);
  return Object.fromEntries(personTables.map((table) => [table, file[table]])) as PersonFile;
}

/** The email addresses and numbers of a person's requests, and the addresses of others with the same number. */
export interface FoundBy {
  emails: readonly string[];
  phones: readonly string[];
  /** Addresses of others, who may be the same person. */
  others: readonly string[];
}

/** The addresses and numbers that a person's requests connect, whatever the scope. */
export function readFoundBy(staff: StaffAccess, { email, phone }: Sought): Promise<FoundBy> {
  return staffCall(staff, sql`person_found_by(${email}, ${phone})`);
}

/** How many rows are older than `before`, which the daily erasure takes. */
export function countExpired(staff: StaffAccess, before: Date): Promise<Record<ExpiringTable, number>> {
  return staffCall(staff, sql`count_expired(${before})`);
}
