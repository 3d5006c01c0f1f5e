import { expect, test } from "vitest";
import { morningDay } from "./reminders.ts";

test("the morning email is sent from 07:45 in Sweden, and not after 10", () => {
  expect(morningDay(new Date("2026-11-26T06:44:59Z"))).toBeNull();
  expect(morningDay(new Date("2026-11-26T06:45:00Z"))).toBe("2026-11-26");
  expect(morningDay(new Date("2026-11-26T08:59:59Z"))).toBe("2026-11-26");
  expect(morningDay(new Date("2026-11-26T09:00:00Z"))).toBeNull();
});

test("it follows the Swedish clock into daylight saving time and back", () => {
  // The Fridays before and the Mondays after the clocks change.
  for (const [before, after] of [
    ["2026-03-27T06:45:00Z", "2026-03-30T05:45:00Z"],
    ["2026-10-23T05:45:00Z", "2026-10-26T06:45:00Z"],
  ] as const) {
    for (const at of [before, after].map((time) => new Date(time))) {
      expect(morningDay(at)).toBe(at.toISOString().slice(0, 10));
      expect(morningDay(new Date(at.getTime() - 1))).toBeNull();
    }
  }
});

test("nobody is woken on a weekend, a public holiday or an eve", () => {
  const free = [
    "2026-11-28",
    "2026-11-29",
    "2026-12-24",
    "2026-12-25",
    "2026-12-31",
    "2027-01-01",
    "2027-01-06",
  ];
  for (const day of free) expect(morningDay(new Date(`${day}T07:00:00Z`)), day).toBeNull();
  expect(morningDay(new Date("2026-12-23T07:00:00Z"))).toBe("2026-12-23");
});
