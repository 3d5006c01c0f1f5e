import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startAccountEmails } from "#tests/account-emails.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, pressLink, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";

const site = "http://localhost:3000";
const hour = 3_600_000;
const goodPassword = "fyra gula cyklar i regnet";

let db: TestDatabase;
let server: TestSignIn;
let post: Awaited<ReturnType<typeof startAccountEmails>>;
let anna: TestAccount;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
  post = await startAccountEmails(db, () => server);
});
afterAll(() => post.stop());

beforeEach(async () => {
  server = openTestSignIn(db);
  anna = await addAccount(db.ask);
  await db.ask("delete from auth.mfa_factors");
});

/** Opens an email's link as a person does; returns where it leads. */
const open = (link: string) => pressLink(link, server.send);

const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

describe("signing up", () => {
  test("is complete once the email's link was opened, which begins a session", async () => {
    const email = "ny@example.se";
    const client = server.client();
    const { data, error } = await client.auth.signUp({
      email,
      password: goodPassword,
      options: { emailRedirectTo: site, data: { locale: "sv" } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    const received = await post.next(email, /Bekräfta din e-postadress/);
    const before = await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(before.error).toMatchObject({ code: "email_not_confirmed" });
    const address = await open(received.link);
    expect(address.origin + address.pathname).toBe(`${site}/`);
    expect(address.hash).toBe("");
    const opened = await client.auth.exchangeCodeForSession(address.searchParams.get("code") ?? "");
    expect(decodeJwt(opened.data.session?.access_token ?? "")).toMatchObject({
      email,
      amr: [{ method: "email/signup" }],
    });
    expect((await client.auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test("with an address that has an account gets the same response, and changes and sends nothing", async () => {
    const responses = await Promise.all(
      [anna.email, "helt-ny@example.se"].map((email) =>
        server.client().auth.signUp({ email, password: goodPassword }),
      ),
    );
    const shapes = responses.map(({ data, error }) => {
      expect(error).toBeNull();
      const { user } = data;
      const blank = (text: string) =>
        text.replace(/[\w.-]+@example\.se|[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
      return blank(JSON.stringify(user));
    });
    expect(shapes[0]).toBe(shapes[1]);
    await post.next("helt-ny@example.se", /Bekräfta/);
    expect(post.emails.filter(({ to }) => to?.[0]?.address === anna.email)).toEqual([]);
    expect((await server.client().auth.signInWithPassword(anna)).error).toBeNull();
  });

  test("is closed where only invited people have accounts", async () => {
    server = openTestSignIn(db, { signUp: "invited" });
    const { error } = await server.client().auth.signUp({ email: "x@example.se", password: goodPassword });
    expect(error).toMatchObject({ status: 422, code: "signup_disabled" });
    await server.client().auth.signInWithOtp({ email: "x@example.se" });
    expect(await db.ask("select from auth.users where email = 'x@example.se'")).toEqual([]);
  });
});

describe("an email's proof", () => {
  test("can be used once, and is never stored in plain text", async () => {
    await server.client().auth.signInWithOtp({ email: anna.email, options: { shouldCreateUser: false } });
    const email = await post.next(anna.email, /Din inloggning/);
    const secret = new URL(email.link).searchParams.get("token") ?? "";
    const [stored] = await db.ask<{ all: string }>(
      `select json_build_array((select json_agg(t) from auth.one_time_tokens t),
         (select json_agg(j) from graphile_worker._private_jobs j),
         (select json_agg(d) from mail_deliveries d))::text as all`,
    );
    expect(secret.length).toBeGreaterThan(40);
    expect(stored?.all).not.toContain(secret);
    expect(stored?.all).not.toContain(`"${email.code}"`);
    expect((await open(email.link)).searchParams.has("code")).toBe(true);
    const again = await open(email.link);
    expect(fragmentOf(again)).toMatchObject({ error: "access_denied", error_code: "otp_expired" });
    expect(again.searchParams.get("error_code")).toBe("otp_expired");
  });

  test("can be its code, which is invalid after five wrong ones", async () => {
    const client = server.client();
    await client.auth.signInWithOtp({ email: anna.email });
    const { code } = await post.next(anna.email, /Din inloggning/);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 4; i += 1) {
      const { error } = await client.auth.verifyOtp({ email: anna.email, token: wrong, type: "email" });
      expect(error).toMatchObject({ status: 403, code: "otp_expired" });
    }
    const { data } = await client.auth.verifyOtp({ email: anna.email, token: code, type: "email" });
    expect(data.user?.id).toBe(anna.userId);

    await client.auth.signInWithOtp({ email: anna.email });
    const next = await post.next(anna.email, /Din inloggning/);
    for (let i = 0; i < 5; i += 1)
      await client.auth.verifyOtp({
        email: anna.email,
        token: next.code === wrong ? "000002" : wrong,
        type: "email",
      });
    const closed = await server
      .client()
      .auth.verifyOtp({ email: anna.email, token: next.code, type: "email" });
    expect(closed.error).toMatchObject({ code: "otp_expired" });
  });

  test("expires, and stops working when another email of its type was requested", async () => {
    const client = server.client();
    await client.auth.resetPasswordForEmail(anna.email);
    const first = await post.next(anna.email, /nytt lösenord/);
    await client.auth.resetPasswordForEmail(anna.email);
    const second = await post.next(anna.email, /nytt lösenord/);
    expect(fragmentOf(await open(first.link))).toHaveProperty("error_code", "otp_expired");
    server.wait(hour + 1000);
    expect(fragmentOf(await open(second.link))).toHaveProperty("error_code", "otp_expired");
  });

  test("redirects only to the site", async () => {
    await server.client().auth.resetPasswordForEmail(anna.email, { redirectTo: "https://ond.example/fel" });
    const email = await post.next(anna.email, /nytt lösenord/);
    expect((await open(email.link)).origin).toBe(site);
    const error = await open(`/auth/v1/verify?token=x&type=recovery&redirect_to=//ond.example`);
    expect(error.origin).toBe(site);
  });

  test("never puts a session into a URL, and redirects to no page that links to other sites", async () => {
    const requested = await server.send(`/auth/v1/recover?redirect_to=${site}/app`, {
      method: "POST",
      body: JSON.stringify({ email: anna.email }),
    });
    expect(requested.status).toBe(200);
    const email = await post.next(anna.email, /nytt lösenord/);
    const address = await open(email.link);
    expect(address.origin + address.pathname).toBe(`${site}/`);
    expect(address.href).not.toMatch(/token=|access_token|refresh_token/);
    expect(address.searchParams.get("error_code")).toBe("flow_state_not_found");
    // The email itself is still valid: its code, typed, or its link in a client that uses PKCE.
    const typed = { email: anna.email, token: email.code, type: "recovery" } as const;
    expect((await server.client().auth.verifyOtp(typed)).error).toBeNull();
  });

  test("of a sign-up confirms the address without a challenge, but signs nobody in", async () => {
    const email = "utan.bevis@example.se";
    await server.send("/auth/v1/signup", {
      method: "POST",
      body: JSON.stringify({ email, password: goodPassword }),
    });
    const received = await post.next(email, /Bekräfta/);
    expect(fragmentOf(await open(received.link))).toEqual({
      message: expect.stringContaining("confirmed"),
      type: "signup",
    });
    const signedIn = await server.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(signedIn.error).toBeNull();
  });

  test("is sent four times an hour at most, and requests get the same response for an unknown address", async () => {
    for (const email of [anna.email, "ingen@example.se"])
      for (let i = 0; i < 6; i += 1) {
        expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull();
        if (email === anna.email && i < 4) await post.next(email, /nytt lösenord/);
      }
    await server.client().auth.signUp({ email: "sist@example.se", password: goodPassword });
    await post.next("sist@example.se", /Bekräfta/);
    const sent = post.emails.filter(({ to }) => to?.[0]?.address === anna.email);
    expect(sent).toHaveLength(4);
  });
});

describe("a program that opens the links of an email before the person does", () => {
  /** Opens a link twice, as a scanner does; returns the headers of the responses. */
  async function scan(link: string): Promise<Headers[]> {
    const responses = [
      await server.send(link),
      await server.send(link, { headers: { "user-agent": "scanner" } }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(303);
      const page = new URL(response.headers.get("location") ?? "");
      expect([page.origin, page.pathname, page.hash]).toEqual([site, "/logga-in/fran-mejlet", ""]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    return responses.map(({ headers }) => headers);
  }
  const sessions = () => db.ask("select from auth.sessions where user_id = $1", [anna.userId]);
  const address = `${site}/logga-in/svar?next=/konto&lang=en`;

  test("uses up no link to sign in, nor its code", async () => {
    const client = server.client();
    const ask = () => client.auth.signInWithOtp({ email: anna.email, options: { emailRedirectTo: address } });
    await ask();
    const first = await post.next(anna.email, /sign-in/i);
    const [headers] = await scan(first.link);
    const page = new URL(headers?.get("location") ?? "").searchParams;
    expect([page.get("redirect_to"), page.get("lang"), page.get("type")]).toEqual([
      address,
      "en",
      "magiclink",
    ]);
    expect(await sessions()).toEqual([]);
    const opened = await open(first.link);
    expect(opened.searchParams.get("next")).toBe("/konto");
    const exchanged = await client.auth.exchangeCodeForSession(opened.searchParams.get("code") ?? "");
    expect(exchanged.data.user?.id).toBe(anna.userId);
    await ask();
    const second = await post.next(anna.email, /sign-in/i);
    await scan(second.link);
    const typed = { email: anna.email, token: second.code, type: "email" } as const;
    expect((await client.auth.verifyOtp(typed)).error).toBeNull();
  });

  test("gets no session for an invitation, whose link and code go on working", async () => {
    const boss = await addAccount(db.ask, { role: "admin" });
    const { accessToken } = await signInWithSecondFactor(site, boss, server.client());
    const email = `${crypto.randomUUID()}@example.se`;
    const invited = async () => {
      const response = await server.send(`/auth/v1/invite?redirect_to=${encodeURIComponent(address)}`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ email }),
      });
      expect(response.status).toBe(200);
      return post.next(email, /./);
    };
    const first = await invited();
    const [headers] = await scan(first.link);
    expect(headers?.get("location")).not.toContain("access_token");
    const typed = { email, token: first.code, type: "invite" } as const;
    expect((await server.client().auth.verifyOtp(typed)).error).toBeNull();
    await db.ask("update auth.users set email_confirmed_at = null where email = $1", [email]);
    const second = await invited();
    await scan(second.link);
    expect(fragmentOf(await open(second.link))).toMatchObject({
      type: "invite",
      access_token: expect.any(String),
    });
  });

  test("neither uses up a link for a new password nor confirms an address", async () => {
    const client = server.client();
    await client.auth.resetPasswordForEmail(anna.email);
    const recovery = await post.next(anna.email, /nytt lösenord/);
    await scan(recovery.link);
    const typed = { email: anna.email, token: recovery.code, type: "recovery" } as const;
    expect((await client.auth.verifyOtp(typed)).error).toBeNull();
    const email = `${crypto.randomUUID()}@example.se`;
    await client.auth.signInWithPassword(anna);
    await client.auth.updateUser({ email });
    const links = [
      (await post.next(email, /nya e-postadress/)).link,
      (await post.next(anna.email, /Godkänn/)).link,
    ];
    for (const link of links) await scan(link);
    expect((await client.auth.getUser()).data.user?.email).toBe(anna.email);
    for (const link of links) await open(link);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});

describe("a new password", () => {
  test("is set by PKCE: the email's code is worth nothing without the verifier", async () => {
    const verifier = "v".repeat(64);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const requested = await server.send(`/auth/v1/recover?redirect_to=${site}/logga-in/svar`, {
      method: "POST",
      body: JSON.stringify({ email: anna.email, code_challenge: challenge, code_challenge_method: "s256" }),
    });
    expect(await requested.json()).toEqual({});
    const email = await post.next(anna.email, /nytt lösenord/);
    const address = await open(email.link);
    expect([address.pathname, address.hash]).toEqual(["/logga-in/svar", ""]);
    const exchange = (code_verifier: string) =>
      server.send("/auth/v1/token?grant_type=pkce", {
        method: "POST",
        headers: { "x-supabase-api-version": "2024-01-01" },
        body: JSON.stringify({ auth_code: address.searchParams.get("code"), code_verifier }),
      });
    expect(await (await exchange("w".repeat(64))).json()).toMatchObject({ code: "bad_code_verifier" });
    // A code can be tried once.
    expect(await (await exchange(verifier)).json()).toMatchObject({ code: "flow_state_not_found" });
  });

  test("replaces the old one, ends every other session, and its owner gets a notice", async () => {
    const elsewhere = await server.client().auth.signInWithPassword(anna);
    const client = server.client();
    await client.auth.resetPasswordForEmail(anna.email, { redirectTo: `${site}/logga-in/nytt?lang=en` });
    const received = await post.next(anna.email, /Choose a new password/);
    const tokenHash = new URL(received.link).searchParams.get("token") ?? "";
    const { data } = await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({ amr: [{ method: "recovery" }] });
    expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
    await post.next(anna.email, /Ditt lösenord är ändrat/);
    const refresh_token = elsewhere.data.session?.refresh_token ?? "";
    expect((await server.client().auth.refreshSession({ refresh_token })).error).not.toBeNull();
    expect((await server.client().auth.signInWithPassword(anna)).error).toMatchObject({
      code: "invalid_credentials",
    });
    const { email } = anna;
    const again = await server.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(again.error).toBeNull();
  });

  test.each([
    ["kort", ["length"]],
    ["1qaz2wsx3edc", ["pwned"]],
    ["Sommar2026!!", ["characters"]],
    ["aaaaaaaaaaaaaa", ["characters"]],
    ["qwertyuiopasdf", ["characters"]],
  ])("%s is refused with its reasons", async (password, reasons) => {
    const client = server.client();
    await client.auth.signInWithPassword(anna);
    const { error } = await client.auth.updateUser({ password, current_password: anna.password });
    expect(error).toMatchObject({ status: 422, code: "weak_password", reasons });
  });

  test("must differ from the old one, which must be given", async () => {
    const client = server.client();
    await client.auth.signInWithPassword(anna);
    const known = { current_password: anna.password };
    const same = await client.auth.updateUser({ password: anna.password, ...known });
    expect(same.error).toMatchObject({ code: "same_password" });
    const blind = await client.auth.updateUser({ password: goodPassword });
    expect(blind.error).toMatchObject({ code: "invalid_credentials" });
    const guessed = await client.auth.updateUser({ password: goodPassword, current_password: goodPassword });
    expect(guessed.error).toMatchObject({ code: "invalid_credentials" });
    expect((await client.auth.updateUser({ password: goodPassword, ...known })).error).toBeNull();
    const back = { password: anna.password, current_password: goodPassword };
    expect((await client.auth.updateUser(back)).error).toBeNull();
  });

  test("requires aal2 for an account with a second factor", async () => {
    const berit = await addAccount(db.ask);
    const client = server.client();
    await client.auth.signInWithPassword(berit);
    const change = { password: goodPassword, current_password: berit.password };
    const { error } = await client.auth.updateUser(change);
    expect(error).toMatchObject({ code: "insufficient_aal" });
    await signInWithSecondFactor(site, berit, client);
    expect((await client.auth.updateUser(change)).error).toBeNull();
  });
});

describe("a changed email address", () => {
  const requestChange = async (email: string) => {
    const client = server.client();
    await client.auth.signInWithPassword(anna);
    const { data, error } = await client.auth.updateUser({ email });
    expect(error).toBeNull();
    return { client, user: data.user };
  };

  test.each([
    ["the new one first", [0, 1]],
    ["the old one first", [1, 0]],
  ])(
    "takes effect once it is confirmed at both, %s, and the old one gets a notice",
    async (_order, [first = 0, last = 0]) => {
      const email = `${crypto.randomUUID()}@example.se`;
      const { client, user } = await requestChange(email.toUpperCase());
      expect(user).toMatchObject({ email: anna.email, new_email: email });
      const links = [
        (await post.next(email, /nya e-postadress/)).link,
        (await post.next(anna.email, /Godkänn/)).link,
      ];
      expect(fragmentOf(await open(links[first] ?? ""))).toMatchObject({
        message: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      });
      // Confirming once more does not count twice.
      expect(fragmentOf(await open(links[first] ?? ""))).toHaveProperty("error_code", "otp_expired");
      expect((await client.auth.getUser()).data.user).toMatchObject({ email: anna.email, new_email: email });
      expect((await open(links[last] ?? "")).searchParams.has("code")).toBe(true);
      expect((await client.auth.getUser()).data.user).toMatchObject({ email, identities: [{ email }] });
      await post.next(anna.email, /E-postadressen till ditt konto är ändrad/);
    },
  );

  test("is not confirmed by the new one twice", async () => {
    const email = `${crypto.randomUUID()}@example.se`;
    const { client } = await requestChange(email);
    await open((await post.next(email, /nya e-postadress/)).link);
    await client.auth.updateUser({ email });
    await open((await post.next(email, /nya e-postadress/)).link);
    expect((await client.auth.getUser()).data.user?.email).toBe(anna.email);
  });

  test("that another account has can't be taken, which is only revealed to the owner of that address", async () => {
    const other = await addAccount(db.ask);
    await requestChange(other.email);
    await open((await post.next(anna.email, /Godkänn/)).link);
    const email = await post.next(other.email, /nya e-postadress/);
    expect(fragmentOf(await open(email.link))).toHaveProperty("error_code", "email_exists");
  });
});
