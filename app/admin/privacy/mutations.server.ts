import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { eraseEmailsAbout } from "#backend/mail/outbox.ts";
import type { PersonTable, Sought } from "./rules.ts";

/**
 * Erases all that is kept of one person, in one transaction, and the emails in this node's outbox (GDPR, article 17).
 * An account of the staff stays. Gives how many rows went, by table.
 */
export async function erasePerson(
  staff: StaffAccess,
  { email, phone }: Sought,
  outboxDir: string,
): Promise<Partial<Record<PersonTable, number>>> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ erased: { counts: Partial<Record<PersonTable, number>>; ids: string[] } }>`
      select erase_person(${email}, ${phone}) as erased`.execute(queries),
  );
  const erased = rows[0]?.erased;
  await eraseEmailsAbout(outboxDir, erased?.ids ?? []);
  return erased?.counts ?? {};
}

/** Has what is older than is promised erased now rather than in the night. */
export async function runRetention(staff: StaffAccess): Promise<void> {
  await asStaff(staff, (queries) => sql`select run_retention()`.execute(queries));
}
