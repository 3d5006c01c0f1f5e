import type { Selectable, Updateable } from "kysely";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import type { AuthMfaChallenges, AuthMfaFactors } from "#backend/database/types.ts";
import { audit } from "./audit.ts";
import { authenticate, type Caller, lockCaller, requireSecondFactor } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { countFactorAttempt, countWrongCode, notePassedFactor, requireNoPause } from "./factor-guesses.ts";
import { dropUnverifiedFactors, factorOf } from "./factors.ts";
import { startedByEmail } from "./fresh-factor.ts";
import { countHit } from "./limits.ts";
import { queueNotice } from "./one-time-tokens.ts";
import type { AuthFactorRow } from "./rows.ts";
import { aboutFactor } from "./seal-stored.ts";
import { hashSecret, randomCode, sameHash } from "./secrets.ts";
import { continueSession, type Method, type OpenSession, revokeTokens, sessionJson } from "./sessions.ts";
import { type Account, findAccount } from "./users.ts";
import {
  authenticationResponse,
  challengeMilliseconds,
  creationOptions,
  credentialIdOf,
  registrationResponse,
  requestOptions,
  sessionData,
  storedChallengeOf,
  verifyAuthentication,
  verifyRegistration,
} from "./webauthn.ts";

/** How many wrong codes a challenge accepts; after that a new one is needed, and these are rate-limited. */
const attemptsPerChallenge = 5;
/** The time step of a TOTP code, and how many steps early or late it is accepted. */
const stepSeconds = 30;
const window = 1;

const challengeBody = z.object({ channel: z.enum(["sms", "whatsapp"]).default("sms") });
const verifyBody = z.object({
  challenge_id: z.uuid(),
  code: z.string().trim().max(20).default(""),
  webauthn: z
    .discriminatedUnion("type", [
      z.object({ type: z.literal("create"), credential_response: registrationResponse }),
      z.object({ type: z.literal("request"), credential_response: authenticationResponse }),
    ])
    .optional(),
});

/** POST /factors/:factor/challenge: begins a verification; sends a code to a phone, returns options for a passkey. */
export const challenge: Endpoint = async (call) => {
  const { channel } = await readBody(call, challengeBody);
  const caller = await authenticate(call);
  const factor = factorOf(call, caller.account);
  if (factor.factor_type === "recovery_code") throw invalid("Recovery codes need no challenge");
  // A new factor must not raise the session past a verified one.
  if (factor.status !== "verified") requireSecondFactor(caller);
  await countHit(call, "auth_factor");
  const now = call.tools.now();
  const code = factor.factor_type === "phone" ? randomCode() : null;
  if (code) {
    await countHit(call, "auth_sms_account", factor.phone ?? factor.id);
    // Text messages cost money, so changing the number must not allow more of them.
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

/** The options to create a passkey, or to use a verified one; any other passkey of the account is accepted as well. */
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

type VerifyBody = z.output<typeof verifyBody>;

/** POST /factors/:factor/verify: raises the session to aal2 with a code or a passkey. */
export const verify: Endpoint = async (call) => {
  const body = await readBody(call, verifyBody);
  const caller = await authenticate(call);
  const factor = factorOf(call, caller.account);
  await countHit(call, "auth_factor");
  await countFactorAttempt(call, caller);
  const isRecovery = await startedByEmail(call, caller);
  const session = await asAuth(call, (queries) =>
    verifyChallenge(queries, call, caller, factor, { ...body, isRecovery }),
  );
  return Response.json(await sessionJson(call, session));
};

async function verifyChallenge(
  queries: Queries,
  call: Call,
  caller: Caller,
  { id: factorId }: AuthFactorRow,
  body: VerifyBody & { isRecovery: boolean },
): Promise<OpenSession | AuthError> {
  const now = call.tools.now();
  // The account and the challenge are locked, so that of two simultaneous attempts the second sees the first.
  const locked = await lockCaller(queries, caller);
  const userId = locked.account.user.id;
  const factor = respondingFactor(locked.account, factorId, body);
  const challenge = await queries
    .selectFrom("auth.mfa_challenges")
    .selectAll()
    .where("id", "=", body.challenge_id)
    .where("factor_id", "=", factorId)
    .forUpdate()
    .executeTakeFirst();
  if (!factor || !challenge) return new AuthError("mfa_factor_not_found");
  if (factor.status !== "verified") requireSecondFactor(locked);
  const age = now.getTime() - challenge.created_at.getTime();
  if (challenge.verified_at || age > challengeMilliseconds || challenge.attempts >= attemptsPerChallenge)
    return new AuthError("mfa_challenge_expired");
  // A passkey can't be guessed, and guessing the first code of a new factor gains nothing.
  const isGuess = factor.status === "verified" && factor.factor_type !== "webauthn";
  if (isGuess) await requireNoPause(queries, call, locked.account, body);
  const changes = await verifyResponse(call, factor, challenge, body);
  if (!changes) {
    if (isGuess) await countWrongCode(queries, call, locked.account);
    await queries
      .updateTable("auth.mfa_challenges")
      .set({ attempts: challenge.attempts + 1 })
      .where("id", "=", challenge.id)
      .execute();
    await audit(queries, "verification_failed", userId, now, { type: factor.factor_type });
    return new AuthError("mfa_verification_failed");
  }
  await queries
    .updateTable("auth.mfa_challenges")
    .set({ verified_at: now })
    .where("id", "=", challenge.id)
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

/** The factor that was used: the challenged one, or another passkey of the account that the person chose. */
function respondingFactor(
  { factors }: Account,
  factorId: string,
  { webauthn }: VerifyBody,
): AuthFactorRow | undefined {
  const challenged = factors.find(({ id }) => id === factorId);
  if (challenged?.status !== "verified" || webauthn?.type !== "request") return challenged;
  return factors.find(
    (factor) => factor.status === "verified" && credentialIdOf(factor) === webauthn.credential_response.id,
  );
}

/** Verifies a code or passkey. Returns the columns of the factor that change; null when it is wrong. */
async function verifyResponse(
  call: Call,
  factor: AuthFactorRow,
  challenge: Selectable<AuthMfaChallenges>,
  { code, webauthn }: VerifyBody,
): Promise<Updateable<AuthMfaFactors> | null> {
  if (factor.factor_type === "totp") {
    const step = stepOf(factor, call, code);
    return step === null ? null : { last_used_step: step };
  }
  if (factor.factor_type === "phone")
    return sameHash(challenge.code_hash, hashSecret(code, challenge.id)) ? {} : null;
  const expected = storedChallengeOf(challenge.web_authn_session_data);
  if (webauthn?.type !== (factor.status === "verified" ? "request" : "create")) return null;
  return webauthn.type === "request"
    ? verifyAuthentication(call, factor, expected, webauthn.credential_response)
    : verifyRegistration(call, expected, webauthn.credential_response);
}

/** The time step of a TOTP code; null when it is wrong, or a code of that step or a later one was used before. */
function stepOf(factor: AuthFactorRow, { tools }: Call, code: string): number | null {
  const now = tools.now();
  const totp = new TOTP({ secret: tools.secrets.open(factor.secret ?? "", aboutFactor(factor.id)) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
  return factor.last_used_step !== null && step <= Number(factor.last_used_step) ? null : step;
}

/**
 * Raises a session to aal2. Its tokens from before end (`authenticate`, `refreshSession`), and so do the account's sessions
 * at aal1, since they were begun without the second factor.
 */
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
  await revokeTokens(queries, session, now);
  await notePassedFactor(queries, call, account);
  await audit(queries, "verification_attempted", account.user.id, now, { type: factor.factor_type });
  const fresh = await findAccount(queries, { id: account.user.id });
  return continueSession(queries, call, fresh ?? account, raised, method);
}
