import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { asAuth, type Call } from "./call.ts";
import { deviceHashOf, knownBy, rememberDevice } from "./devices.ts";
import { AuthError } from "./errors.ts";
import { tokenSeconds } from "./key-rules.ts";
import { queueNotice } from "./one-time-tokens.ts";
import type { AuthFactorRow, AuthSessionRow } from "./rows.ts";
import { openSecretBox } from "./secret-box.ts";
import { hashSecret, randomSecret } from "./secrets.ts";
import { type Account, findAccount, saveUser, userJson } from "./users.ts";

/** An authentication method, by its name in the token's `amr` claim. */
export type Method =
  | "password"
  | "otp"
  | "magiclink"
  | "oauth"
  | "invite"
  | "recovery"
  | "email/signup"
  | "email_change"
  | "totp"
  | "mfa/phone"
  | "mfa/webauthn"
  | "passkey"
  | "mfa/recovery_code";

/** A session ends after this, however often it is refreshed (OWASP: absolute timeout). */
const sessionDays = 14;

/**
 * It also ends when it was not refreshed for this long (OWASP: idle timeout), so that nobody can use a browser that
 * somebody left. An open page refreshes it before each hour's token expires; the session's cookie lives as long.
 */
const idleMilliseconds = 12 * milliseconds.hour;

/** A session that was begun or refreshed, with its new refresh token. */
export interface OpenSession {
  session: AuthSessionRow;
  refreshToken: string;
  amr: { method: string; timestamp: number }[];
  account: Account;
}

/**
 * Begins a session in the caller's transaction; at aal2 when `factor` is given, a passkey, which is both factors in one.
 * Throws AuthError `user_banned`.
 */
export async function startSession(
  queries: Queries,
  call: Call,
  account: Account,
  method: Method,
  factor?: AuthFactorRow,
): Promise<OpenSession> {
  const now = call.tools.now();
  const { user } = account;
  if (user.banned_until && user.banned_until > now) throw new AuthError("user_banned");
  const session = await queries
    .insertInto("auth.sessions")
    .values({
      user_id: user.id,
      ...(factor ? { aal: "aal2", factor_id: factor.id } : {}),
      user_agent: call.request.headers.get("user-agent")?.slice(0, 300) ?? null,
      not_after: endOf(now, now),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveUser(queries, user.id, { last_sign_in_at: now, updated_at: now });
  // Browser and network each change too often to be worth a notice alone; the first sign-in is none.
  const isNewDevice = user.last_sign_in_at && !(await knownBy(queries, user.email, deviceHashOf(call)));
  if (isNewDevice) await queueNotice(queries, call, "new_device", user.id);
  await audit(queries, "login", user.id, now, { method });
  await rememberDevice(queries, call, user.id, factor ? now : null);
  const signedIn = { ...account, user: { ...user, last_sign_in_at: now } };
  return continueSession(queries, call, signedIn, session, method);
}

/** When a session ends if it is not refreshed after `now`. */
function endOf(createdAt: Date, now: Date): Date {
  return new Date(
    Math.min(createdAt.getTime() + sessionDays * milliseconds.day, now.getTime() + idleMilliseconds),
  );
}

/** Creates a session's next refresh token, and records `method` if given, in the caller's transaction. */
export async function continueSession(
  queries: Queries,
  { tools }: Call,
  account: Account,
  session: AuthSessionRow,
  method?: Method,
): Promise<OpenSession> {
  const now = tools.now();
  if (method)
    await queries
      .insertInto("auth.mfa_amr_claims")
      .values({ session_id: session.id, authentication_method: method, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(["session_id", "authentication_method"]).doUpdateSet({ updated_at: now }),
      )
      .execute();
  const refreshToken = randomSecret();
  await queries
    .insertInto("auth.refresh_tokens")
    .values({
      token_hash: hashSecret(refreshToken),
      session_id: session.id,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return openSession(queries, account, session, refreshToken);
}

/** A session with the refresh token that continues it and the methods that it was proved by. */
async function openSession(
  queries: Queries,
  account: Account,
  session: AuthSessionRow,
  refreshToken: string,
): Promise<OpenSession> {
  const amr = await queries
    .selectFrom("auth.mfa_amr_claims")
    .selectAll()
    .where("session_id", "=", session.id)
    .orderBy("updated_at", "desc")
    .execute();
  return {
    session,
    refreshToken,
    account,
    amr: amr.map((row) => ({
      method: row.authentication_method,
      timestamp: Math.floor(row.updated_at.getTime() / 1000),
    })),
  };
}

/** A session in the protocol's format, with a new access token. */
export async function sessionJson({ tools }: Call, open: OpenSession): Promise<Record<string, unknown>> {
  const { user } = open.account;
  const accessToken = await tools.keys.sign({
    sub: user.id,
    email: user.email,
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: open.session.aal,
    amr: open.amr,
    session_id: open.session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: tokenSeconds,
    expires_at: Math.floor(tools.now().getTime() / 1000) + tokenSeconds,
    refresh_token: open.refreshToken,
    user: userJson(open.account),
  };
}

/**
 * Refreshes a session with its refresh token, which is then replaced. The response may be lost, and two tabs may
 * refresh at once: until the replacement is used, the token that it replaced gets the same replacement again (like
 * Supabase Auth). Any other used token ends the whole session, since somebody has a copy; so does one from before the
 * session was raised to aal2. Throws AuthError.
 */
export async function refreshSession(call: Call, refreshToken: string): Promise<OpenSession> {
  const now = call.tools.now();
  return asAuth(call, async (queries): Promise<OpenSession | AuthError> => {
    const token = await queries
      .selectFrom("auth.refresh_tokens")
      .selectAll()
      .where("token_hash", "=", hashSecret(refreshToken))
      .forUpdate()
      .executeTakeFirst();
    if (!token) return new AuthError("refresh_token_not_found");
    const session = await queries
      .selectFrom("auth.sessions")
      .selectAll()
      .where("id", "=", token.session_id)
      .forUpdate()
      .executeTakeFirst();
    const account = session && (await findAccount(queries, { id: session.user_id }));
    if (!account) return new AuthError("session_not_found", undefined, { status: 400 });
    if (session.not_after && session.not_after <= now) return new AuthError("session_expired");
    if (account.user.banned_until && account.user.banned_until > now) return new AuthError("user_banned");
    if (token.revoked) {
      const child = token.sealed_child && boxOf(refreshToken).open(token.sealed_child, aboutChild(token.id));
      if (child && (await isUnused(queries, child))) return openSession(queries, account, session, child);
      await queries.deleteFrom("auth.sessions").where("id", "=", session.id).execute();
      await audit(queries, "token_reuse_detected", session.user_id, now);
      return new AuthError("refresh_token_already_used");
    }
    await revokeTokens(queries, session, now);
    await queries
      .updateTable("auth.sessions")
      .set({ refreshed_at: now, updated_at: now, not_after: endOf(session.created_at, now) })
      .where("id", "=", session.id)
      .execute();
    const open = await continueSession(queries, call, account, session);
    await queries
      .updateTable("auth.refresh_tokens")
      .set({ sealed_child: boxOf(refreshToken).seal(open.refreshToken, aboutChild(token.id)) })
      .where("id", "=", token.id)
      .execute();
    return open;
  });
}

/** Revokes the refresh tokens of a session, in the caller's transaction. */
export async function revokeTokens(queries: Queries, { id }: AuthSessionRow, now: Date): Promise<void> {
  await queries
    .updateTable("auth.refresh_tokens")
    .set({ revoked: true, updated_at: now })
    .where("session_id", "=", id)
    .where("revoked", "=", false)
    .execute();
}

async function isUnused(queries: Queries, refreshToken: string): Promise<boolean> {
  const row = await queries
    .selectFrom("auth.refresh_tokens")
    .select("revoked")
    .where("token_hash", "=", hashSecret(refreshToken))
    .executeTakeFirst();
  return row?.revoked === false;
}

/** Only the holder of a token can read the one that replaced it: the database has its hash alone. */
const boxOf = (refreshToken: string) => openSecretBox(refreshToken);
const aboutChild = (id: string) => `the token after ${id}`;
