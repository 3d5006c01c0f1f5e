import { beforeAll, expect, test } from "vitest";
import { listAudit } from "#app/office/audit/data.server.ts";
import { readOperations } from "#app/office/operations/data.server.ts";
import { placeOf, placeText } from "#app/office/place.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";
import { type Accounts, listPeople } from "./data.server.ts";
import { changeRole, invitePerson, removeSecondFactors, setActive } from "./mutations.server.ts";

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

test("somebody is invited once, listed as invited, and keeps the role they were given", async () => {
  const invitation = { email: "Nina@example.se", name: "Nina Ny", role: "sales" as const, redirectTo };
  expect(await invitePerson(person, accounts, invitation)).toBe("invited");
  expect(await invitePerson(person, accounts, { ...invitation, role: "admin" })).toBe("known");
  const nina = (await listPeople(person, accounts)).find(({ name }) => name === "Nina Ny");
  expect(nina).toMatchObject({ role: "sales", account: { email: "nina@example.se", isConfirmed: false } });
  expect(
    await db.ask("select 1 from graphile_worker.jobs where task_identifier = 'send-account-letter'"),
  ).not.toEqual([]);
});

test("an account that is there already is listed without a letter", async () => {
  const { email, userId } = await addAccount(db.ask);
  const outcome = await invitePerson(person, accounts, { email, name: "Olle", role: "editor", redirectTo });
  expect(outcome).toBe("added");
  expect(await db.ask("select role from staff where user_id = $1", [userId])).toEqual([{ role: "editor" }]);
});

test("a role is changed only from what it was, and the last administrator keeps it", async () => {
  const { userId: id } = await addAccount(db.ask, { role: "sales" });
  expect(await changeRole(person, { id, from: "sales", to: "editor" })).toBe("done");
  expect(await changeRole(person, { id, from: "sales", to: "admin" })).toBe("changed");
  const last = { id: boss.userId, from: "admin", to: "sales" } as const;
  expect(await changeRole(person, last)).toBe("last");
  expect(await setActive(person, accounts, { id: boss.userId, active: false })).toBe("last");
});

test("somebody who is taken off the desk is out at once, and comes back by the same password", async () => {
  const account = await addAccount(db.ask, { role: "sales" });
  await signInWithSecondFactor(site, account, server.client());
  expect(await setActive(person, accounts, { id: account.userId, active: false })).toBe("done");
  expect(await db.ask("select 1 from auth.sessions where user_id = $1", [account.userId])).toEqual([]);
  const refused = await server.client().auth.signInWithPassword(account);
  expect(refused.error).toMatchObject({ code: "user_banned" });
  expect(await setActive(person, accounts, { id: account.userId, active: true })).toBe("done");
  expect((await server.client().auth.signInWithPassword(account)).error).toBeNull();
});

test("second factors are removed for somebody who lost them", async () => {
  const account = await addAccount(db.ask, { role: "sales" });
  expect(await removeSecondFactors(accounts, account.userId)).toBe(1);
  expect((await server.client().auth.signInWithPassword(account)).data.user?.factors).toEqual([]);
});

test("all of it is in the log, which goes on by key and keeps to a filter", async () => {
  const seen: string[] = [];
  let place = null;
  do {
    const page = await listAudit(person, {}, place);
    seen.push(...page.rows.map(({ id }) => id));
    place = page.next && placeOf(new URLSearchParams({ efter: placeText(page.next) }));
    expect(place).toEqual(page.next);
  } while (place);
  expect(new Set(seen).size).toBe(seen.length);
  const { rows } = await listAudit(person, { source: "office", actor: boss.userId }, null);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["staffActivated", "staffAdded", "staffDeactivated", "staffRole"]);
  const account = await listAudit(person, { source: "account", actor: boss.userId }, null);
  expect(account.rows.some(({ kind }) => kind === "factor_unenrolled")).toBe(true);
  expect((await listAudit(person, { to: "2020-01-01" }, null)).rows).toEqual([]);
});

test("operations tell of migrations and of the last backup", async () => {
  const before = await readOperations(person, { hasOwnSignIn: true });
  expect(before).toMatchObject({ migrations: { pending: [] }, backupAt: null });
  expect(before.migrations.applied).toBeGreaterThan(20);
  await db.ask("select private.note_backup()");
  await db.ask("delete from supabase_migrations.schema_migrations where version = '20261121210300'");
  const after = await readOperations(person, { hasOwnSignIn: true });
  expect(after.migrations.pending).toEqual(["20261121210300"]);
  expect(after.backupAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test.each(["sales", "editor"] as const)(
  "%s sees no log and no operations, and changes nobody",
  async (role) => {
    const other = await personOf(role);
    await expect(listAudit(other, {}, null)).rejects.toMatchObject({ code: "42501" });
    await expect(readOperations(other, { hasOwnSignIn: true })).rejects.toMatchObject({ code: "42501" });
    expect(await changeRole(other, { id: boss.userId, from: "admin", to: "sales" })).toBe("changed");
    const rows = await db.database.as(
      "authenticated",
      (queries) => queries.selectFrom("desk_log").selectAll().execute(),
      { claims: other.claims },
    );
    expect(rows).toEqual([]);
  },
);
