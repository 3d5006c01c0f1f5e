import { expect, test } from "vitest";
import { internationalNumber, isStale, readCallback } from "./rules.ts";

test.each([
  ["070-123 45 67", "+46701234567"],
  ["0701234567", "+46701234567"],
  ["+46 (0)70-123 45 67", "+46701234567"],
  ["0047 912 34 567", "+4791234567"],
  ["+1 (555) 010-0199", "+15550100199"],
  ["701234567", null],
  ["12", null],
  ["+0701234567", null],
  ["0701234567890123", null],
  ["ring mig", null],
  ["", null],
])("%j is the number %j", (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});

test.each([
  [119, false],
  [120, false],
  [121, true],
])("a session of an address that was issued %i s ago is stale: %j", (age, stale) => {
  const now = 1_790_000_000;
  const callback = readCallback(
    new URLSearchParams({
      access_token: "a",
      refresh_token: "r",
      token_type: "bearer",
      type: "invite",
      expires_in: "3600",
      expires_at: String(now - age + 3600),
    }),
  );
  expect(callback.kind === "tokens" && isStale(callback.issuedAt, now)).toBe(stale);
});
