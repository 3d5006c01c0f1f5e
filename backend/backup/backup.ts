import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { openClient } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { copyFolder, encryptedEnding, packFolder } from "./archive.ts";
import { type BackedUpTable, type Manifest, mailsFolder, manifestFile, tableFile } from "./contents.ts";

export interface Backup {
  /** Of the role that migrates: it reads every table. */
  connection: ConnectionSettings;
  /** Where kept emails are. */
  mailsDir: string;
  /** The folder that the file goes to. */
  folder: string;
  /** Encrypts the file, if given. */
  key: string | undefined;
  now: Date;
}

/** What the folder of a backup that is being made is called. */
const unfinished = ".backup-";
/** One that is older (ms) was left by a process that was killed: a copy of everything, and not encrypted. */
const leftMilliseconds = 86_400_000;

/**
 * Writes every row of the database as it is at one moment, and the kept emails, to one file; the site works on. By
 * COPY, so it needs no program of PostgreSQL and can be restored to another version, or from the embedded database to
 * another (restore.ts). The secrets key is not in it (docs/operate.md). Gives the file, and its tables.
 * Throws what PostgreSQL or the disk throws; a broken backup leaves no file.
 */
export async function makeBackup({ connection, mailsDir, folder, key, now }: Backup) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeft(folder, now);
  const client = await openClient({ ...connection, application_name: "backup" });
  const staging = await mkdtemp(join(folder, unfinished));
  const time = now.toISOString().replaceAll(/[:.]/g, "");
  const file = join(folder, `backup-${time}.tar.gz${key ? encryptedEnding : ""}`);
  try {
    const [content, packed] = [join(staging, "content"), join(staging, "packed")];
    const manifest = await copyDatabase(client, content, now);
    await writeFile(join(content, manifestFile), JSON.stringify(manifest));
    await copyFolder(mailsDir, join(content, mailsFolder));
    await packFolder(content, packed, key);
    await rename(packed, file);
    return { file, tables: manifest.tables };
  } finally {
    await client.end().catch(() => undefined);
    await rm(staging, { recursive: true, force: true });
  }
}

/** Tells the database that a backup has arrived where it is kept. */
export async function noteBackup(connection: ConnectionSettings): Promise<void> {
  const client = await openClient({ ...connection, application_name: "backup" });
  try {
    await client.query("select private.note_backup()");
  } finally {
    await client.end();
  }
}

async function removeLeft(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(unfinished) || now.getTime() - (await stat(path)).mtimeMs < leftMilliseconds)
      continue;
    await rm(path, { recursive: true, force: true });
  }
}

async function copyDatabase(client: pg.Client, folder: string, now: Date): Promise<Manifest> {
  await client.query("begin isolation level repeatable read read only");
  // A policy that would hide rows fails the backup.
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
 * The tables that hold data, without those that say which migrations have run. Unlogged ones, such as counts of
 * requests, are lost by a crash too.
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

/** A table's name for a statement. */
export function reference(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Columns for a statement. */
export function listOf(columns: readonly string[]): string {
  return columns.map(pg.escapeIdentifier).join(", ");
}
