import { sql } from "kysely";
import { asStaff, type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { cleanTelephone, isTelephone } from "#app/domain/telephone.ts";

/** How customers see a member of staff: what stands below their emails. Both may be empty. */
export interface Contact {
  title: string;
  phone: string;
}

export const titleLimit = 60;

/** One's own title and telephone number; null for somebody who is not on the staff. */
export async function readContact(staff: StaffAccess): Promise<Contact | null> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("staff")
      .select(["title", "phone"])
      .where("user_id", "=", String(staff.claims.sub))
      .executeTakeFirst(),
  );
  return row ? { title: row.title ?? "", phone: row.phone ?? "" } : null;
}

/**
 * Stores one's own title and telephone number as they were typed; an empty one is removed. Gives the fields that are
 * wrong, in which case nothing is stored. Throws PostgreSQL's 42501 for somebody who is not on the staff.
 */
export async function changeContact(staff: StaffAccess, typed: Contact): Promise<(keyof Contact)[]> {
  const title = cleanLine(typed.title);
  const phone = cleanTelephone(typed.phone);
  const wrong: (keyof Contact)[] = [];
  if (title.length > titleLimit) wrong.push("title");
  if (phone !== "" && !isTelephone(phone)) wrong.push("phone");
  if (wrong.length === 0)
    await staffCall<boolean>(staff, sql`change_own_contact(${title || null}, ${phone || null})`);
  return wrong;
}
