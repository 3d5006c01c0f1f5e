import { expect, test } from "vitest";
import { internationalNumber, telephoneHref } from "./telephone.ts";

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
  ["08-000 00 00", "tel:+4680000000"],
  ["+46 (0)70-123 45 67", "tel:+46701234567"],
  ["112", "tel:112"],
  ["växeln 4500", "tel:4500"],
])("%j is called by %j, from a foreign telephone too", (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
