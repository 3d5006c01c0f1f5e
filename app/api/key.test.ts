import { expect, test } from "vitest";
import { bearerOf, isUsable, keyText } from "./key.ts";

test("a key is read from the Authorization header, whatever the case of its scheme", () => {
  expect(bearerOf("Bearer key_1a")).toBe("key_1a");
  expect(bearerOf("bearer key_1a")).toBe("key_1a");
});

test("another scheme and a header without a key give none", () => {
  for (const header of [null, "", "Bearer", "Bearer ", "Basic dHJ5", "key_1a"])
    expect(bearerOf(header)).toBe("");
});

test("a key begins with the product's name, so that programs that search for secrets recognise it", () => {
  expect(keyText("00ff")).toMatch(/^[a-z]+_00ff$/);
});

test("a key can be used until it expires or is revoked", () => {
  const now = new Date("2026-11-29T12:00:00Z");
  const later = new Date("2026-11-29T12:00:01Z");
  expect(isUsable({ revokedAt: null, expiresAt: null }, now)).toBe(true);
  expect(isUsable({ revokedAt: null, expiresAt: later }, now)).toBe(true);
  expect(isUsable({ revokedAt: null, expiresAt: now }, now)).toBe(false);
  expect(isUsable({ revokedAt: now, expiresAt: null }, now)).toBe(false);
});
