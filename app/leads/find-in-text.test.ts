import { expect, test } from "vitest";
import { cityIn, findInText, organisationNumberIn } from "./find-in-text.ts";

test.each([
  ["Larm i Uppsala", "uppsala"],
  ["Hamnfest i MALMÖ", "malmo"],
  ["Göteborgs hamn", "goteborg"],
  ["Stortorget, Orebro", "orebro"],
  ["Från Örebro till Stockholm", "stockholm"],
  ["Nymalmö", null],
  ["", null],
])("%j names %s", (text, city) => {
  expect(cityIn(text)).toBe(city);
});

test.each([
  ["org.nr 556677-8899.", "556677-8899"],
  ["5566778899", "556677-8899"],
  ["850101-1234", null],
  ["1556677-8899", null],
  ["556677-88990", null],
])("%j holds the organisation number %s", (text, number) => {
  expect(organisationNumberIn(text)).toBe(number);
});

test("texts that were left empty are left out", () => {
  expect(findInText({ city: [null, "Visby", undefined], orgNumber: ["", "556677-8899"] })).toEqual({
    city: null,
    org_number: "556677-8899",
  });
});
