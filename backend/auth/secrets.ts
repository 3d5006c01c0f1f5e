import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret that cannot be guessed: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A code of six digits, to be typed. It holds only because its tries are counted. */
export function randomCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** Letters and digits that are not taken for one another. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/** A code to write down: of 16 letters of 32, 80 bits, a hash cannot be undone. */
export function randomLetterCode(count = 16): string {
  const letters = Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A written code as it counts: without case, spaces and dashes. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, "");
}

/** How a secret is kept. `scope` (the id of its row) makes equal short codes differ. */
export function hashSecret(secret: string, scope = ""): Buffer {
  return createHash("sha256").update(`${scope}:${secret}`).digest();
}

/** Compares without telling by its time where the two differ. */
export function sameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}
