import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

const cost = 1_000;
/** How many derivations a browser has to do: some tenths of a second. One is enough to check it. */
const ofForms = { least: 150, most: 400 };
const secondsToSolve = 600;

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
const proof = z.object({
  challenge: z.object({ parameters, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A signed challenge for one form or attempt: its solution is valid for that one alone. */
export async function challengeFor(
  formId: string,
  key: string,
  now: Date,
  work: { least: number; most: number } = ofForms,
) {
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(work.most, work.least),
    data: { form: formId },
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + secondsToSolve,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}.solution`,
  });
  return { parameters, ...(signature && { signature }) };
}

/** Whether something posted is the solved challenge of this form. Never throws. */
export async function isSolved(posted: unknown, formId: string, key: string): Promise<boolean> {
  const read = proof.safeParse(posted);
  if (!read.success || read.data.challenge.parameters.data.form !== formId) return false;
  const { parameters, signature } = read.data.challenge;
  const { keySignature, ...rest } = parameters;
  const result = await verifySolution({
    challenge: { parameters: { ...rest, ...(keySignature && { keySignature }) }, signature },
    solution: read.data.solution,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}.solution`,
  }).catch(() => null);
  return result?.verified === true;
}

const keys = new WeakMap<Database, Promise<string>>();

/** The database's own key for challenges, read once. Throws DatabaseUnavailable. */
export function proofKey(database: Database): Promise<string> {
  const known = keys.get(database) ?? readKey(database);
  keys.set(database, known);
  known.catch(() => keys.delete(database));
  return known;
}

function readKey(database: Database): Promise<string> {
  return database.as("service_role", (queries) => oneValue(queries, sql`private.form_proof_key()`));
}
