import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { authenticate, type Caller } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { challengeBody, startFlow } from "./flows.ts";
import { requireFreshFactor, startedByEmail } from "./fresh-factor.ts";
import { countHit } from "./limits.ts";
import { queueEmail, queueNotice } from "./one-time-tokens.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { redirectTarget } from "./redirects.ts";
import { metadata, requireEmail } from "./sign-up.ts";
import { findAccount, saveUser, userJson } from "./users.ts";

/** GET /user: the caller's account. */
export const getUser: Endpoint = async (call) => {
  const { account } = await authenticate(call);
  return Response.json(userJson(account));
};

const updateBody = z
  .object({
    email: z.string().optional(),
    phone: z.string().optional(),
    password: z.string().min(1).max(1000).optional(),
    current_password: z.string().max(1000).optional(),
    data: metadata.nullish(),
  })
  .extend(challengeBody.shape);

/**
 * PUT /user: changes the password, the email address (which takes effect once it was confirmed at the old and the new
 * one) or the metadata. The first two require a fresh factor.
 */
export const updateUser: Endpoint = async (call) => {
  const body = await readBody(call, updateBody);
  const caller = await authenticate(call);
  const { account } = caller;
  if (body.phone) throw new AuthError("phone_provider_disabled");
  const email = body.email === undefined ? null : requireEmail(body.email);
  if (body.password || email) await requireFreshFactor(call, caller);
  if (body.password) await changePassword(call, caller, { ...body, password: body.password });
  if (email && email !== account.user.email) await requestEmailChange(call, caller, email, body);
  const { data } = body;
  if (data) await asAuth(call, (queries) => mergeMetadata(queries, call, caller, data));
  const fresh = await asAuth(call, (queries) => findAccount(queries, { id: account.user.id }));
  return Response.json(userJson(fresh ?? account));
};

async function changePassword(
  call: Call,
  caller: Caller,
  { password, current_password: current }: { password: string; current_password?: string | undefined },
): Promise<void> {
  const { account, session } = caller;
  const now = call.tools.now();
  const { user } = account;
  await countHit(call, "auth_sign_in");
  await requireOwnPassword(call, caller, current);
  await requireGoodPassword(password, [user.email, call.tools.siteUrl.hostname]);
  if (user.encrypted_password && (await isPassword(password, user.encrypted_password)))
    throw new AuthError("same_password");
  const encrypted = await hashPassword(password);
  await asAuth(call, async (queries) => {
    await saveUser(queries, user.id, {
      encrypted_password: encrypted,
      // Somebody who guessed at the second factor knew the old password.
      factor_failures: 0,
      updated_at: now,
    });
    // Somebody who knew the old password may have an open session.
    await queries
      .deleteFrom("auth.sessions")
      .where("user_id", "=", user.id)
      .where("id", "<>", session.id)
      .execute();
    await audit(queries, "user_updated_password", user.id, now);
    await queueNotice(queries, call, "password_changed", user.id);
  });
}

/**
 * Requires the current password, unless the account has none or the session was begun by a recovery email or an
 * invitation. Throws AuthError.
 */
async function requireOwnPassword(call: Call, caller: Caller, current: string | undefined): Promise<void> {
  const { user } = caller.account;
  if (user.encrypted_password === null || (await startedByEmail(call, caller))) return;
  await countHit(call, "auth_factor_account", user.id);
  if (!current || !(await isPassword(current, user.encrypted_password)))
    throw new AuthError("invalid_credentials", "The current password is missing or wrong");
}

async function requestEmailChange(
  call: Call,
  { account }: Caller,
  email: string,
  challenge: z.output<typeof challengeBody>,
): Promise<void> {
  const now = call.tools.now();
  await countHit(call, "auth_email");
  await countHit(call, "auth_email_account", email);
  await asAuth(call, async (queries) => {
    await saveUser(queries, account.user.id, {
      email_change: email,
      email_change_confirm_status: 0,
      email_change_sent_at: now,
      updated_at: now,
    });
    const flowId = await startFlow(queries, call, challenge, {
      user_id: account.user.id,
      authentication_method: "email_change",
    });
    const shared = { userId: account.user.id, redirectTo: redirectTarget(call), flowId };
    await queueEmail(queries, call, { ...shared, type: "email_change_token_new", to: email });
    await queueEmail(queries, call, {
      ...shared,
      type: "email_change_token_current",
      to: account.user.email,
    });
    await audit(queries, "email_change_requested", account.user.id, now);
  });
}

async function mergeMetadata(
  queries: Queries,
  call: Call,
  { account }: Caller,
  data: z.output<typeof metadata>,
): Promise<void> {
  const merged = metadata.safeParse({ ...Object(account.user.raw_user_meta_data), ...data });
  if (!merged.success) throw invalid("data: is too large");
  const now = call.tools.now();
  await saveUser(queries, account.user.id, {
    raw_user_meta_data: JSON.stringify(merged.data),
    updated_at: now,
  });
  await audit(queries, "user_modified", account.user.id, now, { changed: "metadata" });
}
