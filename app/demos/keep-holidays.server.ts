import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import type { Holiday } from "./holidays.server.ts";
import { saveHolidays } from "./mutations.server.ts";

/** The name of the daily task. */
export const holidaysTask = "keep-demo-holidays";

/** The built program that lists holidays (holidays-process.server.ts). */
const listProcess = "build/server/list-holidays.js";
const listMilliseconds = 20_000;

/**
 * Closes the holidays of this year and the next for demos, by the library that knows them; one that the staff have
 * opened stays open. Throws when it could not, so that it is tried again.
 */
export async function keepHolidays(database: Database, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  await saveHolidays(database, await listHolidays([year, year + 1]));
}

/** Has the holidays kept at once where next year's are not: the daily task begins on the day after the first. */
export async function queueMissingHolidays(database: Database, now: Date): Promise<void> {
  const nextYear = `${now.getUTCFullYear() + 1}-01-01`;
  await database.as("service_role", (queries) =>
    sql`
      select graphile_worker.add_job(${holidaysTask}, job_key => ${holidaysTask})
      where not exists (select from demo_closed_days where kind = 'holiday' and day >= ${nextYear}::date)
    `.execute(queries),
  );
}

async function listHolidays(years: readonly number[]): Promise<Holiday[]> {
  // In development there is no built program, and memory is no matter.
  if (import.meta.env.DEV) {
    const { swedishHolidays } = await import("./holidays.server.ts");
    return swedishHolidays(years);
  }
  const child = spawn(process.execPath, [listProcess, ...years.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: listMilliseconds,
  });
  const [listed, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (code !== 0) throw new Error(`Listing the holidays ended with ${code}.`);
  return JSON.parse(listed);
}
