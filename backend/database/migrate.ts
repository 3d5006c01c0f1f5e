import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { type Release, readRelease } from "#backend/release.ts";
import { openClient, openPool } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { UnusableDatabase } from "./errors.ts";
import { assertUsable } from "./requirements.ts";
import { openSiteLogin } from "./site-login.ts";

// An advisory lock that makes two nodes that start at once take turns; nothing else in the database uses this number.
const lock = 7_310_002;

/**
 * Makes the tables that a database lacks: the queue's own, then every file of supabase/schema (an empty database is made
 * from it) and supabase/migrations (what later versions change) that is not recorded yet, in the order of their numbers,
 * each in a transaction of its own. Each is recorded with its text, as Supabase records migrations, so that a file that
 * was changed afterwards is noticed. So is the version of the product (refusalOf). Safe to run at every start and from several nodes at once.
 *
 * Takes the connection of a role that may create tables (and, on a plain PostgreSQL, roles), and the supabase folder (in
 * the working directory by default). `only` limits the versions that are applied, to create the schema of an earlier
 * version of the product (backup/restore.ts). Returns the connection that the site runs with, of least privilege where
 * possible (site-login.ts). Throws what PostgreSQL throws, with the name of the file, and UnusableDatabase when the
 * database was made from other files, or by a version that is too far from this one; nothing is changed then.
 */
export async function migrate(
  connection: ConnectionSettings,
  folder = "supabase",
  only?: readonly string[],
): Promise<ConnectionSettings> {
  await assertUsable(connection);
  const release = await readRelease();
  return withLock(connection, async (client) => {
    const refusal = await refusalOf(client, release);
    if (refusal) throw new UnusableDatabase(refusal);
    await runFile(client, folder, "bootstrap/roles.sql");
    await migrateQueue(connection);
    await runFile(client, folder, "bootstrap/queue.sql");
    await migrateTables(client, folder, only);
    if (!only) await noteRelease(client, release);
    const site = await openSiteLogin(client, connection);
    await runFile(client, folder, "bootstrap/functions.sql");
    return site;
  });
}

/**
 * Inserts the first articles and openings, only into a database without articles. Takes what `migrate` takes, and a
 * function that returns the articles as rows of news_drafts and news_articles. Returns whether they were inserted.
 */
export async function seed(
  connection: ConnectionSettings,
  readArticles: () => Promise<readonly { draft: object; article: object }[]>,
  folder = "supabase",
): Promise<boolean> {
  return withLock(connection, async (client) => {
    const { rowCount } = await client.query("select from public.news_articles limit 1");
    if (rowCount) return false;
    const articles = await readArticles();
    await runFile(client, folder, "seed.sql", [
      insertOf(
        "news_drafts",
        articles.map(({ draft }) => draft),
      ),
      insertOf(
        "news_articles",
        articles.map(({ article }) => article),
      ),
    ]);
    return true;
  });
}

/** Inserts rows that all have the same columns. */
function insertOf(table: string, rows: readonly object[]): pg.QueryConfig {
  const columns = Object.keys(rows[0] ?? {}).map(pg.escapeIdentifier);
  return {
    text: `insert into public.${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    values: [JSON.stringify(rows)],
  };
}

async function withLock<T>(
  connection: ConnectionSettings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  await using client = await openClient({
    ...connection,
    application_name: "migrate",
    connectionTimeoutMillis: 10_000,
  });
  await client.query(`select pg_advisory_lock(${lock})`);
  return await work(client);
}

async function migrateQueue(connection: ConnectionSettings) {
  const pool = openPool({ ...connection, max: 2 }, {});
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

/** Notes that a version of the product has used this database. */
async function noteRelease(client: pg.Client, { version, upgradesFrom }: Release) {
  await client.query(`
    create table if not exists supabase_migrations.releases (
      version text primary key, upgrades_from text not null, first_started_at timestamptz not null default now()
    )`);
  await client.query(
    "insert into supabase_migrations.releases (version, upgrades_from) values ($1, $2) on conflict do nothing",
    [version, upgradesFrom],
  );
}

/**
 * Why a version of the product may not use this database, in one line: a later version, which upgrades from a still later
 * one than this, has used it, or only versions that are older than what this one upgrades from. Null when it may.
 */
export async function refusalOf(
  client: pg.Client,
  { version, upgradesFrom }: Release,
): Promise<string | null> {
  const { rows: found } = await client.query(
    "select to_regclass('supabase_migrations.releases') as releases",
  );
  if (found[0]?.releases === null) return null;
  const { rows } = await client.query<{ version: string; from: string }>(
    'select version, upgrades_from as "from" from supabase_migrations.releases',
  );
  const latest = rows.toSorted((one, other) => compareVersions(one.version, other.version)).at(-1);
  if (!latest) return null;
  const both = `The database is of version ${latest.version}, and this is ${version}`;
  if (compareVersions(version, latest.from) < 0)
    return `${both}: only ${latest.from} and later run on it. Start one of them, or restore a backup that ${version} has made.`;
  if (compareVersions(latest.version, upgradesFrom) < 0)
    return `${both}, which upgrades from ${upgradesFrom} on: start ${upgradesFrom} first, then this one (CHANGELOG.md).`;
  return null;
}

const compareVersions = new Intl.Collator("en", { numeric: true }).compare;

async function migrateTables(client: pg.Client, folder: string, only: readonly string[] | undefined) {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`);
  const { missing, changed, unknown } = await compareMigrations(client, folder);
  if (changed[0]) throw new UnusableDatabase(changedMigration(changed[0]));
  // Only unknown ones: this version was started again after an upgrade (docs/deploy.md).
  if (unknown[0] && missing[0] && !only)
    throw new UnusableDatabase(otherMigrations(unknown[0], missing[0].version));
  for (const { file, version, name, sql } of missing)
    if (!only || only.includes(version))
      await runSql(client, file, sql, [
        {
          text: "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
          values: [version, name, [sql]],
        },
      ]);
}

/**
 * The files that were not applied yet, in their order; those that were changed after they were applied; and the versions
 * that were applied and are unknown here: the database is of a later version of the product, or of another.
 */
export async function compareMigrations(client: pg.Client, folder = "supabase") {
  const { rows } = await client.query<{ version: string; statements: string[] | null }>(
    "select version, statements from supabase_migrations.schema_migrations",
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements]));
  const files = await Promise.all(
    (await migrationFiles(folder)).map(async (migration) => ({
      ...migration,
      sql: await readFile(path.join(folder, migration.file), "utf8"),
    })),
  );
  const known = new Set(files.map(({ version }) => version));
  return {
    unknown: [...applied.keys()].filter((version) => !known.has(version)).sort(),
    missing: files.filter(({ version }) => !applied.has(version)),
    changed: files.flatMap(({ file, version, sql }) => {
      const appliedSql = applied.get(version)?.[0];
      return appliedSql === undefined || appliedSql === sql ? [] : file;
    }),
  };
}

/** The error message for a file that was changed after it was applied. */
export function changedMigration(file: string): string {
  return `supabase/${file} was changed after it was applied to this database: put the file back as it was, and write the change as a new migration; before release 1.0.0, remove the data folder of the development machine.`;
}

/** The error message for a database that was made from other files. */
export function otherMigrations(unknown: string, missing: string): string {
  return `The database has the migration ${unknown}, which this version does not know, and lacks ${missing}: it can't be upgraded by this version. CHANGELOG.md says from which version on it can; start that one, restore a backup of it, or remove the data folder of a development machine.`;
}

/** The warning for a database of a later version, on which this one was started again. */
export function laterMigrations(unknown: readonly string[]): string {
  return `the database is of a later version (migration ${unknown.at(-1)}): what is new there is not shown and not done by this one; start the later version again as soon as you can`;
}

/** The warning (laterMigrations) when the database is of a later version of the product; null when it is not. */
export async function findLaterVersion(connection: ConnectionSettings): Promise<string | null> {
  await using client = await openClient({ ...connection, application_name: "migrate" });
  const { unknown } = await compareMigrations(client);
  return unknown.length > 0 ? laterMigrations(unknown) : null;
}

/** The versions of all files, in their order: the numbers that their names begin with. */
export async function migrationVersions(folder = "supabase"): Promise<string[]> {
  return (await migrationFiles(folder)).map(({ version }) => version);
}

async function migrationFiles(folder: string) {
  const files = await Promise.all(["schema", "migrations"].map((kind) => sqlFiles(folder, kind)));
  return files.flat();
}

async function sqlFiles(folder: string, kind: string) {
  const files = (await readdir(path.join(folder, kind))).filter((file) => file.endsWith(".sql")).sort();
  return files.map((file) => {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!version) throw new Error(`The file ${kind}/${file} is not named <number>_<name>.sql`);
    return { file: `${kind}/${file}`, version, name };
  });
}

/** Runs an SQL file, and queries after it, in one transaction. */
async function runFile(client: pg.Client, folder: string, file: string, after?: readonly pg.QueryConfig[]) {
  await runSql(client, file, await readFile(path.join(folder, file), "utf8"), after);
}

/**
 * While a migration waits for a table's lock, behind a backup for example, everything else that needs the table waits
 * behind the migration. So it waits for one second, pauses for one, and tries again, for some minutes.
 */
const lockTimeout = "1s";
const pauseMilliseconds = 1_000;
const attempts = 300;

async function runSql(
  client: pg.Client,
  file: string,
  sql: string,
  after: readonly pg.QueryConfig[] = [],
  attempt = 1,
): Promise<void> {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(sql);
    for (const query of after) await client.query(query);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable && attempt < attempts) {
      await delay(pauseMilliseconds);
      return runSql(client, file, sql, after, attempt + 1);
    }
    // Keeps the error itself, since the start reads its code.
    if (error instanceof Error) error.message = `${file}: ${error.message}`;
    throw error;
  }
}

const lockNotAvailable = "55P03";
