import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { oneValue } from "#backend/database/one-value.ts";

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
export function retryEmail(staff: StaffAccess, id: string): Promise<boolean> {
  return asStaff(staff, (queries) => oneValue(queries, sql`retry_delivery(${id})`));
}

/** Stops the attempts of an email; false when it has arrived or is being sent. */
export function giveUpEmail(staff: StaffAccess, id: string): Promise<boolean> {
  return asStaff(staff, (queries) => oneValue(queries, sql`give_up_delivery(${id})`));
}

/**
 * Corrects the address of the lead or booking that an email did not reach, and sends the email again; false when it
 * has arrived, is being sent, or goes to no visitor.
 */
export function correctAddress(staff: StaffAccess, id: string, address: string): Promise<boolean> {
  return asStaff(staff, (queries) => oneValue(queries, sql`correct_address(${id}, ${address})`));
}
