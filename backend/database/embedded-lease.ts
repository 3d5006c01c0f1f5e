import pg from "pg";
import { connectMilliseconds } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";

/**
 * A process's lease of the embedded server. `lost` resolves when the server has ended or dropped the connection;
 * `release` returns true when no other process has a lease, so that the server can be stopped.
 */
export type Lease = { alone: boolean; lost: Promise<void>; release(): Promise<boolean> };

// An advisory lock's number that nothing else in the database uses.
const lock = 7_310_001;

/**
 * Takes a lease: a shared advisory lock, held by a connection of its own for as long as the process lives. Returns
 * undefined when the server is not ready, or is about to be stopped by the last process that used it. Throws when the
 * password is refused, since waiting would not help.
 */
export async function takeLease(connection: ConnectionSettings): Promise<Lease | undefined> {
  const client = await connectAndLock(connection, "pg_try_advisory_lock_shared");
  if (!client) return undefined;
  const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
  const { rows } = await client.query(
    `select count(*)::int as holders from pg_locks where locktype = 'advisory' and objid = ${lock}`,
  );
  return {
    alone: rows[0].holders === 1,
    lost,
    async release() {
      // This fails when the server has ended or restarted; connecting again shows which.
      await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
      await client.end().catch(() => undefined);
      const last = await connectAndLock(connection, "pg_try_advisory_lock");
      // Left open on purpose: its exclusive lock keeps other processes from joining until the server has stopped.
      return last !== undefined;
    },
  };
}

async function connectAndLock(
  connection: ConnectionSettings,
  method: string,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...connection,
    application_name: "lease",
    connectionTimeoutMillis: connectMilliseconds,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select ${method}(${lock}) as taken`);
    if (rows[0].taken) return client;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "28P01")
      throw new Error("The running PostgreSQL refuses the password in the data folder.", {
        cause: error,
      });
  }
  await client.end().catch(() => undefined);
  return undefined;
}
