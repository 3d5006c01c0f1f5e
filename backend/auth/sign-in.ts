import { z } from "zod";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { AuthError } from "./errors.ts";
import { exchangeCode, type ProviderTokens } from "./flows.ts";
import { countHit } from "./limits.ts";
import { isPassword } from "./passwords.ts";
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
  if (!open) throw new AuthError(400, "validation_failed", "unsupported_grant_type");
  const opened = await open(call);
  const { provider_token, provider_refresh_token } = opened;
  return Response.json({ ...(await sessionJson(call, opened)), provider_token, provider_refresh_token });
};

const grants: Record<string, (call: Call) => Promise<OpenSession & ProviderTokens>> = {
  password: signInWithPassword,
  refresh_token: refresh,
  pkce: exchange,
};

async function signInWithPassword(call: Call): Promise<OpenSession> {
  const body = await readBody(call, passwordBody);
  await countHit(call, "auth_sign_in");
  if (body.phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  if (!body.email) throw new AuthError(400, "validation_failed", "missing email or phone");
  await requireCaptcha(call, body);
  const email = normalEmail(body.email);
  await countHit(call, "auth_sign_in_account", email);
  const account = await asAuth(call, (queries) => findAccount(queries, { email }));
  const right = await isPassword(body.password, account?.user.encrypted_password ?? null);
  if (!account || !right) {
    await asAuth(call, (queries) =>
      audit(queries, "login_failed", account?.user.id ?? null, call.tools.now()),
    );
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  if (!account.user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  return asAuth(call, (queries) => startSession(queries, call, account, "password"));
}

async function refresh(call: Call): Promise<OpenSession> {
  const { refresh_token: refreshToken } = await readBody(call, refreshBody);
  await countHit(call, "auth_refresh");
  if (!refreshToken) throw new AuthError(400, "validation_failed", "refresh_token required");
  return refreshSession(call, refreshToken);
}

async function exchange(call: Call): Promise<OpenSession & ProviderTokens> {
  await countHit(call, "auth_verify");
  return exchangeCode(call);
}
