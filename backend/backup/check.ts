import { existsSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { openClient } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import { makeFolder } from "#backend/files.ts";
import { reference } from "./backup.ts";
import { type Manifest, rowsOf } from "./contents.ts";
import { type BackupPlaces, findBackup, listBackups } from "./places.ts";
import { loadBackup } from "./restore.ts";

/** Half a day less than a week, since the hour of a check varies. */
const weekly = 6.5 * milliseconds.day;
/** Bytes that a check leaves free at least: forms are refused on a full disk. */
const spareBytes = 1e9;

/** Whether a check is due: a week after the last one that succeeded, and the night after one that failed. */
export function isCheckDue(succeededAt: Date | null, now: Date): boolean {
  return succeededAt === null || now.getTime() - succeededAt.getTime() >= weekly;
}

interface RestoreCheck {
  places: BackupPlaces;
  /** The key of BACKUP_KEY. */
  key: string | undefined;
  /** Of the site's database, whose size tells the room that a copy needs. */
  connection: ConnectionSettings;
  /** Stops the check when the process ends. */
  signal: AbortSignal;
}

/**
 * Restores the newest backup (of the bucket, if there is one) into a PostgreSQL of its own in the folder restore-check of
 * DATA_DIR, counts the rows of each table, and removes the folder. Returns the backup's name and number of rows; null
 * when there is no backup yet. Throws an error of one line when the backup can't be restored, rows are missing, or the
 * disk has no room.
 */
export async function checkRestore({
  places,
  key,
  connection: site,
  signal,
}: RestoreCheck): Promise<{ name: string; rows: number } | null> {
  const dataDir = checkFolder(places);
  const name = (await listBackups(places)).at(-1);
  if (!name) return null;
  await requireRoom(places.workDir, 2 * (await sizeOf(site)) + spareBytes);
  makeFolder(dataDir, 0o700);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { connection } = postgres;
  signal.addEventListener("abort", () => void postgres.stop(), { once: true });
  try {
    signal.throwIfAborted();
    const manifest = await findBackup(name, places, (file) =>
      loadBackup({ file, connection, mailsDir: join(dataDir, "mails"), workDir: dataDir, key }),
    );
    await countRows(connection, manifest);
    await migrate(connection);
    return { name, rows: rowsOf(manifest.tables) };
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Stops and removes what a killed check has left: an unencrypted copy of everything. */
export async function removeRestoreCheck(places: Pick<BackupPlaces, "workDir">): Promise<void> {
  const dataDir = checkFolder(places);
  if (existsSync(join(dataDir, "postgresql/postmaster.pid"))) {
    const left = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    await left.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
}

function checkFolder({ workDir }: Pick<BackupPlaces, "workDir">): string {
  return join(workDir, "restore-check");
}

async function sizeOf(site: ConnectionSettings): Promise<number> {
  await using client = await openClient({ ...site, application_name: "backup" });
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  return Number(rows[0]?.bytes);
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const inGigabytes = (value: number) => (value / 1e9).toFixed(1);
  if (bavail * bsize < bytes)
    throw new Error(
      `The restore was not tried: it needs ${inGigabytes(bytes)} GB of free disk in ${folder}, which has ${inGigabytes(bavail * bsize)} GB.`,
    );
}

async function countRows(connection: ConnectionSettings, { tables }: Manifest): Promise<void> {
  await using client = await openClient({ ...connection, application_name: "restore" });
  for (const { schema, name, rows } of tables) {
    const table = reference(schema, name);
    const { rows: counted } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    const count = Number(counted[0]?.count);
    if (count !== rows) throw new Error(`${table} has ${count} rows in place of ${rows}.`);
  }
}

/** An error's message for the database and the log: of PostgreSQL's only code and table, since it quotes values. */
export function restoreProblem(error: unknown): string {
  if (error instanceof pg.DatabaseError)
    return `PostgreSQL refused the rows (${[error.code, error.table].filter(Boolean).join(", ")}).`;
  return error instanceof Error ? error.message : String(error);
}

/** When the last check succeeded; null for never. */
export async function lastRestoreCheck(connection: ConnectionSettings): Promise<Date | null> {
  await using client = await openClient({ ...connection, application_name: "backup" });
  const { rows } = await client.query<{ succeeded_at: Date | null }>(
    "select succeeded_at from private.restore_checks",
  );
  return rows[0]?.succeeded_at ?? null;
}

/** Records the result of a check in the database: what was wrong, or null. */
export async function noteRestoreCheck(
  connection: ConnectionSettings,
  problem: string | null,
): Promise<void> {
  await using client = await openClient({ ...connection, application_name: "backup" });
  await client.query("select private.note_restore_check($1)", [problem]);
}
