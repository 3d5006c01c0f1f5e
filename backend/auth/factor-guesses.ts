import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Caller } from "./authenticate.ts";
import { asAuth, type Call } from "./call.ts";
import { deviceHashOf } from "./devices.ts";
import { AuthError } from "./errors.ts";
import { countHit, countHitByNetwork } from "./limits.ts";
import { queueNotice } from "./one-time-tokens.ts";
import { type Account, saveUser } from "./users.ts";

// Whoever sends wrong codes knows the password. A code has only six digits, so with a limit for each window alone
// somebody could guess for ever. Wrong codes are therefore counted for the account until the right one, or a new
// password, comes. A device that has passed the second factor before is not delayed and not counted, so that nobody can
// lock the owner out.

/** The number of wrong codes that count as the owner's own mistakes. */
const freeFailures = 5;
/**
 * The number of wrong codes after which none is accepted, except in a session that began with the email for a new
 * password.
 */
const maximumFailures = 30;
const longestWait = 60 * milliseconds.minute;

/** How long (ms) after the last wrong code another is accepted; null for never. */
export function waitAfter(failures: number, { isRecovery }: { isRecovery: boolean }): number | null {
  if (failures < freeFailures) return 0;
  if (failures >= maximumFailures && !isRecovery) return null;
  return Math.min(2 ** (failures - freeFailures) * milliseconds.minute, longestWait);
}

/**
 * Counts an attempt at a second factor: for the device if it has passed it before, otherwise for account and network.
 * Throws AuthError 429 above the limit.
 */
export async function countFactorAttempt(call: Call, { account }: Caller): Promise<void> {
  const { id } = account.user;
  const device = await asAuth(call, (queries) => passedDevice(queries, call, id));
  if (device) await countHit(call, "auth_factor_account", `${id} on ${device.toString("hex")}`);
  else await countHitByNetwork(call, "auth_factor_account", id);
}

/** Requires that a code may be tried now; the account is locked by the caller. Throws AuthError. */
export async function requireNoPause(
  queries: Queries,
  call: Call,
  { user }: Account,
  session: { isRecovery: boolean },
): Promise<void> {
  if (user.factor_failures < freeFailures || (await passedDevice(queries, call, user.id))) return;
  const wait = waitAfter(user.factor_failures, session);
  if (wait === null) throw new AuthError("mfa_verification_rejected");
  const left = (user.factor_failed_at?.getTime() ?? 0) + wait - call.tools.now().getTime();
  // The protocol's errors have no other field that reaches the client.
  if (left > 0)
    throw new AuthError(
      "over_request_rate_limit",
      `Too many wrong codes, minutes left: ${Math.ceil(left / milliseconds.minute)}`,
    );
}

/** Counts a wrong code in the caller's transaction; the account is locked by the caller. Its owner gets a notice. */
export async function countWrongCode(queries: Queries, call: Call, { user }: Account): Promise<void> {
  if (await passedDevice(queries, call, user.id)) return;
  const failures = user.factor_failures + 1;
  await saveUser(queries, user.id, { factor_failures: failures, factor_failed_at: call.tools.now() });
  if (failures === freeFailures || failures % maximumFailures === 0)
    await queueNotice(queries, call, "factor_guessed", user.id);
}

/** Remembers that the caller's device has passed the second factor, and forgets wrong codes from devices that had not. */
export async function notePassedFactor(queries: Queries, call: Call, { user }: Account): Promise<void> {
  if (!(await passedDevice(queries, call, user.id)) && user.factor_failures > 0)
    await saveUser(queries, user.id, { factor_failures: 0 });
  await queries
    .updateTable("auth.known_devices")
    .set({ second_factor_at: call.tools.now() })
    .where("user_id", "=", user.id)
    .where("device_hash", "=", deviceHashOf(call))
    .execute();
}

/** The caller's device, if it has passed the account's second factor before. */
async function passedDevice(queries: Queries, call: Call, userId: string): Promise<Buffer | null> {
  const device = deviceHashOf(call);
  const row = await queries
    .selectFrom("auth.known_devices")
    .select("device_hash")
    .where("user_id", "=", userId)
    .where("device_hash", "=", device)
    .where("second_factor_at", "is not", null)
    .executeTakeFirst();
  return row ? device : null;
}
