import { sql } from "kysely";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { eraseEmailsAbout } from "#backend/mail/outbox.ts";
import { type PersonTable, type Sought, wantedPhone } from "./person.ts";

/**
 * Erases everything that is stored about one person, in one transaction, and their emails in this node's outbox (GDPR,
 * article 17). A staff account is kept. Gives the number of rows by table.
 */
export async function erasePerson(
  staff: StaffAccess,
  sought: Sought,
  outboxDir: string,
): Promise<Partial<Record<PersonTable, number>>> {
  const { counts, ids } = await staffCall<{ counts: Partial<Record<PersonTable, number>>; ids: string[] }>(
    staff,
    sql`erase_person(${sought.email}, ${wantedPhone(sought)})`,
  );
  await eraseEmailsAbout(outboxDir, ids);
  return counts;
}

/** Queues the erasure of old data now, instead of at its daily time. */
export async function runRetention(staff: StaffAccess): Promise<void> {
  await staffCall(staff, sql`run_retention()`);
}
