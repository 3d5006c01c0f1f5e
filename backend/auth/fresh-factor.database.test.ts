import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";

const site = "http://localhost:3000";
const minute = 60_000;
const refused = { code: "reauthentication_needed" };

let db: TestDatabase;
let server: TestSignIn;
/** How far the sign-in's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
});
beforeEach(() => {
  ahead = 0;
  server = openTestSignIn(db, {
    providers: {
      google: {
        authorizationUrl: async () => new URL("https://accounts.example.com/"),
        exchange: () => Promise.reject(new Error("nobody comes back from this provider")),
      },
    },
  });
});

function wait(milliseconds: number) {
  ahead += milliseconds;
  server.wait(milliseconds);
}

const codeOf = (account: TestAccount) => account.code(new Date(Date.now() + ahead));

/** The notices that were queued for an account, in order. */
async function noticesFor(userId: string): Promise<string[]> {
  const rows = await db.ask<{ notice: string }>(
    `select payload ->> 'notice' as notice from graphile_worker._private_jobs
     where payload ->> 'userId' = $1 order by id`,
    [userId],
  );
  return rows.map(({ notice }) => notice);
}

async function signedIn(account: TestAccount) {
  const client = server.client();
  await signInWithSecondFactor(site, account, client);
  return client;
}

async function useFactor(client: ReturnType<typeof testClient>, account: TestAccount) {
  const { data } = await client.auth.mfa.listFactors();
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: data?.totp[0]?.id ?? "",
    code: codeOf(account),
  });
  expect(error).toBeNull();
}

test("eleven minutes after the second factor sensitive changes are refused, until it is used again", async () => {
  const anna = await addAccount(db.ask);
  const client = await signedIn(anna);
  const { auth } = client;
  const { data: known } = await auth.mfa.listFactors();
  const identity = (await auth.getUserIdentities()).data?.identities[0];
  if (!identity) throw new Error("an identity is missing");
  await auth.mfa.recoveryCodes.generate();
  wait(11 * minute);
  const email = `${crypto.randomUUID()}@example.se`;
  const changes = {
    email: () => auth.updateUser({ email }),
    password: () =>
      auth.updateUser({ password: "fyra gula cyklar i regnet", current_password: anna.password }),
    factor: () => auth.mfa.enroll({ factorType: "totp", friendlyName: "Platta" }),
    codes: () => auth.mfa.recoveryCodes.regenerate(),
    link: () => auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } }),
    unlink: () => auth.unlinkIdentity(identity),
    // When the last factor is removed the session falls back to aal1.
    lastFactor: () => auth.mfa.unenroll({ factorId: known?.totp[0]?.id ?? "" }),
  };
  for (const [what, change] of Object.entries(changes))
    expect((await change()).error, what).toMatchObject(refused);
  // What is not sensitive still works.
  expect((await auth.updateUser({ data: { locale: "en" } })).error).toBeNull();
  expect(await noticesFor(anna.userId)).toEqual(["codes_made"]);

  await useFactor(client, anna);
  for (const [what, change] of Object.entries(changes)) {
    const { error } = await change();
    if (what === "unlink") expect(error?.code).toBe("single_identity_not_deletable");
    else expect(error, what).toBeNull();
  }
  expect(await noticesFor(anna.userId)).toEqual([
    "codes_made",
    "password_changed",
    "codes_made",
    "factor_removed",
  ]);
});

test("a new factor's first code counts as a fresh factor", async () => {
  const anna = await addAccount(db.ask);
  const client = await signedIn(anna);
  const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Platta" });
  if (data?.type !== "totp") throw new Error("no time-based factor");
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toBeNull();
  expect(await noticesFor(anna.userId)).toEqual(["factor_added", "codes_made"]);
});

test("using the second factor again does not make a used refresh token valid again", async () => {
  const anna = await addAccount(db.ask);
  const client = await signedIn(anna);
  const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  await client.auth.refreshSession();
  wait(11 * minute);
  await useFactor(client, anna);
  const thief = await server.client().auth.refreshSession({ refresh_token: stolen });
  expect(thief.error).toMatchObject({ code: "refresh_token_already_used" });
});

test("without a second factor the session must have begun in the last ten minutes", async () => {
  const anna = await addAccount(db.ask);
  await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
  const client = server.client();
  const signIn = () => client.auth.signInWithPassword(anna);
  await signIn();
  wait(11 * minute);
  const enrol = () => client.auth.mfa.enroll({ factorType: "totp" });
  expect((await enrol()).error).toMatchObject(refused);
  await signIn();
  expect((await enrol()).error).toBeNull();
});

test("an administrator needs a fresh factor to change accounts, and their owners get notices", async () => {
  const boss = await addAccount(db.ask, { role: "admin" });
  const client = await signedIn(boss);
  const { data } = await client.auth.getSession();
  const { admin } = testClient(
    site,
    (input, init) => server.signIn.fetch(new Request(input, init), "198.51.100.9"),
    data.session?.access_token,
  ).auth;
  const anna = await addAccount(db.ask, { role: "sales" });
  const { data: found } = await admin.mfa.listFactors({ userId: anna.userId });
  const id = found?.factors[0]?.id ?? "";
  wait(11 * minute);
  const changes = {
    invite: () => admin.inviteUserByEmail(`${crypto.randomUUID()}@example.se`),
    close: () => admin.updateUserById(anna.userId, { ban_duration: "24h" }),
    open: () => admin.updateUserById(anna.userId, { ban_duration: "none" }),
    factor: () => admin.mfa.deleteFactor({ userId: anna.userId, id }),
  };
  for (const [what, change] of Object.entries(changes))
    expect((await change()).error, what).toMatchObject(refused);
  expect((await admin.deleteUser(anna.userId)).error).toMatchObject(refused);
  expect((await admin.listUsers()).error).toBeNull();
  expect(await noticesFor(anna.userId)).toEqual([]);

  await useFactor(client, boss);
  for (const [what, change] of Object.entries(changes)) expect((await change()).error, what).toBeNull();
  expect(await noticesFor(anna.userId)).toEqual([
    "account_closed",
    "account_opened",
    "factor_removed_by_administrator",
  ]);
  expect((await admin.deleteUser(anna.userId)).error).toBeNull();
});
