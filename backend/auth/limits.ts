import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { asAuth, type Call } from "./call.ts";
import { deviceHashOf, isKnownDevice, network } from "./devices.ts";
import { AuthError } from "./errors.ts";

/** The actions of private.rate_limits that the sign-in counts. */
type Action =
  | "auth_sign_in"
  | "auth_sign_in_account"
  | "auth_sign_in_guesses"
  | "auth_refresh"
  | "auth_email"
  | "auth_email_account"
  | "auth_verify"
  | "auth_verify_account"
  | "auth_factor"
  | "auth_factor_account"
  | "auth_passkey"
  | "auth_sms_account"
  | "auth_oauth"
  | "auth_request";

/** The error codes of the actions that have one of their own. */
const codes: Partial<Record<Action, "over_email_send_rate_limit" | "over_sms_send_rate_limit">> = {
  auth_email_account: "over_email_send_rate_limit",
  auth_sms_account: "over_sms_send_rate_limit",
};

/**
 * Counts a hit for the client, or for `account` when given. It runs before the work that it limits and in a transaction
 * of its own, so that failed attempts count too. Throws AuthError 429 above the limit.
 */
export async function countHit(call: Call, action: Action, account: string | null = null): Promise<void> {
  try {
    await asAuth(call, (queries) => countHitIn(queries, action, account));
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    throw new AuthError(codes[action] ?? "over_request_rate_limit");
  }
}

/** Counts a hit in the caller's transaction. Throws RateLimited above the limit, which rolls the transaction back. */
export async function countHitIn(queries: Queries, action: Action, key: string | null): Promise<void> {
  await sql`select private.count_hit(${action}, ${key})`.execute(queries);
}

/**
 * Counts a hit by account and network together, so that attempts from other networks don't count for the owner. Returns
 * the key of the count.
 */
export async function countHitByNetwork(call: Call, action: Action, account: string): Promise<string> {
  const key = `${account} from ${await asAuth(call, oneValue<string>(network))}`;
  await countHit(call, action, key);
  return key;
}

/** How many hits of a key are left in the current window. */
export function remainingHits(call: Call, action: Action, key: string): Promise<number> {
  return asAuth(call, oneValue(sql`private.hits_left(${action}, ${key})`));
}

/** Counts a request for an email: by the device if it is known, otherwise by the client's IP address. */
export async function countEmailRequest(call: Call): Promise<void> {
  const device = deviceHashOf(call);
  const isKnown = await asAuth(call, (queries) => isKnownDevice(queries, device));
  await countHit(call, "auth_email", isKnown && device ? `device ${device.toString("hex")}` : null);
}

/** Whether strangers have tried so many passwords for an account that proof of work is required. */
export async function isGuessLimitReached(call: Call, email: string): Promise<boolean> {
  return (await remainingHits(call, "auth_sign_in_guesses", email)) === 0;
}

/** Counts a stranger's wrong password. Does not throw above the limit. */
export async function countWrongGuess(call: Call, email: string): Promise<void> {
  await countHit(call, "auth_sign_in_guesses", email).catch((error: unknown) => {
    if (!(error instanceof AuthError)) throw error;
  });
}
