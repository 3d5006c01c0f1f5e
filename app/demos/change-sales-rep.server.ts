import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";

export interface SalesRepFields {
  name: string;
  email: string | null;
  meetLink: string | null;
  teamsLink: string | null;
}

/** Adds a sales rep, unless the id exists already. */
export async function addSalesRep(
  staff: StaffAccess,
  id: string,
  { name, email, meetLink, teamsLink }: SalesRepFields,
): Promise<void> {
  await asStaff(staff, (queries) =>
    queries
      .insertInto("sales_reps")
      .values({ id, name, email, meet_link: meetLink, teams_link: teamsLink })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
}

/** Removes a sales rep who was just added; false when somebody has changed them or booked their time. */
export async function removeSalesRep(staff: StaffAccess, id: string): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("sales_reps").where("id", "=", id).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

/**
 * Changes a sales rep. A paused one (`active: false`) keeps their meetings and gets no new ones. Only administrators
 * may set whose account it is (`user`).
 */
export async function changeSalesRep(
  staff: StaffAccess,
  { id, version }: Versioned,
  {
    name,
    email,
    meetLink,
    teamsLink,
    active,
    user,
  }: Partial<SalesRepFields & { active: boolean; user: string | null }>,
): Promise<"done" | "changed"> {
  const { numUpdatedRows } = await asStaff(staff, (queries) =>
    queries
      .updateTable("sales_reps")
      .set({ name, email, meet_link: meetLink, teams_link: teamsLink, active, user_id: user })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n ? "done" : "changed";
}
