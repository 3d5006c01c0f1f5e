import { type DatabaseClient, openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { UnusableDatabase } from "./errors.ts";

/** Enough that a pooler that shares its connections can't answer each from a connection of its own by chance. */
const looks = 24;

/** The oldest PostgreSQL that the migrations run on. */
const oldest = 16;

/**
 * Throws UnusableDatabase when the database can't be what the site needs: one too old, or a pooler that shares PostgreSQL's
 * connections among its clients (PgBouncer with pool_mode transaction or statement): the queue, notices of changes and
 * the lock of migrations belong to one connection, and would silently be lost. A pooler that gives each client a
 * connection of its own is fine.
 */
export async function assertUsable(connection: ConnectionSettings): Promise<void> {
  const config = { ...connection, application_name: "start", connectionTimeoutMillis: 3_000 };
  const one = await openClient(config);
  try {
    const { rows } = await one.query("select current_setting('server_version_num')::int / 10000 as version");
    if (rows[0]?.version < oldest)
      throw new UnusableDatabase(
        `DATABASE_URL is a PostgreSQL ${rows[0]?.version}: the site needs ${oldest} or newer.`,
      );
    // PostgreSQL tells its process to each client; a pooler tells a number of its own.
    if ("processID" in one && one.processID === (await processOf(one))) return;
    const other = await openClient(config);
    try {
      if (await isShared(one, other)) throw new UnusableDatabase(refusal);
    } finally {
      await other.end();
    }
  } finally {
    await one.end().catch(() => undefined);
  }
}

const refusal =
  "DATABASE_URL leads through a pooler that shares connections (PgBouncer with pool_mode=transaction), on which the queue would lose emails: set pool_mode=session there for this database, or name PostgreSQL's own port.";

/** Two open sessions never have one process, and neither ever changes its own. */
async function isShared(one: DatabaseClient, other: DatabaseClient): Promise<boolean> {
  const own = await processOf(one);
  const others = await processOf(other);
  for (let look = 0; look < looks; look += 1) {
    if (own === others) return true;
    // In no order that a pooler's taking turns could follow.
    const isOne = Math.random() < 0.5;
    if ((await processOf(isOne ? one : other)) !== (isOne ? own : others)) return true;
  }
  return false;
}

async function processOf(client: DatabaseClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}
