import { sql } from "kysely";
import { z } from "zod";
import { audit } from "./audit.ts";
import { authenticate, requireSecondFactor } from "./authenticate.ts";
import { asAuth, type Endpoint, readBody } from "./call.ts";
import { AuthError } from "./errors.ts";
import { factorOf } from "./factors.ts";
import { countHit } from "./limits.ts";
import type { AuthFactorRow } from "./rows.ts";
import { sessionJson, startSession } from "./sessions.ts";
import { findAccount } from "./users.ts";
import {
  authenticationResponse,
  challengeMilliseconds,
  requestOptions,
  sessionData,
  storedChallengeOf,
  userHandleOf,
  verifyAuthentication,
} from "./webauthn.ts";

const verifyBody = z.object({ challenge_id: z.uuid(), credential: authenticationResponse });
const renameBody = z.object({ friendly_name: z.string().trim().min(1).max(60) });

/** POST /passkeys/authentication/options: a challenge for any passkey of this site, of any account. */
export const passkeyOptions: Endpoint = async (call) => {
  await countHit(call, "auth_passkey");
  const options = await requestOptions(call);
  const expires = new Date(call.tools.now().getTime() + challengeMilliseconds);
  const { id } = await asAuth(call, (queries) =>
    queries
      .insertInto("auth.webauthn_challenges")
      .values({ session_data: sessionData(options), expires_at: expires })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return Response.json({ challenge_id: id, options, expires_at: Math.floor(expires.getTime() / 1000) });
};

/**
 * POST /passkeys/authentication/verify: a session at aal2, since a passkey is possession and unlocking in one. A
 * challenge can be answered once.
 */
export const signInWithPasskey: Endpoint = async (call) => {
  const { challenge_id: challengeId, credential } = await readBody(call, verifyBody);
  await countHit(call, "auth_passkey");
  const now = call.tools.now();
  const session = await asAuth(call, async (queries) => {
    const challenge = await queries
      .deleteFrom("auth.webauthn_challenges")
      .where("id", "=", challengeId)
      .returningAll()
      .executeTakeFirst();
    if (!challenge) return new AuthError("webauthn_challenge_not_found");
    if (challenge.expires_at <= now) return new AuthError("webauthn_challenge_expired");
    const factor = await queries
      .selectFrom("auth.mfa_factors")
      .selectAll()
      .where(sql<boolean>`web_authn_credential ->> 'id' = ${credential.id}`)
      .where("status", "=", "verified")
      .forUpdate()
      .executeTakeFirst();
    const account = factor && (await findAccount(queries, { id: factor.user_id }));
    const changes =
      account && credential.response.userHandle === userHandleOf(account)
        ? await verifyAuthentication(call, factor, storedChallengeOf(challenge.session_data), credential)
        : null;
    if (!account || !changes) {
      await audit(queries, "login_failed", account?.user.id ?? null, now, { method: "passkey" });
      return new AuthError("webauthn_verification_failed");
    }
    if (!account.user.email_confirmed_at) return new AuthError("email_not_confirmed");
    await queries
      .updateTable("auth.mfa_factors")
      .set({ last_used_at: now, ...changes })
      .where("id", "=", factor.id)
      .execute();
    return startSession(queries, call, account, "passkey", factor);
  });
  return Response.json(await sessionJson(call, session));
};

/** GET /passkeys: the caller's passkeys. */
export const listPasskeys: Endpoint = async (call) => {
  const { account } = await authenticate(call);
  const passkeys = account.factors.filter(
    ({ factor_type: type, status }) => type === "webauthn" && status === "verified",
  );
  return Response.json(passkeys.map(passkeyJson));
};

/** PATCH /passkeys/:factor: renames a passkey. */
export const renamePasskey: Endpoint = async (call) => {
  const { friendly_name: name } = await readBody(call, renameBody);
  const caller = await authenticate(call);
  requireSecondFactor(caller);
  const { account } = caller;
  const factor = factorOf(call, account);
  if (factor.factor_type !== "webauthn") throw new AuthError("mfa_factor_not_found");
  if (account.factors.some(({ id, friendly_name: taken }) => id !== factor.id && taken === name))
    throw new AuthError("mfa_factor_name_conflict");
  const now = call.tools.now();
  const renamed = await asAuth(call, async (queries) => {
    await audit(queries, "passkey_updated", account.user.id, now);
    return queries
      .updateTable("auth.mfa_factors")
      .set({ friendly_name: name, updated_at: now })
      .where("id", "=", factor.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return Response.json(passkeyJson(renamed));
};

function passkeyJson(factor: AuthFactorRow) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name ?? undefined,
    created_at: factor.created_at,
    last_used_at: factor.last_used_at ?? undefined,
  };
}
