import { expect, test } from "vitest";
import { dayParts, eveningAndNightHours, shiftHours } from "./shift.ts";

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
