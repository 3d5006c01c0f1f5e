import { isFreshSince } from "#app/domain/fresh-factor.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import { type Caller, hasVerifiedFactor, requireSecondFactor } from "./authenticate.ts";
import { asAuth, type Call } from "./call.ts";
import { AuthError } from "./errors.ts";
import type { Method } from "./sessions.ts";

const secondFactors: readonly string[] = [
  "totp",
  "mfa/phone",
  "mfa/webauthn",
  "passkey",
  "mfa/recovery_code",
] satisfies readonly Method[];

/**
 * Requires a session whose second factor was used in the last ten minutes; for an account without a second factor, one
 * that was begun in that time. The database stores when each method was used, and tokens have it in `amr`. Throws
 * AuthError `insufficient_aal`, or `reauthentication_needed`, after which a client asks for a code and tries again.
 */
export async function requireFreshFactor(call: Call, caller: Caller): Promise<void> {
  await asAuth(call, (queries) => requireFreshFactorIn(queries, call, caller));
}

/** `requireFreshFactor` in the caller's transaction. */
export async function requireFreshFactorIn(
  queries: Queries,
  { tools }: Call,
  caller: Pick<Caller, "account" | "session">,
): Promise<void> {
  requireSecondFactor(caller);
  const usedAt = await lastUsed(queries, caller);
  if (usedAt && isFreshSince(usedAt.getTime(), tools.now().getTime())) return;
  throw new AuthError("reauthentication_needed");
}

async function lastUsed(
  queries: Queries,
  { account, session }: Pick<Caller, "account" | "session">,
): Promise<Date | undefined> {
  const uses = queries
    .selectFrom("auth.mfa_amr_claims")
    .select("updated_at")
    .where("session_id", "=", session.id)
    .orderBy("updated_at", "desc")
    .limit(1);
  const row = await (hasVerifiedFactor(account)
    ? uses.where("authentication_method", "in", secondFactors)
    : uses
  ).executeTakeFirst();
  return row?.updated_at;
}

/** Whether a session was begun in the last hour by an email in place of a password: recovery or invitation. */
export async function startedByEmail(call: Call, { session }: Caller): Promise<boolean> {
  const since = new Date(call.tools.now().getTime() - milliseconds.hour);
  const row = await asAuth(call, (queries) =>
    queries
      .selectFrom("auth.mfa_amr_claims")
      .select("session_id")
      .where("session_id", "=", session.id)
      .where("authentication_method", "in", ["recovery", "invite"] satisfies readonly Method[])
      .where("updated_at", ">", since)
      .executeTakeFirst(),
  );
  return row !== undefined;
}
