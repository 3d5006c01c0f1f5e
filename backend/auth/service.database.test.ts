import { readFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount } from "#tests/staff.ts";
import { authErrors } from "./errors.ts";

let db: TestDatabase;
let server: TestSignIn;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
});
beforeEach(() => {
  server = openTestSignIn(db);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send(`/auth/v1${path}`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const current = { "x-supabase-api-version": "2024-01-01" };

/** Error codes of Supabase Auth that are not in the client's list yet. */
const unlisted = ["webauthn_challenge_not_found", "webauthn_verification_failed"];

test("every error code is one that the client knows", async () => {
  const theirs = await readFile("node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts", "utf8");
  expect(Object.keys(authErrors).filter((code) => !theirs.includes(`'${code}'`))).toEqual(unlisted);
});

test("an error has the format of the API version that the client sends, or the older one", async () => {
  const wrong = { email: "ingen@example.se", password: "fel" };
  const now = await post("/token?grant_type=password", wrong, current);
  expect(now.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(await now.json()).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  const before = await post("/token?grant_type=password", wrong);
  expect(await before.json()).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
});

test.each([
  ["/token", {}, 400, "validation_failed"],
  ["/token?grant_type=telepathy", {}, 400, "validation_failed"],
  ["/token?grant_type=__proto__", {}, 400, "validation_failed"],
  ["/token?grant_type=password", {}, 400, "validation_failed"],
  ["/token?grant_type=password", "{", 400, "bad_json"],
  ["/token?grant_type=password", '"x"', 400, "validation_failed"],
  ["/token?grant_type=password", { phone: "46701234567", password: "x" }, 400, "phone_provider_disabled"],
  ["/token?grant_type=refresh_token", {}, 400, "validation_failed"],
  ["/token?grant_type=refresh_token", { refresh_token: "x" }, 400, "refresh_token_not_found"],
  ["/token?grant_type=pkce", { auth_code: "x" }, 400, "validation_failed"],
  ["/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, 404, "flow_state_not_found"],
  ["/signup", { email: "ny", password: "lugn vinter i skogen" }, 400, "validation_failed"],
  ["/signup", { email: "a@example.se", password: "kort" }, 422, "weak_password"],
  ["/signup", {}, 422, "anonymous_provider_disabled"],
  ["/recover", { email: "inte en adress" }, 400, "validation_failed"],
  ["/verify", { type: "email" }, 400, "validation_failed"],
  ["/verify", { type: "email", email: "a@example.se", token: "123456" }, 403, "otp_expired"],
  ["/verify", { type: "sms", token_hash: "x" }, 400, "validation_failed"],
  ["/factors", { factor_type: "totp" }, 401, "no_authorization"],
  ["/logout", {}, 401, "no_authorization"],
  ["/invite", { email: "a@example.se" }, 401, "no_authorization"],
])("POST %s %j is answered with %i %s", async (path, body, status, code) => {
  const response = await post(path, body, current);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

describe("limits", () => {
  test("apply to all requests of one client together", async () => {
    await db.ask("update private.rate_limits set max_hits = 5 where action = 'auth_request'");
    const statuses = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push((await server.send("/auth/v1/user", { clientIp: "2001:db8:1:2::1" })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const keys = "/auth/v1/.well-known/jwks.json";
    const sameNetwork = await server.send(keys, { clientIp: "2001:db8:1:2:ffff::9" });
    const other = await server.send(keys, { clientIp: "2001:db8:1:3::1" });
    expect([sameNetwork.status, other.status]).toEqual([429, 200]);
    await db.ask("update private.rate_limits set max_hits = 600 where action = 'auth_request'");
  });
});

test("events are in the audit log, without secrets, email addresses and IP addresses", async () => {
  const account = await addAccount(db.ask);
  const clientIp = "203.0.113.200";
  const client = server.client(clientIp);
  await client.auth.signInWithPassword({ email: account.email, password: "fel" });
  await client.auth.signInWithPassword(account);
  await client.auth.signOut();
  const rows = await db.ask<{ action: string; clientIp: string; all: string }>(
    `select payload ->> 'action' as action, ip_address as "clientIp", payload::text as all
     from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at, id`,
    [account.userId],
  );
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(["login_failed", "login", "logout"]));
  for (const row of rows) {
    expect(row.clientIp).toMatch(/^[0-9a-f]{16}$/);
    expect(row.all).not.toMatch(new RegExp(`${account.email}|${account.password}|${clientIp}`));
  }
});

test("a failure of the database is an error that the client retries", async () => {
  const errors: unknown[] = [];
  server = openTestSignIn(db, { reportError: (error) => errors.push(error) });
  await db.ask("alter table auth.users rename to users_away");
  const response = await post(
    "/token?grant_type=password",
    { email: "a@example.se", password: "x" },
    current,
  );
  await db.ask("alter table auth.users_away rename to users");
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: "unexpected_failure" });
  expect(errors).toHaveLength(1);
});
