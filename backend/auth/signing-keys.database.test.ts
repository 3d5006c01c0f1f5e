import { decodeProtectedHeader } from "jose";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, testSecretsKey } from "#tests/sign-in.ts";
import { addAccount } from "#tests/staff.ts";
import { maintainAccounts } from "./maintenance.ts";
import { openSecretBox } from "./secret-box.ts";
import { openSigningKeys } from "./signing-keys.ts";

const day = 24 * 3_600_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});

test("nodes that start at once share one key, of which the key set has only the public part", async () => {
  const issuer = "http://localhost:3000/auth/v1";
  const secrets = openSecretBox(testSecretsKey);
  const open = () => openSigningKeys(db.database, { now: () => new Date(), issuer, secrets });
  const sets = await Promise.all([open(), open(), open()].map((keys) => keys.published()));
  expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1);
  expect(sets[0]?.keys).toHaveLength(1);
  expect(sets[0]?.keys[0]).toMatchObject({ kty: "EC", alg: "ES256", use: "sig" });
  expect(sets[0]?.keys[0]).not.toHaveProperty("d");
});

test("after a rotation old tokens are valid until they expire, and the key set has both keys", async () => {
  const server = openTestSignIn(db);
  const account = await addAccount(db.ask);
  const tokenNow = async () => {
    const { data } = await server.client().auth.signInWithPassword(account);
    return data.session?.access_token ?? "";
  };
  const published = async () => {
    const { keys }: { keys: { kid: string }[] } = await (
      await server.send("/auth/v1/.well-known/jwks.json")
    ).json();
    return keys.map(({ kid }) => kid);
  };
  server.wait(90 * day);
  await server.tools.keys.rotate();
  const [first = "", second = ""] = await published();
  const before = await tokenNow();
  expect(decodeProtectedHeader(before).kid).toBe(first);
  server.wait(day - 1_800_000);
  const last = await tokenNow();
  server.wait(1_800_000);
  expect(decodeProtectedHeader(await tokenNow()).kid).toBe(second);
  await expect(server.signIn.verify(last)).resolves.toMatchObject({ sub: account.userId });
  server.wait(2 * 3_600_000);
  await server.tools.keys.rotate();
  expect(await published()).toEqual([second]);
});

test("the daily task deletes expired rows, and nothing that is in use", async () => {
  const server = openTestSignIn(db);
  const active = await addAccount(db.ask);
  await server.client().auth.signInWithPassword(active);
  await db.ask(
    "insert into auth.users (email, created_at) values ('aldrig@example.se', now() - interval '31 days')",
  );
  await db.ask(
    "insert into auth.users (email, created_at) values ('nyss@example.se', now() - interval '2 days')",
  );
  await db.ask(
    "insert into auth.flow_state (authentication_method, created_at) values ('oauth', now() - interval '2 days')",
  );
  await db.ask(
    "insert into auth.audit_log_entries (payload, created_at) values ('{}', now() - interval '2 years')",
  );
  const now = new Date();
  await maintainAccounts(db.database, server.tools.keys, {
    now,
    before: new Date(now.getTime() - 365 * day),
  });
  const left = await db.ask(
    `select (select count(*)::int from auth.users where email in ('aldrig@example.se')) as unconfirmed,
       (select count(*)::int from auth.users where email = 'nyss@example.se') as recent,
       (select count(*)::int from auth.flow_state) as flows,
       (select count(*)::int from auth.audit_log_entries where created_at < now() - interval '1 year') as old,
       (select count(*)::int from auth.sessions where user_id = $1) as sessions`,
    [active.userId],
  );
  expect(left).toEqual([{ unconfirmed: 0, recent: 1, flows: 0, old: 0, sessions: 1 }]);
});
