import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Site, siteContext } from "#app/context.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, inEveryForm, signInWithSecondFactor } from "#tests/staff.ts";
import { accountClient, hasOwnSession, isStillStaff, readSession, requireStaff } from "./session.server.ts";
import { sessionCookie } from "./session-cookie.ts";

const site = "http://localhost:3000";

let db: TestDatabase;
let server: TestSignIn;

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(() => {
  server = openTestSignIn(db);
});

function requestFrom(cookie: string, path = "/admin/forfragningar?status=ny", at = site) {
  const context = new RouterContextProvider();
  const cookies: string[] = [];
  const site: Partial<Site> = {
    database: db.database,
    signIn: server.signIn,
    siteUrl: at,
    clientIp: "192.0.2.1",
    cookies,
  };
  context.set(siteContext, site as Site);
  return { request: new Request(new URL(path, at), { headers: { cookie } }), context, cookies };
}

async function thrownBy(work: Promise<unknown>): Promise<{ status: number; location: string | null }> {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get("location") };
    const { init } = thrown as { init?: { status?: number } };
    return { status: init?.status ?? 0, location: null };
  }
  throw new Error("nothing was thrown");
}

const encoded = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

const sales = () => addAccount(db.ask, { role: "sales" });

test("a member of staff gets in with their name and role, to the pages of that role", async () => {
  const account = await sales();
  const { cookieHeader } = await signInWithSecondFactor(site, account, server.client());
  const { request, context } = requestFrom(cookieHeader);
  await expect(requireStaff(request, context)).resolves.toMatchObject({
    userId: account.userId,
    role: "sales",
    name: "Anna Lind",
    email: account.email,
  });
  await expect(requireStaff(request, context, ["sales"])).resolves.toBeDefined();
  expect(await thrownBy(requireStaff(request, context, ["editor"]))).toMatchObject({ status: 403 });
});

test("an administrator may do what every role may", async () => {
  const account = await addAccount(db.ask, { role: "admin" });
  const { cookieHeader } = await signInWithSecondFactor(site, account, server.client());
  const { request, context } = requestFrom(cookieHeader);
  const member = await requireStaff(request, context, ["editor"]);
  expect(member.role).toBe("admin");
});

test("without a cookie, or with a forged or broken one, the sign-in comes first and then the page", async () => {
  const { session } = await signInWithSecondFactor(site, await sales(), server.client());
  const forged = inEveryForm(site, {
    ...session,
    access_token: `${session.access_token}x`,
    refresh_token: "x",
  });
  const half = inEveryForm(site, { ...session, refresh_token: "" });
  for (const cookie of [
    "",
    `${sessionCookie}=base64-x`,
    forged.cookieHeader,
    half.cookieHeader.slice(0, 90),
  ]) {
    const { request, context } = requestFrom(cookie);
    expect(await thrownBy(requireStaff(request, context)), cookie).toEqual({
      status: 302,
      location: "/logga-in?next=%2Fadmin%2Fforfragningar%3Fstatus%3Dny",
    });
  }
});

test("a session without its second factor is redirected to it, in the person's language", async () => {
  const account = await sales();
  const { data } = await server.client().auth.signInWithPassword(account);
  if (!data.session) throw new Error("no session");
  const { request, context } = requestFrom(inEveryForm(site, data.session).cookieHeader, "/admin?lang=en");
  expect(await thrownBy(requireStaff(request, context))).toEqual({
    status: 302,
    location: "/logga-in/andra-steget?lang=en&next=%2Fadmin%3Flang%3Den",
  });
});

test("an account that is not staff, or suspended, has no access", async () => {
  const nobody = await signInWithSecondFactor(site, await addAccount(db.ask), server.client());
  const left = await sales();
  const former = await signInWithSecondFactor(site, left, server.client());
  await db.ask("update staff set active = false where user_id = $1", [left.userId]);
  for (const { cookieHeader } of [nobody, former]) {
    const { request, context } = requestFrom(cookieHeader);
    expect(await thrownBy(requireStaff(request, context))).toMatchObject({ status: 403 });
  }
});

test.each([
  ["text that is no base64", "base64-%%%"],
  ["half a session", "base64-eyJhY2Nlc3NfdG9rZW4i"],
  [
    "a value without the client's prefix",
    '{"access_token":"a","refresh_token":"b","expires_at":1,"user":{}}',
  ],
  [
    "a user that the client can't wrap",
    encoded({ access_token: "a", refresh_token: "b", expires_at: 1, user: 5 }),
  ],
  ["no user", encoded({ access_token: "a", refresh_token: "b", expires_at: 9e9 })],
  [
    "a refresh token that is too long",
    encoded({ access_token: "a", refresh_token: "b".repeat(501), expires_at: 1, user: {} }),
  ],
])("a cookie with %s is removed before the client reads it", async (_what, value) => {
  const printed = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
  const { request, context, cookies } = requestFrom(`${sessionCookie}.0=${value}`);
  await expect(readSession(request, context)).resolves.toBeNull();
  // An unhandled rejection inside the client would fail the whole run.
  expect(cookies).toEqual([`${sessionCookie}.0=; Max-Age=0; Path=/`]);
  for (const print of printed) expect(print).not.toHaveBeenCalled();
});

test("a session that was ended elsewhere is redirected to sign in, and its cookies are removed", async () => {
  const account = await sales();
  const { cookieHeader } = await signInWithSecondFactor(site, account, server.client());
  await db.ask("delete from auth.sessions where user_id = $1", [account.userId]);
  const { request, context, cookies } = requestFrom(cookieHeader, "/admin.data?_routes=pages%2Fadmin");
  expect(await thrownBy(requireStaff(request, context))).toEqual({
    status: 302,
    location: "/logga-in?next=%2Fadmin",
  });
  expect(cookies).toContainEqual(expect.stringMatching(/Max-Age=0/));
});

test.each([
  ["signs out", "delete from auth.sessions where user_id = $1"],
  ["is made inactive", "update staff set active = false where user_id = $1"],
  ["gets another role", "update staff set role = 'editor' where user_id = $1"],
])("an answer that lasts learns that who was let in %s", async (_what, change) => {
  const account = await sales();
  const { cookieHeader } = await signInWithSecondFactor(site, account, server.client());
  const { request, context } = requestFrom(cookieHeader);
  const member = await requireStaff(request, context);
  expect(await isStillStaff(member, db.database)).toBe(true);
  await db.ask(change, [account.userId]);
  expect(await isStillStaff(member, db.database)).toBe(false);
});

test("a session is ours by its token's signature, an expired one too, and a made-up one is not", async () => {
  const { session, cookieHeader } = await signInWithSecondFactor(site, await sales(), server.client());
  const isOurs = (header?: string) => hasOwnSession(header, site, server.signIn);
  expect(await isOurs(cookieHeader)).toBe(true);
  const madeUp = { ...session, access_token: `${session.access_token.slice(0, -8)}AAAAAAAA` };
  for (const header of [undefined, `${sessionCookie}=a`, inEveryForm(site, madeUp).cookieHeader])
    expect(await isOurs(header)).toBe(false);
  server.wait(11 * 3_600_000);
  expect(await isOurs(cookieHeader)).toBe(true);
});

test("a token that is about to expire is renewed once per request, and its cookies are set", async () => {
  const { session } = await signInWithSecondFactor(site, await sales(), server.client());
  const ending = { ...session, expires_at: Math.floor(Date.now() / 1000) + 60 };
  const { request, context, cookies } = requestFrom(inEveryForm(site, ending).cookieHeader);
  const [one, other] = await Promise.all([readSession(request, context), requireStaff(request, context)]);
  expect(one).toMatchObject({ aal: "aal2", userId: other.userId });
  expect(cookies.filter((cookie) => cookie.includes("=base64-"))).toHaveLength(1);
  const next = requestFrom(cookies.map((cookie) => cookie.split(";")[0]).join("; "));
  await expect(requireStaff(next.request, next.context)).resolves.toMatchObject({ userId: other.userId });
  expect(next.cookies).toEqual([]);
});

test("the cookie of a renewed session lives as long as the session, and over https belongs to this host alone", async () => {
  const { session } = await signInWithSecondFactor(site, await sales(), server.client());
  const ending = { ...session, expires_at: Math.floor(Date.now() / 1000) + 60 };
  const { cookieHeader } = inEveryForm(site, ending);
  const plain = requestFrom(cookieHeader);
  await readSession(plain.request, plain.context);
  expect(plain.cookies).toContainEqual(
    expect.stringMatching(/^[^_].*; Max-Age=43200; Path=\/; SameSite=Lax$/),
  );

  const https = "https://www.exempla.example";
  server = openTestSignIn(db, {}, https);
  const { session: other } = await signInWithSecondFactor(https, await sales(), server.client());
  const near = { ...other, expires_at: Math.floor(Date.now() / 1000) + 60 };
  const prefixed = inEveryForm(https, near).cookieHeader;
  const secure = requestFrom(prefixed, "/admin", https);
  await expect(readSession(secure.request, secure.context)).resolves.toMatchObject({ aal: "aal2" });
  expect(secure.cookies).toContainEqual(
    expect.stringMatching(/^__Host-.*; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/),
  );
  // Without the prefix another host of the domain could have set it: the visitor signs in once more, and the cookie
  // is removed.
  const before = prefixed.replaceAll("__Host-", "");
  const old = requestFrom(before, "/admin", https);
  await expect(readSession(old.request, old.context)).resolves.toBeNull();
  await accountClient(old.request, old.context);
  expect(old.cookies).toContainEqual(expect.stringMatching(new RegExp(`^${sessionCookie}.*Max-Age=0`)));
});
