import { argon2Sync, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { comparePassword, hashPassword, isPassword, maxWaiting } from "./passwords.ts";

test("a rush at the start of the process refuses its own sign-ins only", async () => {
  const rush = Array.from({ length: maxWaiting + 1 }, () => hashPassword("x"));
  await expect(isPassword("x", null)).rejects.toMatchObject({ status: 503 });
  const [hash = ""] = await Promise.all(rush);
  expect([await isPassword("x", null), await isPassword("x", hash)]).toEqual([false, true]);
});

const composed = "råa äpplen på Öland";
const inParts = composed.normalize("NFD");

test("a password is the same with its letters whole or in parts", async () => {
  for (const chosen of [composed, inParts]) {
    const hash = await hashPassword(chosen);
    expect(await comparePassword(composed, hash)).toBe("right");
    expect(await comparePassword(inParts, hash)).toBe("right");
    expect(await comparePassword("raa applen pa Oland", hash)).toBe("wrong");
  }
});

test("a hash of an earlier version, of what was typed, still matches and is to be made again", async () => {
  const hash = hashAsTyped(inParts);
  expect(await comparePassword(inParts, hash)).toBe("spelledOtherwise");
  expect(await comparePassword(composed, hash)).toBe("spelledOtherwise");
  expect(await isPassword(composed, hash)).toBe(true);
  expect(await comparePassword(composed, hashAsTyped(composed))).toBe("right");
});

function hashAsTyped(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync("argon2id", { message: Buffer.from(password), nonce, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${hash}`;
}
