import { describe, expect, it } from "vitest";
import { oneAddress } from "./one-address.ts";

describe("oneAddress", () => {
  it.each(["anna@example.se", "o'neil+jobb@åre.se", "a!b{c}@example.se"])("takes %s", (address) => {
    expect(oneAddress(address)).toBe(address);
  });

  it.each([
    "a@example.se, b@example.se",
    "a@example.se;b@example.se",
    "Anna <a@example.se>",
    "a@example.se\r\nBcc: b@example.se",
    "a@example.se\n",
    "a@b@example.se",
    "a\u202E@example.se",
    "group: a@example.se",
    '"a b"@example.se',
    "",
  ])("refuses %j without quoting it", (text) => {
    expect(() => oneAddress(text)).toThrow(/^the text is not exactly one email address$/);
  });
});
