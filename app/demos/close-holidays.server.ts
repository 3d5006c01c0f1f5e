import { sql } from "kysely";
import { holidaysOf } from "#app/domain/holidays.ts";
import type { Database } from "#backend/database/connection.ts";

/** The name of the daily task that calls `closeHolidays`. */
export const holidaysTask = "keep-demo-holidays";

/**
 * Closes the holidays of this year and the next for demos; one that the staff have opened stays open. Throws
 * DatabaseUnavailable, so that the queue tries again.
 */
export async function closeHolidays(database: Database, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  const holidays = [...holidaysOf(year), ...holidaysOf(year + 1)];
  const rows = holidays.map(({ day, kind, sv, en }) => ({ day, kind, reason_sv: sv, reason_en: en }));
  await database.as("service_role", (queries) =>
    queries
      .insertInto("demo_closed_days")
      .values(rows)
      .onConflict((conflict) => conflict.column("day").doNothing())
      .execute(),
  );
}

/**
 * Queues the task at once when next year's holidays are missing, since the daily schedule runs first on the day after
 * the first start. Throws DatabaseUnavailable.
 */
export async function queueMissingHolidays(database: Database, now: Date): Promise<void> {
  const nextYear = `${now.getUTCFullYear() + 1}-01-01`;
  await database.as("service_role", (queries) =>
    sql`
      select graphile_worker.add_job(${holidaysTask}, job_key => ${holidaysTask})
      where not exists (select from demo_closed_days where kind = 'holiday' and day >= ${nextYear}::date)
    `.execute(queries),
  );
}
