import { z } from "zod";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import { requireAdministrator } from "./administrator.ts";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody, uuidParam } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { factorOf, removeFactor } from "./factors.ts";
import { queueEmail, queueNotice } from "./one-time-tokens.ts";
import { redirectTarget } from "./redirects.ts";
import { createAccount, metadata, requireEmail } from "./sign-up.ts";
import { type Account, accountOf, factorJson, findAccount, saveUser, userJson } from "./users.ts";

const maxPerPage = 1000;

/** A number of hours as "24h", or "none" to lift the ban. */
const ban = z.object({ ban_duration: z.string().regex(/^(none|\d{1,6}h)$/) });

/** GET /admin/users: the accounts, newest first, a page at a time. */
export const listUsers: Endpoint = async (call) => {
  await requireAdministrator(call);
  const number = pageNumber(call, "page", 1);
  const size = Math.min(pageNumber(call, "per_page", 50), maxPerPage);
  const { accounts, total } = await asAuth(call, async (queries) => {
    const rows = await queries
      .selectFrom("auth.users")
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(size)
      .offset((number - 1) * size)
      .execute();
    const { count } = await queries
      .selectFrom("auth.users")
      .select((select) => select.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    const accounts: Account[] = [];
    // One after the other, since a transaction has one connection.
    for (const row of rows) accounts.push(await accountOf(queries, row));
    return { accounts, total: Number(count) };
  });
  const last = Math.max(1, Math.ceil(total / size));
  const link = (to: number, rel: string) =>
    `<${call.url.pathname}?page=${to}&per_page=${size}>; rel="${rel}"`;
  return Response.json(
    { users: accounts.map(accountJson), aud: "authenticated" },
    {
      headers: {
        "x-total-count": String(total),
        link: [...(number < last ? [link(number + 1, "next")] : []), link(last, "last")].join(", "),
      },
    },
  );
};

/** POST /invite: creates an account whose owner gets an email and chooses a password. */
export const invite: Endpoint = async (call) => {
  const body = await readBody(call, z.object({ email: z.string(), data: metadata.nullish() }));
  const adminId = await requireAdministrator(call, { fresh: true });
  const email = requireEmail(body.email);
  const account = await asAuth(call, async (queries) => {
    const existing = await findAccount(queries, { email });
    if (existing?.user.email_confirmed_at) throw new AuthError("email_exists");
    const invited =
      existing ?? (await createAccount(queries, call, { email, data: body.data ?? {}, invitedBy: adminId }));
    await queueEmail(queries, call, {
      userId: invited.user.id,
      type: "invite_token",
      to: email,
      redirectTo: redirectTarget(call),
    });
    if (existing)
      await audit(queries, "user_modified", existing.user.id, call.tools.now(), {
        by: adminId,
        changed: "invited",
      });
    return invited;
  });
  return Response.json(accountJson(account));
};

/** GET /admin/users/:user: one account. */
export const readUser: Endpoint = async (call) => {
  await requireAdministrator(call);
  return Response.json(accountJson(await asAuth(call, (queries) => accountOfPath(queries, call))));
};

/** PUT /admin/users/:user: bans an account, which ends every session, or lifts a ban. Nothing else can be changed. */
export const banUser: Endpoint = async (call) => {
  const { ban_duration: duration } = await readBody(call, ban);
  const adminId = await requireAdministrator(call, { fresh: true });
  const now = call.tools.now();
  const end =
    duration === "none" ? null : new Date(now.getTime() + Number.parseInt(duration, 10) * milliseconds.hour);
  const account = await asAuth(call, async (queries) => {
    const { user } = await accountOfPath(queries, call);
    await saveUser(queries, user.id, { updated_at: now, banned_until: end });
    if (end) await queries.deleteFrom("auth.sessions").where("user_id", "=", user.id).execute();
    const changed = await accountOfPath(queries, call);
    await audit(queries, "user_modified", user.id, now, { by: adminId, changed: "ban_duration" });
    const wasOpen = !user.banned_until || user.banned_until <= now;
    if (wasOpen !== (end === null))
      await queueNotice(queries, call, end ? "account_closed" : "account_opened", user.id);
    return changed;
  });
  return Response.json(accountJson(account));
};

/** DELETE /admin/users/:user: deletes an account and everything that belongs to it; 422 for the last administrator's. */
export const deleteUser: Endpoint = async (call) => {
  const adminId = await requireAdministrator(call, { fresh: true });
  await asAuth(call, async (queries) => {
    const account = await accountOfPath(queries, call);
    await queries.deleteFrom("auth.users").where("id", "=", account.user.id).execute();
    await audit(queries, "user_deleted", account.user.id, call.tools.now(), { by: adminId });
  }).catch((error: unknown) => {
    // P0001: raised for the last administrator (keep_an_administrator in supabase/schema/05_staff.sql).
    if (errorCode(error) === "P0001")
      throw new AuthError("validation_failed", "The last administrator cannot be deleted", { status: 422 });
    throw error;
  });
  return Response.json({});
};

/** GET /admin/users/:user/factors: the account's second factors. */
export const listFactors: Endpoint = async (call) => {
  await requireAdministrator(call);
  const { factors } = await asAuth(call, (queries) => accountOfPath(queries, call));
  return Response.json(factors.map(factorJson));
};

/** DELETE /admin/users/:user/factors/:factor: for somebody who lost their phone; all their sessions end. */
export const deleteFactor: Endpoint = async (call) => {
  const adminId = await requireAdministrator(call, { fresh: true });
  const { id } = await asAuth(call, async (queries) => {
    const account = await accountOfPath(queries, call);
    const factor = factorOf(call, account);
    const userId = account.user.id;
    await removeFactor(queries, account, factor);
    await queries.deleteFrom("auth.sessions").where("user_id", "=", userId).execute();
    await audit(queries, "factor_unenrolled", userId, call.tools.now(), {
      type: factor.factor_type,
      by: adminId,
    });
    if (factor.status === "verified")
      await queueNotice(queries, call, "factor_removed_by_administrator", userId);
    return factor;
  });
  return Response.json({ id });
};

/** An account for administrators. `has_password` is our addition to the protocol. */
function accountJson(account: Account): Record<string, unknown> {
  return { ...userJson(account), has_password: account.user.encrypted_password !== null };
}

function pageNumber({ url }: Call, name: string, fallback: number): number {
  const value = url.searchParams.get(name);
  if (!value) return fallback;
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw invalid(`Bad Pagination Parameters: ${name} must be a whole number above 0`);
}

async function accountOfPath(queries: Queries, call: Call): Promise<Account> {
  const account = await findAccount(queries, { id: uuidParam(call, "user") });
  if (!account) throw new AuthError("user_not_found");
  return account;
}
