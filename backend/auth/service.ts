import { DatabaseUnavailable } from "#backend/database/errors.ts";
import { errorCode } from "#backend/error-code.ts";
import {
  banUser,
  deleteFactor,
  deleteUser,
  invite,
  listFactors,
  listUsers,
  readUser,
} from "./accounts-admin.ts";
import type { AuthTools, Call, Endpoint } from "./call.ts";
import { otp, recover, signUp } from "./email-endpoints.ts";
import { AuthError, errorResponse } from "./errors.ts";
import { enrol, unenrol } from "./factors.ts";
import { countHit } from "./limits.ts";
import { authorize, callback, linkIdentity, unlinkIdentity } from "./oauth.ts";
import { listPasskeys, passkeyOptions, renamePasskey, signInWithPasskey } from "./passkeys.ts";
import { workChallenge } from "./proof-of-work.ts";
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
} from "./recovery-codes.ts";
import { challenge, verify as verifyFactor } from "./second-factor.ts";
import { token } from "./sign-in.ts";
import { getUser, updateUser } from "./user.ts";
import { endSession, endSessionsOf, listSessions, listSessionsOf, logout } from "./user-sessions.ts";
import { verifyLink, verifyOtp } from "./verify.ts";

/** The path prefix of the auth API. */
export const authPath = "/auth/v1";

/** The public keys that verify access tokens. */
const jwks: Endpoint = async ({ tools }) =>
  Response.json(await tools.keys.published(), { headers: { "cache-control": "public, max-age=600" } });

/** Supabase Auth's endpoints (product 14.1) and our additions. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  "GET /.well-known/jwks.json": jwks,
  "POST /token": token,
  "POST /logout": logout,
  "GET /user": getUser,
  "PUT /user": updateUser,
  "GET /work": workChallenge,
  "POST /signup": signUp,
  "POST /recover": recover,
  "POST /otp": otp,
  "POST /verify": verifyOtp,
  "GET /verify": verifyLink,
  "GET /authorize": authorize,
  "GET /callback": callback,
  "GET /user/identities/authorize": linkIdentity,
  "DELETE /user/identities/:identity": unlinkIdentity,
  "GET /user/sessions": listSessions,
  "DELETE /user/sessions/:session": endSession,
  "POST /invite": invite,
  "GET /admin/users": listUsers,
  "GET /admin/users/:user": readUser,
  "PUT /admin/users/:user": banUser,
  "DELETE /admin/users/:user": deleteUser,
  "GET /admin/users/:user/factors": listFactors,
  "DELETE /admin/users/:user/factors/:factor": deleteFactor,
  "GET /admin/users/:user/sessions": listSessionsOf,
  "DELETE /admin/users/:user/sessions": endSessionsOf,
  "DELETE /admin/users/:user/sessions/:session": endSessionsOf,
  "GET /factors/recovery-codes": recoveryCodesStatus,
  "POST /factors/recovery-codes": generateRecoveryCodes,
  "POST /factors/recovery-codes/verify": verifyRecoveryCode,
  "POST /factors/recovery-codes/regenerate": regenerateRecoveryCodes,
  "POST /passkeys/authentication/options": passkeyOptions,
  "POST /passkeys/authentication/verify": signInWithPasskey,
  "GET /passkeys": listPasskeys,
  "PATCH /passkeys/:factor": renamePasskey,
  "DELETE /passkeys/:factor": unenrol,
  "POST /factors": enrol,
  "POST /factors/:factor/challenge": challenge,
  "POST /factors/:factor/verify": verifyFactor,
  "DELETE /factors/:factor": unenrol,
};

/** The paths of all endpoints, for tests that try each. */
export const authEndpointPaths: readonly string[] = [
  ...new Set(Object.keys(endpoints).map((key) => `${authPath}${key.slice(key.indexOf(" ") + 1)}`)),
];

const routes = Object.entries(endpoints).map(([key, endpoint]) => {
  const [method = "", path = ""] = key.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
  return { method, pattern, endpoint };
});

/**
 * Handles a request under /auth/v1 as Supabase Auth does (docs/decisions/2026-11-21-sign-in.md). Takes the client's IP
 * address for the rate limits. Never throws: errors become responses with the protocol's code.
 */
export async function handleAuthRequest(
  tools: AuthTools,
  request: Request,
  clientIp: string,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(authPath.length);
  try {
    const candidates = routes.filter(({ pattern }) => pattern.test(path));
    const route = candidates.find(({ method }) => method === request.method);
    if (!route) return notFound(candidates.map(({ method }) => method));
    const params = { ...route.pattern.exec(path)?.groups };
    const call: Call = { tools, request, url, params, clientIp, cookies: [] };
    await countHit(call, "auth_request");
    const response = await route.endpoint(call);
    for (const cookie of call.cookies) response.headers.append("set-cookie", cookie);
    return withNoStore(response);
  } catch (error) {
    return withNoStore(errorResponse(toAuthError(error, tools), request));
  }
}

function toAuthError(error: unknown, tools: AuthTools): AuthError {
  if (error instanceof AuthError) return error;
  // unique_violation: a simultaneous request was first.
  if (errorCode(error) === "23505") return new AuthError("conflict");
  tools.reportError(error);
  // The client retries a status of 500 and above, with growing delays.
  return error instanceof DatabaseUnavailable
    ? new AuthError("unexpected_failure", "The service is not available, try again", { status: 503 })
    : new AuthError("unexpected_failure");
}

function notFound(methods: readonly string[]): Response {
  return methods.length
    ? new Response(null, { status: 405, headers: { allow: methods.join(", ") } })
    : Response.json({ code: 404, msg: "Not found" }, { status: 404 });
}

function withNoStore(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}
