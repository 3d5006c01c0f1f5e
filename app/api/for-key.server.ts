import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Client, Database, Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { ApiScope } from "./key.ts";

/** A key of the API that was opened, with the database that it reads and writes. */
export interface ApiAccess {
  database: Database;
  key: { id: string; name: string; scopes: readonly ApiScope[] };
}

/** The hash by which a key is stored and found. A key is random, so that a plain hash is enough. */
export function hashOfKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/**
 * Counts a request and opens its key. Null when there is no such key, or it is revoked or has expired; `retryAfter` (s)
 * when it has made too many requests, or a client without a key has. Throws DatabaseUnavailable.
 */
export async function openKey(
  database: Database,
  key: string,
  client: Client,
): Promise<ApiAccess | { retryAfter: number } | null> {
  const call = oneValue<ApiAccess["key"] | { retryAfter: number } | null>(
    sql`private.open_api_key(${hashOfKey(key)})`,
  );
  const opened = await database.as("api_client", call, client);
  if (!opened || "retryAfter" in opened) return opened;
  return { database, key: opened };
}

/** Reads with the rights of a key: the database's policies decide what it sees. */
export function asKey<T>({ database, key }: ApiAccess, work: (queries: Queries) => Promise<T>): Promise<T> {
  return database.as("api_client", work, { claims: { api_key: key.id } });
}

/**
 * Runs a domain's write function for a key, as the site itself: its rules decide. The database first checks that the key
 * has the scope, and its policies show and let change nothing else. Throws PostgreSQL's 42501 for a key without it.
 */
export function forKey<T>(
  { database, key }: ApiAccess,
  scope: ApiScope,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const checked = async (queries: Queries) => {
    await sql`select private.require_key(${scope})`.execute(queries);
    return work(queries);
  };
  return database.as("service_role", checked, { claims: { api_key: key.id }, onBehalfOf: "api_client" });
}
