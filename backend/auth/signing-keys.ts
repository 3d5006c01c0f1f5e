import { randomUUID } from "node:crypto";
import { errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { type AccessClaims, accessClaims } from "./claims.ts";
import { isNewKeyDue, retiredKeysOf, signingKeyOf, tokenSeconds } from "./key-rules.ts";
import { aboutSigningKey, keptText } from "./seal-stored.ts";
import { type SecretBox, UnknownSecretsKey } from "./secret-box.ts";

const algorithm = "ES256";
const audience = "authenticated";

/** Keys that another node made are seen after so long (ms) at the latest; they are published for a day before use. */
const freshFor = 60_000;

interface Key {
  id: string;
  created_at: Date;
  publicJwk: JWK;
  /**
   * Null when it is encrypted with a secrets key that this process was not given: then it checks tokens and signs
   * none.
   */
  sign: CryptoKey | Uint8Array | null;
  verify: CryptoKey | Uint8Array;
}

export interface SigningKeys {
  /** Signs an access token that is valid for an hour. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /**
   * The claims of a token. Throws jose's JWTExpired or another of its errors when it is not one of ours, or has
   * expired.
   */
  verify(token: string): Promise<AccessClaims>;
  /** The key set that anyone can check tokens with. */
  published(): Promise<{ keys: JWK[] }>;
  /** Makes the next key when it is due, and removes those that no valid token needs. Runs daily. */
  rotate(): Promise<void>;
}

/** The access tokens' keys, which are in the database and shared by all nodes. */
export function openSigningKeys(
  database: Database,
  { now, issuer, secrets }: { now: () => Date; issuer: () => string; secrets: SecretBox },
): SigningKeys {
  let known: { keys: Promise<Key[]>; at: number } | undefined;

  function keys(): Promise<Key[]> {
    const time = now().getTime();
    if (!known || time - known.at > freshFor || time < known.at) {
      const loading = load(database, secrets, now());
      loading.catch(() => {
        known = undefined;
      });
      known = { keys: loading, at: time };
    }
    return known.keys;
  }

  return {
    async sign(claims) {
      const key = signingKeyOf((await keys()).filter(canSign), now());
      if (!key) throw new Error("there is no signing key");
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: "JWT" })
        .setIssuer(issuer())
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(key.sign);
    },
    async verify(token) {
      const all = await keys();
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = all.find(({ id }) => id === kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key.verify;
        },
        { algorithms: [algorithm], issuer: issuer(), audience, currentDate: now() },
      );
      return accessClaims.parse(payload);
    },
    async published() {
      return { keys: (await keys()).map(({ publicJwk }) => publicJwk) };
    },
    async rotate() {
      known = { keys: load(database, secrets, now()), at: now().getTime() };
      await known.keys;
    },
  };
}

const canSign = (key: Key): key is Key & { sign: CryptoKey | Uint8Array } => key.sign !== null;

interface Row {
  id: string;
  created_at: Date;
  private_jwk: unknown;
  public_jwk: unknown;
}

/**
 * Loads the keys, and makes the next one first if it is due: one node at a time. A key that can't be decrypted is
 * used for checking only, so a lost secrets key ends no session: a new signing key is made at once.
 */
async function load(database: Database, secrets: SecretBox, now: Date): Promise<Key[]> {
  const isDue = (rows: readonly Row[]) =>
    isNewKeyDue(
      rows.filter((row) => privateJwkOf(row, secrets)),
      now,
    );
  const rows = await database.as("site_auth", async (queries) => {
    const kept = () => queries.selectFrom("auth.signing_keys").selectAll().execute();
    const before = await kept();
    if (!isDue(before)) {
      const retired = retiredKeysOf(before, now).map(({ id }) => id);
      if (retired.length) await queries.deleteFrom("auth.signing_keys").where("id", "in", retired).execute();
      return before.filter(({ id }) => !retired.includes(id));
    }
    await sql`select pg_advisory_xact_lock(7310004)`.execute(queries);
    if (isDue(await kept()))
      await queries
        .insertInto("auth.signing_keys")
        .values(await makeKey(secrets, now))
        .execute();
    return kept();
  });
  return Promise.all(rows.map((row) => toKey(row, secrets)));
}

async function makeKey(secrets: SecretBox, now: Date) {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  const named = async (key: CryptoKey) =>
    JSON.stringify({ ...(await exportJWK(key)), kid: id, alg: algorithm, use: "sig" });
  const sealed = secrets.seal(await named(privateKey), aboutSigningKey(id));
  return {
    id,
    created_at: now,
    private_jwk: JSON.stringify(sealed),
    public_jwk: await named(publicKey),
  };
}

function privateJwkOf(row: Row, secrets: SecretBox): JWK | null {
  try {
    return JSON.parse(secrets.open(keptText(row.private_jwk), aboutSigningKey(row.id)));
  } catch (error) {
    if (error instanceof UnknownSecretsKey) return null;
    throw error;
  }
}

async function toKey(row: Row, secrets: SecretBox): Promise<Key> {
  const publicJwk = row.public_jwk as JWK;
  const privateJwk = privateJwkOf(row, secrets);
  return {
    id: row.id,
    created_at: row.created_at,
    publicJwk,
    sign: privateJwk && (await importJWK(privateJwk, algorithm)),
    verify: await importJWK(publicJwk, algorithm),
  };
}
