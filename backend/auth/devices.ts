import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { Call } from "./call.ts";
import { hashSecret, randomSecret } from "./secrets.ts";

/** A device that has not signed in for so long (s) is forgotten. */
export const deviceSeconds = 180 * 24 * 3600;

const deviceCookie = "known-device";

/** The name of the cookie by which accounts recognize devices. Without https browsers refuse the stricter name. */
export function deviceCookieOf(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `__Host-${deviceCookie}` : deviceCookie;
}

/** The keyed hash of the request's network; in a job, the network of its request (`setNetwork`). */
export const network = sql<string>`coalesce(
  nullif(current_setting('app.network', true), ''), left(encode(private.auth_key(null), 'hex'), 16)
)`;

export async function setNetwork(queries: Queries, of: string): Promise<void> {
  await sql`select set_config('app.network', ${of}, true)`.execute(queries);
}

/** A short hash of the user agent, for the log. */
export function deviceOf({ request }: Call): string {
  const name = request.headers.get("user-agent") ?? "";
  return createHash("sha256").update(name).digest("hex").slice(0, 16);
}

/** The hash of the device's cookie; null without one. It proves nothing until an account knows it. */
export function deviceHashOf({ request, tools }: Call): Buffer | null {
  const name = `${deviceCookieOf(tools.siteUrl())}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const secret = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? "";
  return /^[\w-]{43}$/.test(secret) ? hashSecret(secret, deviceCookie) : null;
}

/** Whether a device has signed in here before, to any account. */
export async function isKnownDevice(queries: Queries, device: Buffer | null): Promise<boolean> {
  const row = await queries
    .selectFrom("auth.known_devices")
    .select("user_id")
    .where("device_hash", "=", device)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How an account knows a client: the device has signed in to it before, or somebody on the same network has. */
export type KnownBy = "device" | "network" | null;

/** How the account with an address knows a device. The same statement whether or not there is such an account. */
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
  const [known] = rows;
  return known?.device ? "device" : known?.network ? "network" : null;
}

/**
 * Makes a device known to an account that it has just signed in to, by a cookie sent with the answer. A cookie that
 * no account knows is replaced: somebody else may have set it.
 */
export async function rememberDevice(queries: Queries, call: Call, userId: string): Promise<void> {
  const now = call.tools.now();
  let device = deviceHashOf(call);
  if (!device || !(await isKnownDevice(queries, device))) {
    const secret = randomSecret();
    device = hashSecret(secret, deviceCookie);
    const siteUrl = call.tools.siteUrl();
    const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
    call.cookies.push(
      `${deviceCookieOf(siteUrl)}=${secret}; Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  await queries
    .insertInto("auth.known_devices")
    .values({ user_id: userId, device_hash: device, last_used_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ last_used_at: now }))
    .execute();
}

/**
 * Whether an account is signed in to from somewhere new: neither this device nor this network has signed in to it
 * before, though others have. Either alone changes too often to be worth an email.
 */
export async function isNewDevice(queries: Queries, call: Call, userId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean | null }>`
    select bool_or(
      payload -> 'traits' ->> 'device' = ${deviceOf(call)} or ip_address = ${network}
    ) as known
    from auth.audit_log_entries
    where payload ->> 'actor_id' = ${userId} and payload ->> 'action' = 'login'`.execute(queries);
  return rows[0]?.known === false;
}
