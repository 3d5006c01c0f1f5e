import { isIP } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { freshSeconds } from "#app/domain/fresh-factor.ts";
import { errorCode } from "#backend/error-code.ts";
import { networksOf } from "./client-networks.ts";
import type { Queries, QueryHooks, Role, TransactionContext } from "./connection.ts";
import type { DB } from "./types.ts";

/**
 * Sends the statements that begin a transaction and the first query of `work` together. If `beginning` fails the
 * transaction is aborted, so that no query of `work` runs as another role. Returns the results of both.
 */
export async function begin<T>(
  client: pg.PoolClient,
  beginning: string,
  work: (queries: Queries) => Promise<T>,
  hooks: QueryHooks,
  { prepares = false }: Pick<TransactionContext, "prepares"> = {},
): Promise<[beginning: unknown, result: T]> {
  const { queries, preparing } = buildersOf(client, hooks.query ?? ((_, run) => run()));
  return Promise.all([client.query(beginning), work(prepares ? preparing : queries)]);
}

/** Rolls a transaction back and returns the connection to its pool; a broken or useless one is closed. */
export async function rollback(client: pg.PoolClient, isUseless = false): Promise<void> {
  const broken = await client.query("rollback").then(
    () => false,
    () => true,
  );
  client.release(broken || isUseless);
}

/** Whether an error says that the session is read-only. Such a connection stays so when the database is writable again. */
export function isReadOnly(error: unknown): boolean {
  return errorCode(error) === "25006";
}

/** The statement that sets the role, claims, client and request id of a transaction. */
export function settings(
  role: Role,
  { claims, clientIp, proven, onBehalfOf }: TransactionContext,
  requestId?: string | undefined,
): string {
  const values = [
    `set_config('role', ${pg.escapeLiteral(role)}, true)`,
    `set_config('app.client_networks', ${pg.escapeLiteral(clientNetworks(clientIp))}, true)`,
    `set_config('app.fresh_seconds', '${freshSeconds}', true)`,
    `set_config('app.proven', '${proven ? "yes" : "no"}', true)`,
    `set_config('request.jwt.claims', ${pg.escapeLiteral(JSON.stringify({ ...claims, role: onBehalfOf ?? role }))}, true)`,
    ...(requestId ? [`set_config('app.request_id', ${pg.escapeLiteral(requestId)}, true)`] : []),
  ];
  return `select ${values.join(", ")}`;
}

/** The networks by which the database counts a client, separated by spaces; empty when the address is not known. */
function clientNetworks(clientIp = ""): string {
  // A server that listens on IPv6 sees an IPv4 visitor as "::ffff:192.0.2.1". An IPv6 zone is the server's own matter.
  const [address = ""] = clientIp.replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1);
  return isIP(address) ? networksOf(address).join(" ") : "";
}

/** The query builders of a connection. */
interface Builders {
  queries: Kysely<DB>;
  /** Its statements are prepared. */
  preparing: Kysely<DB>;
}

const builders = new WeakMap<pg.PoolClient, Builders>();

function buildersOf(client: pg.PoolClient, hook: NonNullable<QueryHooks["query"]>): Builders {
  const open = (nameOf: (text: string) => string | undefined) => {
    const lent = { query: queryOf(client, hook, nameOf), release: () => undefined };
    const pool = { connect: async () => lent, end: async () => undefined, options: {} };
    return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  };
  return builders.getOrInsertComputed(client, () => ({
    queries: open(() => undefined),
    preparing: open(preparedName),
  }));
}

// Statements of our own, so they are few; their values are not in the text.
const preparedNames = new Map<string, string>();

/** The name under which each connection prepares a statement, when it first sends it. */
function preparedName(text: string): string {
  return preparedNames.getOrInsertComputed(text, () => `site ${preparedNames.size + 1}`);
}

/**
 * A client's `query`, with a hook around it, for one statement: in the extended protocol PostgreSQL refuses a second one
 * that somebody has injected. Cursors are not supported, and no query of ours uses one.
 */
function queryOf(
  client: pg.PoolClient,
  hook: NonNullable<QueryHooks["query"]>,
  nameOf: (text: string) => string | undefined,
) {
  const query = (text: string, values: unknown[]) => {
    const statement = { name: nameOf(text), text, values, queryMode: "extended" };
    return hook(text, () => client.query(statement));
  };
  // Kysely calls only this one of the overloads.
  return query as typeof client.query;
}
