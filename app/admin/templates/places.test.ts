import { expect, test } from "vitest";
import { fillPlaces, openPlaces, unknownPlaces } from "./places.ts";

test("a template's places are filled in either language; one without a value stays to be written by hand", () => {
  expect(fillPlaces("Hej {namn}, {Number} {tid}", { name: "Karin", number: "Q-1" })).toBe(
    "Hej Karin, Q-1 {tid}",
  );
  expect(openPlaces("Vi ringer {tid}. {tid} {pris}")).toEqual(["{tid}"]);
});

test("what a customer's name has in braces is no place, and an unknown word is told", () => {
  expect(fillPlaces("{namn}", { name: "{nummer}", number: "Q-1" })).toBe("{nummer}");
  expect(unknownPlaces("{namn} {förnamn} { x } {}")).toEqual(["{förnamn}"]);
});
