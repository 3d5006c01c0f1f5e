import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { openClient } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { migrate, migrationVersions } from "#backend/database/migrate.ts";
import { copyFolder, unpackFile } from "./archive.ts";
import { listOf, reference, tablesOf } from "./backup.ts";
import { type Manifest, mailsFolder, manifestFile, manifestSchema, tableFile } from "./contents.ts";
import { temporaryFolder } from "./temporary.ts";

interface Restore {
  file: string;
  /**
   * The connection of a role that may migrate and disable triggers (a superuser, or one with SET on
   * session_replication_role).
   */
  connection: ConnectionSettings;
  mailsDir: string;
  /** Where the file is unpacked, with room for all rows. */
  workDir: string;
  /** The key that the file was encrypted with. */
  key: string | undefined;
  /** The folder that makes the tables. */
  supabase?: string;
}

/**
 * Loads a backup (backup.ts) into an empty database, then applies the migrations that it lacks. Returns the backup's
 * manifest. Throws what loadBackup and migrate throw.
 */
export async function restoreBackup(restore: Restore): Promise<Manifest> {
  const manifest = await loadBackup(restore);
  await migrate(restore.connection);
  return manifest;
}

/**
 * Loads a backup into an empty database as it was: applies the migrations that the backup had, then loads every row in
 * one transaction with triggers disabled. Throws an error of one line when the database is not empty, the backup is of a
 * later version of the product, or rows are missing. After an error while rows are loaded, the tables are as the
 * migrations left them.
 */
export async function loadBackup({
  file,
  connection,
  mailsDir,
  workDir,
  key,
  supabase = "supabase",
}: Restore): Promise<Manifest> {
  await using temporary = await temporaryFolder(workDir);
  const folder = temporary.path;
  await unpackFile(file, folder, key);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestFile), "utf8")));
  const ourVersions = await migrationVersions(supabase);
  const unknown = manifest.migrations.find((version) => !ourVersions.includes(version));
  if (unknown)
    throw new Error(
      `The backup is of a later version of the product, or of another (its migration ${unknown} is not known here): restore it with that version.`,
    );
  await using client = await openClient({ ...connection, application_name: "restore" });
  const { rows } = await client.query("select from pg_namespace where nspname = 'supabase_migrations'");
  if (rows.length > 0)
    throw new Error("The database is not empty: restore into a new DATA_DIR, or an empty DATABASE_URL.");
  // Checked before anything is created, so that an operator can grant a missing right and try again.
  await client.query("set session_replication_role = replica");
  await migrate(connection, supabase, manifest.migrations);
  await loadRows(client, folder, manifest);
  await copyFolder(join(folder, mailsFolder), mailsDir);
  return manifest;
}

async function loadRows(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query("begin");
  const all = (await tablesOf(client)).map(({ schema, name }) => reference(schema, name));
  await client.query(`truncate ${all.join(", ")}`);
  for (const [index, { schema, name, columns, rows }] of tables.entries()) {
    const table = reference(schema, name);
    const loading = client.query(copyFrom(`copy ${table} (${listOf(columns)}) from stdin`));
    await pipeline(createReadStream(join(folder, tableFile(index))), loading);
    if (loading.rowCount !== rows)
      throw new Error(`${table} has ${loading.rowCount} rows in place of ${rows}.`);
  }
  for (const { schema, name, value } of sequences)
    await client.query("select setval($1::regclass, $2::bigint)", [reference(schema, name), value]);
  // No worker holds these jobs any more.
  await client.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null;
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null`);
  await client.query("commit");
}
