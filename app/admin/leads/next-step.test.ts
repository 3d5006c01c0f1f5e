import fc from "fast-check";
import { expect, test } from "vitest";
import { firstResponse } from "#app/company/promise.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { quickTimes, stepTime } from "./next-step.server.ts";

const hours = { opens: "08:00", closes: "18:00", minutes: 30 };

// 2026-11-24 is a Tuesday; Sweden is one hour ahead of UTC.
test.each([
  [
    "on a Tuesday",
    "2026-11-24T13:07:00Z",
    ["2026-11-24T15:05", "2026-11-25T09:00", "2026-11-30T09:00", "2026-12-01T09:00"],
  ],
  [
    "on a Friday the next workday is Monday",
    "2026-11-27T13:00:00Z",
    ["2026-11-27T15:00", "2026-11-30T09:00", "2026-12-04T09:00", "2026-12-07T09:00"],
  ],
  [
    "before Christmas the holidays are left out",
    "2026-12-23T13:00:00Z",
    ["2026-12-23T15:00", "2026-12-28T09:00", "2026-12-30T09:00", "2027-01-04T09:00"],
  ],
  ["on a Saturday only open days", "2026-11-28T13:00:00Z", ["2026-11-30T09:00", "2026-12-07T09:00"]],
  [
    "early on a workday, its own morning",
    "2026-11-24T03:00:00Z",
    ["2026-11-24T09:00", "2026-11-30T09:00", "2026-12-01T09:00"],
  ],
  [
    "a week before a holiday, the day after it",
    "2026-12-18T13:00:00Z",
    ["2026-12-18T15:00", "2026-12-21T09:00", "2026-12-28T09:00"],
  ],
])("times one press away, %s", (_name, now, times) =>
  expect(quickTimes(new Date(now), hours, "sv").map(({ value }) => value)).toEqual(times),
);

test.each([
  ["2026-11-24T13:07:00Z", "Om en timme, 15:05"],
  ["2026-11-24T22:07:00Z", "I morgon 09:00"],
])("at %s the first of them is %s", (now, label) =>
  expect(quickTimes(new Date(now), hours, "sv")[0]?.label).toBe(label),
);

test("each of them is ahead, within the opening hours, and there once", () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      fc.constantFrom(hours, { opens: "10:30", closes: "16:00", minutes: 60 }),
      (now, promise) => {
        const values = quickTimes(now, promise, "sv").map(({ value }) => value);
        expect(new Set(values).size).toBe(values.length);
        expect(values.length).toBeGreaterThan(0);
        for (const value of values) {
          const at = swedishMoment(value) ?? new Date(0);
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          expect(firstResponse(at, promise).state, value).not.toBe("closed");
        }
      },
    ),
  ));

test.each([
  ["2026-11-24T14:10:00Z", "i dag 15:10"],
  ["2026-11-25T08:00:00Z", "i morgon 09:00"],
  ["2026-11-27T08:00:00Z", "fredag 09:00"],
  ["2026-12-04T08:00:00Z", "fre 4 dec 09:00"],
  ["2026-11-23T08:00:00Z", "mån 23 nov 09:00"],
])("%s is %s", (at, messages) =>
  expect(stepTime(new Date(at), new Date("2026-11-24T13:00:00Z"), "sv")).toBe(messages),
);
