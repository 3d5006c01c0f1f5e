import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, type TestAccount } from "#tests/staff.ts";
import { commandActor, endSessions, resetFactors, unlockAccount } from "./repair.ts";

let db: TestDatabase;
let server: TestSignIn;

beforeAll(async () => {
  db = await freshDatabase();
  server = openTestSignIn(db);
  // One window for the whole test.
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
});

const about = (email: string) => ({ database: db.database, email, now: new Date() });
const signIn = (account: TestAccount) => server.client().auth.signInWithPassword(account);
const count = async (table: string, { userId }: TestAccount) =>
  (await db.ask(`select from ${table} where user_id = $1`, [userId])).length;
const noticesTo = async ({ userId }: TestAccount) =>
  (
    await db.ask<{ notice: string }>(
      "select payload ->> 'notice' as notice from graphile_worker._private_jobs where payload ->> 'userId' = $1",
      [userId],
    )
  ).map(({ notice }) => notice);
/** What the command has written into the log of accounts about an account. */
const logged = async ({ userId }: TestAccount) =>
  (
    await db.ask<{ action: string }>(
      `select payload ->> 'action' as action from auth.audit_log_entries
       where payload ->> 'actor_id' = $1 and payload -> 'traits' ->> 'by' = $2 order by created_at`,
      [userId, commandActor],
    )
  ).map(({ action }) => action);

test("unlocking opens a closed account and forgets its wrong codes, and the owner hears of it", async () => {
  const account = await addAccount(db.ask);
  await db.ask(
    "update auth.users set banned_until = now() + interval '1 year', factor_failures = 30, factor_failed_at = now() where id = $1",
    [account.userId],
  );
  expect((await signIn(account)).error).toMatchObject({ code: "user_banned" });
  expect(await unlockAccount(about(` ${account.email.toUpperCase()} `))).toEqual({
    wasClosed: true,
    wrongCodes: 30,
  });
  expect((await signIn(account)).error).toBeNull();
  const client = server.client();
  const { data } = await client.auth.signInWithPassword(account);
  const factorId = data.user?.factors?.[0]?.id ?? "";
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: account.code() })).error).toBeNull();
  expect(await noticesTo(account)).toContain("account_opened");
  expect(await logged(account)).toEqual(["user_modified"]);
});

test("unlocking forgets what strangers have guessed, after which each attempt needed a proof of work", async () => {
  const account = await addAccount(db.ask);
  for (let guess = 0; guess < 21; guess += 1)
    await server.client(`203.0.113.${guess}`).auth.signInWithPassword({ ...account, password: "fel" });
  expect((await signIn(account)).error).not.toBeNull();
  await unlockAccount(about(account.email));
  expect((await signIn(account)).error).toBeNull();
});

test("ending sessions signs somebody out everywhere, and nobody else", async () => {
  const [account, other] = [await addAccount(db.ask), await addAccount(db.ask)];
  for (const each of [account, account, other]) expect((await signIn(each)).error).toBeNull();
  expect(await endSessions(about(account.email))).toBe(2);
  expect([await count("auth.sessions", account), await count("auth.sessions", other)]).toEqual([0, 1]);
  expect(await logged(account)).toEqual(["sessions_ended"]);
});

test("resetting removes every second factor and recovery code, ends the sessions, and the owner hears of it", async () => {
  const account = await addAccount(db.ask);
  await signIn(account);
  await db.ask(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, 'Koder', 'recovery_code', 'verified', 'x')`,
    [account.userId],
  );
  expect(await resetFactors(about(account.email))).toBe(1);
  expect([await count("auth.mfa_factors", account), await count("auth.sessions", account)]).toEqual([0, 0]);
  expect(await noticesTo(account)).toContain("factor_removed_by_administrator");
  expect(await logged(account)).toEqual(["factor_unenrolled"]);
  await expect(resetFactors(about(account.email))).rejects.toThrow(/^This account has no second factor\.$/);
});

test("an address without an account is refused, whatever is to be done", async () => {
  for (const repair of [unlockAccount, endSessions, resetFactors])
    await expect(repair(about("ingen@example.se"))).rejects.toThrow(
      /^There is no account with this email address\.$/,
    );
});

test("in the admin's activity log the command did it, not the person whose account it is", async () => {
  const account = await addAccount(db.ask, { role: "admin" });
  await unlockAccount(about(account.email));
  const client = server.client();
  const { data } = await client.auth.signInWithPassword(account);
  const factorId = data.user?.factors?.[0]?.id ?? "";
  const { data: session } = await client.auth.mfa.challengeAndVerify({ factorId, code: account.code() });
  const claims = await server.signIn.verify(session?.access_token ?? "");
  const read = sql<{ actor: string | null; by: string }>`
    select actor, data ->> 'by' as by from admin_audit('{}', null, null, 50)
    where about = ${account.userId} and kind = 'user_modified'`;
  const { rows } = await db.database.as("authenticated", (queries) => read.execute(queries), { claims });
  expect(rows).toEqual([{ actor: null, by: commandActor }]);
});
