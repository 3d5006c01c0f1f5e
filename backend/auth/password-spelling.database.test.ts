import { beforeAll, expect, test } from "vitest";
import { openClient } from "#backend/database/client.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount } from "#tests/staff.ts";

let db: TestDatabase;
let server: TestSignIn;

beforeAll(async () => {
  db = await freshDatabase();
  server = openTestSignIn(db);
});

// argon2id of the password in decomposed letters, as an earlier version hashed what a keyboard sent.
const password = "råa äpplen på Öland";
const hashInParts =
  "$argon2id$v=19$m=19456,t=2,p=1$rEeLRpgsExU4SQFbspKZhQ$PE6QoW0ebG5TD2XO3sXaGfbBZu3/VyUo3PBhKKeTYrU";

test("a password that was hashed with its letters in parts signs in as it is typed, and is hashed composed", async () => {
  const { email, userId } = await addAccount(db.ask);
  const storedHash = async () => {
    const [row] = await db.ask<{ hash: string }>(
      "select encrypted_password as hash from auth.users where id = $1",
      [userId],
    );
    return row?.hash ?? "";
  };
  await db.ask("update auth.users set encrypted_password = $2 where id = $1", [userId, hashInParts]);
  const signIn = async (typed: string) =>
    (await server.client().auth.signInWithPassword({ email, password: typed })).error;
  expect(await signIn(password.replace("Ö", "O"))).toMatchObject({ code: "invalid_credentials" });
  expect(await storedHash()).toBe(hashInParts);

  expect(await signIn(password)).toBeNull();
  const renewed = await storedHash();
  expect(renewed).not.toBe(hashInParts);
  expect(await signIn(password.normalize("NFD"))).toBeNull();
  expect(await storedHash()).toBe(renewed);
});

test("a password that is changed while the old one signs in stays changed", async () => {
  const { email, userId } = await addAccount(db.ask);
  const set = "update auth.users set encrypted_password = $2 where id = $1";
  await db.ask(set, [userId, hashInParts]);
  await using owner = await openClient(db.admin);
  await owner.query("begin");
  await owner.query(set, [userId, "another"]);
  const signingIn = server.client().auth.signInWithPassword({ email, password });
  const waiting = () =>
    db.ask(
      "select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'",
    );
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await owner.query("commit");
  await signingIn;
  expect(await db.ask("select encrypted_password as hash from auth.users where id = $1", [userId])).toEqual([
    { hash: "another" },
  ]);
});
