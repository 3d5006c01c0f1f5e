import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret that cannot be guessed: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A code of six digits, to be typed. It holds only because its tries are counted. */
export function randomCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** How a secret is kept. `scope` (the id of its row) makes equal short codes differ. */
export function hashSecret(secret: string, scope = ""): Buffer {
  return createHash("sha256").update(`${scope}:${secret}`).digest();
}

/** Compares without telling by its time where the two differ. */
export function sameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}
