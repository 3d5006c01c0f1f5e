import { createHash, randomInt } from "node:crypto";

/** Letters and digits that can't be mistaken for each other. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** A code to print at the start, in two groups: "ABCD-EFGH". The number of attempts is limited. */
export function newSetupCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The hash of a code; case, spaces and hyphens don't matter. */
export function hashSetupCode(code: string): Buffer {
  const plain = code.toUpperCase().replace(/[\s-]/g, "");
  return createHash("sha256").update(`setup:${plain}`).digest();
}
