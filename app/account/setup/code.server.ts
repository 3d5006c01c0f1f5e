import { createHash, randomInt } from "node:crypto";

/** Letters and digits that are not taken for one another. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** A code to print at the start, in two groups: "ABCD-EFGH". Its tries are limited. */
export function newSetupCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** How a code is kept: without case, spaces and dashes. */
export function hashSetupCode(code: string): Buffer {
  const plain = code.toUpperCase().replace(/[\s-]/g, "");
  return createHash("sha256").update(`setup:${plain}`).digest();
}
