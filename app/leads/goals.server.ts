import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** How much is to be won in a month. */
export interface Goal {
  /** `2026-11`. */
  month: string;
  /** SEK without VAT. */
  value: number;
  version: number;
  changedBy: string | null;
  changedAt: Date;
}

/** The latest goal up to a month, so that a month without one can begin with that of the month before. */
export function findGoal(staff: StaffAccess, month: string): Promise<Goal | undefined> {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("sales_goals")
      .select([sql<string>`to_char(month, 'YYYY-MM')`.as("month"), "value", "version"])
      .select(["changed_by as changedBy", "changed_at as changedAt"])
      .where("month", "<=", sql<Date>`${`${month}-01`}::date`)
      .orderBy("month", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
}

/** Sets the goal of a month: a new one for version 0, else if it is still at that version. False if it isn't. */
export function setGoal(
  staff: StaffAccess,
  { month, value, version }: Pick<Goal, "month" | "value" | "version">,
): Promise<boolean> {
  const first = `${month}-01`;
  return asStaff(staff, async (queries) => {
    const { numAffectedRows } =
      version === 0
        ? await sql`insert into sales_goals (month, value) values (${first}::date, ${value})
            on conflict do nothing`.execute(queries)
        : await sql`update sales_goals set value = ${value}
            where month = ${first}::date and version = ${version}`.execute(queries);
    return numAffectedRows === 1n;
  });
}

/** Removes the goal of a month, if it is still at a version. False if it isn't. */
export function removeGoal(
  staff: StaffAccess,
  { month, version }: Pick<Goal, "month" | "version">,
): Promise<boolean> {
  return asStaff(staff, async (queries) => {
    const { numAffectedRows } = await sql`delete from sales_goals
      where month = ${`${month}-01`}::date and version = ${version}`.execute(queries);
    return numAffectedRows === 1n;
  });
}
