import { expect, test } from "vitest";
import {
  dayParts,
  eveningAndNightHours,
  everyOpening,
  openingHref,
  openingsHref,
  readOpeningsView,
  shiftHours,
} from "./opening.ts";

test("the URL parameters of a view are read as they are written", () => {
  const view = { role: "entranceHost", city: "malmo", extent: "shifts" } as const;
  expect(openingsHref(view, "en")).toBe("/bli-kollega?lang=en&roll=entrevard&ort=malmo&omfattning=pass");
  const { searchParams } = new URL(openingsHref(view, "en"), "https://site.example");
  expect(readOpeningsView(searchParams)).toEqual(view);
  expect(openingsHref(everyOpening, "sv")).toBe("/bli-kollega");
  expect(openingHref("x", "en")).toBe("/bli-kollega/x?lang=en");
});

test("an unknown filter is ignored", () => {
  expect(readOpeningsView(new URLSearchParams("roll=polis&ort=&omfattning=alltid"))).toEqual(everyOpening);
});

test("a shift past midnight wraps around the day's ruler", () => {
  expect(dayParts(14, 22)).toEqual([{ from: 14, to: 22 }]);
  expect(dayParts(22, 6)).toEqual([
    { from: 22, to: 24 },
    { from: 0, to: 6 },
  ]);
  expect(dayParts(16, 24)).toEqual([{ from: 16, to: 24 }]);
  expect(shiftHours(16, 1)).toBe(9);
});

test("hours before six and after eighteen have the supplement for inconvenient hours", () => {
  expect(eveningAndNightHours(14, 22)).toBe(4);
  expect(eveningAndNightHours(22, 6)).toBe(8);
  expect(eveningAndNightHours(8, 17)).toBe(0);
  expect(eveningAndNightHours(16, 1)).toBe(7);
});
