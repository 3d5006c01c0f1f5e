import { expect, test } from "vitest";
import { isStale, readCallback } from "./sign-in-link.ts";

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
