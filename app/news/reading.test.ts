import { expect, test } from "vitest";
import { exampleDay, readingMinutes, weeksBefore } from "./reading.ts";

test("reading time is at least a minute and rounds", () => {
  expect(readingMinutes("ett två tre")).toBe(1);
  expect(readingMinutes("ord ".repeat(701))).toBe(4);
});

test("the example day is the last Saturday of May, at least twelve weeks ahead", () => {
  expect(exampleDay(Date.UTC(2026, 10, 21))).toBe("2027-05-29");
  expect(exampleDay(Date.UTC(2026, 1, 1))).toBe("2026-05-30");
  expect(exampleDay(Date.UTC(2026, 3, 1))).toBe("2027-05-29");
  expect(weeksBefore("2027-05-29", 12)).toBe("2027-03-06");
});
