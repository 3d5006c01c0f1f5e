import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { offerSetup } from "./setup.ts";

const boss = { email: "Chef@Example.se", password: "sju sjuka sjuksköterskor", name: "Bo Chef" };

let db: TestDatabase;
let server: TestSignIn;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
  server = openTestSignIn(db, { signUp: "invited" });
});

const isOpen = async () => (await (await server.send("/auth/v1/setup")).json()).open;
const setUp = (body: object) =>
  server.send("/auth/v1/setup", {
    method: "POST",
    headers: { "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify(body),
  });

test("the first administrator is made once, by whoever reads the server's output", async () => {
  const codes = await Promise.all([offerSetup(db.database, new Date()), offerSetup(db.database, new Date())]);
  const [code = "", other = ""] = codes.map((printed) => printed ?? "");
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  const [kept] = await db.ask<{ all: string }>("select json_agg(c)::text as all from auth.setup_codes c");
  expect(kept?.all).not.toContain(code.replaceAll("-", ""));
  expect(await isOpen()).toBe(true);

  expect(await (await setUp({ ...boss, code: "ABCD-ABCD-ABCD-ABCD" })).json()).toMatchObject({
    code: "otp_expired",
  });
  expect(await (await setUp({ ...boss, code, password: "kort" })).json()).toMatchObject({
    code: "weak_password",
  });

  const [one, two] = await Promise.all([
    setUp({ ...boss, code: code.toLowerCase() }),
    setUp({ ...boss, email: "annan@example.se", code: other }),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 403]);
  expect(await db.ask("select role, active from staff")).toEqual([{ role: "admin", active: true }]);
  expect(await db.ask("select from auth.users")).toHaveLength(1);
  expect(await isOpen()).toBe(false);
  expect(await offerSetup(db.database, new Date())).toBeNull();
  expect((await setUp({ ...boss, code: other })).status).toBe(403);

  const [made] = await db.ask<{ email: string; id: string }>("select id, email from auth.users");
  const client = server.client();
  const signedIn = await client.auth.signInWithPassword({
    email: made?.email ?? "",
    password: boss.password,
  });
  expect(signedIn.error).toBeNull();
  expect((await client.rpc("is_admin", { user_id: made?.id ?? "" })).data).toBe(false);
});
