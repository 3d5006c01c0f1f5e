import pg from "pg";
import type { ConnectionSettings } from "./connection-settings.ts";

/**
 * A process's share in the embedded server. `lost` settles when the server has ended, or dropped our connection;
 * `leave` gives true when nobody else has a lease (any more).
 */
export type Lease = { alone: boolean; lost: Promise<void>; leave(): Promise<boolean> };

// A fixed number for the lock that nothing else in the database uses.
const lock = 7_310_001;

/**
 * Takes a lease: a shared advisory lock, held by a connection of its own for as long as the process lives. Gives
 * undefined when the server is not ready or about to be stopped by the last to leave; throws when the password is
 * refused, which waiting would not change.
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
    async leave() {
      // The connection is gone when the server restarted; then ask again.
      await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
      await client.end().catch(() => undefined);
      const last = await connectAndLock(connection, "pg_try_advisory_lock");
      // Left open on purpose: it keeps newcomers out until the server has stopped and closed it.
      return last !== undefined;
    },
  };
}

async function connectAndLock(connection: ConnectionSettings, how: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...connection, application_name: "lease", connectionTimeoutMillis: 3_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select ${how}(${lock}) as taken`);
    if (rows[0].taken) return client;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "28P01")
      throw new Error("The running PostgreSQL refuses the password kept in the data folder.", {
        cause: error,
      });
  }
  await client.end().catch(() => undefined);
  return undefined;
}
