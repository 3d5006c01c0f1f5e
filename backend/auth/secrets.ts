import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret that can't be guessed: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A code of six digits to type. It is secure only because attempts are limited. */
export function randomCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** 32 letters and digits, without those that are easily confused (I, L, O, U). */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/** A code to write down: with 16 characters it has 80 bits, so its hash can't be reversed. */
export function randomLetterCode(count = 16): string {
  const letters = Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A typed code in upper case, without spaces and hyphens. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, "");
}

/** The SHA-256 hash of a secret. `scope` (the id of its row) makes the hashes of equal short codes differ. */
export function hashSecret(secret: string, scope = ""): Buffer {
  return createHash("sha256").update(`${scope}:${secret}`).digest();
}

/** Compares two hashes in constant time. */
export function sameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}
