import type { Queries } from "#backend/database/connection.ts";
import { asAuth, type Call } from "./call.ts";
import type { AccessClaims } from "./claims.ts";
import { AuthError } from "./errors.ts";
import type { AuthSessionRow } from "./rows.ts";
import { type Account, findAccount } from "./users.ts";

/** The account and the session of a request's bearer token. */
export interface Caller {
  account: Account;
  session: AuthSessionRow;
  claims: AccessClaims;
}

/** The bearer token of a request, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Authenticates the caller by the bearer token. Throws AuthError: 401 `no_authorization` without a token, 403 `bad_jwt`
 * with an invalid one, 403 `session_not_found` or `user_not_found` when the session has ended, or was raised to aal2 after
 * an aal1 token was issued, or the account was deleted.
 */
export async function authenticate(call: Call): Promise<Caller> {
  const token = bearerOf(call.request);
  if (!token) throw new AuthError("no_authorization");
  const claims = await call.tools.keys.verify(token).catch(() => {
    throw new AuthError("bad_jwt");
  });
  const { account, session } = await asAuth(call, (queries) => read(queries, claims));
  if (!account)
    throw new AuthError("user_not_found", "User from sub claim in JWT does not exist", { status: 403 });
  const { not_after: end } = session ?? {};
  if (!session || (end && end <= call.tools.now())) throw new AuthError("session_not_found");
  return { account, session, claims };
}

/**
 * Reads the caller again in a transaction and locks the account's row, so that of two requests that change its factors
 * at the same time the second sees the first one's change. Throws AuthError `session_not_found`.
 */
export async function lockCaller(queries: Queries, { claims }: Caller): Promise<Caller> {
  await queries
    .selectFrom("auth.users")
    .select("id")
    .where("id", "=", claims.sub)
    .forUpdate()
    .executeTakeFirst();
  const { account, session } = await read(queries, claims);
  if (!account || !session) throw new AuthError("session_not_found");
  return { account, session, claims };
}

/**
 * The account and the session that a token names. A token from before its session was raised to aal2 names none: raising
 * it replaced the token, and a copy of the old one must not be worth the second factor (ASVS 7.2.4).
 */
async function read(queries: Queries, { sub, session_id: id, aal }: AccessClaims) {
  const account = await findAccount(queries, { id: sub });
  const sessions = queries.selectFrom("auth.sessions").selectAll().where("id", "=", id);
  const session = await sessions.where("user_id", "=", sub).executeTakeFirst();
  return { account, session: session?.aal === "aal2" && aal === "aal1" ? undefined : session };
}

/** Whether an account has a second factor, which is then required for changes that affect its security. */
export function hasVerifiedFactor({ factors }: Pick<Account, "factors">): boolean {
  return factors.some(({ status, factor_type: type }) => status === "verified" && type !== "recovery_code");
}

/** Throws AuthError `insufficient_aal` when the account has a second factor that this session has not used. */
export function requireSecondFactor({ account, session }: Pick<Caller, "account" | "session">): void {
  if (session.aal !== "aal2" && hasVerifiedFactor(account)) throw new AuthError("insufficient_aal");
}
