import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

const cost = 1_000;
/** How many key derivations a browser has to do, some tenths of a second; one is enough to verify the solution. */
const workOfForms = { min: 150, max: 400 };
const expirySeconds = 600;

const parameters = z.object({
  algorithm: z.literal("PBKDF2/SHA-256"),
  nonce: z.string(),
  salt: z.string(),
  cost: z.literal(cost),
  keyLength: z.literal(32),
  keyPrefix: z.string(),
  keySignature: z.optional(z.string()),
  expiresAt: z.number(),
  data: z.object({ form: z.string() }),
});
const solution = z.object({
  challenge: z.object({ parameters, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A signed challenge for one form or sign-in attempt, for which alone its solution is valid. */
export async function challengeFor(
  formId: string,
  key: string,
  now: Date,
  work: { min: number; max: number } = workOfForms,
) {
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(work.max, work.min),
    data: { form: formId },
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + expirySeconds,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}.solution`,
  });
  return { parameters, ...(signature && { signature }) };
}

/**
 * The challenge of this form that a posted value solves; null when it solves none. Its nonce is what makes it usable
 * once, since the value can be written in many ways. Never throws.
 */
export async function solvedChallenge(posted: unknown, formId: string, key: string) {
  const parsed = solution.safeParse(posted);
  if (!parsed.success || parsed.data.challenge.parameters.data.form !== formId) return null;
  const { parameters, signature } = parsed.data.challenge;
  const { keySignature, ...rest } = parameters;
  const result = await verifySolution({
    challenge: { parameters: { ...rest, ...(keySignature && { keySignature }) }, signature },
    solution: parsed.data.solution,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}.solution`,
  }).catch(() => null);
  return result?.verified === true ? parameters : null;
}

const keys = new WeakMap<Database, Promise<string>>();

/** The key that signs challenges; it is stored in the database and read once. Throws DatabaseUnavailable. */
export function workKey(database: Database): Promise<string> {
  let key = keys.get(database);
  if (!key) {
    key = database.as("service_role", oneValue<string>(sql`private.form_proof_key()`));
    keys.set(database, key);
    key.catch(() => keys.delete(database));
  }
  return key;
}
