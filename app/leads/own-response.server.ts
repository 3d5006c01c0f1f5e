import { sql } from "kysely";
import type { DayHours } from "#app/company/opening-hours.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Database } from "#backend/database/connection.ts";
import { type OwnResponse, ownResponse, responseDays } from "./own-response.ts";

interface Kept {
  until: number;
  value: OwnResponse | null;
}

/** What each database gave; a process has one. */
const kept = new WeakMap<Database, Kept>();

/**
 * What visitors see of how fast the company has responded in the last ninety days, read once an hour; null with too few
 * responses. Without the database it is what was read last.
 */
export async function readOwnResponse(
  database: Database,
  hours: DayHours,
  now: Date,
): Promise<OwnResponse | null> {
  const last = kept.get(database);
  if (last && last.until > now.getTime()) return last.value;
  const since = new Date(now.getTime() - responseDays * milliseconds.day);
  try {
    const { rows } = await database.as("service_role", (queries) =>
      sql<{ received: Date; responded: Date }>`select * from private.response_times(${since})`.execute(
        queries,
      ),
    );
    const value = ownResponse(rows, hours);
    kept.set(database, { until: now.getTime() + milliseconds.hour, value });
    return value;
  } catch {
    return last?.value ?? null;
  }
}
