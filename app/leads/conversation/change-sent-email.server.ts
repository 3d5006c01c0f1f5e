import { sql } from "kysely";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";

/** Sends an email again at once; false when it has arrived or is being sent. */
export function retryEmail(staff: StaffAccess, id: string): Promise<boolean> {
  return staffCall(staff, sql`retry_delivery(${id})`);
}

/** Stops the attempts of an email; false when it has arrived or is being sent. */
export function giveUpEmail(staff: StaffAccess, id: string): Promise<boolean> {
  return staffCall(staff, sql`give_up_delivery(${id})`);
}

/**
 * Corrects the address of the lead or booking that an email did not reach, and sends the email again; false when it
 * has arrived, is being sent, or goes to no visitor.
 */
export function correctAddress(staff: StaffAccess, id: string, address: string): Promise<boolean> {
  return staffCall(staff, sql`correct_address(${id}, ${address})`);
}
