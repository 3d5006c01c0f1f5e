import { z } from "zod";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { deviceHashOf, knownBy } from "./devices.ts";
import { AuthError, authErrors, invalid } from "./errors.ts";
import { exchangeCode, type ProviderTokens } from "./flows.ts";
import {
  countHit,
  countHitByNetwork,
  countWrongGuess,
  isGuessLimitReached,
  remainingHits,
} from "./limits.ts";
import { comparePassword, hashPassword } from "./passwords.ts";
import { requireProofOfWork } from "./proof-of-work.ts";
import { type OpenSession, refreshSession, sessionJson, startSession } from "./sessions.ts";
import { findAccount, normalEmail } from "./users.ts";

const passwordBody = z.object({
  email: z.string().max(255).optional(),
  phone: z.string().optional(),
  password: z.string().max(1000).default(""),
  ...securityBody.shape,
});
const refreshBody = z.object({ refresh_token: z.string().max(500).default("") });

/** POST /token: a session for a password, a refresh token or the code of a PKCE flow. */
export const token: Endpoint = async (call) => {
  const grant = call.url.searchParams.get("grant_type");
  const openSession = grants.get(grant);
  if (!openSession) throw invalid("unsupported_grant_type");
  const session = await openSession(call);
  const { provider_token, provider_refresh_token } = session;
  return Response.json({ ...(await sessionJson(call, session)), provider_token, provider_refresh_token });
};

const grants = new Map<string | null, (call: Call) => Promise<OpenSession & ProviderTokens>>([
  ["password", signInWithPassword],
  ["refresh_token", refresh],
  ["pkce", exchangeCode],
]);

/**
 * Limits attempts without locking anybody out. A device that has signed in to the account before has a count of its own,
 * which nobody else's attempts affect. Others are counted by IP address, and by account and network together. While an
 * account is guessed at from many networks, each attempt requires proof of work, also of the owner on a new device.
 */
async function signInWithPassword(call: Call): Promise<OpenSession> {
  const body = await readBody(call, passwordBody);
  if (body.phone) throw new AuthError("phone_provider_disabled");
  if (!body.email) throw invalid("missing email or phone");
  const email = normalEmail(body.email);
  const device = deviceHashOf(call);
  const match = await asAuth(call, (queries) => knownBy(queries, email, device));
  if (match !== "device") await countHit(call, "auth_sign_in");
  await requireCaptcha(call, body);
  const deviceKey = match === "device" ? `${email} on ${device?.toString("hex")}` : null;
  if (deviceKey) await countHit(call, "auth_sign_in_account", deviceKey);
  const key = deviceKey ?? (await countHitByNetwork(call, "auth_sign_in_account", email));
  if (!match && !call.tools.checkCaptcha && (await isGuessLimitReached(call, email)))
    await requireProofOfWork(call, email, body.gotrue_meta_security?.captcha_token);
  const account = await asAuth(call, (queries) => findAccount(queries, { email }));
  const hash = account?.user.encrypted_password ?? null;
  const compared = await comparePassword(body.password, hash, match ? "known" : "strangers");
  if (!account || compared === "wrong") {
    if (!match) await countWrongGuess(call, email);
    await asAuth(call, (queries) =>
      audit(queries, "login_failed", account?.user.id ?? null, call.tools.now()),
    );
    throw wrongPassword(await remainingHits(call, "auth_sign_in_account", key));
  }
  if (!account.user.email_confirmed_at) throw new AuthError("email_not_confirmed");
  if (compared === "spelledOtherwise") {
    const encrypted = await hashPassword(body.password, "known");
    // Does not overwrite one that was set meanwhile.
    await asAuth(call, (queries) =>
      queries
        .updateTable("auth.users")
        .set({ encrypted_password: encrypted })
        .where("id", "=", account.user.id)
        .where("encrypted_password", "=", hash)
        .execute(),
    );
  }
  return asAuth(call, (queries) => startSession(queries, call, account, "password"));
}

/**
 * The error for a wrong password and for an unknown account alike. The last attempts before the limit are counted down
 * in the message, since the protocol's errors have no other field that reaches the client.
 */
function wrongPassword(left: number): AuthError {
  const { invalid_credentials: usual } = authErrors;
  return new AuthError("invalid_credentials", left < 5 ? `${usual[1]}, attempts left: ${left}` : usual[1]);
}

async function refresh(call: Call): Promise<OpenSession> {
  const { refresh_token: refreshToken } = await readBody(call, refreshBody);
  await countHit(call, "auth_refresh");
  if (!refreshToken) throw invalid("refresh_token required");
  return refreshSession(call, refreshToken);
}
