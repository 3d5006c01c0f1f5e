import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { sealStoredSecrets } from "./seal-stored.ts";
import { openSecretBox } from "./secret-box.ts";

const site = "http://localhost:3000";
const first = "the first secrets key of this test";
const second = "the second secrets key, after rotation";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});

/** All text in the tables of factors and keys. */
async function dump(): Promise<string> {
  const [row] = await db.ask<{ all: string }>(
    `select json_build_array((select json_agg(f) from auth.mfa_factors f),
       (select json_agg(k.private_jwk) from auth.signing_keys k))::text as all`,
  );
  return row?.all ?? "";
}

const withKey = (key: string, ...previous: string[]) =>
  openTestSignIn(db, { secrets: openSecretBox(key, previous), reportError: () => undefined });

test("rows from before secrets were encrypted are encrypted at the start, and still work", async () => {
  const anna = await addAccount(db.ask);
  const pair = await generateKeyPair("ES256", { extractable: true });
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)]);
  await db.ask(
    "insert into auth.signing_keys (id, private_jwk, public_jwk) values ('from-before', $1, $2)",
    [privateJwk, { ...publicJwk, kid: "from-before", alg: "ES256", use: "sig" }].map((jwk) =>
      JSON.stringify(jwk),
    ),
  );
  expect(await dump()).toContain(anna.totpSecret);
  const box = openSecretBox(first);
  expect(await sealStoredSecrets(db.database, box)).toEqual({ sealed: 2, unknown: 0 });
  const after = await dump();
  expect(after).not.toContain(anna.totpSecret);
  expect(after).not.toContain(privateJwk.d);
  const server = withKey(first);
  const { accessToken } = await signInWithSecondFactor(site, anna, server.client());
  await expect(server.signIn.verify(accessToken)).resolves.toMatchObject({ aal: "aal2" });
  expect(await sealStoredSecrets(db.database, box)).toEqual({ sealed: 0, unknown: 0 });
});

test("no secret of a new factor or a new signing key is in the database in plain text", async () => {
  const anna = await addAccount(db.ask);
  const server = withKey(first);
  const client = server.client();
  await signInWithSecondFactor(site, anna, client);
  const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Ny" });
  if (data?.type !== "totp") throw new Error("no time-based factor");
  await db.ask("delete from auth.signing_keys");
  await server.tools.keys.rotate();
  const stored = await dump();
  expect(stored).not.toContain(data.totp.secret);
  expect(stored).not.toMatch(/"d"|\\"d\\"/);
  expect(stored.match(/sealed:[0-9a-f]{8}:[\w-]{40,}/g)?.length).toBeGreaterThanOrEqual(2);
});

test("after a change of the secrets key everything is encrypted again, and works without the old key", async () => {
  const anna = await addAccount(db.ask);
  const before = withKey(first);
  await sealStoredSecrets(db.database, openSecretBox(first));
  const { accessToken } = await signInWithSecondFactor(site, anna, before.client());
  const { unknown } = await sealStoredSecrets(db.database, openSecretBox(second, [first]));
  expect(unknown).toBe(0);
  const after = withKey(second);
  await expect(after.signIn.verify(accessToken)).resolves.toMatchObject({ sub: anna.userId });
  await db.ask("update auth.mfa_factors set last_used_step = null");
  await signInWithSecondFactor(site, anna, after.client());
});

test("encrypted text can be decrypted for its own row only, and not when it was changed", () => {
  const box = openSecretBox(first);
  const sealed = box.seal("JBSWY3DPEHPK3PXP", "row 1");
  expect(box.open(sealed, "row 1")).toBe("JBSWY3DPEHPK3PXP");
  expect(() => box.open(sealed, "row 2")).toThrow();
  // Not the last character, since some of its bits are padding.
  const changed = sealed.at(-5) === "A" ? "B" : "A";
  expect(() => box.open(sealed.slice(0, -5) + changed + sealed.slice(-4), "row 1")).toThrow();
});

test("without the old secrets key a new signing key is created, old tokens stay valid and recovery codes work", async () => {
  const anna = await addAccount(db.ask);
  const before = withKey(second);
  await sealStoredSecrets(db.database, openSecretBox(second));
  const client = before.client();
  const { accessToken } = await signInWithSecondFactor(site, anna, client);
  const { data } = await client.auth.mfa.recoveryCodes.generate();
  const lost = "a new key that was never here before";
  const { unknown } = await sealStoredSecrets(db.database, openSecretBox(lost));
  expect(unknown).toBeGreaterThan(0);
  const after = withKey(lost);
  await expect(after.signIn.verify(accessToken)).resolves.toMatchObject({ sub: anna.userId });
  const again = after.client();
  const signedIn = await again.auth.signInWithPassword(anna);
  const factorId = signedIn.data.user?.factors?.find(({ factor_type: type }) => type === "totp")?.id ?? "";
  const byApp = await again.auth.mfa.challengeAndVerify({ factorId, code: anna.code() });
  expect(byApp.error).toMatchObject({ status: 500 });
  const byCode = await again.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? "" });
  expect(byCode.error).toBeNull();
});
