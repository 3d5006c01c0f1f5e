import type { Kysely } from "kysely";
import type pg from "pg";
import { connectMilliseconds, openPool } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { DatabaseUnavailable, typedError } from "./errors.ts";
import { type DatabaseState, monitorState } from "./state.ts";
import { begin, isReadOnly, rollback, settings } from "./transaction.ts";
import type { DB } from "./types.ts";

export type Database = {
  /**
   * Runs `work` in one transaction as one role, which is committed when `work` resolves and rolled back when it
   * rejects. Begin, role and context are sent together with the first query. Throws RateLimited, ProofOfWorkRequired,
   * DatabaseUnavailable (errors.ts), or what `work` or PostgreSQL throws.
   */
  as<T>(role: Role, work: (queries: Queries) => Promise<T>, context?: TransactionContext): Promise<T>;
  /**
   * Reads as a visitor (role anon) in a read-only transaction. Its rollback is not waited for, so one query is one round
   * trip. Throws as `as` does.
   */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Whether the database answers, is writable and has room, within a second. */
  state(): Promise<DatabaseState>;
  connections(): Connections;
  close(): Promise<void>;
};

/** Hooks around transactions and queries, for request ids, slow queries and traces. */
export interface QueryHooks {
  /** The id of the request that a transaction belongs to; the jobs that it queues carry it. */
  requestId?(): string | undefined;
  /** Runs a query. Gets its statement, without the values. */
  query?<T>(statement: string, run: () => Promise<T>): Promise<T>;
}

/** How many connections of the pools are used and idle, and how many callers wait for one. */
export interface Connections {
  used: number;
  idle: number;
  waiting: number;
}

/** How one process uses the database. The queue and `listenForChanges` have connections of their own. */
export interface DatabaseOptions {
  /** A third of these is for pages that visitors read, so that a crowd on them never keeps forms waiting. */
  maxConnections: number;
  hooks?: QueryHooks;
}

/**
 * The roles of the database: anon for visitors, authenticated for signed-in users, service_role for the site's own work,
 * site_auth for the sign-in (backend/auth), the only one that reads passwords and keys, api_client for requests with a key
 * of the API.
 */
export type Role = "anon" | "authenticated" | "service_role" | "site_auth" | "api_client";

/** The query builder within a transaction. */
export type Queries = Omit<Kysely<DB>, "transaction" | "startTransaction" | "connection" | "destroy">;

/** The client that a transaction is for, by which rate limits are counted. */
export interface Client {
  /** The visitor's IP address; only a keyed hash of it is stored. Anything else counts as unknown. */
  clientIp?: string;
  /** Whether the client has done the proof of work that is required near a limit. */
  proven?: boolean;
}

export interface TransactionContext extends Client {
  /**
   * Whom the site's own role (service_role) works for: the claims stay theirs, so that their right can be checked, their
   * limits count and the log names them.
   */
  onBehalfOf?: "anon" | "authenticated" | "api_client";
  /** The JWT claims of a signed-in user, for auth.uid() and the policies. */
  claims?: Record<string, unknown>;
  /**
   * Whether each connection prepares the statements once, since PostgreSQL parses and plans any other one each time: for
   * work that is repeated often, whose statements are few and have the same plan for all values.
   */
  prepares?: boolean;
}

/** After this a visitor is answered 503 (server/time-limit.ts); two attempts to connect and a query take less. */
export const responseMilliseconds = 8_000;

/**
 * Opens the connection pools that requests and jobs share: a caller waits at most twice 3 s for a connection, and a
 * statement runs at most 10 s. Takes the connection that `migrate` returned.
 */
export function openDatabase(
  connection: ConnectionSettings,
  { maxConnections, hooks = {} }: DatabaseOptions = { maxConnections: 10 },
): Database {
  const forPages = Math.max(1, Math.floor(maxConnections / 3));
  const pages = openRequestPool(connection, { max: forPages });
  const otherPool = openRequestPool(connection, { max: maxConnections - forPages });
  const monitor = monitorState(connection);
  return {
    async as(role, work, context = {}) {
      const client = await connect(otherPool);
      try {
        const [, result] = await begin(
          client,
          `begin; ${settings(role, context, hooks.requestId?.())}`,
          work,
          hooks,
          context,
        );
        const { command } = await client.query("commit");
        // When `work` swallowed a query's error the transaction is aborted, and commit silently becomes a rollback.
        if (command !== "COMMIT")
          throw new Error("the transaction was rolled back because a query in it failed");
        // The site's work for a visitor is counted, so it has stored something.
        if (context.onBehalfOf === "anon") monitor.stored(null);
        client.release();
        return result;
      } catch (error) {
        monitor.stored(error);
        await rollback(client, isReadOnly(error));
        throw typedError(error);
      }
    },
    async read(work) {
      const client = await connect(pages);
      try {
        const [, result] = await begin(client, `begin read only; ${settings("anon", {})}`, work, hooks);
        return result;
      } catch (error) {
        throw typedError(error);
      } finally {
        void rollback(client);
      }
    },
    state: monitor.state,
    connections() {
      const all = [pages, otherPool];
      const sum = (of: (pool: pg.Pool) => number) => all.reduce((total, pool) => total + of(pool), 0);
      return {
        used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
        idle: sum(({ idleCount }) => idleCount),
        waiting: sum(({ waitingCount }) => waitingCount),
      };
    },
    async close() {
      await Promise.all([pages.end(), otherPool.end(), monitor.close()]);
    },
  };
}

function openRequestPool(connection: ConnectionSettings, config: pg.PoolConfig): pg.Pool {
  return openPool(
    {
      ...connection,
      connectionTimeoutMillis: connectMilliseconds,
      // Longer than the server's own timeout, for a server that does not answer at all (broken network, frozen machine).
      query_timeout: 12_000,
      // Queries are sent without waiting for earlier results; PostgreSQL runs them in order.
      pipeline: true,
      application_name: "site",
      ...config,
    },
    { statement_timeout: "10s", idle_in_transaction_session_timeout: "60s" },
  );
}

/**
 * Returns a connection from a pool. One attempt may fail on a busy machine, by a lost packet or during a failover, so
 * there is a second one. Throws DatabaseUnavailable.
 */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect().catch((error: unknown) => {
      if (typedError(error) instanceof DatabaseUnavailable) return pool.connect();
      throw error;
    });
  } catch (error) {
    throw typedError(error);
  }
}
