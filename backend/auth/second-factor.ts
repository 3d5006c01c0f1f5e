import type { Selectable, Updateable } from "kysely";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import type { AuthMfaChallenges, AuthMfaFactors } from "#backend/database/types.ts";
import { audit } from "./audit.ts";
import { authenticate, type Caller, hasVerifiedFactor, lockCaller } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { dropUnverifiedFactors, factorOf } from "./factors.ts";
import { countHit } from "./limits.ts";
import { queueNotice } from "./one-time-tokens.ts";
import type { AuthFactorRow } from "./rows.ts";
import { aboutFactor } from "./seal-stored.ts";
import { hashSecret, randomCode, sameHash } from "./secrets.ts";
import { continueSession, type Method, type OpenSession, sessionJson } from "./sessions.ts";
import { type Account, findAccount } from "./users.ts";
import {
  challengeIn,
  challengeMilliseconds,
  createdAnswer,
  createdPasskey,
  creationOptions,
  idOf,
  requestOptions,
  sessionData,
  usedAnswer,
  usedPasskey,
} from "./webauthn.ts";

/** The wrong codes that one challenge accepts; after that another one is needed, and those are limited. */
const triesPerChallenge = 5;
/** The seconds of a time-based code, and how many steps early or late it is accepted. */
const stepSeconds = 30;
const stepsOff = 1;

const challengeBody = z.object({ channel: z.enum(["sms", "whatsapp"]).default("sms") });
const verifyBody = z.object({
  challenge_id: z.uuid(),
  code: z.string().trim().max(20).default(""),
  webauthn: z
    .discriminatedUnion("type", [
      z.object({ type: z.literal("create"), credential_response: createdAnswer }),
      z.object({ type: z.literal("request"), credential_response: usedAnswer }),
    ])
    .optional(),
});

/** POST /factors/:factor/challenge: asks for a code of the factor, or for a passkey; a phone is sent a code. */
export const challenge: Endpoint = async (call) => {
  const { channel } = await readBody(call, challengeBody);
  const caller = await authenticate(call);
  const factor = factorOf(call, caller);
  if (factor.factor_type === "recovery_code") throw invalid("Recovery codes need no challenge");
  requireLevelFor(factor, caller);
  await countHit(call, "auth_factor");
  const now = call.tools.now();
  const code = factor.factor_type === "phone" ? randomCode() : null;
  if (code) {
    await countHit(call, "auth_sms_account", factor.phone ?? factor.id);
    // Messages cost money: changing the number does not give more of them.
    await countHit(call, "auth_sms_account", caller.account.user.id);
  }
  const ceremony = factor.factor_type === "webauthn" ? await ceremonyOf(call, caller, factor) : null;
  const id = crypto.randomUUID();
  await asAuth(call, async (queries) => {
    await queries
      .insertInto("auth.mfa_challenges")
      .values({
        id,
        factor_id: factor.id,
        code_hash: code ? hashSecret(code, id) : null,
        web_authn_session_data: ceremony && sessionData(ceremony.credential_options.publicKey),
        created_at: now,
      })
      .execute();
    await queries
      .updateTable("auth.mfa_factors")
      .set({ last_challenged_at: now })
      .where("id", "=", factor.id)
      .execute();
    await audit(queries, "challenge_created", caller.account.user.id, now, { type: factor.factor_type });
  });
  if (code) await sendCode(call, factor, channel, code);
  return Response.json({
    id,
    type: factor.factor_type,
    expires_at: Math.floor((now.getTime() + challengeMilliseconds) / 1000),
    ...(ceremony ? { webauthn: ceremony } : {}),
  });
};

/** A new passkey is made; one that is known is used, and any other of the account does as well. */
async function ceremonyOf(call: Call, { account }: Caller, { status }: AuthFactorRow) {
  return status === "verified"
    ? {
        type: "request" as const,
        credential_options: { publicKey: await requestOptions(call, account.factors) },
      }
    : { type: "create" as const, credential_options: { publicKey: await creationOptions(call, account) } };
}

async function sendCode(
  { tools }: Call,
  { phone }: AuthFactorRow,
  channel: "sms" | "whatsapp",
  code: string,
): Promise<void> {
  if (!tools.sendText || !phone) throw new AuthError("mfa_phone_verify_not_enabled");
  try {
    await tools.sendText({ to: `+${phone}`, channel, code });
  } catch (error) {
    tools.reportError(error);
    throw new AuthError("sms_send_failed");
  }
}

/** Below aal2 only a verified factor raises the session, once there is one. Throws AuthError `insufficient_aal`. */
function requireLevelFor({ status }: AuthFactorRow, { account, session }: Caller): void {
  if (status !== "verified" && session.aal !== "aal2" && hasVerifiedFactor(account))
    throw new AuthError("insufficient_aal");
}

type VerifyBody = z.output<typeof verifyBody>;

/** POST /factors/:factor/verify: with the right code, or a passkey, the session is at aal2. */
export const verify: Endpoint = async (call) => {
  const body = await readBody(call, verifyBody);
  const caller = await authenticate(call);
  const factor = factorOf(call, caller);
  await countHit(call, "auth_factor");
  await countHit(call, "auth_factor_account", caller.account.user.id);
  const outcome = await asAuth(call, (queries) => tryAnswer(queries, call, caller, factor, body));
  if (outcome instanceof AuthError) throw outcome;
  return Response.json(await sessionJson(call, outcome));
};

async function tryAnswer(
  queries: Queries,
  call: Call,
  caller: Caller,
  { id: factorId }: AuthFactorRow,
  body: VerifyBody,
): Promise<OpenSession | AuthError> {
  const now = call.tools.now();
  // The account and the challenge are locked: of two attempts at the same time the second sees the first.
  const locked = await lockCaller(queries, caller);
  const userId = locked.account.user.id;
  const factor = shownFactor(locked.account, factorId, body);
  const asked = await queries
    .selectFrom("auth.mfa_challenges")
    .selectAll()
    .where("id", "=", body.challenge_id)
    .where("factor_id", "=", factorId)
    .forUpdate()
    .executeTakeFirst();
  if (!factor || !asked) return new AuthError("mfa_factor_not_found");
  requireLevelFor(factor, locked);
  const age = now.getTime() - asked.created_at.getTime();
  if (asked.verified_at || age > challengeMilliseconds || asked.attempts >= triesPerChallenge)
    return new AuthError("mfa_challenge_expired");
  const changes = await changesBy(call, factor, asked, body);
  if (!changes) {
    await queries
      .updateTable("auth.mfa_challenges")
      .set({ attempts: asked.attempts + 1 })
      .where("id", "=", asked.id)
      .execute();
    await audit(queries, "verification_failed", userId, now, { type: factor.factor_type });
    return new AuthError("mfa_verification_failed");
  }
  await queries
    .updateTable("auth.mfa_challenges")
    .set({ verified_at: now })
    .where("id", "=", asked.id)
    .execute();
  await queries
    .updateTable("auth.mfa_factors")
    .set({ status: "verified", updated_at: now, last_used_at: now, ...changes })
    .where("id", "=", factor.id)
    .execute();
  if (factor.status === "unverified") await queueNotice(queries, call, "factor_added", userId);
  await dropUnverifiedFactors(queries, userId);
  return raiseSession(queries, call, locked, factor, methods[factor.factor_type] ?? "totp");
}

const methods: Readonly<Record<string, Method>> = {
  totp: "totp",
  phone: "mfa/phone",
  webauthn: "mfa/webauthn",
};

/** The factor that answers: the one that was asked, or the passkey that the person chose among the account's own. */
function shownFactor(
  { factors }: Account,
  factorId: string,
  { webauthn }: VerifyBody,
): AuthFactorRow | undefined {
  const asked = factors.find(({ id }) => id === factorId);
  if (asked?.status !== "verified" || webauthn?.type !== "request") return asked;
  return factors.find((own) => own.status === "verified" && idOf(own) === webauthn.credential_response.id);
}

/** What a right answer changes in its factor; null when it is wrong. */
async function changesBy(
  call: Call,
  factor: AuthFactorRow,
  asked: Selectable<AuthMfaChallenges>,
  { code, webauthn }: VerifyBody,
): Promise<Updateable<AuthMfaFactors> | null> {
  if (factor.factor_type === "totp") {
    const step = stepOf(factor, call, code);
    return step === null ? null : { last_used_step: step };
  }
  if (factor.factor_type === "phone")
    return sameHash(asked.code_hash, hashSecret(code, asked.id)) ? {} : null;
  const challenge = challengeIn(asked.web_authn_session_data);
  if (factor.status === "verified")
    return webauthn?.type === "request"
      ? usedPasskey(call, factor, challenge, webauthn.credential_response)
      : null;
  return webauthn?.type === "create" ? createdPasskey(call, challenge, webauthn.credential_response) : null;
}

/** The time step of a code, or null when it is wrong or a code of that step was used before. */
function stepOf(factor: AuthFactorRow, { tools }: Call, code: string): number | null {
  const now = tools.now();
  const totp = new TOTP({ secret: tools.secrets.open(factor.secret ?? "", aboutFactor(factor.id)) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: stepsOff });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
  return factor.last_used_step !== null && step <= Number(factor.last_used_step) ? null : step;
}

/** Raises a session to aal2. The account's sessions below it end: they were begun without what is required now. */
export async function raiseSession(
  queries: Queries,
  call: Call,
  { account, session }: Caller,
  factor: AuthFactorRow,
  method: Method,
): Promise<OpenSession> {
  const now = call.tools.now();
  const raised = await queries
    .updateTable("auth.sessions")
    .set({ aal: "aal2", factor_id: factor.id, updated_at: now })
    .where("id", "=", session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queries
    .deleteFrom("auth.sessions")
    .where("user_id", "=", account.user.id)
    .where("aal", "=", "aal1")
    .execute();
  await queries
    .updateTable("auth.refresh_tokens")
    .set({ revoked: true, updated_at: now })
    .where("session_id", "=", session.id)
    // A token that was used stays used: otherwise its copy would work once more.
    .where("revoked", "=", false)
    .execute();
  await audit(queries, "verification_attempted", account.user.id, now, { type: factor.factor_type });
  const fresh = await findAccount(queries, { id: account.user.id });
  return continueSession(queries, call, fresh ?? account, raised, method);
}
