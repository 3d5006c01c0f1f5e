import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { z } from "zod";
import { lastBackup } from "#app/account/setup/checks.server.ts";
import type { AdminFeed } from "#app/admin/feed.server.ts";
import type { Configuration, DatabaseStatus, Operations } from "#app/context.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { PageCache } from "#server/page-cache.ts";
import type { RenderLimit } from "#server/render-limit.ts";
import type { LastHourCount } from "./last-hour.ts";

const count = z.number().int();
const timestamp = z.coerce.date().nullable();

/** The result of the SQL function private.figures(). */
const databaseStatus = z.object({
  writable: z.boolean(),
  jobs: z.object({ due: count, running: count, later: count, failed: count, oldestDue: timestamp }),
  emails: z.object({
    waiting: count,
    failed: count,
    held: count,
    failedToCompany: count,
    oldestWaiting: timestamp,
  }),
  webhooks: z.object({ failing: count, off: count }),
  backup: timestamp,
  restoreCheck: z.object({ succeededAt: timestamp, problem: z.string().nullable() }).nullable(),
});

/** How long a result is reused, since several metrics and pages read it at once. */
const cacheMilliseconds = 2_000;

/** Reads the state of queue, emails and backups from the database. Throws what the database throws. */
export async function readDatabaseStatus(database: Database): Promise<DatabaseStatus> {
  return databaseStatus.parse(await database.as("service_role", oneValue(sql`private.figures()`)));
}

/** Returns a function that reads the state as above; the last backup may also be known from a file in the folder. */
function databaseStatusReader(
  database: Database,
  configuration: Pick<Configuration, "BACKUP_DIR" | "BACKUP_S3_URL">,
): () => Promise<DatabaseStatus> {
  const read = async (): Promise<DatabaseStatus> => {
    const status = await readDatabaseStatus(database);
    return { ...status, backup: (await lastBackup(configuration, status.backup)).at };
  };
  let cached: { until: number; status: Promise<DatabaseStatus> } | undefined;
  return () => {
    const now = performance.now();
    if (!cached || now >= cached.until) cached = { until: now + cacheMilliseconds, status: read() };
    return cached.status;
  };
}

/** Free space and size in bytes of the disk that a folder is on; null when the folder does not exist. */
async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  return statfs(folder).then(
    ({ bavail, bsize, blocks }) => ({ free: bavail * bsize, size: blocks * bsize }),
    () => null,
  );
}

/** The size of the database in bytes, also of one that is not in DATA_DIR. Throws what the database throws. */
async function databaseBytes(database: Database): Promise<number> {
  const size = oneValue<string>(sql`pg_database_size(current_database())`);
  return Number(await database.as("service_role", size));
}

/** Collects how this process is doing, for the metrics, /health/ready and the admin's page Drift. */
export function operationsOf({
  backend,
  configuration,
  cache,
  renders,
  lastHour,
}: {
  backend: { database: Database; adminFeed: AdminFeed; maintenance: () => Date | null };
  configuration: Pick<Configuration, "BACKUP_DIR" | "BACKUP_S3_URL" | "DATA_DIR">;
  cache: PageCache;
  renders: RenderLimit;
  lastHour: LastHourCount;
}): Operations {
  return {
    database: databaseStatusReader(backend.database, configuration),
    lastHour: () => lastHour.stats(),
    cache: () => cache.stats,
    renders: () => renders.stats,
    connections: () => backend.database.connections(),
    maintenance: backend.maintenance,
    eventStreams: () => backend.adminFeed.listenerCount,
    disk: () => diskOf(configuration.DATA_DIR),
    databaseBytes: () => databaseBytes(backend.database),
  };
}
