import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "#app/content/brand.ts";
import { eventually } from "#tests/database.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { addAccount, signInWithSecondFactor, testClient } from "#tests/staff.ts";

let smtp: TestSmtpServer;
let site: RunningSite;

beforeAll(async () => {
  smtp = await startSmtpServer();
  site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY: "1" });
});
afterAll(async () => {
  await site.stop();
  await smtp.close();
  await removeData(site);
});

const onSite = (query: string, values: string[]) => ask(site, query, values);

test("the built product signs an administrator in, over HTTP, and out again everywhere", async () => {
  const boss = await addAccount(onSite, { role: "admin" });
  const client = testClient(site.url);
  const { accessToken } = await signInWithSecondFactor(site.url, boss, client);
  expect((await client.rpc("is_admin", { user_id: boss.userId })).data).toBe(true);
  expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
  expect((await testClient(site.url).auth.getUser(accessToken)).error?.name).toBe("AuthSessionMissingError");
});

test("a forgotten password is set anew by the letter that the product sends", async () => {
  const anna = await addAccount(onSite);
  const client = testClient(site.url);
  expect((await client.auth.resetPasswordForEmail(anna.email)).error).toBeNull();
  const letter = await eventually(async () => smtp.letters.find(({ to }) => to?.[0]?.address === anna.email));
  expect(letter.from?.name).toBe(brand.name);
  const link = /http:\/\/localhost:\d+\/auth\/v1\/verify[^\s\]]+/.exec(letter.text ?? "")?.[0] ?? "";
  const tokenHash = new URL(link).searchParams.get("token") ?? "";
  const { data } = await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
  expect(data.user?.id).toBe(anna.userId);
});

test("the key set is public, the answers are not kept, and what does not exist is said so", async () => {
  const keys = await fetch(`${site.url}/auth/v1/.well-known/jwks.json`);
  expect(await keys.json()).toMatchObject({ keys: [{ kty: "EC", use: "sig" }] });
  const user = await fetch(`${site.url}/auth/v1/user`);
  expect([user.status, user.headers.get("cache-control")]).toEqual([401, "no-store"]);
  expect(user.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await fetch(`${site.url}/auth/v1/nothing`)).status).toBe(404);
  expect((await fetch(`${site.url}/auth/v1/token`)).status).toBe(405);
  expect((await fetch(`${site.url}/rest/v1/staff`)).status).toBe(404);
});

test("a new start of the product ends no session", async () => {
  const boss = await addAccount(onSite, { role: "admin" });
  const { session } = await signInWithSecondFactor(site.url, boss);
  await site.stop();
  site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY: "1" }, site.dataDir);
  const { data, error } = await testClient(site.url).auth.refreshSession(session);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(boss.userId);
});
