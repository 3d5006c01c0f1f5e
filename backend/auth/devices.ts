import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { Call } from "./call.ts";
import { readSecretCookie, setSecretCookie } from "./secret-cookies.ts";
import { hashSecret, randomSecret } from "./secrets.ts";

/** A device is forgotten when it has not signed in for this long. */
export const deviceSeconds = 180 * 24 * 3600;

/** The cookie by which accounts recognize a device. */
export const deviceCookie = "known-device";

/** SQL for the keyed hash of the client's network; in a job, of the request that queued it (`setNetwork`). */
export const network = sql<string>`coalesce(
  nullif(current_setting('app.network', true), ''), left(encode(private.counted_as(null), 'hex'), 16)
)`;

/** Sets the keyed hash of the network for the current transaction. */
export async function setNetwork(queries: Queries, hash: string): Promise<void> {
  // A statement, since set_config is closed to this role (private.close_functions).
  await sql`set local app.network = ${sql.lit(hash)}`.execute(queries);
}

/** The hash of the device cookie; null without one. It only counts if `auth.known_devices` has it. */
export function deviceHashOf(call: Call): Buffer | null {
  const secret = readSecretCookie(call, deviceCookie);
  return secret === null ? null : hashSecret(secret, deviceCookie);
}

/** Whether a device has signed in to any account before. */
export async function isKnownDevice(queries: Queries, device: Buffer | null): Promise<boolean> {
  const row = await queries
    .selectFrom("auth.known_devices")
    .select("user_id")
    .where("device_hash", "=", device)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How an account knows a client: this device, or somebody on the same network, has signed in to it before. */
export type KnownBy = "device" | "network" | null;

/**
 * How the account with an email address knows a client. Runs the same statement whether or not there is such an
 * account, so that the response time does not reveal it.
 */
export async function knownBy(queries: Queries, email: string, device: Buffer | null): Promise<KnownBy> {
  const { rows } = await sql<{ device: boolean; network: boolean }>`
    select
      exists (
        select from auth.known_devices where user_id = account.id and device_hash = ${device}
      ) as device,
      exists (
        select from auth.audit_log_entries
        where payload ->> 'actor_id' = account.id::text
          and payload ->> 'action' = 'login' and ip_address = ${network}
      ) as network
    from auth.users account where email = ${email}`.execute(queries);
  const [match] = rows;
  return match?.device ? "device" : match?.network ? "network" : null;
}

/**
 * Stores that a device has signed in to an account, and when it passed the second factor if it just did, and sets its
 * cookie. A cookie that no account knows is replaced, since somebody else may have set it.
 */
export async function rememberDevice(
  queries: Queries,
  call: Call,
  userId: string,
  secondFactorAt: Date | null,
): Promise<void> {
  const now = call.tools.now();
  let device = deviceHashOf(call);
  if (!device || !(await isKnownDevice(queries, device))) {
    const secret = randomSecret();
    device = hashSecret(secret, deviceCookie);
    setSecretCookie(call, deviceCookie, secret, deviceSeconds);
  }
  await queries
    .insertInto("auth.known_devices")
    .values({ user_id: userId, device_hash: device, last_used_at: now, second_factor_at: secondFactorAt })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "device_hash"]).doUpdateSet({
        last_used_at: now,
        ...(secondFactorAt ? { second_factor_at: secondFactorAt } : {}),
      }),
    )
    .execute();
}
