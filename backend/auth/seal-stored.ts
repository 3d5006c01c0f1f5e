import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { openSecretBox, type SecretBox, UnknownSecretsKey } from "./secret-box.ts";

export const aboutFactor = (id: string) => `auth.mfa_factors ${id}`;

export const aboutSigningKey = (id: string) => `auth.signing_keys ${id}`;

/**
 * Encrypts the stored secrets that are still plain text or encrypted with an earlier key. Runs at every start, before
 * the sign-in is used. Returns how many were encrypted (`sealed`), and how many no given key can decrypt (`unknown`);
 * those are not changed, in case their key is found.
 */
export function sealStoredSecrets(
  database: Database,
  secrets: SecretBox,
): Promise<{ sealed: number; unknown: number }> {
  return database.as("site_auth", async (queries) => {
    await sql`select pg_advisory_xact_lock(7310005)`.execute(queries);
    const count = { sealed: 0, unknown: 0 };
    const renew = async (stored: string, about: string, store: (sealed: string) => Promise<unknown>) => {
      if (secrets.isCurrent(stored)) return;
      try {
        await store(secrets.seal(secrets.open(stored, about), about));
        count.sealed += 1;
      } catch (error) {
        if (!(error instanceof UnknownSecretsKey)) throw error;
        count.unknown += 1;
      }
    };
    const factors = await queries
      .selectFrom("auth.mfa_factors")
      .select(["id", "secret"])
      .where("secret", "is not", null)
      .forUpdate()
      .execute();
    for (const { id, secret } of factors)
      await renew(secret ?? "", aboutFactor(id), (sealed) =>
        queries.updateTable("auth.mfa_factors").set({ secret: sealed }).where("id", "=", id).execute(),
      );
    const keys = await queries
      .selectFrom("auth.signing_keys")
      .select(["id", "private_jwk"])
      .forUpdate()
      .execute();
    for (const { id, private_jwk } of keys)
      await renew(storedText(private_jwk), aboutSigningKey(id), (sealed) =>
        queries
          .updateTable("auth.signing_keys")
          .set({ private_jwk: JSON.stringify(sealed) })
          .where("id", "=", id)
          .execute(),
      );
    return count;
  });
}

/** The text of the column private_jwk: encrypted, or the JWK itself from before secrets were encrypted. */
export function storedText(privateJwk: unknown): string {
  return typeof privateJwk === "string" ? privateJwk : JSON.stringify(privateJwk);
}

/** How many stored secrets can't be decrypted; without `secrets`, how many are encrypted at all. Changes nothing. */
export function countUndecryptable(database: Database, secrets: SecretBox | null): Promise<number> {
  return database.as("site_auth", async (queries) => {
    const factors = await queries
      .selectFrom("auth.mfa_factors")
      .select(["id", "secret"])
      .where("secret", "is not", null)
      .execute();
    const keys = await queries.selectFrom("auth.signing_keys").select(["id", "private_jwk"]).execute();
    const stored = [
      ...factors.map(({ id, secret }) => ({ about: aboutFactor(id), text: secret ?? "" })),
      ...keys.map(({ id, private_jwk }) => ({ about: aboutSigningKey(id), text: storedText(private_jwk) })),
    ];
    return stored.filter(({ about, text }) => !canOpen(secrets ?? noKey, text, about)).length;
  });
}

/** Opens only plain text from before secrets were encrypted, since nothing was encrypted with this random key. */
const noKey = openSecretBox(randomBytes(32).toString("hex"));

function canOpen(secrets: SecretBox, text: string, about: string): boolean {
  try {
    secrets.open(text, about);
    return true;
  } catch {
    return false;
  }
}
