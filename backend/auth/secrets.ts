import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret that can't be guessed: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A code of six digits, to be typed. It is only safe because its attempts are counted. */
export function randomCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** Letters and digits that can't be mistaken for each other. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/** A code to write down: with 16 of 32 characters, 80 bits, its hash can't be reversed. */
export function randomLetterCode(count = 16): string {
  const letters = Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A written code without case, spaces and hyphens. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, "");
}

/** The hash of a secret. `scope` (the id of its row) makes equal short codes differ. */
export function hashSecret(secret: string, scope = ""): Buffer {
  return createHash("sha256").update(`${scope}:${secret}`).digest();
}

/** Compares in constant time. */
export function sameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}
