import { expect, test } from "vitest";
import { fillPlaceholders, unfilledPlaceholders, unknownPlaceholders } from "./placeholders.ts";

test("placeholders are filled in either language; one without a value stays, to be filled by hand", () => {
  expect(fillPlaceholders("Hej {namn}, {Number} {tid}", { name: "Karin", number: "Q-1" })).toBe(
    "Hej Karin, Q-1 {tid}",
  );
  expect(unfilledPlaceholders("Vi ringer {tid}. {tid} {pris}")).toEqual(["{tid}"]);
});

test("braces in a customer's name are no placeholder, and unknown words are reported", () => {
  expect(fillPlaceholders("{namn}", { name: "{nummer}", number: "Q-1" })).toBe("{nummer}");
  expect(unknownPlaceholders("{namn} {förnamn} { x } {}")).toEqual(["{förnamn}"]);
});
