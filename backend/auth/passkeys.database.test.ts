import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newAuthenticator, responseOf, type TestAuthenticator } from "#tests/authenticator.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";

let db: TestDatabase;
let server: TestSignIn;
let anna: TestAccount;

const site = "http://localhost:3000";

beforeAll(async () => {
  db = await freshDatabase();
  // An endless window, so that no test runs across the boundary of two.
  await db.ask("update private.rate_limits set window_seconds = 1000000000");
});

beforeEach(async () => {
  server = openTestSignIn(db);
  anna = await addAccount(db.ask);
});

async function signedIn(account = anna) {
  const client = server.client();
  await signInWithSecondFactor(site, account, client);
  return client;
}

/** Begins a challenge of the factor; throws the client's error. */
async function challenged({ auth }: SupabaseClient, factorId: string) {
  const { data, error } = await auth.mfa.challenge({ factorId, webauthn: { rpId: "localhost" } });
  if (error) throw error;
  return { challengeId: data.id, ...data.webauthn };
}

/** Adds a passkey to the client's account. */
async function withPasskey(client: SupabaseClient, device = newAuthenticator(site), name = "Laptop") {
  const factor = await client.auth.mfa.webauthn.enroll({ friendlyName: name });
  const factorId = factor.data?.id ?? "";
  const { challengeId, type, credential_options: options } = await challenged(client, factorId);
  if (type !== "create") throw new Error("no passkey is to be made");
  const webauthn = responseOf("create", device.create(options.publicKey));
  const verified = await client.auth.mfa.webauthn.verify({ factorId, challengeId, webauthn });
  return { device, factorId, options: options.publicKey, ...verified };
}

/** Verifies a passkey as second factor. */
async function verify(
  client: SupabaseClient,
  factorId: string,
  device: TestAuthenticator,
  faults?: Parameters<TestAuthenticator["use"]>[1],
) {
  const { challengeId, type, credential_options: options } = await challenged(client, factorId);
  if (type !== "request") throw new Error("no passkey is to be used");
  const webauthn = responseOf("request", device.use(options.publicKey, faults));
  return client.auth.mfa.webauthn.verify({ factorId, challengeId, webauthn });
}

/** Signs in with a passkey alone. */
async function signInWith(device: TestAuthenticator, faults?: Parameters<TestAuthenticator["use"]>[1]) {
  const { auth } = server.client();
  const { data, error } = await auth.passkey.startAuthentication();
  if (error) throw error;
  const challengeId = data.challenge_id;
  const credential = device.use(data.options, faults);
  const send = () => auth.passkey.verifyAuthentication({ challengeId, credential });
  return { auth, send, ...(await send()) };
}

const events = async (userId: string) =>
  (
    await db.ask<{ action: string }>(
      "select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1",
      [userId],
    )
  ).map(({ action }) => action);

test("the certificates that an authenticator sends make the library fetch nothing", async () => {
  expect((await withPasskey(await signedIn())).error).toBeNull();
  const { SettingsService } = await import("@simplewebauthn/server");
  // It reads revocation lists only of certificates that lead to one of these.
  for (const identifier of ["android-key", "android-safetynet", "apple"] as const)
    expect(SettingsService.getRootCertificates({ identifier })).toEqual([]);
});

describe("a passkey", () => {
  test("is a second factor once it was created: discoverable, with user verification, without attestation", async () => {
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    const client = server.client();
    await client.auth.signInWithPassword(anna);
    const { data, options, factorId, error } = await withPasskey(client);
    expect(error).toBeNull();
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: anna.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const claims = decodeJwt(data?.access_token ?? "");
    expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "mfa/webauthn" }, { method: "password" }] });
    const listed = await client.auth.mfa.listFactors();
    expect(listed.data?.webauthn).toMatchObject([{ id: factorId, friendly_name: "Laptop" }]);
    const [notice] = await db.ask(
      "select from graphile_worker._private_jobs where payload ->> 'userId' = $1 and payload ->> 'notice' = 'factor_added'",
      [anna.userId],
    );
    expect(notice).toBeDefined();
  });

  test("is the second factor after the password, also when another one of the account was challenged", async () => {
    const client = await signedIn();
    const laptop = await withPasskey(client);
    const phone = await withPasskey(client, newAuthenticator(site), "Mobil");
    expect(phone.options.excludeCredentials).toHaveLength(1);
    const again = server.client();
    await again.auth.signInWithPassword(anna);
    const { data, error } = await verify(again, laptop.factorId, phone.device);
    expect(error).toBeNull();
    expect(decodeJwt(data?.access_token ?? "")).toMatchObject({ aal: "aal2" });
    const list = await again.auth.passkey.list();
    expect(list.data).toMatchObject([{ friendly_name: "Laptop" }, { friendly_name: "Mobil" }]);
    expect(list.data?.[1]?.last_used_at).toBeDefined();
  });

  test("signs in without a password, at aal2 and as a fresh factor, once for each challenge", async () => {
    const { device } = await withPasskey(await signedIn());
    const { auth, send, data, error } = await signInWith(device);
    expect(error).toBeNull();
    expect(data?.session?.user.email).toBe(anna.email);
    expect(decodeJwt(data?.session?.access_token ?? "")).toMatchObject({
      aal: "aal2",
      amr: [{ method: "passkey" }],
    });
    // Sensitive changes require a fresh second factor.
    expect((await auth.mfa.enroll({ factorType: "totp", friendlyName: "App" })).error).toBeNull();
    expect((await send()).error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });
    expect(await events(anna.userId)).toContain("login");
  });

  test("is renamed and removed only by its owner", async () => {
    const client = await signedIn();
    const { factorId, device } = await withPasskey(client);
    const { auth } = client;
    const passkeyId = factorId;
    expect((await auth.passkey.update({ passkeyId, friendlyName: "Telefon" })).error?.code).toBe(
      "mfa_factor_name_conflict",
    );
    const renamed = await auth.passkey.update({ passkeyId, friendlyName: "Jobbdatorn" });
    expect(renamed.data).toMatchObject({ id: factorId, friendly_name: "Jobbdatorn" });
    const stranger = await signedIn(await addAccount(db.ask));
    const foreign = await stranger.auth.passkey.update({ passkeyId, friendlyName: "Min" });
    expect(foreign.error?.code).toBe("mfa_factor_not_found");
    expect((await stranger.auth.passkey.delete({ passkeyId })).error?.code).toBe("mfa_factor_not_found");
    expect((await auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await signInWith(device)).error?.code).toBe("webauthn_verification_failed");
    expect(await events(anna.userId)).toEqual(
      expect.arrayContaining(["passkey_updated", "factor_unenrolled"]),
    );
  });

  test("does not sign in to a banned account", async () => {
    const { device } = await withPasskey(await signedIn());
    await db.ask("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      anna.userId,
    ]);
    expect((await signInWith(device)).error?.code).toBe("user_banned");
  });
});

describe("is refused:", () => {
  test("a response for another origin, one without user verification, one for somebody else's account", async () => {
    const client = await signedIn();
    const { device, factorId } = await withPasskey(client);
    const { userId } = await addAccount(db.ask);
    const faults = [
      { origin: "https://localhost.example.com" },
      { locked: true },
      { owner: Buffer.from(userId).toString("base64url") },
    ];
    for (const fault of faults)
      expect((await signInWith(device, fault)).error?.code, JSON.stringify(fault)).toBe(
        "webauthn_verification_failed",
      );
    for (const fault of faults.slice(0, 2))
      expect((await verify(client, factorId, device, fault)).error?.code).toBe("mfa_verification_failed");
    expect((await signInWith(device)).error).toBeNull();
  });

  test("a counter that does not increase, since the passkey was copied", async () => {
    const { device } = await withPasskey(await signedIn());
    expect((await signInWith(device, { counter: 7 })).error).toBeNull();
    for (const counter of [7, 3, 0])
      expect((await signInWith(device, { counter })).error?.code).toBe("webauthn_verification_failed");
    expect((await signInWith(device, { counter: 8 })).error).toBeNull();
  });

  test("another account's passkey, and the same one for two accounts", async () => {
    const { device } = await withPasskey(await signedIn());
    const berit = await addAccount(db.ask);
    const client = await signedIn(berit);
    expect((await withPasskey(client, device)).error?.code).toBe("conflict");
    const own = await withPasskey(client);
    expect((await verify(client, own.factorId, device)).error?.code).toBe("mfa_factor_not_found");
  });

  test("a challenge that was answered, one that is older than five minutes, one of another factor", async () => {
    const client = await signedIn();
    const { device, factorId } = await withPasskey(client);
    const { challengeId, credential_options: options } = await challenged(client, factorId);
    const webauthn = responseOf("request", device.use(options.publicKey));
    const send = () => client.auth.mfa.webauthn.verify({ factorId, challengeId, webauthn });
    expect((await send()).error).toBeNull();
    expect((await send()).error?.code).toBe("mfa_challenge_expired");
    const { auth } = server.client();
    const { data } = await auth.passkey.startAuthentication();
    server.wait(301_000);
    const late = await auth.passkey.verifyAuthentication({
      challengeId: data?.challenge_id ?? "",
      credential: device.use(data?.options ?? { challenge: "" }),
    });
    expect(late.error?.code).toBe("webauthn_challenge_expired");
    const other = await challenged(client, factorId);
    const used = responseOf("request", device.use(options.publicKey));
    const mixed = await client.auth.mfa.webauthn.verify({
      factorId,
      challengeId: other.challengeId,
      webauthn: used,
    });
    expect(mixed.error?.code).toBe("mfa_verification_failed");
  });

  test("a new key for a passkey that exists already", async () => {
    const client = await signedIn();
    const { factorId } = await withPasskey(client);
    const { challengeId, credential_options: options } = await challenged(client, factorId);
    const thief = newAuthenticator(site).create({ ...options.publicKey, user: { id: anna.userId } });
    const { error } = await client.auth.mfa.webauthn.verify({
      factorId,
      challengeId,
      webauthn: responseOf("create", thief),
    });
    expect(error?.code).toBe("mfa_verification_failed");
  });

  test("enrolling a first passkey eleven minutes after the password, and another one without using the first", async () => {
    await db.ask("delete from auth.mfa_factors where user_id = $1", [anna.userId]);
    const client = server.client();
    await client.auth.signInWithPassword(anna);
    server.wait(11 * 60_000);
    const late = await client.auth.mfa.webauthn.enroll({ friendlyName: "Laptop" });
    expect(late.error?.code).toBe("reauthentication_needed");
    await client.auth.signInWithPassword(anna);
    await withPasskey(client);
    const byPassword = server.client();
    await byPassword.auth.signInWithPassword(anna);
    const more = await byPassword.auth.mfa.webauthn.enroll({ friendlyName: "Mobil" });
    expect(more.error?.code).toBe("insufficient_aal");
  });
});
