import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { z } from "zod";
import { lastBackup } from "#app/account/setup/checks.server.ts";
import type { AdminFeed } from "#app/admin/feed.server.ts";
import type { Configuration, DatabaseFigures, Operations } from "#app/context.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { PageCache } from "#server/page-cache.ts";
import type { RenderLimit } from "#server/render-limit.ts";
import type { LastHourCount } from "./last-hour.ts";

const count = z.number().int();
const moment = z.coerce.date().nullable();

/** What private.figures() gives. */
const databaseFigures = z.object({
  writable: z.boolean(),
  jobs: z.object({ due: count, running: count, later: count, failed: count, oldestDue: moment }),
  emails: z.object({ waiting: count, failed: count, held: count }),
  backup: moment,
});

/** Several askers within so many ms get the same answer. */
const keptMilliseconds = 2_000;

/**
 * Gives a function that reads the figures of the database. Throws what the database throws; a file in
 * the folder for backups counts as one too.
 */
function databaseFiguresOf(
  database: Database,
  configuration: Pick<Configuration, "BACKUP_DIR" | "BACKUP_S3_URL">,
): () => Promise<DatabaseFigures> {
  const read = async (): Promise<DatabaseFigures> => {
    const found = databaseFigures.parse(
      await database.as("service_role", (queries) => oneValue(queries, sql`private.figures()`)),
    );
    return { ...found, backup: (await lastBackup(configuration, found.backup)).at };
  };
  let kept: { until: number; figures: Promise<DatabaseFigures> } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || now >= kept.until) kept = { until: now + keptMilliseconds, figures: read() };
    return kept.figures;
  };
}

/** The room on the disk of a folder, in bytes; null where the folder does not exist, since nothing is kept there. */
async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  return statfs(folder).then(
    ({ bavail, bsize, blocks }) => ({ free: bavail * bsize, size: blocks * bsize }),
    () => null,
  );
}

/** Brings together how this process is doing. */
export function operationsOf({
  backend,
  configuration,
  cache,
  renders,
  lastHour,
}: {
  backend: { database: Database; adminFeed: AdminFeed };
  configuration: Pick<Configuration, "BACKUP_DIR" | "BACKUP_S3_URL" | "DATA_DIR">;
  cache: PageCache;
  renders: RenderLimit;
  lastHour: LastHourCount;
}): Operations {
  return {
    database: databaseFiguresOf(backend.database, configuration),
    lastHour: () => lastHour.figures(),
    cache: () => cache.figures,
    renders: () => renders.figures,
    connections: () => backend.database.connections(),
    eventStreams: () => backend.adminFeed.listenerCount,
    disk: () => diskOf(configuration.DATA_DIR),
  };
}
