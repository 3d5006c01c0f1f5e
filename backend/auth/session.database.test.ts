import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";

let db: TestDatabase;
let server: TestSignIn;
let anna: TestAccount;

beforeAll(async () => {
  db = await freshDatabase();
  // An endless window, so that no test runs across the boundary of two.
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
});

beforeEach(async () => {
  server = openTestSignIn(db);
  anna = await addAccount(db.ask);
});

const hour = 3_600_000;
const bySecondFactor = (account = anna) =>
  signInWithSecondFactor("http://localhost:3000", account, server.client());

async function firstSession(client = server.client()) {
  const { email, password } = anna;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.session;
}

describe("a password", () => {
  test("begins a session at aal1", async () => {
    const session = await firstSession();
    expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { id: anna.userId } });
    expect(decodeJwt(session.access_token)).toMatchObject({
      iss: "http://localhost:3000/auth/v1",
      aud: "authenticated",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password" }],
      email: anna.email,
    });
  });

  test("that is wrong, or whose account does not exist, gets the same response", async () => {
    const client = server.client();
    const wrong = await client.auth.signInWithPassword({ email: anna.email, password: "fel" });
    const nobody = await client.auth.signInWithPassword({ email: "ingen@example.se", password: "fel" });
    expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect(nobody.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect(nobody.error?.message).toBe(wrong.error?.message);
  });

  test("is stored as argon2id, and tokens as hashes", async () => {
    const { access_token, refresh_token } = await firstSession();
    const [stored] = await db.ask<{ all: string }>(
      `select json_build_array(
         (select json_agg(u) from auth.users u), (select json_agg(s) from auth.sessions s),
         (select json_agg(r) from auth.refresh_tokens r), (select json_agg(a) from auth.audit_log_entries a)
       )::text as all`,
    );
    expect(stored?.all).toContain("$argon2id$");
    for (const secret of [anna.password, access_token, refresh_token, refresh_token.slice(0, 16)])
      expect(stored?.all).not.toContain(secret);
  });

  test("can be tried ten times in five minutes for one account from one network", async () => {
    const codes = [];
    const messages = [];
    for (let i = 0; i < 11; i += 1) {
      const client = server.client("203.0.113.78");
      const { error } = await client.auth.signInWithPassword({ email: anna.email, password: "fel" });
      codes.push(error?.code);
      messages.push(error?.message);
    }
    const usual = "Invalid login credentials";
    expect(messages.slice(0, 5)).toEqual(Array(5).fill(usual));
    expect(messages.slice(5, 10)).toEqual([4, 3, 2, 1, 0].map((left) => `${usual}, attempts left: ${left}`));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("invalid_credentials"));
    expect(codes[10]).toBe("over_request_rate_limit");
    expect((await server.client().auth.signInWithPassword(anna)).error).toBeNull();
  });

  test("can be tried thirty times in five minutes by one client, for any accounts", async () => {
    const client = server.client("203.0.113.77");
    const codes = new Set<string | undefined>();
    for (let i = 0; i < 31; i += 1)
      codes.add(
        (await client.auth.signInWithPassword({ email: `nr${i}@example.se`, password: "x" })).error?.code,
      );
    expect([...codes]).toEqual(["invalid_credentials", "over_request_rate_limit"]);
  });
});

describe("a session", () => {
  test("is refreshed with its refresh token, which is then replaced", async () => {
    const { refresh_token: first } = await firstSession();
    const client = server.client();
    const { data } = await client.auth.refreshSession({ refresh_token: first });
    expect(data.session?.refresh_token).not.toBe(first);
    expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({ amr: [{ method: "password" }] });
  });

  test("is refreshed in two tabs at the same time", async () => {
    const { refresh_token } = await firstSession();
    const responses = await Promise.all(
      [server.client(), server.client()].map((client) => client.auth.refreshSession({ refresh_token })),
    );
    expect(responses.map(({ error }) => error)).toEqual([null, null]);
    const tokens = responses.map(({ data }) => data.session?.refresh_token);
    expect(new Set(tokens).size).toBe(1);
  });

  test("goes on when the answer to a refresh was lost, with the token that replaced it", async () => {
    const { refresh_token } = await firstSession();
    const lost = await server.client().auth.refreshSession({ refresh_token });
    server.wait(12_000);
    const repeated = await server.client().auth.refreshSession({ refresh_token });
    expect(repeated.data.session?.refresh_token).toBe(lost.data.session?.refresh_token);
    expect(repeated.data.session?.access_token).not.toBe(lost.data.session?.access_token);
    const next = await server.client().auth.refreshSession({
      refresh_token: repeated.data.session?.refresh_token ?? "",
    });
    expect(next.error).toBeNull();
    // The first token is two steps behind now: only a copy is used that late.
    const late = await server.client().auth.refreshSession({ refresh_token });
    expect(late.error).toMatchObject({ code: "refresh_token_already_used" });
    const ended = await server.client().auth.refreshSession({
      refresh_token: next.data.session?.refresh_token ?? "",
    });
    expect(ended.error).toMatchObject({ code: "refresh_token_not_found" });
  });

  test("ends when a used refresh token is used again, since somebody has a copy", async () => {
    const stolen = (await firstSession()).refresh_token;
    const first = await server.client().auth.refreshSession({ refresh_token: stolen });
    const { data } = await server.client().auth.refreshSession({
      refresh_token: first.data.session?.refresh_token ?? "",
    });
    const thief = await server.client().auth.refreshSession({ refresh_token: stolen });
    expect(thief.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
    const owner = await server.client().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? "",
    });
    expect(owner.error).toMatchObject({ code: "refresh_token_not_found" });
    const { error } = await server.client().auth.getUser(data.session?.access_token);
    expect(error?.name).toBe("AuthSessionMissingError");
  });

  test("ends when it was not refreshed for twelve hours", async () => {
    const { refresh_token: first } = await firstSession();
    server.wait(12 * hour - 60_000);
    const { data } = await server.client().auth.refreshSession({ refresh_token: first });
    server.wait(12 * hour + 60_000);
    const { error } = await server.client().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? "",
    });
    expect(error).toMatchObject({ code: "session_expired" });
  });

  test("ends after fourteen days, however often it is refreshed", async () => {
    let { refresh_token } = await firstSession();
    const refresh = () => server.client().auth.refreshSession({ refresh_token });
    for (let passed = 11; passed < 14 * 24; passed += 11) {
      server.wait(11 * hour);
      refresh_token = (await refresh()).data.session?.refresh_token ?? "";
    }
    server.wait(11 * hour);
    expect((await refresh()).error).toMatchObject({ code: "session_expired" });
  });

  test("has a token that expires after an hour and can't be forged", async () => {
    const { access_token } = await firstSession();
    await expect(server.signIn.verify(access_token)).resolves.toMatchObject({ sub: anna.userId });
    const [head, body, signature = ""] = access_token.split(".");
    const forged = [head, body, (signature[0] === "A" ? "B" : "A") + signature.slice(1)].join(".");
    await expect(server.signIn.verify(forged)).rejects.toMatchObject({
      code: "ERR_JWS_SIGNATURE_VERIFICATION_FAILED",
    });
    server.wait(hour + 1000);
    await expect(server.signIn.verify(access_token)).rejects.toMatchObject({ code: "ERR_JWT_EXPIRED" });
    const { error } = await server.client().auth.getUser(access_token);
    expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  });

  test.each([
    ["local", [false, true]],
    ["others", [true, false]],
    ["global", [false, false]],
  ] as const)("after a sign-out with scope %s: still valid here and elsewhere %j", async (scope, living) => {
    const [here, there] = [server.client(), server.client()];
    const sessions = [await firstSession(here), await firstSession(there)];
    expect((await here.auth.signOut({ scope })).error).toBeNull();
    const responses = await Promise.all(
      sessions.map(({ refresh_token }) => server.client().auth.refreshSession({ refresh_token })),
    );
    expect(responses.map(({ error }) => error === null)).toEqual(living);
  });

  test("that has ended already signs out without an error (product 14.5)", async () => {
    const client = server.client();
    await firstSession(client);
    await db.ask("delete from auth.sessions where user_id = $1", [anna.userId]);
    expect((await client.auth.signOut()).error).toBeNull();
  });
});

describe("the second factor", () => {
  test("raises the session to aal2 and ends those at aal1", async () => {
    const below = await firstSession();
    const { accessToken } = await bySecondFactor();
    expect(decodeJwt(accessToken)).toMatchObject({
      aal: "aal2",
      amr: [{ method: "totp" }, { method: "password" }],
    });
    const { error } = await server.client().auth.refreshSession({ refresh_token: below.refresh_token });
    expect(error).toMatchObject({ code: "refresh_token_not_found" });
  });

  test("accepts no code twice, and none that is a minute old", async () => {
    await bySecondFactor();
    const client = server.client();
    const session = await firstSession(client);
    const factorId = session.user.factors?.[0]?.id ?? "";
    for (const code of [anna.code(), anna.code(new Date(Date.now() - 90_000)), "abcdef", ""]) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
      expect(error, code).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    }
  });

  test("has challenges that are invalid after five wrong codes or five minutes", async () => {
    const client = server.client();
    const factorId = (await firstSession(client)).user.factors?.[0]?.id ?? "";
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? "";
    const codes = [];
    for (let i = 0; i < 6; i += 1)
      codes.push((await client.auth.mfa.verify({ factorId, challengeId, code: "12345x" })).error?.code);
    expect(codes).toEqual([...Array(5).fill("mfa_verification_failed"), "mfa_challenge_expired"]);
    const { data: later } = await client.auth.mfa.challenge({ factorId });
    server.wait(301_000);
    const { error } = await client.auth.mfa.verify({
      factorId,
      challengeId: later?.id ?? "",
      code: anna.code(),
    });
    expect(error).toMatchObject({ code: "mfa_challenge_expired" });
  });

  test("of somebody else is not found", async () => {
    const other = await addAccount(db.ask);
    const [factor] = await db.ask<{ id: string }>("select id from auth.mfa_factors where user_id = $1", [
      other.userId,
    ]);
    const client = server.client();
    await firstSession(client);
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor?.id ?? "",
      code: other.code(),
    });
    expect(error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });

  test("is neither added nor removed at aal1", async () => {
    const client = server.client();
    const factorId = (await firstSession(client)).user.factors?.[0]?.id ?? "";
    const added = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(added.error).toMatchObject({ code: "insufficient_aal" });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: "insufficient_aal" });
  });

  test("is enrolled, verified and removed by the Supabase client", async () => {
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    const client = server.client();
    await firstSession(client);
    const { data: enrolled } = await client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Mobil",
      issuer: "Exempla AB",
    });
    if (enrolled?.type !== "totp") throw new Error("no time-based factor");
    expect(enrolled).toMatchObject({ friendly_name: "Mobil", issuer: "Exempla AB" });
    expect(new URL(enrolled.totp.uri).searchParams.get("issuer")).toBe("Exempla AB");
    expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(enrolled.totp.uri).toContain(encodeURIComponent(anna.email));
    const { TOTP } = await import("otpauth");
    const code = new TOTP({ secret: enrolled.totp.secret }).generate();
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: enrolled.id, code });
    expect(verified.error).toBeNull();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { friendly_name: "Mobil", issuer: "Exempla AB" },
    ]);
    expect((await client.auth.mfa.unenroll({ factorId: enrolled.id })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
    });
  });
});

describe("recovery codes", () => {
  test("are returned once, stored as hashes, and each raise a session to aal2 once", async () => {
    const client = server.client();
    await signInWithSecondFactor("http://localhost:3000", anna, client);
    const { data: made } = await client.auth.mfa.recoveryCodes.generate();
    const codes = made?.codes ?? [];
    expect(new Set(codes).size).toBe(10);
    const [stored] = await db.ask<{ all: string }>(
      "select json_agg(c)::text as all from auth.mfa_recovery_codes c",
    );
    expect(stored?.all).not.toContain(codes[0]);

    const lost = server.client();
    await firstSession(lost);
    const typed = codes[0]?.toLowerCase().replaceAll("-", " ") ?? "";
    const opened = await lost.auth.mfa.recoveryCodes.verify({ code: typed });
    expect(opened.error).toBeNull();
    expect((await lost.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
    });
    const again = await lost.auth.mfa.recoveryCodes.verify({ code: typed });
    expect(again.error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    await Promise.all([1, 2, 3].map(() => lost.auth.mfa.recoveryCodes.regenerate()));
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });
  });

  test("in two sessions at once: the one that was raised first ends the other", async () => {
    const client = server.client();
    await signInWithSecondFactor("http://localhost:3000", anna, client);
    const codes = (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const lost = [server.client(), server.client()];
    for (const each of lost) await firstSession(each);
    const responses = await Promise.all(
      lost.map(({ auth }, n) => auth.mfa.recoveryCodes.verify({ code: codes[n] ?? "" })),
    );
    const refusals = responses.map(({ error }) => error?.name).sort();
    expect(refusals).toEqual(["AuthSessionMissingError", undefined]);
  });

  test("are not created at aal1, nor without another factor", async () => {
    const client = server.client();
    await firstSession(client);
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: "insufficient_aal",
    });
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: "mfa_recovery_codes_sole_factor",
    });
  });
});

describe("is_admin", () => {
  test("is true for an administrator at aal2, about themselves, until the session ends", async () => {
    const boss = await addAccount(db.ask, { role: "admin" });
    const client = server.client();
    const { session } = await signInWithSecondFactor("http://localhost:3000", boss, client);
    const is = async (who: string) => (await client.rpc("is_admin", { user_id: who })).data;
    expect(await is(boss.userId)).toBe(true);
    expect(await is(anna.userId)).toBe(false);
    await db.ask("delete from auth.sessions where id = $1", [decodeJwt(session.access_token).session_id]);
    expect(await is(boss.userId)).toBe(false);
  });

  test("is false at aal1, for other staff and for accounts without a role", async () => {
    const boss = await addAccount(db.ask, { role: "admin" });
    const below = server.client();
    await below.auth.signInWithPassword({ email: boss.email, password: boss.password });
    expect((await below.rpc("is_admin", { user_id: boss.userId })).data).toBe(false);
    for (const account of [await addAccount(db.ask, { role: "sales" }), await addAccount(db.ask)]) {
      const client = server.client();
      await signInWithSecondFactor("http://localhost:3000", account, client);
      expect((await client.rpc("is_admin", { user_id: account.userId })).data).toBe(false);
    }
  });

  test("can't be called by a visitor, and is the only function that can be called", async () => {
    const client = server.client();
    expect((await client.rpc("is_admin", { user_id: anna.userId })).error).toMatchObject({ code: "42501" });
    expect((await client.rpc("count_old_addresses", {})).error).toMatchObject({ code: "PGRST202" });
    expect((await client.from("staff").select()).error).not.toBeNull();
  });

  test("is answered with 503 while the database is away", async () => {
    const database = { ...db.database, as: () => Promise.reject(new DatabaseUnavailable("away")) };
    const away = openTestSignIn(db, { database, reportError: () => undefined });
    const { status } = await away.client().rpc("is_admin", { user_id: anna.userId });
    expect(status).toBe(503);
  });
});
