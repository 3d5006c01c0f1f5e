import { z } from "zod";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { deviceHashOf, knownBy } from "./devices.ts";
import { AuthError, authErrors, invalid } from "./errors.ts";
import { exchangeCode, type ProviderTokens } from "./flows.ts";
import { countAtAccount, countHit, hitsLeft, isGuessedAt, noteGuess } from "./limits.ts";
import { isPassword } from "./passwords.ts";
import { requireWork } from "./proof-of-work.ts";
import { type OpenSession, refreshSession, sessionJson, startSession } from "./sessions.ts";
import { findAccount, normalEmail } from "./users.ts";

const passwordBody = z.object({
  email: z.string().max(255).optional(),
  phone: z.string().optional(),
  password: z.string().max(1000).default(""),
  ...securityBody.shape,
});
const refreshBody = z.object({ refresh_token: z.string().max(500).default("") });

/** POST /token: a session for a password, a refresh token or the code of a flow. */
export const token: Endpoint = async (call) => {
  const grant = call.url.searchParams.get("grant_type");
  const open = grants[grant ?? ""];
  if (!open) throw invalid("unsupported_grant_type");
  const opened = await open(call);
  const { provider_token, provider_refresh_token } = opened;
  return Response.json({ ...(await sessionJson(call, opened)), provider_token, provider_refresh_token });
};

const grants: Record<string, (call: Call) => Promise<OpenSession & ProviderTokens>> = {
  password: signInWithPassword,
  refresh_token: refresh,
  pkce: exchange,
};

/**
 * A device that has signed in to the account before is counted by itself, so nobody else's attempts lock it out.
 * Others are counted by network, and by account and network together. Whoever guesses at one account from many
 * networks needs proof of work for each attempt, and so does an owner on a new device meanwhile; nobody is locked
 * out.
 */
async function signInWithPassword(call: Call): Promise<OpenSession> {
  const body = await readBody(call, passwordBody);
  if (body.phone) throw new AuthError("phone_provider_disabled");
  if (!body.email) throw invalid("missing email or phone");
  const email = normalEmail(body.email);
  const device = deviceHashOf(call);
  const known = await asAuth(call, (queries) => knownBy(queries, email, device));
  if (known !== "device") await countHit(call, "auth_sign_in");
  await requireCaptcha(call, body);
  const counted = known === "device" ? `${email} on ${device?.toString("hex")}` : null;
  if (counted) await countHit(call, "auth_sign_in_account", counted);
  const key = counted ?? (await countAtAccount(call, "auth_sign_in_account", email));
  if (!known && !call.tools.checkCaptcha && (await isGuessedAt(call, email)))
    await requireWork(call, email, body.gotrue_meta_security?.captcha_token);
  const account = await asAuth(call, (queries) => findAccount(queries, { email }));
  const right = await isPassword(body.password, account?.user.encrypted_password ?? null, known !== null);
  if (!account || !right) {
    if (!known) await noteGuess(call, email);
    await asAuth(call, (queries) =>
      audit(queries, "login_failed", account?.user.id ?? null, call.tools.now()),
    );
    throw wrongPassword(await hitsLeft(call, "auth_sign_in_account", key));
  }
  if (!account.user.email_confirmed_at) throw new AuthError("email_not_confirmed");
  return asAuth(call, (queries) => startSession(queries, call, account, "password"));
}

/**
 * A wrong password, or no such account: the same words for both. The last attempts before the pause are counted in
 * the message, since the protocol's errors have no other place that reaches the client.
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

async function exchange(call: Call): Promise<OpenSession & ProviderTokens> {
  await countHit(call, "auth_verify");
  return exchangeCode(call);
}
