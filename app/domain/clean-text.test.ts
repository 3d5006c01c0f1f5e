import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cleanLine, cleanLines, cleanText } from "./clean-text.ts";

describe("cleanText", () => {
  test.each([
    ["zero-width characters", "A\u200Bn\u2060n\uFEFFa", "Anna"],
    ["a soft hyphen", "ordnings\u00ADvakt", "ordningsvakt"],
    ["directions", "\u202EExempel\u202C \u2067AB\u2069\u200E\u200F\u061C", "Exempel AB"],
    ["fillers", "\u3164\u115F\u1160\uFFA0\u2800", ""],
    ["tags", "A\u{E0041}\u{E007F}B", "AB"],
    ["a variation selector after a letter", "A\uFE0FB\uFE00", "AB"],
    ["joiners that join nothing", "\u200DA\u200DB\u200C", "AB"],
    ["joiners after what was removed", "A\uFE0F\u200D🚒", "A🚒"],
    ["letters in parts", "A\u030Akes A\u0308pplen", "Åkes Äpplen"],
    ["a mark behind an invisible character", "A\u034F\u030A", "Å"],
    ["line breaks", "a\r\nb\rc\u2028d\ne", "a\nb\nc\nd\ne"],
  ])("mends %s", (_what, typed, clean) => expect(cleanText(typed)).toBe(clean));

  test.each([
    "Åkeri & Söner <AB>",
    "株式会社",
    "مطعم السلام",
    "کتاب\u200Cخانه",
    "ක්\u200Dර",
    "👩🏽‍🚒 Räddning ❤️‍🔥",
    "1️⃣ Ett",
    "14\u00A0000\u00A0kr",
    "a\tb\u0000",
  ])("leaves %j as it is", (text) => expect(cleanText(text)).toBe(text));

  const texts = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ..."aÅ1 \n\r\t\u200B\u200C\u200D\u2060\uFE0F\u20E3\u00AD\u202E\u3164\u2800\u030A\u0301\u2028",
        "👩",
        "🏽",
        "خ",
        "\u{E0041}",
        "\uD800",
      ),
      fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
    ),
    maxLength: 40,
  });

  test("whatever is typed comes out composed, and cleaning it again changes nothing", () =>
    fc.assert(
      fc.property(texts, (typed) => {
        const clean = cleanText(typed);
        expect(clean).toBe(clean.normalize("NFC"));
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\u2800\uFEFF\r]/);
      }),
      { numRuns: 2000 },
    ));

  test("a text of invisible characters is empty", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(..."\u200B\u200C\u200D\u3164\u2800\u2060\uFEFF\u00AD\uFE0F\u202E\u{E0041}")),
        (characters) => {
          expect(cleanText(characters.join(""))).toBe("");
        },
      ),
    ));
});

describe("cleanLine", () => {
  it.each([
    ["a line break that would begin a header", "Exempel\r\nBcc: x@y.se", "Exempel Bcc: x@y.se"],
    ["other line breaks", "a\u2028b\u0085c\vd", "a b c d"],
    ["a right-to-left override", "Exempel \u202Egpj.exe\u202C AB", "Exempel gpj.exe AB"],
    ["isolates, marks and zero-width characters", "\uFEFFA\u2067B\u2069\u200FC\u200B", "ABC"],
    ["control characters", "A\u0000\u001B[31mB\u007F", "A[31mB"],
    ["letters in parts", "A\u030Akes", "Åkes"],
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
