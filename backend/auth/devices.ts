import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { Call } from "./call.ts";

/** A browser as the log knows it: a short hash of what it calls itself. */
export function deviceOf({ request }: Call): string {
  const name = request.headers.get("user-agent") ?? "";
  return createHash("sha256").update(name).digest("hex").slice(0, 16);
}

/**
 * Tells whether an account is signed in to from somewhere new: it has been signed in to before, but neither by this
 * browser nor from this network. Either alone changes too often to be worth a letter.
 */
export async function isNewDevice(queries: Queries, call: Call, userId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean | null }>`
    select bool_or(
      payload -> 'traits' ->> 'device' = ${deviceOf(call)}
      or ip_address = left(encode(private.auth_key(null), 'hex'), 16)
    ) as known
    from auth.audit_log_entries
    where payload ->> 'actor_id' = ${userId} and payload ->> 'action' = 'login'`.execute(queries);
  return rows[0]?.known === false;
}
