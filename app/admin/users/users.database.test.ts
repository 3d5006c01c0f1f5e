import { beforeAll, expect, test } from "vitest";
import {
  changeMember,
  invitePerson,
  removeSecondFactors,
  setActive,
} from "#app/account/change-user.server.ts";
import { type Accounts, listUsers } from "#app/account/users.server.ts";
import { listAudit } from "#app/admin/audit/data.server.ts";
import { readStatus } from "#app/admin/status/data.server.ts";
import { cursorText, readCursor } from "#app/domain/cursor.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";

const site = "http://localhost:3000";
const redirectTo = `${site}/logga-in/svar`;

let db: TestDatabase;
let server: TestSignIn;
let boss: TestAccount;
let accounts: Accounts;
let person: Awaited<ReturnType<typeof personOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  server = openTestSignIn(db, { signUp: "invited" });
  boss = await addAccount(db.ask, { role: "admin", name: "Berit Chef" });
  const { accessToken } = await signInWithSecondFactor(site, boss, server.client());
  accounts = testClient(
    site,
    (input, init) => server.signIn.fetch(new Request(input, init), "198.51.100.9"),
    accessToken,
  ).auth.admin;
  person = { database: db.database, claims: await server.signIn.verify(accessToken) };
});

async function personOf(role: "sales" | "editor") {
  const account = await addAccount(db.ask, { role });
  const { accessToken } = await signInWithSecondFactor(site, account, server.client());
  return { database: db.database, claims: await server.signIn.verify(accessToken) };
}

test("somebody is invited once, listed as invited, with the role they were given", async () => {
  const invitation = { email: "Nina@example.se", name: "Nina Ny", role: "sales" as const, redirectTo };
  expect(await invitePerson(person, accounts, invitation)).toBe("invited");
  const sent = () =>
    db.ask("select id, created_at from auth.one_time_tokens where relates_to = 'nina@example.se'");
  const first = await sent();
  // The link that was sent goes on working.
  expect(await invitePerson(person, accounts, { ...invitation, role: "admin" })).toBe("waiting");
  expect(first).toHaveLength(1);
  expect(await sent()).toEqual(first);
  expect(
    await db.ask(
      "select raw_user_meta_data -> 'invitation' as told from auth.users where email = 'nina@example.se'",
    ),
  ).toEqual([{ told: { by: expect.any(String), role: "sales" } }]);
  const nina = (await listUsers(person, accounts)).find(({ name }) => name === "Nina Ny");
  expect(nina).toMatchObject({ role: "sales", account: { email: "nina@example.se", isConfirmed: false } });
  expect(
    await db.ask("select 1 from graphile_worker.jobs where task_identifier = 'send-account-email'"),
  ).not.toEqual([]);
});

test("who confirmed an invitation without a password is listed apart from who can sign in", async () => {
  const { userId } = await addAccount(db.ask, { role: "editor", name: "Pia Halv" });
  const account = async () => (await listUsers(person, accounts)).find(({ id }) => id === userId)?.account;
  expect(await account()).toMatchObject({ isConfirmed: true, hasOwnWayIn: true });
  await db.ask("update auth.users set encrypted_password = null where id = $1", [userId]);
  expect(await account()).toMatchObject({ isConfirmed: true, hasOwnWayIn: false });
  await db.ask(
    `insert into auth.identities (provider_id, user_id, provider, identity_data)
     values ('pia', $1, 'google', '{"sub": "pia"}')`,
    [userId],
  );
  expect(await account()).toMatchObject({ hasOwnWayIn: true });
});

test("an account that exists already gets no email", async () => {
  const { email, userId } = await addAccount(db.ask);
  const outcome = await invitePerson(person, accounts, { email, name: "Olle", role: "editor", redirectTo });
  expect(outcome).toBe("added");
  expect(await invitePerson(person, accounts, { email, name: "Olle", role: "admin", redirectTo })).toBe(
    "known",
  );
  expect(await db.ask("select role from staff where user_id = $1", [userId])).toEqual([{ role: "editor" }]);
});

test("a role is changed only from the one shown, and never the last administrator's", async () => {
  const { userId: id } = await addAccount(db.ask, { role: "sales" });
  expect(await changeMember(person, id, { role: "sales" }, { role: "editor" })).toBe("done");
  expect(await changeMember(person, id, { role: "sales" }, { role: "admin" })).toBe("changed");
  expect(await changeMember(person, boss.userId, { role: "admin" }, { role: "sales" })).toBe("last");
  expect(await setActive(person, accounts, { id: boss.userId, active: false })).toBe("last");
});

test("a name is changed only from the one shown, and both are logged", async () => {
  const { userId: id } = await addAccount(db.ask, { role: "sales", name: "Anna Lind" });
  expect(await changeMember(person, id, { name: "Anna Lind" }, { name: "Anna Berg" })).toBe("done");
  expect(await changeMember(person, id, { name: "Anna Lind" }, { name: "Anna Ek" })).toBe("changed");
  const { rows } = await listAudit(person, { source: "admin", actor: boss.userId }, null);
  expect(rows.find(({ kind }) => kind === "staffName")).toMatchObject({
    about: id,
    data: { from: "Anna Lind", to: "Anna Berg" },
  });
});

test("a suspended person is out at once, and once reactivated signs in with the same password", async () => {
  const account = await addAccount(db.ask, { role: "sales" });
  await signInWithSecondFactor(site, account, server.client());
  expect(await setActive(person, accounts, { id: account.userId, active: false })).toBe("done");
  expect(await db.ask("select 1 from auth.sessions where user_id = $1", [account.userId])).toEqual([]);
  const refused = await server.client().auth.signInWithPassword(account);
  expect(refused.error).toMatchObject({ code: "user_banned" });
  expect(await setActive(person, accounts, { id: account.userId, active: true })).toBe("done");
  expect((await server.client().auth.signInWithPassword(account)).error).toBeNull();
});

test("eleven minutes after the second factor nobody can be invited, get a role or be suspended", async () => {
  const { userId: id, email } = await addAccount(db.ask, { role: "sales" });
  const guest = await addAccount(db.ask);
  const asked = () => db.ask("select role, active from staff order by user_id");
  const before = await asked();
  await shownAgo(11);
  const wanted = { code: "PT403" };
  await expect(changeMember(person, id, { role: "sales" }, { role: "admin" })).rejects.toMatchObject(wanted);
  await expect(setActive(person, accounts, { id, active: false })).rejects.toMatchObject(wanted);
  const invitation = { email: guest.email, name: "Olle", role: "admin" as const, redirectTo };
  await expect(invitePerson(person, accounts, invitation)).rejects.toThrow();
  expect(await asked()).toEqual(before);
  await shownAgo(9);
  expect(await changeMember(person, id, { role: "sales" }, { role: "editor" })).toBe("done");
  const told = await db.ask(
    `select payload ->> 'notice' as notice from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
    [id],
  );
  expect(told, email).toEqual([{ notice: "role_changed" }]);
});

/** Sets back the time when the administrator used the second factor. */
const shownAgo = (minutes: number) =>
  db.ask(
    `update auth.mfa_amr_claims set updated_at = now() - make_interval(mins => $2::int)
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [boss.userId, String(minutes)],
  );

test("second factors are removed for somebody who lost them", async () => {
  const account = await addAccount(db.ask, { role: "sales" });
  expect(await removeSecondFactors(accounts, account.userId)).toBe(1);
  expect((await server.client().auth.signInWithPassword(account)).data.user?.factors).toEqual([]);
});

test("every change is in the log, which is paged by key and can be filtered", async () => {
  const seen: string[] = [];
  let cursor = null;
  do {
    const page = await listAudit(person, {}, cursor);
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.next && readCursor(new URLSearchParams({ efter: cursorText(page.next) }));
    expect(cursor).toEqual(page.next);
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  const { rows } = await listAudit(person, { source: "admin", actor: boss.userId }, null);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    "staffActivated",
    "staffAdded",
    "staffDeactivated",
    "staffName",
    "staffRole",
  ]);
  const account = await listAudit(person, { source: "account", actor: boss.userId }, null);
  expect(account.rows.some(({ kind }) => kind === "factor_unenrolled")).toBe(true);
  expect((await listAudit(person, { to: "2020-01-01" }, null)).rows).toEqual([]);
});

test("the status page names the changes that the database lacks", async () => {
  expect(await readStatus(person)).toMatchObject({ pendingMigrations: [] });
  await db.ask("delete from supabase_migrations.schema_migrations where version = '14'");
  expect(await readStatus(person)).toMatchObject({ pendingMigrations: ["14"] });
});

test.each(["sales", "editor"] as const)(
  "%s sees no log and no operations, and changes nobody",
  async (role) => {
    const other = await personOf(role);
    await expect(listAudit(other, {}, null)).rejects.toMatchObject({ code: "42501" });
    await expect(readStatus(other)).rejects.toMatchObject({ code: "42501" });
    expect(await changeMember(other, boss.userId, { role: "admin" }, { role: "sales" })).toBe("changed");
    const rows = await db.database.as(
      "authenticated",
      (queries) => queries.selectFrom("admin_log").selectAll().execute(),
      { claims: other.claims },
    );
    expect(rows).toEqual([]);
  },
);
