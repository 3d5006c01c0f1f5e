import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startAccountEmails } from "#tests/account-emails.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";

const site = "http://localhost:3000";

let db: TestDatabase;
let server: TestSignIn;
let post: Awaited<ReturnType<typeof startAccountEmails>>;
let boss: TestAccount;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
  post = await startAccountEmails(db, () => server);
});
afterAll(() => post.stop());
beforeEach(async () => {
  server = openTestSignIn(db, { signUp: "invited" });
  boss = await addAccount(db.ask, { role: "admin" });
});

/** The client's own administration calls, with a token as its key. */
const adminWith = (token: string) =>
  testClient(site, (input, init) => server.signIn.fetch(new Request(input, init), "198.51.100.9"), token).auth
    .admin;
const adminOf = async (account: TestAccount) =>
  adminWith((await signInWithSecondFactor(site, account, server.client())).accessToken);

test("an administrator invites somebody, who opens the email and chooses a password", async () => {
  const admin = await adminOf(boss);
  const { data } = await admin.inviteUserByEmail("Ny.Kollega@example.se", {
    redirectTo: `${site}/logga-in/valkommen?lang=en`,
    data: { name: "Nina" },
  });
  expect(data.user).toMatchObject({ email: "ny.kollega@example.se", user_metadata: { name: "Nina" } });
  const email = await post.next("ny.kollega@example.se", /You are invited/);
  const client = server.client();
  const tokenHash = new URL(email.link).searchParams.get("token") ?? "";
  const opened = await client.auth.verifyOtp({ token_hash: tokenHash, type: "invite" });
  expect(opened.data.user?.email_confirmed_at).toBeDefined();
  const password = "en nyckel av mässing";
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  const again = await server.client().auth.signInWithPassword({ email: "ny.kollega@example.se", password });
  expect(again.error).toBeNull();
  expect((await admin.inviteUserByEmail("ny.kollega@example.se")).error).toMatchObject({
    code: "email_exists",
  });
});

test("accounts are listed a page at a time, without their secrets", async () => {
  const admin = await adminOf(boss);
  const { data } = await admin.listUsers({ page: 1, perPage: 1 });
  expect(data).toMatchObject({ nextPage: 2 });
  expect(data.users).toHaveLength(1);
  expect(JSON.stringify((await admin.listUsers({ perPage: 100 })).data.users)).not.toMatch(/argon2|secret/);
});

test.each([-1, 0, 1.5, 99_999_999])("page %s of the accounts is refused", async (page) => {
  const admin = await adminOf(boss);
  const { error } = await admin.listUsers({ page });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  expect(error?.message).toMatch(/^Bad Pagination Parameters/);
});

test("a banned account's sessions end, and it cannot sign in until the ban is lifted", async () => {
  const account = await addAccount(db.ask);
  const { data: open } = await server.client().auth.signInWithPassword(account);
  const admin = await adminOf(boss);
  await admin.updateUserById(account.userId, { ban_duration: "24h" });
  const refreshed = await server.client().auth.refreshSession({
    refresh_token: open.session?.refresh_token ?? "",
  });
  expect(refreshed.error).not.toBeNull();
  expect((await server.client().auth.signInWithPassword(account)).error).toMatchObject({
    code: "user_banned",
  });
  await admin.updateUserById(account.userId, { ban_duration: "none" });
  const changed = await admin.updateUserById(account.userId, { password: "fyra gula cyklar i regnet" });
  expect(changed.error).toMatchObject({ code: "validation_failed" });
  expect((await server.client().auth.signInWithPassword(account)).error).toBeNull();
});

test("an administrator removes the factor of a lost phone, and deletes an account with all that belongs to it", async () => {
  const account = await addAccount(db.ask);
  const lost = server.client();
  await signInWithSecondFactor(site, account, lost);
  expect((await lost.auth.mfa.recoveryCodes.generate()).error).toBeNull();
  const admin = await adminOf(boss);
  const { data: listed } = await admin.mfa.listFactors({ userId: account.userId });
  expect(listed?.factors).toMatchObject([{ factor_type: "totp" }, { factor_type: "recovery_code" }]);
  const id = listed?.factors[0]?.id ?? "";
  expect((await admin.mfa.deleteFactor({ userId: account.userId, id })).error).toBeNull();
  // The recovery codes go too: they may be lost with the phone, and the next factor comes with new ones.
  expect((await server.client().auth.signInWithPassword(account)).data.user?.factors).toEqual([]);
  expect((await admin.deleteUser(account.userId)).error).toBeNull();
  expect((await server.client().auth.signInWithPassword(account)).error).toMatchObject({
    code: "invalid_credentials",
  });
});

test("the last administrator cannot be deleted", async () => {
  await db.ask("delete from staff where user_id <> $1 and role <> 'admin'", [boss.userId]);
  await db.ask("delete from auth.users where id in (select user_id from staff where user_id <> $1)", [
    boss.userId,
  ]);
  const admin = await adminOf(boss);
  expect((await admin.deleteUser(boss.userId)).error).toMatchObject({ status: 422 });
});

test("visitors, other staff and administrators before the second factor have no access", async () => {
  const { data } = await server.client().auth.signInWithPassword(boss);
  const sales = await addAccount(db.ask, { role: "sales" });
  const salesToken = (await signInWithSecondFactor(site, sales, server.client())).accessToken;
  for (const [token, code] of [
    ["sb_publishable_own", "bad_jwt"],
    [data.session?.access_token ?? "", "not_admin"],
    [salesToken, "not_admin"],
  ] as const) {
    const admin = adminWith(token);
    expect((await admin.listUsers()).error, code).toMatchObject({ code });
    expect((await admin.inviteUserByEmail("x@example.se")).error).toMatchObject({ code });
    expect((await admin.deleteUser(boss.userId)).error).toMatchObject({ code });
  }
});

test("an administrator sees where a colleague is signed in and ends one session or all, with a fresh factor", async () => {
  const account = await addAccount(db.ask, { role: "sales" });
  for (let times = 0; times < 3; times += 1) await server.client().auth.signInWithPassword(account);
  const { accessToken } = await signInWithSecondFactor(site, boss, server.client());
  const ask = async (method: string, path: string, token = accessToken) => {
    const request = new Request(`${site}/auth/v1/admin/users/${account.userId}/sessions${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await server.signIn.fetch(request, "198.51.100.9");
    return { status: response.status, body: await response.json() };
  };
  const { body } = await ask("GET", "");
  expect(body.sessions).toHaveLength(3);
  expect(Object.keys(body.sessions[0]).sort()).toEqual([
    "aal",
    "created_at",
    "current",
    "id",
    "not_after",
    "refreshed_at",
    "user_agent",
  ]);
  expect(await ask("DELETE", `/${body.sessions[0].id}`)).toMatchObject({ body: { ended: 1 } });
  expect(await ask("DELETE", "/not-an-id")).toMatchObject({ status: 404 });
  const sales = await addAccount(db.ask, { role: "sales" });
  const { accessToken: others } = await signInWithSecondFactor(site, sales, server.client());
  expect(await ask("GET", "", others)).toMatchObject({ body: { error_code: "not_admin" } });
  await db.ask("update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'");
  expect(await ask("DELETE", "")).toMatchObject({ body: { error_code: "reauthentication_needed" } });
  await db.ask("update auth.mfa_amr_claims set updated_at = now()");
  expect(await ask("DELETE", "")).toMatchObject({ body: { ended: 2 } });
  const log = await db.ask(
    `select payload -> 'traits' as traits from auth.audit_log_entries
     where payload ->> 'action' = 'sessions_ended' and payload ->> 'actor_id' = $1 order by created_at`,
    [account.userId],
  );
  expect(log).toEqual([
    { traits: { by: boss.userId, scope: "one" } },
    { traits: { by: boss.userId, scope: "all" } },
  ]);
});
