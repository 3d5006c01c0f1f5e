import { expect, test } from "vitest";
import { anchorOf, plainSpelling } from "./spelling.ts";

test.each([
  ["Åkes Äpplen", "akes applen"],
  ["Søren Ærø", "soren aero"],
  ["Łukasz Đorđević", "lukasz dordevic"],
  ["Straße Þórður Œuvre", "strasse thordur oeuvre"],
  ["IŞIL ışıl İzmir", "isil isil izmir"],
  ["Malmö", "malmo"],
])("%s is compared as %s, with its letters whole or in parts", (text, plain) => {
  expect(plainSpelling(text.normalize("NFC"))).toBe(plain);
  expect(plainSpelling(text.normalize("NFD"))).toBe(plain);
  expect(plainSpelling(text.toUpperCase())).toBe(plainSpelling(text.toLowerCase()));
});

test("a heading's anchor has plain letters only", () => {
  expect(anchorOf("Får ni avvisa? Två frågor – ett svar")).toBe("far-ni-avvisa-tva-fragor-ett-svar");
});
