import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startAccountEmails } from "#tests/account-emails.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, type TestAccount } from "#tests/staff.ts";
import { openCaptcha } from "./captcha.ts";
import { openTextSender } from "./text-sender.ts";

/** The requests that an external service received, and its reply. */
let received: { request: IncomingMessage; body: string }[];
let reply: { status: number; body: string };
let service: Server;
let address: string;
let db: TestDatabase;
let server: TestSignIn;
let anna: TestAccount;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
  service = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  }).listen(0, "127.0.0.1");
  await new Promise((up) => service.once("listening", up));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  received = [];
  reply = { status: 200, body: "{}" };
  anna = await addAccount(db.ask);
});

describe("a captcha", () => {
  beforeEach(() => {
    server = openTestSignIn(db, {
      checkCaptcha: openCaptcha(`${address}/siteverify`, "hemlig"),
      reportError: () => undefined,
    });
  });

  test("is checked before a password and an email, without sending the visitor's IP address", async () => {
    reply.body = '{"success": true}';
    const captchaToken = "bevis";
    const { error } = await server.client().auth.signInWithPassword({ ...anna, options: { captchaToken } });
    expect(error).toBeNull();
    expect((await server.client().auth.resetPasswordForEmail(anna.email, { captchaToken })).error).toBeNull();
    expect(received.map(({ body }) => body)).toEqual(Array(2).fill("secret=hemlig&response=bevis"));
  });

  test.each([
    ["missing", undefined, '{"success": true}', 200, "captcha_failed"],
    ["refused", "bevis", '{"success": false}', 200, "captcha_failed"],
    ["impossible to check", "bevis", "{}", 502, undefined],
  ])("that is %s lets nobody in", async (_case, captchaToken, body, status, code) => {
    reply = { status, body };
    const options = captchaToken ? { captchaToken } : {};
    const { data, error } = await server.client().auth.signInWithPassword({ ...anna, options });
    expect(data.session).toBeNull();
    expect(error?.code).toBe(code);
  });
});

describe("a phone as second factor", () => {
  const sender = () => openTextSender(address.replace("//", "//anna:hem%40lig@"), "Exempla");
  beforeEach(async () => {
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    server = openTestSignIn(db, { sendText: sender(), reportError: () => undefined });
  });

  async function enrolled() {
    const client = server.client();
    await client.auth.signInWithPassword(anna);
    const { data, error } = await client.auth.mfa.enroll({ factorType: "phone", phone: "+46 70-123 45 67" });
    if (error) throw error;
    return { client, factorId: data.id };
  }

  test("gets its code by the configured service, and raises the session to aal2", async () => {
    const { client, factorId } = await enrolled();
    const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: "whatsapp" });
    const [sent] = received;
    expect(sent?.request.headers.authorization).toBe(
      `Basic ${Buffer.from("anna:hem@lig").toString("base64")}`,
    );
    const { message, ...rest } = JSON.parse(sent?.body ?? "{}");
    expect(rest).toEqual({ to: "+46701234567", channel: "whatsapp" });
    const [code = ""] = /^\d{6}/.exec(message) ?? [];
    const challengeId = challenge?.id ?? "";
    const wrong = await client.auth.mfa.verify({
      factorId,
      challengeId,
      code: code === "000000" ? "1" : "000000",
    });
    expect(wrong.error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/phone" }, {}],
    });
    const again = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(again.error).toMatchObject({ code: "mfa_challenge_expired" });
  });

  test("gets an error when the code could not be sent, and at most five codes an hour", async () => {
    const { client, factorId } = await enrolled();
    reply.status = 503;
    const failed = await client.auth.mfa.challenge({ factorId });
    expect(failed.error).toMatchObject({ status: 422, code: "sms_send_failed" });
    reply.status = 200;
    for (let i = 0; i < 4; i += 1) await client.auth.mfa.challenge({ factorId });
    const sixth = await client.auth.mfa.challenge({ factorId });
    expect(sixth.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  });

  test("can't be enrolled where no service is configured", async () => {
    server = openTestSignIn(db);
    await expect(enrolled()).rejects.toMatchObject({ code: "mfa_phone_enroll_not_enabled" });
  });
});

test("the owner gets notices of a new browser on a new network, and of added and removed factors", async () => {
  server = openTestSignIn(db);
  const post = await startAccountEmails(db, () => server);
  await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
  const signIn = (clientIp: string, cookie = "") =>
    server.send("/auth/v1/token?grant_type=password", {
      method: "POST",
      clientIp,
      headers: { cookie },
      body: JSON.stringify({ email: anna.email, password: anna.password }),
    });
  const [cookie] = (await signIn("192.0.2.10")).headers.getSetCookie();
  await signIn("192.0.2.10");
  await signIn("192.0.2.77", cookie);
  await signIn("198.51.100.200");
  await post.next(anna.email, /Ny inloggning/);
  const client = server.client();
  await client.auth.signInWithPassword(anna);
  await post.next(anna.email, /Ny inloggning/);
  const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("no time-based factor");
  const { TOTP } = await import("otpauth");
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  await post.next(anna.email, /andra steg är tillagt/);
  await client.auth.mfa.unenroll({ factorId: data.id });
  await post.next(anna.email, /andra steg är borttaget/);
  const emails = post.emails.filter(({ subject }) => subject?.includes("Ny inloggning"));
  expect(emails).toHaveLength(2);
  await post.stop();
});
