import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { authenticate, type Caller, hasVerifiedFactor, lockCaller } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { AuthError } from "./errors.ts";
import { countFactorAttempt } from "./factor-guesses.ts";
import { requireFreshFactor } from "./fresh-factor.ts";
import { countHit } from "./limits.ts";
import { queueNotice } from "./one-time-tokens.ts";
import type { AuthFactorRow } from "./rows.ts";
import { raiseSession } from "./second-factor.ts";
import { hashSecret, plainCode, randomLetterCode } from "./secrets.ts";
import { sessionJson } from "./sessions.ts";

const codesInSet = 10;
const generateBody = z.object({ friendly_name: z.string().trim().min(1).max(60).default("Recovery codes") });
const verifyBody = z.object({ code: z.string().max(100).default("") });

/** GET /factors/recovery-codes: how many codes there are and how many are left, never the codes. */
export const recoveryCodesStatus: Endpoint = async (call) => {
  const factor = recoveryFactorOf(await authenticate(call));
  const codes = await asAuth(call, (queries) =>
    queries
      .selectFrom("auth.mfa_recovery_codes")
      .select("used_at")
      .where("factor_id", "=", factor.id)
      .execute(),
  );
  return Response.json({
    id: factor.id,
    type: "recovery_code",
    total: codes.length,
    remaining: codes.filter(({ used_at: used }) => used === null).length,
  });
};

/** POST /factors/recovery-codes: creates the codes, which are returned once. */
export const generateRecoveryCodes: Endpoint = async (call) => {
  const { friendly_name: name } = await readBody(call, generateBody);
  const caller = await authenticate(call);
  await requireSafeSession(call, caller);
  const now = call.tools.now();
  return asAuth(call, async (queries) => {
    const { factors } = (await lockCaller(queries, caller)).account;
    if (factors.some(({ factor_type: type }) => type === "recovery_code"))
      throw new AuthError("mfa_verified_factor_exists");
    if (factors.some((factor) => factor.friendly_name === name))
      throw new AuthError("mfa_factor_name_conflict");
    const factor = await queries
      .insertInto("auth.mfa_factors")
      .values({
        user_id: caller.account.user.id,
        friendly_name: name,
        factor_type: "recovery_code",
        status: "verified",
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return newCodes(queries, call, caller, factor);
  });
};

/** POST /factors/recovery-codes/regenerate: creates a new set; the unused codes of the old one stop working. */
export const regenerateRecoveryCodes: Endpoint = async (call) => {
  const caller = await authenticate(call);
  await requireSafeSession(call, caller);
  const factor = recoveryFactorOf(caller);
  return asAuth(call, async (queries) => {
    // Locked, so that two requests at once leave one set.
    await lockCaller(queries, caller);
    await queries.deleteFrom("auth.mfa_recovery_codes").where("factor_id", "=", factor.id).execute();
    return newCodes(queries, call, caller, factor);
  });
};

/** POST /factors/recovery-codes/verify: raises the session to aal2 with a code, which is then used up. */
export const verifyRecoveryCode: Endpoint = async (call) => {
  const { code } = await readBody(call, verifyBody);
  const caller = await authenticate(call);
  await countHit(call, "auth_factor");
  await countFactorAttempt(call, caller).catch((error: unknown) => {
    if (!(error instanceof AuthError)) throw error;
    throw new AuthError("mfa_recovery_codes_locked");
  });
  const now = call.tools.now();
  const session = await asAuth(call, async (queries) => {
    const locked = await lockCaller(queries, caller);
    const factor = locked.account.factors.find(({ factor_type: type }) => type === "recovery_code");
    if (factor && (await consumeCode(queries, factor, code, now))) {
      await audit(queries, "recovery_code_used", caller.account.user.id, now);
      return raiseSession(queries, call, locked, factor, "mfa/recovery_code");
    }
    await audit(queries, "verification_failed", caller.account.user.id, now, { type: "recovery_code" });
    return new AuthError("mfa_verification_failed");
  });
  return Response.json(await sessionJson(call, session));
};

function recoveryFactorOf({ account }: Caller): AuthFactorRow {
  const factor = account.factors.find(({ factor_type: type }) => type === "recovery_code");
  if (!factor) throw new AuthError("mfa_factor_not_found");
  return factor;
}

/** Creating codes requires aal2 with a fresh factor, and another factor besides. */
async function requireSafeSession(call: Call, caller: Caller): Promise<void> {
  const { account, session } = caller;
  if (!hasVerifiedFactor(account)) throw new AuthError("mfa_recovery_codes_sole_factor");
  if (session.aal !== "aal2") throw new AuthError("insufficient_aal");
  await requireFreshFactor(call, caller);
}

/** Stores a new set of codes; the response is the only place that has them in plain text. */
async function newCodes(
  queries: Queries,
  call: Call,
  { account }: Caller,
  factor: AuthFactorRow,
): Promise<Response> {
  const codes = Array.from({ length: codesInSet }, () => randomLetterCode());
  await queries
    .insertInto("auth.mfa_recovery_codes")
    .values(
      codes.map((code) => ({ factor_id: factor.id, code_hash: hashSecret(plainCode(code), factor.id) })),
    )
    .execute();
  await audit(queries, "generate_recovery_codes", account.user.id, call.tools.now());
  await queueNotice(queries, call, "codes_made", account.user.id);
  return Response.json({
    id: factor.id,
    type: "recovery_code",
    friendly_name: factor.friendly_name ?? undefined,
    total: codes.length,
    codes,
  });
}

async function consumeCode(
  queries: Queries,
  factor: AuthFactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await queries
    .updateTable("auth.mfa_recovery_codes")
    .set({ used_at: now })
    .where("factor_id", "=", factor.id)
    .where("code_hash", "=", hashSecret(plainCode(code), factor.id))
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}
