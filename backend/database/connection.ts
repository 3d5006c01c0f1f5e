import { isIP } from "node:net";
import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { ConnectionSettings } from "./connection-settings.ts";
import { typedError } from "./errors.ts";
import type { DB } from "./types.ts";

/** Whom the database sees. Visitors are anon; signed-in users authenticated; our own work service_role. */
export type Role = "anon" | "authenticated" | "service_role";

/** What a transaction may be used for: every kind of query, but not its own begin and end. */
export type Queries = Omit<Kysely<DB>, "transaction" | "startTransaction" | "connection" | "destroy">;

export type Circumstances = {
  /** The claims of a signed-in user, as auth.uid() and the policies read them. */
  claims?: Record<string, unknown>;
  /** The visitor's IP address, for the rate limit; anything else counts as unknown. */
  sender?: string;
};

export type Database = {
  /**
   * Runs `work` in one transaction as one role: begun, and told role and circumstances, in a single round
   * trip; committed when `work` is done, rolled back when it throws. Throws RateLimited,
   * DatabaseUnavailable (errors.ts), or what `work` or PostgreSQL throws.
   */
  as<T>(role: Role, work: (queries: Queries) => Promise<T>, circumstances?: Circumstances): Promise<T>;
  /**
   * The same for one statement whose rows nobody needs: transaction, role, circumstances and statement in a
   * single round trip, which keeps about twice as many contact requests a second. Throws as `as` does.
   */
  once(role: Role, statement: (queries: Queries) => Compilable, circumstances?: Circumstances): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the pool that requests and jobs share: 10 connections, 3 s to get one, 10 s for a statement
 * (specification section 9, request timeout). Takes the connection that `migrate` gave.
 */
export function openDatabase(connection: ConnectionSettings): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    // The server answers within its own timeout or not at all (a cut cable, a frozen machine).
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: "site",
  });
  // A connection that breaks, idle or at work, fails its next query, and the pool replaces it. Without
  // listeners it would end the process.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
  return {
    async as(role, work, circumstances = {}) {
      let client: pg.PoolClient | undefined;
      let broken = false;
      try {
        client = await pool.connect();
        await client.query(`begin; ${settings(role, circumstances)}`);
        const result = await work(queriesOn(client));
        const { command } = await client.query("commit");
        // A swallowed error leaves the transaction aborted, and its commit is then a rollback without a word.
        if (command !== "COMMIT")
          throw new Error("the transaction was rolled back because a query in it failed");
        return result;
      } catch (error) {
        await client?.query("rollback").catch(() => {
          broken = true;
        });
        throw typedError(error);
      } finally {
        client?.release(broken);
      }
    },
    async once(role, statement, circumstances = {}) {
      try {
        // PostgreSQL runs several statements sent together as one transaction.
        await pool.query(`${settings(role, circumstances)}; ${withLiterals(statement(unbound).compile())}`);
      } catch (error) {
        throw typedError(error);
      }
    },
    async close() {
      await pool.end();
    },
  };
}

function settings(role: Role, { claims, sender }: Circumstances): string {
  // "::ffff:192.0.2.1" is how a server that listens on IPv6 sees an IPv4 visitor.
  const address = sender?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  const values = [
    `set_config('role', ${pg.escapeLiteral(role)}, true)`,
    `set_config('app.sender', ${pg.escapeLiteral(isIP(address) ? withoutZone(address) : "")}, true)`,
    `set_config('request.jwt.claims', ${pg.escapeLiteral(JSON.stringify({ ...claims, role }))}, true)`,
  ];
  return `select ${values.join(", ")}`;
}

// Statements that are sent together cannot have parameters, so the driver's own quoting puts them in place.
function withLiterals({ sql, parameters }: CompiledQuery): string {
  return sql.replace(/\$(\d+)/g, (_, number) => {
    const value = parameters[Number(number) - 1];
    if (value === null) return "null";
    if (typeof value === "string" && !value.includes("\0")) return pg.escapeLiteral(value);
    throw new TypeError("only texts without NUL, and null, can be sent in a single round trip");
  });
}

function withoutZone(address: string): string {
  return address.replace(/%.*$/, "");
}

// A query builder for each physical connection, made once: the pool's clients live long.
const builders = new WeakMap<pg.PoolClient, Kysely<DB>>();

function queriesOn(client: pg.PoolClient): Queries {
  let builder = builders.get(client);
  if (!builder) {
    const lent = { query: client.query.bind(client), release: () => undefined };
    builder = builderOn(async () => lent);
    builders.set(client, builder);
  }
  return builder;
}

/** For statements that are written here and run by `once`. */
const unbound = builderOn(() => Promise.reject(new Error("`once` runs the statement itself")));

function builderOn(connect: PostgresPool["connect"]): Kysely<DB> {
  const pool = { connect, end: async () => undefined, options: {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
