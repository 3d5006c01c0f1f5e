import { sql } from "kysely";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import type { Queries } from "#backend/database/connection.ts";
import { type ChangeableSalesRep, salesRepLog } from "./settings-log.ts";
import type { Hours } from "./slots.ts";

export type SalesRepFields = Pick<ChangeableSalesRep, "name" | "email" | "meetLink" | "teamsLink">;

/** Adds a sales rep, unless the id exists already. */
export async function addSalesRep(
  staff: StaffAccess,
  id: string,
  { name, email, meetLink, teamsLink }: SalesRepFields,
): Promise<void> {
  await forLeadWorker(staff, async (queries) => {
    const added = await queries
      .insertInto("sales_reps")
      .values({ id, name, email, meet_link: meetLink, teams_link: teamsLink })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("name as about")
      .execute();
    await logBySite(
      queries,
      added.map(({ about }) => ({ kind: "demoSalesRepAdded", about, data: {} })),
    );
  });
}

/** Removes a sales rep who was just added; false when somebody has changed them or booked their time. */
export function removeSalesRep(staff: StaffAccess, id: string): Promise<boolean> {
  return forLeadWorker(staff, async (queries) => {
    const removed = await queries
      .deleteFrom("sales_reps")
      .where("id", "=", id)
      .where("version", "=", 1)
      .where(
        sql<boolean>`not exists (select from demo_bookings where demo_bookings.sales_rep_id = sales_reps.id)`,
      )
      .returning("name as about")
      .execute();
    await logBySite(
      queries,
      removed.map(({ about }) => ({ kind: "demoSalesRepRemoved", about, data: {} })),
    );
    return removed.length > 0;
  });
}

/**
 * Changes a sales rep. A paused one (`active: false`) keeps their meetings and gets no new ones. Only administrators
 * may set whose account it is (`user`).
 */
export async function changeSalesRep(
  staff: StaffAccess,
  base: Versioned,
  { user, ...fields }: Partial<SalesRepFields & { active: boolean; user: string | null }>,
): Promise<"done" | "changed"> {
  const isChanged = await forLeadWorker(staff, (queries) =>
    changeSalesRepWithin(queries, base, { ...fields, userId: user }),
  );
  return isChanged ? "done" : "changed";
}

/** Changes a sales rep in the caller's transaction, and logs it; false if a colleague changed them first. */
export async function changeSalesRepWithin(
  queries: Queries,
  { id, version }: Versioned,
  {
    meetLink,
    teamsLink,
    userId,
    hours,
    ...fields
  }: { [Name in keyof ChangeableSalesRep]?: ChangeableSalesRep[Name] | undefined },
): Promise<boolean> {
  const before = await queries
    .selectFrom("sales_reps")
    .select(changeable)
    .where("id", "=", id)
    .where("version", "=", version)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  const after = await queries
    .updateTable("sales_reps")
    .set({ ...fields, meet_link: meetLink, teams_link: teamsLink, user_id: userId })
    .$if(hours !== undefined, (query) => query.set({ hours: hours ? JSON.stringify(hours) : null }))
    .where("id", "=", id)
    .returning(changeable)
    .executeTakeFirstOrThrow();
  await logBySite(queries, salesRepLog(before, after));
  return true;
}

const changeable = [
  "name",
  "email",
  "active",
  "meet_link as meetLink",
  "teams_link as teamsLink",
  "user_id as userId",
  // The table's check constraint allows only this shape.
  sql<Hours | null>`hours`.as("hours"),
] as const;
