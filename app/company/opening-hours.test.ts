import { expect, test } from "vitest";
import { openMinutes } from "./opening-hours.ts";

const hours = { opens: "08:00", closes: "18:00" };

test("opening minutes over the night that summer time begins are those of the days", () => {
  // 2026-03-27 is a Friday, 2026-03-30 a Monday; the clock goes forward on Sunday.
  expect(openMinutes(new Date("2026-03-27T16:30:00Z"), new Date("2026-03-30T06:15:00Z"), hours)).toBe(45);
  expect(openMinutes(new Date("2026-10-23T15:30:00Z"), new Date("2026-10-26T07:15:00Z"), hours)).toBe(45);
});

test("no opening minutes lie between a moment and an earlier one", () =>
  expect(openMinutes(new Date("2026-11-19T13:00:00Z"), new Date("2026-11-19T12:00:00Z"), hours)).toBe(0));
