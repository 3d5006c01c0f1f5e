import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import type { RunningSite } from "#tests/site.ts";

/** Asks a running site's own database, as its superuser. */
export async function ask(site: RunningSite, query: string, values: string[] = []): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const client = new pg.Client(postgres.connection);
  try {
    await client.connect();
    return (await client.query(query, values)).rows;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Kills a site's database as a power cut would, and gives the function that starts it again. */
export async function killDatabase(site: RunningSite): Promise<() => Promise<{ stop(): Promise<void> }>> {
  const pid = Number(
    (await readFile(join(site.dataDir, "postgresql/postmaster.pid"), "utf8")).split("\n")[0],
  );
  process.kill(pid, "SIGKILL");
  return () => startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
}
