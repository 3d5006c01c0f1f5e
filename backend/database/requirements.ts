import { type DatabaseClient, openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { UnusableDatabase } from "./errors.ts";

/** Enough that a pooler with shared connections can't by chance answer each session from the same one every time. */
const checks = 24;

/** The oldest PostgreSQL that the migrations run on. */
const oldest = 16;

/**
 * Throws UnusableDatabase when PostgreSQL is too old, or behind a pooler that shares connections among its clients
 * (PgBouncer with pool_mode transaction or statement): the queue, LISTEN and the lock of migrations need a session of
 * their own, and would silently fail. A pooler that gives each client a connection of its own is fine.
 */
export async function assertUsable(connection: ConnectionSettings): Promise<void> {
  const config = { ...connection, application_name: "start" };
  await using first = await openClient(config);
  const { rows } = await first.query("select current_setting('server_version_num')::int / 10000 as version");
  if (rows[0]?.version < oldest)
    throw new UnusableDatabase(
      `DATABASE_URL is a PostgreSQL ${rows[0]?.version}: the site needs ${oldest} or newer.`,
    );
  // At the connection PostgreSQL sends its backend's pid; a pooler sends a number of its own.
  if ("processID" in first && first.processID === (await backendPid(first))) return;
  await using other = await openClient(config);
  if (await isShared(first, other)) throw new UnusableDatabase(sharedConnectionsMessage);
}

const sharedConnectionsMessage =
  "DATABASE_URL leads through a pooler that shares connections (PgBouncer with pool_mode=transaction), on which the queue would lose emails: set pool_mode=session there for this database, or name PostgreSQL's own port.";

/** Whether two clients share backends: two real sessions never have the same pid, and neither's pid changes. */
async function isShared(one: DatabaseClient, other: DatabaseClient): Promise<boolean> {
  const pidOfOne = await backendPid(one);
  const pidOfOther = await backendPid(other);
  for (let check = 0; check < checks; check += 1) {
    if (pidOfOne === pidOfOther) return true;
    // In random order, since a pooler that assigns connections in turns could match a fixed one.
    const isOne = Math.random() < 0.5;
    if ((await backendPid(isOne ? one : other)) !== (isOne ? pidOfOne : pidOfOther)) return true;
  }
  return false;
}

async function backendPid(client: DatabaseClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}
