import type { Insertable, Kysely } from "kysely";
import type pg from "pg";
import { openPool } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { typedError } from "./errors.ts";
import { openReplica } from "./replica.ts";
import { type DatabaseState, watchState } from "./state.ts";
import { begin, isReadOnly, rollBack, settings } from "./transaction.ts";
import type { DB } from "./types.ts";

export type Database = {
  /**
   * Runs `work` in one transaction as one role. Begin, role and context are sent together with its first query;
   * committed when `work` is done, rolled back when it throws. Throws RateLimited, ProofWanted, DatabaseUnavailable
   * (errors.ts), or what `work` or PostgreSQL throws.
   */
  as<T>(role: Role, work: (queries: Queries) => Promise<T>, context?: TransactionContext): Promise<T>;
  /**
   * Reads as a visitor (role anon), in a read-only transaction that is closed after the answer: one query is one
   * round trip. Throws as `as` does.
   */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Reads what every visitor sees alike, as `read` does: from the replica, where there is one that answers and has
   * all changes of content (replica.ts).
   */
  readPublic<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Content has changed: the replica is not read until it has the change. */
  contentChanged(): Promise<void>;
  /**
   * Adds one row for a visitor (role anon), unless its id exists. `undefined` and `null` are both null. Throws as
   * `as` does.
   */
  add<Table extends keyof DB & string>(
    table: Table,
    row: Insertable<DB[Table]>,
    client: Client,
  ): Promise<void>;
  /** How it is, within a second. */
  state(): Promise<DatabaseState>;
  connections(): Connections;
  close(): Promise<void>;
};

/** What is told of the queries of a pool. */
export interface Watch {
  /** The id of the request or job that a transaction is for; the jobs that it queues carry it. */
  requestId?(): string | undefined;
  /** Runs a query; gets its statement, without the values. */
  query?<T>(statement: string, run: () => Promise<T>): Promise<T>;
}

/** The connections of requests and jobs. */
export interface Connections {
  used: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

/** How one process uses the database; the queue and notices of changes have connections of their own. */
export interface Use {
  /** How many connections at most. A third is for pages that visitors read, so that a crowd on them never keeps forms waiting. */
  atMost: number;
  /** A replica to read pages from. */
  replica?: ConnectionSettings | undefined;
  /** Called when the replica begins to fail; the primary is read meanwhile. */
  onReplicaFault?(error: unknown): void;
  watch?: Watch;
}

/**
 * The roles of the database. Visitors are anon; signed-in users authenticated; our own work service_role; the sign-in
 * (backend/auth), which alone reads passwords and keys, site_auth.
 */
export type Role = "anon" | "authenticated" | "service_role" | "site_auth";

/** The queries of a transaction: every kind, except its own begin and end. */
export type Queries = Omit<Kysely<DB>, "transaction" | "startTransaction" | "connection" | "destroy">;

/** The client, for rate limits. */
export interface Client {
  /** The visitor's IP address, of which a keyed hash is stored; anything else counts as unknown. */
  clientIp?: string;
  /** The proof of work is done that clients near a limit are asked for. */
  proven?: boolean;
}

export interface TransactionContext extends Client {
  /** The claims of a signed-in user, for auth.uid() and the policies. */
  claims?: Record<string, unknown>;
}

/**
 * Opens the connections that requests and jobs share: 3 s to get one, 10 s for a statement. Takes the connection that
 * `migrate` gave.
 */
export function openDatabase(
  connection: ConnectionSettings,
  { atMost, replica: replicaSettings, onReplicaFault = () => undefined, watch = {} }: Use = { atMost: 10 },
): Database {
  const forPages = Math.max(1, Math.floor(atMost / 3));
  const pages = openRequestPool(connection, { max: forPages });
  const others = openRequestPool(connection, { max: atMost - forPages });
  const replica =
    replicaSettings &&
    openReplica(openRequestPool(replicaSettings, { max: forPages, ...hasty }), {
      onFault: onReplicaFault,
      watch,
    });
  const state = watchState(connection);
  const database: Database = {
    async as(role, work, context = {}) {
      const client = await connect(others);
      try {
        const [, result] = await begin(
          client,
          `begin; ${settings(role, context, watch.requestId?.())}`,
          work,
          watch,
        );
        const { command } = await client.query("commit");
        // After a swallowed error the transaction is aborted, and its commit silently becomes a rollback.
        if (command !== "COMMIT")
          throw new Error("the transaction was rolled back because a query in it failed");
        client.release();
        return result;
      } catch (error) {
        await rollBack(client, isReadOnly(error));
        throw typedError(error);
      }
    },
    async read(work) {
      const client = await connect(pages);
      try {
        const [, result] = await begin(client, `begin read only; ${settings("anon", {})}`, work, watch);
        return result;
      } catch (error) {
        throw typedError(error);
      } finally {
        void rollBack(client);
      }
    },
    async readPublic(work) {
      const read = await replica?.read(work);
      return read ? read.result : database.read(work);
    },
    async contentChanged() {
      await replica?.wait(() => others.query("select pg_current_wal_insert_lsn() as position"));
    },
    state: state.state,
    async add(table, row, context) {
      await database.as(
        "anon",
        (queries) =>
          queries
            .insertInto(table)
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        context,
      );
    },
    connections() {
      const all = [pages, others];
      const sum = (of: (pool: pg.Pool) => number) => all.reduce((total, pool) => total + of(pool), 0);
      return {
        used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
        idle: sum(({ idleCount }) => idleCount),
        waiting: sum(({ waitingCount }) => waitingCount),
      };
    },
    async close() {
      await Promise.all([pages.end(), others.end(), replica?.close(), state.close()]);
    },
  };
  return database;
}

/** Another server can answer instead, so it is not waited for. */
const hasty = { connectionTimeoutMillis: 1_000, query_timeout: 2_000 };

function openRequestPool(connection: ConnectionSettings, own: pg.PoolConfig): pg.Pool {
  return openPool(
    {
      ...connection,
      connectionTimeoutMillis: 3_000,
      // The server answers within its own timeout or not at all (a cut cable, a frozen machine).
      query_timeout: 12_000,
      // Queries are sent without waiting for earlier answers; PostgreSQL runs them in order.
      pipeline: true,
      application_name: "site",
      ...own,
    },
    { statement_timeout: "10s", idle_in_transaction_session_timeout: "60s" },
  );
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw typedError(error);
  }
}
