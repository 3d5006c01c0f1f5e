import { expect, test } from "vitest";
import { fillPlaceholders, unfilledPlaceholders, unknownPlaceholders } from "./placeholders.ts";

test("a template's places are filled in either language; one without a value stays to be written by hand", () => {
  expect(fillPlaceholders("Hej {namn}, {Number} {tid}", { name: "Karin", number: "Q-1" })).toBe(
    "Hej Karin, Q-1 {tid}",
  );
  expect(unfilledPlaceholders("Vi ringer {tid}. {tid} {pris}")).toEqual(["{tid}"]);
});

test("what a customer's name has in braces is no place, and an unknown word is told", () => {
  expect(fillPlaceholders("{namn}", { name: "{nummer}", number: "Q-1" })).toBe("{nummer}");
  expect(unknownPlaceholders("{namn} {förnamn} { x } {}")).toEqual(["{förnamn}"]);
});
