import { expect, test } from "vitest";
import {
  fillPlaceholders,
  placeholderNames,
  unfilledPlaceholders,
  unknownPlaceholders,
} from "./placeholders.ts";

test("placeholders are filled in either language; one without a value stays, to be filled by hand", () => {
  expect(fillPlaceholders("Hej {namn}, {Number} {tid}", { name: "Karin", number: "Q-1" })).toBe(
    "Hej Karin, Q-1 {tid}",
  );
  expect(unfilledPlaceholders("Vi ringer {tid}. {tid} {pris}")).toEqual(["{tid}"]);
});

test("braces in a customer's name are no placeholder, and unknown words are reported", () => {
  expect(fillPlaceholders("{namn}", { name: "{nummer}", number: "Q-1" })).toBe("{nummer}");
  expect(unknownPlaceholders("{namn} {efternamn} { x } {}")).toEqual(["{efternamn}"]);
});

test("every placeholder has a word of its own in each language, and both languages work in both", () => {
  const words = Object.values(placeholderNames).map(({ sv }) => `{${sv}}`);
  expect(new Set(words).size).toBe(words.length);
  expect(unknownPlaceholders(words.join(" "))).toEqual([]);
  expect(
    fillPlaceholders("{förnamn} {firstname} {VÄRDE} {value}", { firstName: "Karin", value: "12 500 kr" }),
  ).toBe("Karin Karin 12 500 kr 12 500 kr");
});
