import { isIP } from "node:net";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { Queries, Role, TransactionContext, Watch } from "./connection.ts";
import type { DB } from "./types.ts";

/**
 * Sends the beginning of a transaction and the first query of `work` together. If the beginning fails the transaction
 * is aborted, so that no query of `work` runs as another role. Gives the answers to both.
 */
export async function begin<T>(
  client: pg.PoolClient,
  beginning: string,
  work: (queries: Queries) => Promise<T>,
  watch: Watch,
): Promise<[beginning: unknown, result: T]> {
  return Promise.all([client.query(beginning), work(queriesOn(client, watch))]);
}

/** Rolls a transaction back and returns the connection; a broken or useless one is discarded. */
export async function rollBack(client: pg.PoolClient, isUseless = false): Promise<void> {
  const broken = await client.query("rollback").then(
    () => false,
    () => true,
  );
  client.release(broken || isUseless);
}

/** A connection made while the database was read-only stays read-only afterwards. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "25006";
}

export function settings(
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
