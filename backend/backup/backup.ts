import { createWriteStream } from "node:fs";
import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { openClient } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { copyFolder, encryptedEnding, packFolder } from "./archive.ts";
import { type BackedUpTable, type Manifest, mailsFolder, manifestFile, tableFile } from "./contents.ts";
import { backupNameAt } from "./retention.ts";
import { temporaryFolder } from "./temporary.ts";

export interface Backup {
  /** The connection of the migrating role, which may read every table. */
  connection: ConnectionSettings;
  /** The folder of emails that are stored as files (DATA_DIR/mails). */
  mailsDir: string;
  /** The folder that the backup is written to. */
  folder: string;
  /** Encrypts the backup, if given. */
  key: string | undefined;
  now: Date;
}

/**
 * Writes a consistent snapshot of every table, and the emails that are stored as files, to one file while the site runs.
 * It uses COPY, so it needs no program of PostgreSQL and can be restored to another version, or to another database than
 * the embedded one (restore.ts). The secrets key is not in it (docs/operate.md). Returns the file and its tables. Throws
 * what PostgreSQL or the disk throws; a backup that fails leaves no file.
 */
export async function makeBackup({ connection, mailsDir, folder, key, now }: Backup) {
  await using staging = await temporaryFolder(folder, now);
  await using client = await openClient({ ...connection, application_name: "backup" });
  const file = join(folder, `${backupNameAt(now)}.tar.gz${key ? encryptedEnding : ""}`);
  const [content, packed] = [join(staging.path, "content"), join(staging.path, "packed")];
  const manifest = await copyDatabase(client, content, now);
  await writeFile(join(content, manifestFile), JSON.stringify(manifest));
  await copyFolder(mailsDir, join(content, mailsFolder));
  await packFolder(content, packed, key);
  await syncToDisk(packed);
  await rename(packed, file);
  await syncToDisk(folder);
  return { file, tables: manifest.tables };
}

/** Records in the database that a backup has been stored. */
export async function noteBackup(connection: ConnectionSettings): Promise<void> {
  await using client = await openClient({ ...connection, application_name: "backup" });
  await client.query("select private.note_backup()");
}

/** Waits until a file, or the names in a folder, are on the disk: a power cut would leave an empty file otherwise. */
async function syncToDisk(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

async function copyDatabase(client: pg.Client, folder: string, now: Date): Promise<Manifest> {
  await client.query("begin isolation level repeatable read read only");
  // With this setting a policy that would hide rows makes the backup fail.
  await client.query("set local row_security = off");
  const migrations = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  const tables: BackedUpTable[] = [];
  for (const { schema, name, columns } of await tablesOf(client)) {
    const file = join(folder, tableFile(tables.length));
    await mkdir(dirname(file), { recursive: true });
    const rows = client.query(copyTo(`copy ${reference(schema, name)} (${listOf(columns)}) to stdout`));
    await pipeline(rows, createWriteStream(file));
    tables.push({ schema, name, columns, rows: rows.rowCount });
  }
  const sequences = await client.query<Manifest["sequences"][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where last_value is not null`,
  );
  await client.query("commit");
  return {
    format: 1,
    madeAt: now.toISOString(),
    migrations: migrations.rows.map(({ version }) => version),
    tables,
    sequences: sequences.rows,
  };
}

/**
 * The tables to back up: without those that record migrations, and without unlogged ones (rate-limit counts), which a
 * crash empties too.
 */
export async function tablesOf(client: pg.Client): Promise<Omit<BackedUpTable, "rows">[]> {
  const { rows } = await client.query<Omit<BackedUpTable, "rows">>(
    `select n.nspname as schema, c.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')
       and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
     order by 1, 2`,
  );
  return rows;
}

/** A table's name, quoted for SQL. */
export function reference(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** A list of columns, quoted for SQL. */
export function listOf(columns: readonly string[]): string {
  return columns.map(pg.escapeIdentifier).join(", ");
}
