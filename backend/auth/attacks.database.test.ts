import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type RootOperationNode, sql } from "kysely";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#backend/database/connection.ts";
import { startAccountEmails } from "#tests/account-emails.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, type TestAccount } from "#tests/staff.ts";
import { emailRequestTask } from "./email-requests.ts";
import { hashPassword, maxWaiting } from "./passwords.ts";

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

describe("an unverified factor", () => {
  const codeOf = (secret: string) => new TOTP({ secret }).generate();
  async function signedIn() {
    const client = server.client();
    const { error } = await client.auth.signInWithPassword(anna);
    if (error) throw error;
    return client;
  }
  async function begun(client: Awaited<ReturnType<typeof signedIn>>) {
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw error;
    return { id: data.id, secret: data.totp.secret };
  }

  test("exists at most once, however many enrolments begin at the same time", async () => {
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    const client = await signedIn();
    await Promise.all([begun(client), begun(client), begun(client)]);
    const left = await db.ask("select from auth.mfa_factors where user_id = $1", [anna.userId]);
    expect(left).toHaveLength(1);
  });

  test("is removed once another is verified", async () => {
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    const client = await signedIn();
    const chosen = await begun(client);
    await leaveBehind("JBSWY3DPEHPK3PXP");
    const done = await client.auth.mfa.challengeAndVerify({
      factorId: chosen.id,
      code: codeOf(chosen.secret),
    });
    expect(done.error).toBeNull();
    const left = await db.ask("select id, status from auth.mfa_factors where user_id = $1", [anna.userId]);
    expect(left).toEqual([{ id: chosen.id, status: "verified" }]);
  });

  test("does not raise a session to aal2 past the verified one", async () => {
    const secret = "JBSWY3DPEHPK3PXP";
    const factorId = await leaveBehind(secret);
    const thief = await signedIn();
    const challenged = await thief.auth.mfa.challenge({ factorId });
    expect(challenged.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    // Nor does a challenge from before the other factor was verified.
    const [challenge] = await db.ask<{ id: string }>(
      "insert into auth.mfa_challenges (factor_id) values ($1) returning id",
      [factorId],
    );
    const { error } = await thief.auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? "",
      code: codeOf(secret),
    });
    expect(error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const [stored] = await db.ask("select status from auth.mfa_factors where id = $1", [factorId]);
    expect(stored).toEqual({ status: "unverified" });
  });

  /** A factor that was never verified, as two enrolments at the same time once left behind. */
  async function leaveBehind(secret: string): Promise<string> {
    const [row] = await db.ask<{ id: string }>(
      "insert into auth.mfa_factors (user_id, factor_type, secret) values ($1, 'totp', $2) returning id",
      [anna.userId, secret],
    );
    return row?.id ?? "";
  }
});

describe("a copy of a session from before its second factor", () => {
  const password = "fyra gula cyklar i regnet";
  const newEmail = () => `${crypto.randomUUID()}@example.se`;

  /** Signs an account in with its second factor, and returns a copy of the session from before the second factor. */
  async function copied(account: TestAccount) {
    const client = server.client();
    const { data, error } = await client.auth.signInWithPassword(account);
    if (error) throw error;
    const factorId = data.user.factors?.[0]?.id ?? "";
    const raised = await client.auth.mfa.challengeAndVerify({ factorId, code: account.code() });
    expect(raised.error).toBeNull();
    return { client, session: data.session, factorId };
  }

  const request = (token: string, path: string, method = "GET", body?: unknown) =>
    server.send(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  test("opens no endpoint of the sign-in", async () => {
    const boss = await addAccount(db.ask, { role: "admin" });
    const { client, session, factorId } = await copied(boss);
    const { data: made } = await client.auth.mfa.recoveryCodes.generate();
    const token = session.access_token;
    const attacks: [path: string, method?: string, body?: unknown][] = [
      ["/auth/v1/factors/recovery-codes", "POST", {}],
      ["/auth/v1/factors/recovery-codes/regenerate", "POST", {}],
      ["/auth/v1/factors/recovery-codes/verify", "POST", { code: made?.codes?.[0] }],
      ["/auth/v1/factors/recovery-codes"],
      ["/auth/v1/factors", "POST", { factor_type: "totp" }],
      [`/auth/v1/factors/${factorId}`, "DELETE"],
      [`/auth/v1/factors/${factorId}/challenge`, "POST", {}],
      ["/auth/v1/passkeys"],
      ["/auth/v1/user"],
      ["/auth/v1/user", "PUT", { email: newEmail() }],
      ["/auth/v1/user", "PUT", { password, current_password: boss.password }],
      ["/auth/v1/user", "PUT", { data: { name: "Någon" } }],
      ["/auth/v1/user/sessions"],
      ["/auth/v1/logout", "POST"],
      ["/auth/v1/invite", "POST", { email: newEmail() }],
      ["/auth/v1/admin/users"],
      [`/auth/v1/admin/users/${anna.userId}`, "DELETE"],
    ];
    for (const [path, method, body] of attacks) {
      const response = await request(token, path, method, body);
      expect(response.status, path).toBe(403);
      expect((await response.json()).error_code, path).toBe("session_not_found");
    }
    expect(
      await (await request(token, "/rest/v1/rpc/is_admin", "POST", { user_id: boss.userId })).json(),
    ).toBe(false);
    // The owner's own session continues.
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.rpc("is_admin", { user_id: boss.userId })).data).toBe(true);
  });

  test("changes nothing that two requests at once could change", async () => {
    const client = server.client();
    const { data } = await client.auth.signInWithPassword(anna);
    const token = data.session?.access_token ?? "";
    const factorId = data.user?.factors?.[0]?.id ?? "";
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const [raised, added] = await Promise.all([
      request(token, `/auth/v1/factors/${factorId}/verify`, "POST", {
        challenge_id: challenge?.id,
        code: anna.code(),
      }),
      request(token, "/auth/v1/factors", "POST", { factor_type: "totp" }),
    ]);
    expect([raised.status, added.status]).toEqual([200, 403]);
  });

  test("is worth nothing in the database, nor is its second factor once the last one was removed", async () => {
    const boss = await addAccount(db.ask, { role: "admin" });
    const { client, session, factorId } = await copied(boss);
    const facts = async (token: string) => {
      const claims = await server.signIn.verify(token);
      const { rows } = await db.database.as(
        "authenticated",
        (queries) =>
          sql<{ fresh: boolean; staff: number }>`
            select factor_is_fresh() as fresh, (select count(*)::int from staff) as staff`.execute(queries),
        { claims },
      );
      return rows[0];
    };
    expect(await facts(session.access_token)).toEqual({ fresh: false, staff: 0 });
    const own = (await client.auth.getSession()).data.session?.access_token ?? "";
    expect(await facts(own)).toMatchObject({ fresh: true, staff: expect.any(Number) });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await facts(own)).toEqual({ fresh: false, staff: 0 });
  });

  test("can't be refreshed, not even at once, and shows that somebody has it", async () => {
    const { client, session } = await copied(anna);
    const { refresh_token } = session;
    const { error } = await server.client().auth.refreshSession({ refresh_token });
    expect(error).toMatchObject({ code: "refresh_token_already_used" });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });
});

describe("a rush of sign-ins", () => {
  test("is refused with 503 once too many wait, and the others are answered", async () => {
    const rush = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword("x")));
    const refused = rush.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(60 - maxWaiting - 1);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  });

  test("is refused with 503 and Retry-After, which the client treats as temporary", async () => {
    let isOver = false;
    const hashOn = async () => {
      while (!isOver) await hashPassword("x");
    };
    const full = Promise.all(Array.from({ length: maxWaiting + 1 }, hashOn));
    const response = await server.send("/auth/v1/token?grant_type=password", {
      method: "POST",
      body: JSON.stringify({ email: anna.email, password: anna.password }),
    });
    const { error } = await server.client().auth.signInWithPassword(anna);
    isOver = true;
    await full;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  });
});

/** An attacker's clients, each from another network. */
let networks = 0;
const strangers = () => {
  networks += 1;
  return server.client(`192.0.${Math.floor(networks / 250)}.${networks % 250}`);
};

describe("guesses at a password from many networks", () => {
  beforeAll(async () => {
    await db.ask("update private.rate_limits set max_hits = 4 where action = 'auth_sign_in_guesses'");
  });
  const guess = async (times: number) => {
    const codes = new Set<string | undefined>();
    for (let i = 0; i < times; i += 1) {
      const { error } = await strangers().auth.signInWithPassword({ email: anna.email, password: "fel" });
      codes.add(error?.code);
    }
    return [...codes];
  };

  test("do not lock out the owner on a known device or a known network", async () => {
    const jar = new Map<string, string>();
    await server.client("203.0.113.1", jar).auth.signInWithPassword(anna);
    expect([...jar.keys()]).toEqual(["known-device"]);
    expect(await guess(5)).toEqual(["invalid_credentials", "captcha_failed"]);
    const elsewhere = await server.client("203.0.113.2", jar).auth.signInWithPassword(anna);
    expect(elsewhere.error).toBeNull();
    const atHome = await server.client("203.0.113.1").auth.signInWithPassword(anna);
    expect(atHome.error).toBeNull();
  });

  test("require proof of work for each attempt, also of the owner on a new device", async () => {
    await guess(4);
    const owner = server.client("203.0.113.3");
    expect((await owner.auth.signInWithPassword(anna)).error).toMatchObject({
      status: 400,
      code: "captcha_failed",
    });
    const challenge = await (await server.send(`/auth/v1/work?email=${anna.email}`)).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const tokenOf = (proof: object) => Buffer.from(JSON.stringify(proof)).toString("base64url");
    const captchaToken = tokenOf({ challenge, solution });
    const other = await addAccount(db.ask);
    const options = { captchaToken };
    expect((await owner.auth.signInWithPassword({ ...anna, options })).error).toBeNull();
    // It is used up: also in the limit's next window, when it is written differently, and for other accounts.
    await db.ask("update private.rate_limits set window_seconds = 7200 where action = 'auth_work'");
    for (const again of [
      captchaToken,
      tokenOf({ solution, challenge }),
      tokenOf({ challenge, solution, a: 1 }),
    ])
      expect(
        (await strangers().auth.signInWithPassword({ ...anna, options: { captchaToken: again } })).error
          ?.status,
      ).toBe(429);
    anna = other;
    await guess(4);
    expect((await strangers().auth.signInWithPassword({ ...anna, options })).error).toMatchObject({
      code: "captcha_failed",
    });
  });

  test("from a known device are limited too, but only for that device", async () => {
    const jar = new Map<string, string>();
    await server.client("203.0.113.4", jar).auth.signInWithPassword(anna);
    const codes = [];
    for (let i = 0; i < 11; i += 1)
      codes.push(
        (await server.client("203.0.113.5", jar).auth.signInWithPassword({ ...anna, password: "fel" })).error
          ?.code,
      );
    expect(codes).toEqual([...Array(10).fill("invalid_credentials"), "over_request_rate_limit"]);
    expect((await server.client("203.0.113.5").auth.signInWithPassword(anna)).error).toBeNull();
  });

  test("a device is known by an HttpOnly cookie, which replaces one that somebody else has set", async () => {
    const secret = "s".repeat(43);
    const signIn = () =>
      server.send("/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { cookie: `known-device=${secret}` },
        body: JSON.stringify({ email: anna.email, password: anna.password }),
      });
    const [cookie = ""] = (await signIn()).headers.getSetCookie();
    expect(cookie).toMatch(/^known-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(secret);
    server = openTestSignIn(db, {}, "https://www.exempla.example");
    expect((await signIn()).headers.getSetCookie()[0]).toMatch(/^__Host-known-device=.*; Secure$/);
  });
});

describe("guesses at a second factor by somebody who knows the password", () => {
  /** Signs in from a new device and network and tries one code; returns the error. */
  async function attempt(code: string, client = strangers()) {
    const { data, error } = await client.auth.signInWithPassword(anna);
    if (error) throw error;
    const factorId = data.user.factors?.find(({ factor_type: type }) => type === "totp")?.id ?? "";
    return (await client.auth.mfa.challengeAndVerify({ factorId, code })).error;
  }
  const notices = async () => {
    const rows = await db.ask<{ notice: string }>(
      `select payload ->> 'notice' as notice from graphile_worker._private_jobs
       where payload ->> 'userId' = $1 and payload ->> 'notice' = 'factor_guessed'`,
      [anna.userId],
    );
    return rows.length;
  };
  const failures = async () => {
    const [row] = await db.ask<{ factor_failures: number }>(
      "select factor_failures from auth.users where id = $1",
      [anna.userId],
    );
    return row?.factor_failures;
  };
  const exhaust = () =>
    db.ask("update auth.users set factor_failures = 30, factor_failed_at = now() where id = $1", [
      anna.userId,
    ]);

  test("wait longer after each, end after thirty, and their owner is told", async () => {
    const waits: number[] = [];
    let tried = 0;
    for (;;) {
      const error = await attempt("12345x");
      if (error?.code === "mfa_verification_rejected") break;
      if (error?.code === "mfa_verification_failed") {
        tried += 1;
        expect(await notices()).toBe(tried < 5 ? 0 : tried < 30 ? 1 : 2);
        continue;
      }
      expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
      const minutes = Number(/minutes left: (\d+)$/.exec(error?.message ?? "")?.[1]);
      waits.push(minutes);
      server.wait(minutes * 60_000);
    }
    expect(tried).toBe(30);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, ...Array(19).fill(60)]);
    // Each of its 55 sign-ins takes a tenth of a second of the processor, and more on a busy machine.
  }, 120_000);

  test("are limited together when they are sent at the same time", async () => {
    const clients = Array.from({ length: 12 }, strangers);
    const errors = await Promise.all(clients.map((client) => attempt("12345x", client)));
    const tried = errors.filter((error) => error?.code === "mfa_verification_failed");
    expect(tried).toHaveLength(5);
    expect(await failures()).toBe(5);
  });

  test("don't lock the owner out on a device that has passed the second factor before", async () => {
    const jar = new Map<string, string>();
    expect(await attempt(anna.code(), server.client("203.0.113.20", jar))).toBeNull();
    await exhaust();
    const known = () => server.client("203.0.113.21", jar);
    expect(await attempt("12345x", known())).toMatchObject({ code: "mfa_verification_failed" });
    server.wait(30_000);
    const later = new Date(Date.now() + 30_000);
    expect(await attempt(anna.code(later), known())).toBeNull();
    // The owner's sign-in does not give the others new attempts.
    expect(await failures()).toBe(30);
    // Knowing the password makes no device known.
    const thief = new Map<string, string>();
    await attempt("12345x", server.client("203.0.113.22", thief));
    expect(await attempt("12345x", server.client("203.0.113.22", thief))).toMatchObject({
      code: "mfa_verification_rejected",
    });
  });

  test("leave the owner a recovery code on a new device, which is then known", async () => {
    const client = server.client();
    expect(await attempt(anna.code(), client)).toBeNull();
    const { data: made } = await client.auth.mfa.recoveryCodes.generate();
    await exhaust();
    const jar = new Map<string, string>();
    const owner = server.client("203.0.113.23", jar);
    expect(await attempt(anna.code(), owner)).toMatchObject({ code: "mfa_verification_rejected" });
    expect((await owner.auth.mfa.recoveryCodes.verify({ code: made?.codes?.[0] ?? "" })).error).toBeNull();
    expect(await failures()).toBe(0);
  });

  test("end with the password that they know, and the email for a new one lets the owner in", async () => {
    await exhaust();
    const client = server.client();
    const { data } = await client.auth.signInWithPassword(anna);
    await db.ask(
      "update auth.mfa_amr_claims set authentication_method = 'recovery' where session_id in (select id from auth.sessions where user_id = $1)",
      [anna.userId],
    );
    const factorId = data.user?.factors?.[0]?.id ?? "";
    const verify = () =>
      client.auth.mfa.challengeAndVerify({ factorId, code: anna.code(server.tools.now()) });
    expect((await verify()).error?.message).toContain("minutes left: 60");
    // The session's first hour is over, and so is its token's.
    server.wait(59 * 60_000 + 55_000);
    await db.ask(
      "update auth.users set factor_failed_at = factor_failed_at - interval '1 minute' where id = $1",
      [anna.userId],
    );
    expect((await verify()).error).toBeNull();
    expect(await failures()).toBe(0);
    await exhaust();
    const password = "fyra gula cyklar i regnet";
    const changed = await client.auth.updateUser({ password, current_password: anna.password });
    expect(changed.error).toBeNull();
    expect(await failures()).toBe(0);
  });
});

describe("the response to a request for an email", () => {
  /** Records the SQL statements that run before the response. */
  function recording(database: Database): { database: Database; taken: () => string[] } {
    let statements: string[] = [];
    return {
      database: {
        ...database,
        as: (role, work, context) =>
          database.as(
            role,
            (queries) =>
              work(
                queries.withPlugin({
                  transformQuery({ node, queryId }): RootOperationNode {
                    statements.push(queries.getExecutor().compileQuery(node, queryId).sql);
                    return node;
                  },
                  transformResult: async ({ result }) => result,
                }),
              ),
            context,
          ),
      },
      taken() {
        const taken = statements;
        statements = [];
        return taken;
      },
    };
  }

  test("runs the same statements for a confirmed, an unconfirmed and an unknown address", async () => {
    const { database, taken } = recording(db.database);
    server = openTestSignIn(db, { database });
    const unconfirmed = await addAccount(db.ask);
    await db.ask(
      "update auth.users set email_confirmed_at = null, email_change = 'ny@example.se' where id = $1",
      [unconfirmed.userId],
    );
    const bodies = {
      recover: {},
      otp: {},
      "otp ": { create_user: false },
      signup: { password: "fyra gula cyklar i regnet" },
    };
    for (const [path, body] of Object.entries(bodies)) {
      const seen = [];
      for (const email of [anna.email, unconfirmed.email, "ingen.alls@example.se"]) {
        taken();
        const response = await server.send(`/auth/v1/${path.trim()}`, {
          method: "POST",
          body: JSON.stringify({ email, ...body }),
        });
        expect(response.status).toBe(200);
        seen.push(taken());
      }
      expect(seen[0]?.length, path).toBeGreaterThan(3);
      expect(seen[1], path).toEqual(seen[0]);
      expect(seen[2], path).toEqual(seen[0]);
    }
  });

  test("leaves no plain text of the request in the queue", async () => {
    await server.client().auth.resetPasswordForEmail(anna.email);
    await server.client().auth.signUp({ email: "x.y@example.se", password: "fyra gula cyklar i regnet" });
    const [stored] = await db.ask<{ all: string }>(
      "select json_agg(j)::text as all from graphile_worker._private_jobs j",
    );
    expect(stored?.all).toContain("sealed:");
    expect(stored?.all).not.toMatch(/@example\.se|argon2/);
  });

  test("is queued behind the emails of a customer's request, which comes later", async () => {
    await server.client().auth.resetPasswordForEmail(anna.email);
    await addContact(db.database);
    // In the order in which graphile-worker takes them.
    const jobs = await db.ask<{ task: string }>(
      "select task_identifier as task from graphile_worker.jobs order by priority, run_at",
    );
    const tasks = jobs.map(({ task }) => task);
    expect(tasks).toContain(emailRequestTask);
    expect(tasks.lastIndexOf("send-contact-request-email")).toBeLessThan(tasks.indexOf(emailRequestTask));
  });
});

describe("emails that strangers request for somebody's address", () => {
  let post: Awaited<ReturnType<typeof startAccountEmails>>;
  beforeAll(async () => {
    post = await startAccountEmails(db, () => server);
  });
  afterAll(() => post.stop());

  test("are sent four times an hour at most, and don't use up the limit of the owner on a known device", async () => {
    const jar = new Map<string, string>();
    await server.client("203.0.113.6", jar).auth.signInWithPassword(anna);
    const ask = (client: ReturnType<typeof strangers>) => client.auth.resetPasswordForEmail(anna.email);
    for (let i = 0; i < 4; i += 1) {
      await ask(strangers());
      await post.next(anna.email, /nytt lösenord/);
    }
    for (let i = 0; i < 4; i += 1) expect((await ask(strangers())).error).toBeNull();
    const owner = server.client("203.0.113.7", jar);
    expect((await ask(owner)).error).toBeNull();
    const own = await post.next(anna.email, /nytt lösenord/);
    // A later request of a stranger with a limit of its own does not replace it.
    await db.ask("delete from private.rate_counts where action = 'auth_email_account'");
    await ask(strangers());
    await ask(server.client("203.0.113.7", jar));
    await post.next(anna.email, /nytt lösenord/);
    const emails = post.emails.filter(({ to }) => to?.[0]?.address === anna.email);
    expect(emails).toHaveLength(6);
    expect(own.link).not.toBe("");
  });
});
