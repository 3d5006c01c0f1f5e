import { sql } from "kysely";
import { countApplicationsBefore } from "#app/careers/application/applications.server.ts";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { applicationMonths } from "#app/domain/retention.ts";
import { type ExpiringTable, type PersonTable, personTables, type Sought, wantedPhone } from "./person.ts";
import { monthsBefore } from "./retention.server.ts";

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

/** How many rows the daily erasure takes: what is older than `before`, and applications by a term of their own. */
export async function countExpired(staff: StaffAccess, before: Date): Promise<Record<ExpiringTable, number>> {
  const [counts, applications] = await Promise.all([
    staffCall<Omit<Record<ExpiringTable, number>, "job_applications">>(staff, sql`count_expired(${before})`),
    countApplicationsBefore(staff, monthsBefore(new Date(), applicationMonths)),
  ]);
  return { ...counts, job_applications: applications };
}
