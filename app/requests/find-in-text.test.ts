import fc from "fast-check";
import { expect, test } from "vitest";
import { organisationNumberIn } from "#app/domain/organisation-number.ts";
import { cityIn } from "#app/forms/city-in-text.ts";
import { findInText } from "./find-in-text.ts";

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
  ["SAAB, 556036 0793", "556036-0793"],
  ["556036\u20130793", "556036-0793"],
  ["556036\u20110793", "556036-0793"],
  ["16556036-0793", "556036-0793"],
  ["165560360793", "556036-0793"],
  ["Moms: SE556036079301", "556036-0793"],
  ["SE 556036-0793 01", "556036-0793"],
  ["se5560360793", "556036-0793"],
  ["Stockholms stad 212000-0142", "212000-0142"],
  ["PO 2026001234, org.nr 202100-5489", "202100-5489"],
  ["enskild firma 811218-9876", "811218-9876"],
  ["19811218-9876", "811218-9876"],
  ["8112189876", "811218-9876"],
  ["PO 2026001234", null],
  ["Order 1234567890", null],
  ["556677-8898", null],
  ["850101-1234", null],
  ["811318-9870", null],
  ["0701234567", null],
  ["0112189874", null],
  ["19556036-0793", null],
  ["1556677-8899", null],
  ["556677-88990", null],
  ["bok_556677-8899", null],
])("%j holds the organisation number %s", (text, number) => {
  expect(organisationNumberIn(text)).toBe(number);
});

test("one wrong digit is never an organisation number", () => {
  const right = "5560360793";
  fc.assert(
    fc.property(fc.nat(9), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digit = (Number(right[place]) + more) % 10;
      expect(organisationNumberIn(right.slice(0, place) + digit + right.slice(place + 1))).toBeNull();
    }),
  );
});

test("texts that were left empty are left out", () => {
  expect(findInText({ city: [null, "Visby", undefined], orgNumber: ["", "556677-8899"] })).toEqual({
    city: null,
    org_number: "556677-8899",
  });
});
