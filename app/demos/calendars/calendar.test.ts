import { expect, it } from "vitest";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { afterReading, type CalendarState, fetchedAddress, problemOfStatus } from "./calendar.ts";

const start = new Date("2026-11-24T09:00:00Z");
const later = (hours: number) => new Date(start.getTime() + hours * 60 * milliseconds.minute);
const fine: CalendarState = { readAt: start, failingSince: null, problem: null, toldAt: null };

it("fails since its first failed attempt, and tells once after a day", () => {
  const first = afterReading(fine, { problem: "timeout" }, later(1));
  expect(first).toEqual({
    state: { readAt: start, failingSince: later(1), problem: "timeout", toldAt: null },
    tells: false,
  });
  expect(afterReading(first.state, { problem: "gone" }, later(24)).tells).toBe(false);
  const told = afterReading(first.state, { problem: "gone" }, later(25));
  expect(told).toMatchObject({ tells: true, state: { problem: "gone", failingSince: later(1) } });
  expect(afterReading(told.state, { problem: "gone" }, later(60)).tells).toBe(false);
});

it("works again when it was read, changed or not, and is told of anew when it fails again", () => {
  const failing: CalendarState = { readAt: null, failingSince: start, problem: "name", toldAt: later(24) };
  for (const result of ["read", "same"] as const)
    expect(afterReading(failing, result, later(30))).toEqual({
      state: { ...fine, readAt: later(30) },
      tells: false,
    });
});

it("says that an address is gone, or that the server refuses it", () => {
  expect([200, 304, 404, 410, 401, 500].map(problemOfStatus)).toEqual([
    null,
    null,
    "gone",
    "gone",
    "refused",
    "refused",
  ]);
});

it("reads what Apple calls webcal by https", () => {
  expect(fetchedAddress(" webcal://p1.example/x.ics ")).toBe("https://p1.example/x.ics");
  expect(fetchedAddress("https://calendar.example/x.ics")).toBe("https://calendar.example/x.ics");
});
