import { randomUUID } from "node:crypto";
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import { JWTExpired } from "jose/errors";
import { sql } from "kysely";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Database } from "#backend/database/connection.ts";
import { type AccessClaims, accessClaims } from "./claims.ts";
import { isNewKeyDue, retiredKeysOf, signingKeyOf, tokenSeconds } from "./key-rules.ts";
import { aboutSigningKey, storedText } from "./seal-stored.ts";
import { type SecretBox, UnknownSecretsKey } from "./secret-box.ts";

const algorithm = "ES256";
const audience = "authenticated";

/** How long keys are cached. A key that another node has created is published for a day before it signs. */
const cacheMilliseconds = milliseconds.minute;

interface Key {
  id: string;
  created_at: Date;
  /** Null when the private key is encrypted with a secrets key that was not given: then it only verifies tokens. */
  sign: CryptoKey | Uint8Array | null;
}

export interface SigningKeys {
  /** Signs an access token that is valid for an hour. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** The claims of a token. Throws jose's JWTExpired, or another of its errors for an invalid token. */
  verify(token: string): Promise<AccessClaims>;
  /** Whether a token is ours, an expired one too. False while the keys can't be read. */
  hasSigned(token: string): Promise<boolean>;
  /** The public keys (JWKS), with which anyone can verify tokens. */
  published(): Promise<{ keys: JWK[] }>;
  /** Creates the next key when it is due, and deletes those that no valid token needs. Runs daily. */
  rotate(): Promise<void>;
}

/** Opens the keys of access tokens, which are in the database and shared by all nodes. */
export function openSigningKeys(
  database: Database,
  { now, issuer, secrets }: { now: () => Date; issuer: string; secrets: SecretBox },
): SigningKeys {
  let cached: { keys: ReturnType<typeof load>; at: number } | undefined;

  function keys(): ReturnType<typeof load> {
    const time = now().getTime();
    if (!cached || time - cached.at > cacheMilliseconds || time < cached.at) {
      const loading = load(database, secrets, now());
      loading.catch(() => {
        cached = undefined;
      });
      cached = { keys: loading, at: time };
    }
    return cached.keys;
  }

  async function verify(token: string): Promise<AccessClaims> {
    const { payload } = await jwtVerify(token, (await keys()).published, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now(),
    });
    return accessClaims.parse(payload);
  }

  return {
    async sign(claims) {
      const key = signingKeyOf((await keys()).all.filter(canSign), now());
      if (!key) throw new Error("there is no signing key");
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: key.id, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(key.sign);
    },
    verify,
    // Whether a token has expired is checked after its signature.
    hasSigned: (token) => verify(token).then(Boolean, (error: unknown) => error instanceof JWTExpired),
    async published() {
      return (await keys()).published.jwks();
    },
    async rotate() {
      cached = { keys: load(database, secrets, now()), at: now().getTime() };
      await cached.keys;
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
 * Loads the keys; first creates the next one if it is due (one node at a time), otherwise deletes retired ones. A key
 * that can't be decrypted only verifies, and a new one is created at once, so that losing the secrets key ends no
 * session.
 */
async function load(database: Database, secrets: SecretBox, now: Date) {
  const isDue = (rows: readonly Row[]) =>
    isNewKeyDue(
      rows.filter((row) => privateJwkOf(row, secrets)),
      now,
    );
  const rows = await database.as("site_auth", async (queries) => {
    const select = () => queries.selectFrom("auth.signing_keys").selectAll().execute();
    const stored = await select();
    if (!isDue(stored)) {
      const retired = retiredKeysOf(stored, now).map(({ id }) => id);
      if (retired.length) await queries.deleteFrom("auth.signing_keys").where("id", "in", retired).execute();
      return stored.filter(({ id }) => !retired.includes(id));
    }
    await sql`select pg_advisory_xact_lock(7310004)`.execute(queries);
    if (isDue(await select()))
      await queries
        .insertInto("auth.signing_keys")
        .values(await createKey(secrets, now))
        .execute();
    return select();
  });
  return {
    all: await Promise.all(rows.map((row) => toKey(row, secrets))),
    published: createLocalJWKSet({ keys: rows.map(({ public_jwk }) => public_jwk as JWK) }),
  };
}

async function createKey(secrets: SecretBox, now: Date) {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  const jwkOf = async (key: CryptoKey) =>
    JSON.stringify({ ...(await exportJWK(key)), kid: id, alg: algorithm, use: "sig" });
  const sealed = secrets.seal(await jwkOf(privateKey), aboutSigningKey(id));
  return {
    id,
    created_at: now,
    private_jwk: JSON.stringify(sealed),
    public_jwk: await jwkOf(publicKey),
  };
}

function privateJwkOf(row: Row, secrets: SecretBox): JWK | null {
  try {
    return JSON.parse(secrets.open(storedText(row.private_jwk), aboutSigningKey(row.id)));
  } catch (error) {
    if (error instanceof UnknownSecretsKey) return null;
    throw error;
  }
}

async function toKey(row: Row, secrets: SecretBox): Promise<Key> {
  const { id, created_at } = row;
  const privateJwk = privateJwkOf(row, secrets);
  return { id, created_at, sign: privateJwk && (await importJWK(privateJwk, algorithm)) };
}
