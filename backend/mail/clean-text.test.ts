import { describe, expect, it } from "vitest";
import { cleanLine, cleanLines, oneAddress } from "./clean-text.ts";

describe("cleanLine", () => {
  it.each([
    ["a line break that would begin a header", "Exempel\r\nBcc: x@y.se", "Exempel Bcc: x@y.se"],
    ["other line breaks", "a\u2028b\u0085c\vd", "a b c d"],
    ["a right-to-left override", "Exempel \u202Egpj.exe\u202C AB", "Exempel gpj.exe AB"],
    ["isolates, marks and zero-width characters", "\uFEFFA\u2067B\u2069\u200FC\u200B", "ABC"],
    ["control characters", "A\u0000\u001B[31mB\u007F", "A[31mB"],
  ])("neutralises %s", (_name, typed, shown) => expect(cleanLine(typed)).toBe(shown));

  it.each(["Åkeri & Söner <AB>", "株式会社", "مطعم السلام", "👩‍🚒 Räddning", "14\u00A0000\u00A0kr"])(
    "leaves %s as it is",
    (name) => {
      expect(cleanLine(name)).toBe(name);
    },
  );
});

it("keeps the lines of a longer text, with at most one empty line between", () => {
  expect(cleanLines("  Hej\r\n\r\n\n\nTvå\u202E vakter\n")).toEqual(["Hej", "", "Två vakter"]);
});

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
