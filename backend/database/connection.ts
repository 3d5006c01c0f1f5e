import { isIP } from "node:net";
import { type Insertable, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { ConnectionSettings } from "./connection-settings.ts";
import { typedError } from "./errors.ts";
import type { DB } from "./types.ts";

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

/** What is told of the queries of a pool. */
export interface Watch {
  /** The id of the request or job that a transaction is for; the jobs that it queues carry it. */
  requestId?(): string | undefined;
  /** Runs a query; gets its statement, without the values. */
  query?<T>(statement: string, run: () => Promise<T>): Promise<T>;
}

/** The connections of a pool. */
export interface Connections {
  used: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

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
   * Adds one row for a visitor (role anon), unless its id exists. `undefined` and `null` are both null. Throws as
   * `as` does.
   */
  add<Table extends keyof DB & string>(
    table: Table,
    row: Insertable<DB[Table]>,
    client: Client,
  ): Promise<void>;
  connections(): Connections;
  close(): Promise<void>;
};

/**
 * Opens the pool that requests and jobs share: 10 connections, 3 s to get one, 10 s for a statement. Takes the
 * connection that `migrate` gave, and what is to be told of its queries.
 */
export function openDatabase(connection: ConnectionSettings, watch: Watch = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    // The server answers within its own timeout or not at all (a cut cable, a frozen machine).
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // Queries are sent without waiting for earlier answers; PostgreSQL runs them in order.
    pipeline: true,
    application_name: "site",
  });
  // A connection that breaks, idle or busy, fails its next query, and the pool replaces it. Without listeners the
  // error would end the process.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
  const database: Database = {
    async as(role, work, context = {}) {
      const client = await connect(pool);
      try {
        const result = await begin(
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
      const client = await connect(pool);
      try {
        return await begin(client, `begin read only; ${settings("anon", {})}`, work, watch);
      } catch (error) {
        throw typedError(error);
      } finally {
        void rollBack(client);
      }
    },
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
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await pool.end();
    },
  };
  return database;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw typedError(error);
  }
}

/**
 * Sends the beginning of a transaction and the first query of `work` together. If the beginning fails the transaction
 * is aborted, so that no query of `work` runs as another role.
 */
async function begin<T>(
  client: pg.PoolClient,
  beginning: string,
  work: (queries: Queries) => Promise<T>,
  watch: Watch,
): Promise<T> {
  const [, result] = await Promise.all([client.query(beginning), work(queriesOn(client, watch))]);
  return result;
}

/** Rolls a transaction back and returns the connection; a broken or useless one is discarded. */
async function rollBack(client: pg.PoolClient, isUseless = false): Promise<void> {
  const broken = await client.query("rollback").then(
    () => false,
    () => true,
  );
  client.release(broken || isUseless);
}

/** A connection made while the database was read-only stays read-only afterwards. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "25006";
}

function settings(
  role: Role,
  { claims, clientIp, proven }: TransactionContext,
  requestId?: string | undefined,
): string {
  const values = [
    `set_config('role', ${pg.escapeLiteral(role)}, true)`,
    `set_config('app.client_ip', ${pg.escapeLiteral(addressOf(clientIp))}, true)`,
    `set_config('app.proven', '${proven ? "yes" : "no"}', true)`,
    `set_config('request.jwt.claims', ${pg.escapeLiteral(JSON.stringify({ ...claims, role }))}, true)`,
    ...(requestId ? [`set_config('app.request_id', ${pg.escapeLiteral(requestId)}, true)`] : []),
  ];
  return `select ${values.join(", ")}`;
}

/** The address for PostgreSQL's inet; empty when it is not valid. */
function addressOf(clientIp = ""): string {
  // A server that listens on IPv6 sees an IPv4 visitor as "::ffff:192.0.2.1".
  const address = clientIp.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? withoutZone(address) : "";
}

function withoutZone(address: string): string {
  return address.split("%", 1)[0] ?? "";
}

// A query builder for each physical connection, made once: the pool's clients live long.
const builders = new WeakMap<pg.PoolClient, Kysely<DB>>();

function queriesOn(client: pg.PoolClient, watch: Watch): Queries {
  let builder = builders.get(client);
  if (!builder) {
    const lent = {
      query: watch.query ? watched(client, watch.query) : client.query.bind(client),
      release: () => undefined,
    };
    builder = builderOn(async () => lent);
    builders.set(client, builder);
  }
  return builder;
}

/** A client's `query` that tells of each statement; no query of ours reads by a cursor. */
function watched(client: pg.PoolClient, tell: NonNullable<Watch["query"]>) {
  const query = (statement: string, values: unknown[]) =>
    tell(statement, () => client.query(statement, values));
  // Of the overloads, the one that Kysely calls.
  return query as typeof client.query;
}

function builderOn(connect: PostgresPool["connect"]): Kysely<DB> {
  const pool = { connect, end: async () => undefined, options: {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
