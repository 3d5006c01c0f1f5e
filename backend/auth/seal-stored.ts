import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database, Queries } from "#backend/database/connection.ts";
import { openSecretBox, type SecretBox, UnknownSecretsKey } from "./secret-box.ts";

/** The row that the secret of a second factor is bound to. */
export const aboutFactor = (id: string) => `auth.mfa_factors ${id}`;

/** The row that a private signing key is bound to. */
export const aboutSigningKey = (id: string) => `auth.signing_keys ${id}`;

/** The row that the secrets of a webhook are bound to. */
export const aboutWebhook = (id: string) => `public.webhooks ${id}`;

/** The row that the address of a host's calendar is bound to. */
export const aboutHostCalendar = (host: string) => `public.demo_calendars ${host}`;

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
    for (const { about, text, store } of await storedSecrets(queries)) {
      if (secrets.isCurrent(text)) continue;
      try {
        await store(secrets.seal(secrets.open(text, about), about));
        count.sealed += 1;
      } catch (error) {
        if (!(error instanceof UnknownSecretsKey)) throw error;
        count.unknown += 1;
      }
    }
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
    const stored = await storedSecrets(queries);
    return stored.filter(({ about, text }) => !canOpen(secrets ?? noKey, text, about)).length;
  });
}

/** Every stored secret: what it is about, its text, and a function that stores another text in its place. */
async function storedSecrets(queries: Queries) {
  const factors = await queries
    .selectFrom("auth.mfa_factors")
    .select(["id", "secret"])
    .where("secret", "is not", null)
    .execute();
  const keys = await queries.selectFrom("auth.signing_keys").select(["id", "private_jwk"]).execute();
  const webhooks = await queries.selectFrom("webhooks").select(["id", "secret", "previous_secret"]).execute();
  const calendars = await queries
    .selectFrom("demo_calendars")
    .select(["sales_rep_id as id", "address"])
    .execute();
  const calendar = (id: string) => queries.updateTable("demo_calendars").where("sales_rep_id", "=", id);
  const factor = (id: string) => queries.updateTable("auth.mfa_factors").where("id", "=", id);
  const key = (id: string) => queries.updateTable("auth.signing_keys").where("id", "=", id);
  const webhook = (id: string) => queries.updateTable("webhooks").where("id", "=", id);
  return [
    ...factors.map(({ id, secret }) => ({
      about: aboutFactor(id),
      text: secret ?? "",
      store: (sealed: string) => factor(id).set({ secret: sealed }).execute(),
    })),
    ...keys.map(({ id, private_jwk }) => ({
      about: aboutSigningKey(id),
      text: storedText(private_jwk),
      store: (sealed: string) =>
        key(id)
          .set({ private_jwk: JSON.stringify(sealed) })
          .execute(),
    })),
    ...calendars.map(({ id, address }) => ({
      about: aboutHostCalendar(id),
      text: address,
      store: (sealed: string) => calendar(id).set({ address: sealed }).execute(),
    })),
    ...webhooks.flatMap(({ id, ...stored }) =>
      (["secret", "previous_secret"] as const).flatMap((column) => {
        const text = stored[column];
        if (text === null) return [];
        const store = (sealed: string) =>
          webhook(id)
            .set({ [column]: sealed })
            .execute();
        return [{ about: aboutWebhook(id), text, store }];
      }),
    ),
  ];
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
