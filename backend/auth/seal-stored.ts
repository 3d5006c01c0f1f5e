import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { openSecretBox, type SecretBox, UnknownSecretsKey } from "./secret-box.ts";

export const aboutFactor = (id: string) => `auth.mfa_factors ${id}`;

export const aboutSigningKey = (id: string) => `auth.signing_keys ${id}`;

/**
 * Encrypts the stored secrets with the current key: those from before there was one, and those with an earlier key.
 * Runs at every start, before the sign-in answers. Gives how many were encrypted, and how many no given key opens;
 * those stay as they are, in case their key is found.
 */
export function sealStoredSecrets(
  database: Database,
  secrets: SecretBox,
): Promise<{ sealed: number; unknown: number }> {
  return database.as("site_auth", async (queries) => {
    await sql`select pg_advisory_xact_lock(7310005)`.execute(queries);
    const count = { sealed: 0, unknown: 0 };
    const renew = async (kept: string, about: string, keep: (sealed: string) => Promise<unknown>) => {
      if (secrets.isCurrent(kept)) return;
      try {
        await keep(secrets.seal(secrets.open(kept, about), about));
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
    for (const { id, private_jwk: kept } of keys)
      await renew(keptText(kept), aboutSigningKey(id), (sealed) =>
        queries
          .updateTable("auth.signing_keys")
          .set({ private_jwk: JSON.stringify(sealed) })
          .where("id", "=", id)
          .execute(),
      );
    return count;
  });
}

/** A private key as the column stores it: encrypted text, or the key itself from before there was a secrets key. */
export function keptText(privateJwk: unknown): string {
  return typeof privateJwk === "string" ? privateJwk : JSON.stringify(privateJwk);
}

/** How many stored secrets no key of the box opens, or any, where there is no box. Changes nothing. */
export function countUnopened(database: Database, secrets: SecretBox | null): Promise<number> {
  return database.as("site_auth", async (queries) => {
    const factors = await queries
      .selectFrom("auth.mfa_factors")
      .select(["id", "secret"])
      .where("secret", "is not", null)
      .execute();
    const keys = await queries.selectFrom("auth.signing_keys").select(["id", "private_jwk"]).execute();
    const kept = [
      ...factors.map(({ id, secret }) => ({ about: aboutFactor(id), text: secret ?? "" })),
      ...keys.map(({ id, private_jwk }) => ({ about: aboutSigningKey(id), text: keptText(private_jwk) })),
    ];
    return kept.filter(({ about, text }) => !opens(secrets ?? noKey, text, about)).length;
  });
}

/** Opens what was stored before there was a key, and nothing else. */
const noKey = openSecretBox(randomBytes(32).toString("hex"));

function opens(secrets: SecretBox, text: string, about: string): boolean {
  try {
    secrets.open(text, about);
    return true;
  } catch {
    return false;
  }
}
