import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** How many emails were sent since a moment, and how many of them at the first attempt. */
export async function countEmails(
  staff: StaffAccess,
  since: Date,
): Promise<{ emails: number; atFirst: number }> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select([
        sql<number>`count(*)::integer`.as("emails"),
        sql<number>`(count(*) filter (where status = 'sent' and attempts = 1))::integer`.as("atFirst"),
      ])
      .where("created_at", ">=", since)
      .where("status", "<>", "held")
      .executeTakeFirstOrThrow(),
  );
  return row;
}

/** Has an email tried again at once; false when there is nothing to try (it arrived, or is on its way). */
export async function retryEmail(staff: StaffAccess, id: string): Promise<boolean> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ tried: boolean }>`select retry_delivery(${id}) as tried`.execute(queries),
  );
  return rows[0]?.tried ?? false;
}

/** Stops the attempts of an email; false when it has arrived or is being sent. */
export async function giveUpEmail(staff: StaffAccess, id: string): Promise<boolean> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ done: boolean }>`select give_up_delivery(${id}) as done`.execute(queries),
  );
  return rows[0]?.done ?? false;
}

/**
 * Corrects the address of the lead or booking that an email did not reach, and sends the email again; false when it
 * has arrived, is being sent, or goes to no visitor.
 */
export async function correctAddress(staff: StaffAccess, id: string, address: string): Promise<boolean> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ done: boolean }>`select correct_address(${id}, ${address}) as done`.execute(queries),
  );
  return rows[0]?.done ?? false;
}
