import { describe, expect, test } from "vitest";
import { isNewKeyDue, retiredKeysOf, signingKeyOf } from "./key-rules.ts";

const day = 24 * 3_600_000;
const start = Date.parse("2026-01-01T00:00:00Z");
const key = (id: string, days: number) => ({ id, created_at: new Date(start + days * day) });
const daysOn = (days: number) => new Date(start + days * day);

describe("signing keys", () => {
  test("the first key signs at once, a later one when it has been published for a day", () => {
    expect(signingKeyOf([key("a", 0)], daysOn(0))?.id).toBe("a");
    const both = [key("b", 90), key("a", 0)];
    expect(signingKeyOf(both, daysOn(90.9))?.id).toBe("a");
    expect(signingKeyOf(both, daysOn(91))?.id).toBe("b");
    expect(signingKeyOf([], daysOn(0))).toBeUndefined();
  });

  test("a new key is due after ninety days, and when there is none", () => {
    expect(isNewKeyDue([], daysOn(0))).toBe(true);
    expect(isNewKeyDue([key("a", 0)], daysOn(89.9))).toBe(false);
    expect(isNewKeyDue([key("a", 0)], daysOn(90))).toBe(true);
  });

  test("a key is retired when the last token that it signed has expired", () => {
    const both = [key("a", 0), key("b", 90)];
    expect(retiredKeysOf(both, daysOn(91 + 1 / 24))).toEqual([]);
    expect(retiredKeysOf(both, daysOn(91 + 1.6 / 24)).map(({ id }) => id)).toEqual(["a"]);
    expect(retiredKeysOf([key("b", 90)], daysOn(400))).toEqual([]);
  });
});
