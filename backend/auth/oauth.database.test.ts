import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { type OpenIdPerson, startOpenIdProvider, type TestOpenIdProvider } from "#tests/openid-provider.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";
import { openProvider } from "./providers.ts";

const site = "http://localhost:3000";

/** Who signs in at the provider next, and whether it vouches for the address. */
let person: OpenIdPerson;
let db: TestDatabase;
let server: TestSignIn;
let provider: TestOpenIdProvider;
let anna: TestAccount;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
  provider = await startOpenIdProvider(site);
});
afterAll(() => provider.close());
beforeEach(async () => {
  server = serverWith("open");
  anna = await addAccount(db.ask);
  await db.ask("delete from auth.mfa_factors");
  const sub = `p-${crypto.randomUUID()}`;
  person = { sub, email: anna.email, email_verified: true, name: "Anna Lind" };
  provider.person = person;
  jar.clear();
});

function serverWith(signUp: "open" | "invited"): TestSignIn {
  return openTestSignIn(db, {
    signUp,
    providers: { google: openProvider("google", provider.settings) },
    reportError: () => {},
  });
}

/** Follows redirects like a browser, with its cookies, until the provider leads back to the site. */
async function throughProvider(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  for (let step = 0; step < 12 && address.origin !== site; step += 1) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get("location");
    if (!next) throw new Error(`the provider answers ${response.status}: ${await response.text()}`);
    address = new URL(next, address);
  }
  return address;
}

/** The cookies that the site has set in the person's browser. */
const jar = new Map<string, string>();
const cookies = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");

/** A request of the person's browser to the site. */
async function browse(path: string): Promise<Response> {
  const response = await server.send(path, { headers: { cookie: cookies() } });
  keep(response);
  return response;
}

function keep(response: Response) {
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
}

const verifier = "v".repeat(50);
const challenge = `code_challenge=${createHash("sha256").update(verifier).digest("base64url")}&code_challenge_method=s256`;
const begin = () => browse(`/auth/v1/authorize?provider=google&${challenge}`);

/** From the site's response at /authorize to the page of the site where the browser ends. */
async function signInAtProvider(query = ""): Promise<URL> {
  const begun = await browse(`/auth/v1/authorize?provider=google&${challenge}&${query}`);
  expect(begun.status).toBe(302);
  return backFrom(await throughProvider(begun.headers.get("location") ?? ""));
}

async function backFrom(callback: URL): Promise<URL> {
  const response = await browse(callback.pathname + callback.search);
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "");
}

const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

/** The session behind an address that a browser was redirected to. */
async function sessionOf(address: URL) {
  const exchanged = await server.send("/auth/v1/token?grant_type=pkce", {
    method: "POST",
    body: JSON.stringify({ auth_code: address.searchParams.get("code"), code_verifier: verifier }),
  });
  return exchanged.json();
}

test("a new person gets an account with only the provider's identity, and a session with its token", async () => {
  person.email = "ny.person@example.se";
  const address = await signInAtProvider(`redirect_to=${site}/logga-in/svar`);
  expect([address.pathname, address.hash]).toEqual(["/logga-in/svar", ""]);
  const session = await sessionOf(address);
  expect(session).toMatchObject({ token_type: "bearer", provider_token: expect.any(String) });
  expect(session.user.identities.map(({ provider }: { provider: string }) => provider)).toEqual(["google"]);
  expect(decodeJwt(session.access_token)).toMatchObject({
    email: "ny.person@example.se",
    amr: [{ method: "oauth" }],
    app_metadata: { provider: "google", providers: ["google"] },
  });
});

test("a flow without a PKCE challenge is refused, so that no session is put into a URL", async () => {
  const begun = await server.send("/auth/v1/authorize?provider=google");
  expect(begun.status).toBe(400);
  expect(await begun.json()).toMatchObject({ error_code: "validation_failed" });
});

test("the browser gets a code that can only be exchanged with the PKCE verifier, also for the provider's token", async () => {
  const address = await signInAtProvider();
  expect(address.hash).toBe("");
  expect(await sessionOf(address)).toMatchObject({
    user: { id: anna.userId },
    provider_token: expect.any(String),
  });
});

test("an account with the same address is linked only when the provider says that the address is verified", async () => {
  person.email_verified = false;
  expect(fragmentOf(await signInAtProvider())).toHaveProperty(
    "error_code",
    "provider_email_needs_verification",
  );
  person.email_verified = true;
  const session = await sessionOf(await signInAtProvider());
  expect(decodeJwt(session.access_token).sub).toBe(anna.userId);
  expect((await server.client().auth.signInWithPassword(anna)).data.user?.identities).toHaveLength(2);
});

test("the password of an account whose address was never confirmed is removed", async () => {
  await db.ask("update auth.users set email_confirmed_at = null where id = $1", [anna.userId]);
  await signInAtProvider();
  expect((await server.client().auth.signInWithPassword(anna)).error).toMatchObject({
    code: "invalid_credentials",
  });
});

test("without open sign-up a provider signs invited people in and creates no account", async () => {
  server = serverWith("invited");
  person.email = "utan.inbjudan@example.se";
  expect(fragmentOf(await signInAtProvider())).toHaveProperty("error_code", "signup_disabled");
  person.email = anna.email;
  expect(await sessionOf(await signInAtProvider())).toHaveProperty("access_token");
});

test("a state can be used once, and another site's not at all", async () => {
  const begun = await begin();
  const callback = await throughProvider(begun.headers.get("location") ?? "");
  expect(await sessionOf(await backFrom(callback))).toHaveProperty("access_token");
  expect(fragmentOf(await backFrom(callback))).toHaveProperty("error_code", "bad_oauth_state");
  const foreign = new URL(`${site}/auth/v1/callback?code=x&state=y`);
  expect(fragmentOf(await backFrom(foreign))).toHaveProperty("error_code", "bad_oauth_state");
});

test("an invalid code and the provider's refusal become errors in the URL", async () => {
  const begun = await begin();
  const callback = await throughProvider(begun.headers.get("location") ?? "");
  callback.searchParams.set("code", "forged");
  expect(fragmentOf(await backFrom(callback))).toHaveProperty("error_code", "unexpected_failure");
  const again = await begin();
  const state = new URL(again.headers.get("location") ?? "").searchParams.get("state");
  const refused = await backFrom(new URL(`${site}/auth/v1/callback?error=access_denied&state=${state}`));
  expect(fragmentOf(refused)).toMatchObject({ error: "access_denied", error_code: "bad_oauth_callback" });
});

test("a provider that is not configured is refused", async () => {
  const response = await server.send("/auth/v1/authorize?provider=apple");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: "validation_failed" });
});

/** What an account's owner is told about its ways to sign in. */
async function notices(userId: string): Promise<unknown[]> {
  const rows = await db.ask<{ notice: string }>(
    `select payload ->> 'notice' as notice from graphile_worker._private_jobs
     where payload ->> 'userId' = $1 and payload ->> 'notice' like 'provider%' order by id`,
    [userId],
  );
  return rows.map(({ notice }) => notice);
}

test("a signed-in user links a provider and unlinks it, but not the last identity", async () => {
  person.email = "helt.annan@example.se";
  const client = server.client(undefined, jar);
  await client.auth.signInWithPassword(anna);
  const { data } = await client.auth.linkIdentity({
    provider: "google",
    options: { skipBrowserRedirect: true },
  });
  const linked = await backFrom(await throughProvider(data?.url ?? ""));
  expect(linked.hash).toBe("");
  const identities = (await client.auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map(({ provider }) => provider)).toEqual(["email", "google"]);

  expect(await notices(anna.userId)).toEqual(["provider_linked"]);

  const other = await addAccount(db.ask);
  const stranger = server.client(undefined, jar);
  await signInWithSecondFactor(site, other, stranger);
  const theirs = await stranger.auth.linkIdentity({
    provider: "google",
    options: { skipBrowserRedirect: true },
  });
  const refused = await backFrom(await throughProvider(theirs.data?.url ?? ""));
  expect(fragmentOf(refused)).toHaveProperty("error_code", "identity_already_exists");

  const [email, google] = identities;
  if (!email || !google) throw new Error("an identity is missing");
  // One is left, even when both are removed at the same time.
  const unlinked = await Promise.all([google, email].map((each) => client.auth.unlinkIdentity(each)));
  expect(unlinked.map(({ error }) => error?.code ?? null).sort()).toEqual([
    null,
    "single_identity_not_deletable",
  ]);
  expect(await notices(anna.userId)).toEqual(["provider_linked", "provider_unlinked"]);
});

describe("a link that another person began", () => {
  /** The provider's URL for linking to the account, which whoever begins it can send to others. */
  async function begun(client = server.client(undefined, jar)): Promise<URL> {
    const { data } = await client.auth.linkIdentity({
      provider: "google",
      options: { skipBrowserRedirect: true },
    });
    return throughProvider(data?.url ?? "");
  }
  const providersOf = async () => {
    const rows = await db.ask<{ provider: string }>(
      "select provider from auth.identities where user_id = $1",
      [anna.userId],
    );
    return rows.map(({ provider }) => provider);
  };

  test("ties no identity to that person's account, in a browser without or with a flow of its own", async () => {
    for (const own of [false, true]) {
      const attacker = server.client();
      await attacker.auth.signInWithPassword(anna);
      jar.clear();
      if (own) await begin();
      const refused = await backFrom(await begun(attacker));
      expect(fragmentOf(refused)).toHaveProperty("error_code", "bad_oauth_state");
      expect(refused.searchParams.get("code")).toBeNull();
    }
    expect(await providersOf()).toEqual(["email"]);
    expect(await notices(anna.userId)).toEqual([]);
  });

  test("does not sign in either, nor does one that a stranger began", async () => {
    const sent = await throughProvider((await begin()).headers.get("location") ?? "");
    jar.clear();
    expect(fragmentOf(await backFrom(sent))).toHaveProperty("error_code", "bad_oauth_state");
  });

  test("is not finished once the session that began it has ended", async () => {
    const client = server.client(undefined, jar);
    await client.auth.signInWithPassword(anna);
    const callback = await begun(client);
    await client.auth.signOut();
    expect(fragmentOf(await backFrom(callback))).toHaveProperty("error_code", "bad_oauth_state");
    expect(await providersOf()).toEqual(["email"]);
  });

  test("is not finished when ten minutes have passed since the sign-in", async () => {
    const client = server.client(undefined, jar);
    await client.auth.signInWithPassword(anna);
    const callback = await begun(client);
    server.wait(11 * 60_000);
    expect(fragmentOf(await backFrom(callback))).toHaveProperty("error_code", "reauthentication_needed");
    expect(await providersOf()).toEqual(["email"]);
  });

  test("the browser's cookie can't be read by scripts, is its host's alone, and serves several tabs", async () => {
    const first = await begin();
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^provider-flow=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
    );
    const second = await begin();
    for (const tab of [first, second])
      expect(
        await sessionOf(await backFrom(await throughProvider(tab.headers.get("location") ?? ""))),
      ).toHaveProperty("access_token");
    const overHttps = openTestSignIn(
      db,
      { providers: { google: openProvider("google", provider.settings) } },
      "https://www.exempla.example",
    );
    const response = await overHttps.send(`/auth/v1/authorize?provider=google&${challenge}`);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-provider-flow=.*; Secure$/);
  });
});

test("a flow whose challenge is the verifier itself is refused (PKCE's plain)", async () => {
  const plain = `code_challenge=${verifier}&code_challenge_method=plain`;
  expect((await browse(`/auth/v1/authorize?provider=google&${plain}`)).status).toBe(400);
  const recovery = await server.send("/auth/v1/recover", {
    method: "POST",
    body: JSON.stringify({ email: anna.email, code_challenge: verifier, code_challenge_method: "plain" }),
  });
  expect(recovery.status).toBe(400);
  // Without a method it is taken as S256.
  const begun = await browse(`/auth/v1/authorize?provider=google&code_challenge=${verifier}`);
  const address = await backFrom(await throughProvider(begun.headers.get("location") ?? ""));
  expect(await sessionOf(address)).toMatchObject({ error_code: "bad_code_verifier" });
});

test("the provider is asked for what the sign-in needs and nothing else, whatever the client names", async () => {
  const begun = await browse(
    `/auth/v1/authorize?provider=google&${challenge}&scopes=https://www.googleapis.com/auth/drive`,
  );
  const { searchParams } = new URL(begun.headers.get("location") ?? "");
  expect(searchParams.get("scope")).toBe("openid email profile");
});

test("an ID token whose signature is not the provider's signs nobody in", async () => {
  provider.forge = true;
  const refused = await signInAtProvider();
  provider.forge = false;
  expect(fragmentOf(refused)).toHaveProperty("error_code", "unexpected_failure");
  expect(await sessionOf(await signInAtProvider())).toHaveProperty("access_token");
});
