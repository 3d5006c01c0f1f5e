import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanTelephone, internationalNumber, isTelephone, telephoneHref } from "./telephone.ts";

test.each([
  ["070-123 45 67", "+46701234567"],
  ["0701234567", "+46701234567"],
  ["+46 (0)70-123 45 67", "+46701234567"],
  ["0047 912 34 567", "+4791234567"],
  ["\u202D070\u2011123\u201145.67\u202C", "+46701234567"],
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
  ["08-123 45 00", "tel:+4681234500"],
  ["+46 (0)70-123 45 67", "tel:+46701234567"],
  ["112", "tel:112"],
  ["växeln 4500", "tel:4500"],
])("%j is called by %j, from a foreign telephone too", (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});

test.each([
  ["+46 (0)70-123 45 67", "+46 (0)70-123 45 67"],
  ["0046 70 123 45 67", "0046 70 123 45 67"],
  ["(+46) 70 123 45 67", "(+46) 70 123 45 67"],
  ["070\u2011123\u201145\u201167", "070-123-45-67"],
  ["070\u2013123 45 67", "070-123 45 67"],
  ["070\u2212123\u00A045\u200967", "070-123 45 67"],
  ["\u202D+46701234567\u202C", "+46701234567"],
  ["\u200E+46 70 123 45 67", "+46 70 123 45 67"],
  ["0701234567\u200B", "0701234567"],
  ["070/123 45 67", "070-123 45 67"],
  ["070.123.45.67", "070-123-45-67"],
  ["＋４６ ７０ １２３ ４５ ６７", "+46 70 123 45 67"],
  [" 08  123 456 ", "08 123 456"],
  [`${"-".repeat(92)}12345678`, `${"-".repeat(92)}12345678`],
  ["1 2-3 4-5 6-7 8-9 0-1 2-3 4-5", "1 2-3 4-5 6-7 8-9 0-1 2-3 4-5"],
])("%j is a telephone number, stored as %j", (typed, stored) => {
  expect(cleanTelephone(typed)).toBe(stored);
  expect(isTelephone(stored)).toBe(true);
});

test.each([
  "--------",
  "(((((((( )",
  "1234567",
  "1234567890123456",
  "070-123 45 67 ankn. 12",
  "ring mig på 08-123 45 67",
  "070+1234567",
  "++46701234567",
  "0701234567,",
  `070123${"-".repeat(100)}4567`,
  `${"-".repeat(93)}12345678`,
  "",
])("%j is no telephone number", (typed) => {
  expect(isTelephone(cleanTelephone(typed))).toBe(false);
});

test("separators, invisible characters and look-alikes never decide, the number of digits does", () => {
  const separator = fc.constantFrom(
    "",
    " ",
    "-",
    "(",
    ")",
    ".",
    "/",
    "\u2011",
    "\u2013",
    "\u00A0",
    "\u200B",
    "\u202D",
  );
  const digits = fc.array(fc.tuple(separator, fc.integer({ min: 0, max: 9 })), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.boolean(), digits, (plus, parts) => {
      const typed = (plus ? "+" : "") + parts.flat().join("");
      expect(isTelephone(cleanTelephone(typed))).toBe(parts.length >= 8 && parts.length <= 15);
    }),
  );
});
