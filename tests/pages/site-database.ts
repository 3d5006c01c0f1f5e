import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { dataPaths } from "#app/site-map.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { openCluster } from "#backend/database/embedded-cluster.ts";
import type { RunningSite } from "#tests/site.ts";

const pools = new Map<string, pg.Pool>();

/** The connection to a running site's own database, as its superuser. */
function connectionTo({ dataDir }: Pick<RunningSite, "dataDir">) {
  const { socketDir: host, password } = openCluster(dataDir);
  return { host, port: 5432, password, user: "postgres", database: "postgres" };
}

/** Works on a running site's own database as the site does. */
export async function inDatabaseOf<T>(
  site: Pick<RunningSite, "dataDir">,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(connectionTo(site), { maxConnections: 2 });
  return work(database).finally(() => database.close());
}

/** Queries a running site's own database, as its superuser, by connections that end with the database. */
export async function ask(
  site: Pick<RunningSite, "dataDir">,
  query: string,
  values: string[] = [],
): Promise<unknown[]> {
  let pool = pools.get(site.dataDir);
  if (!pool) {
    pool = new pg.Pool({ ...connectionTo(site), max: 2, allowExitOnIdle: true });
    pool.on("error", () => undefined);
    pools.set(site.dataDir, pool);
  }
  return (await pool.query(query, values)).rows;
}

/**
 * Kills a site's database like a power cut, and prevents the site from restarting it for up to a minute; returns the
 * function that allows it, and waits until the site says that it reaches its database.
 */
export async function killDatabase(site: RunningSite): Promise<() => Promise<{ stop(): Promise<void> }>> {
  const folder = join(site.dataDir, "postgresql");
  const pidFile = join(folder, "postmaster.pid");
  const postgres = await postgresOf(site);
  // To the site it looks like a server that is slow to start.
  const standIn = spawn("sleep", ["120"], { argv0: folder, stdio: "ignore" });
  await writeFile(pidFile, `${standIn.pid}\n${folder}\n`);
  process.kill(postgres, "SIGKILL");
  return async () => {
    // Remove the file first: once the stand-in has ended, the site's new server may have written its own.
    await rm(pidFile, { force: true });
    standIn.kill("SIGKILL");
    const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
    while (!(await fetch(site.url + dataPaths.health)).ok) await wait(50);
    return postgres;
  };
}

/** The process id of a site's embedded server: the first line of PostgreSQL's pid file. */
export async function postgresOf({ dataDir }: RunningSite): Promise<number> {
  const [pid] = (await readFile(join(dataDir, "postgresql", "postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}
