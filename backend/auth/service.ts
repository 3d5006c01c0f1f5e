import { DatabaseUnavailable } from "#backend/database/errors.ts";
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
import { otp, recover, signUp } from "./emails-asked.ts";
import { AuthError, errorResponse } from "./errors.ts";
import { enrol, unenrol } from "./factors.ts";
import { linkIdentity, unlinkIdentity } from "./identities.ts";
import { countHit } from "./limits.ts";
import { authorize, callback } from "./oauth.ts";
import { askForPasskey, listPasskeys, renamePasskey, signInWithPasskey } from "./passkeys.ts";
import { work } from "./proof-of-work.ts";
import { jwks } from "./public-endpoints.ts";
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

/** The address of the sign-in, below the site's own. */
export const authPath = "/auth/v1";

/** Supabase Auth's addresses (product 14.1) and what its client needs besides. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  "GET /.well-known/jwks.json": jwks,
  "POST /token": token,
  "POST /logout": logout,
  "GET /user": getUser,
  "PUT /user": updateUser,
  "GET /work": work,
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
  "POST /passkeys/authentication/options": askForPasskey,
  "POST /passkeys/authentication/verify": signInWithPasskey,
  "GET /passkeys": listPasskeys,
  "PATCH /passkeys/:factor": renamePasskey,
  "DELETE /passkeys/:factor": unenrol,
  "POST /factors": enrol,
  "POST /factors/:factor/challenge": challenge,
  "POST /factors/:factor/verify": verifyFactor,
  "DELETE /factors/:factor": unenrol,
};

/** The addresses of all endpoints, for tests that try each. */
export const authAddresses: readonly string[] = [
  ...new Set(Object.keys(endpoints).map((key) => `${authPath}${key.slice(key.indexOf(" ") + 1)}`)),
];

const routes = Object.entries(endpoints).map(([key, endpoint]) => {
  const [method = "", path = ""] = key.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
  return { method, pattern, endpoint };
});

/**
 * Answers a request under /auth/v1 as Supabase Auth does (docs/decisions/2026-11-21-sign-in.md). Takes the client's
 * IP address for the rate limits. Never throws: errors are answers with the protocol's code.
 */
export async function answerAuth(tools: AuthTools, request: Request, clientIp: string): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(authPath.length);
  try {
    const here = routes.filter(({ pattern }) => pattern.test(path));
    const found = here.find(({ method }) => method === request.method);
    if (!found) return notFound(here.map(({ method }) => method));
    const params = { ...found.pattern.exec(path)?.groups };
    const call: Call = { tools, request, url, params, clientIp, cookies: [] };
    await countHit(call, "auth_request");
    const response = await found.endpoint(call);
    for (const cookie of call.cookies) response.headers.append("set-cookie", cookie);
    return unkept(response);
  } catch (error) {
    return unkept(errorResponse(toAuthError(error, tools), request));
  }
}

function toAuthError(error: unknown, tools: AuthTools): AuthError {
  if (error instanceof AuthError) return error;
  // Two at once would create what must be unique: the other one was first.
  if (error instanceof Error && "code" in error && error.code === "23505") return new AuthError("conflict");
  tools.reportError(error);
  // The client tries a status of 500 and above again, with growing pauses.
  return error instanceof DatabaseUnavailable
    ? new AuthError("unexpected_failure", "The service is not available, try again", { status: 503 })
    : new AuthError("unexpected_failure");
}

function notFound(methods: readonly string[]): Response {
  return methods.length
    ? new Response(null, { status: 405, headers: { allow: methods.join(", ") } })
    : Response.json({ code: 404, msg: "Not found" }, { status: 404 });
}

function unkept(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}
