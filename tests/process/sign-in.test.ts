import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "#brand/company.ts";
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

test("a forgotten password is reset by the email that the product sends", async () => {
  const anna = await addAccount(onSite);
  const client = testClient(site.url);
  expect((await client.auth.resetPasswordForEmail(anna.email)).error).toBeNull();
  const email = await eventually(async () => smtp.emails.find(({ to }) => to?.[0]?.address === anna.email));
  expect(email.from?.name).toBe(brand.name);
  const link = /http:\/\/localhost:\d+\/auth\/v1\/verify[^\s\]]+/.exec(email.text ?? "")?.[0] ?? "";
  const tokenHash = new URL(link).searchParams.get("token") ?? "";
  const { data } = await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
  expect(data.user?.id).toBe(anna.userId);
});

test("the key set is public, responses are not cached, and unknown endpoints are 404", async () => {
  const keys = await fetch(`${site.url}/auth/v1/.well-known/jwks.json`);
  expect(await keys.json()).toMatchObject({ keys: [{ kty: "EC", use: "sig" }] });
  const user = await fetch(`${site.url}/auth/v1/user`);
  expect([user.status, user.headers.get("cache-control")]).toEqual([401, "no-store"]);
  expect(user.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await fetch(`${site.url}/auth/v1/nothing`)).status).toBe(404);
  expect((await fetch(`${site.url}/auth/v1/token`)).status).toBe(405);
  expect((await fetch(`${site.url}/rest/v1/staff`)).status).toBe(404);
  const client = testClient(site.url);
  for (const table of ["quote_requests", "staff", "mail_deliveries"]) {
    const refused = { status: 404, error: { code: "PGRST205" } };
    expect(await client.from(table).select()).toMatchObject(refused);
    expect(await client.from(table).insert({ name: "Anna" })).toMatchObject(refused);
    expect(await client.from(table).update({ name: "Anna" }).eq("name", "Bo")).toMatchObject(refused);
    expect(await client.from(table).delete().eq("name", "Bo")).toMatchObject(refused);
  }
  expect((await client.rpc("admin_audit")).error?.code).toBe("PGRST202");
});

test("the data client's one insert is kept as the form is, and both emails come", async () => {
  const contact = testClient(site.url);
  const row = { contact_type: "email", contact_value: "data@example.se", company_name: "Datakund AB" };
  expect(await contact.from("contact_requests").insert(row)).toMatchObject({ status: 201, data: null });
  expect(await contact.from("contact_requests").select()).toMatchObject({ error: { code: "42501" } });
  expect(await contact.from("contact_requests").update(row).eq("company_name", "x")).toMatchObject({
    error: { code: "42501" },
  });
  await eventually(async () => smtp.emails.find(({ to }) => to?.[0]?.address === "data@example.se"));
  expect(
    await onSite("select contact_value from contact_requests where company_name = $1", ["Datakund AB"]),
  ).toEqual([{ contact_value: "data@example.se" }]);
});

test("a session that was left changes nothing of the account after ten minutes, and is over after twelve hours", async () => {
  const anna = await addAccount(onSite, { role: "sales" });
  const client = testClient(site.url);
  const { session } = await signInWithSecondFactor(site.url, anna, client);
  const ofSession = "where session_id in (select id from auth.sessions where user_id = $1)";
  await onSite(`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes' ${ofSession}`, [
    anna.userId,
  ]);
  const { auth } = client;
  const tried = await Promise.all([
    auth.updateUser({ email: "tjuv@example.se" }),
    auth.updateUser({ password: "fyra gula cyklar i regnet", current_password: anna.password }),
    auth.mfa.enroll({ factorType: "totp", friendlyName: "Tjuvens" }),
    auth.mfa.unenroll({ factorId: session.user.factors?.[0]?.id ?? "" }),
    auth.mfa.recoveryCodes.generate(),
  ]);
  expect(tried.map(({ error }) => error?.code)).toEqual(Array(5).fill("reauthentication_needed"));
  const [end] = await onSite(
    "select extract(epoch from not_after - coalesce(refreshed_at, created_at)) / 3600 as hours from auth.sessions where user_id = $1",
    [anna.userId],
  );
  expect(Number(Reflect.get(Object(end), "hours"))).toBeCloseTo(12, 1);
  await onSite("update auth.sessions set not_after = now() where user_id = $1", [anna.userId]);
  expect((await auth.refreshSession()).error?.code).toBe("session_expired");
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
