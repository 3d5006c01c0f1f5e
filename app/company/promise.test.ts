import fc from "fast-check";
import { expect, test } from "vitest";
import { lateBefore, medianMinutes, openMinutes, promiseLeft } from "./promise.ts";

const promise = { opens: "08:00", closes: "18:00", minutes: 30 };
const left = (received: string, now: string) =>
  promiseLeft(new Date(received), new Date(now), promise).minutes;

// November: Sweden is one hour ahead of UTC. 2026-11-19 is a Thursday.
test.each([
  ["just in", "2026-11-19T13:00:00Z", "2026-11-19T13:00:00Z", 30],
  ["five minutes left", "2026-11-19T12:42:00Z", "2026-11-19T13:07:00Z", 5],
  ["what is left of a minute counts as one", "2026-11-19T12:42:00Z", "2026-11-19T13:11:30Z", 1],
  ["the last moment is no breach", "2026-11-19T12:42:00Z", "2026-11-19T13:12:00Z", 0],
  ["one hour and 27 minutes late", "2026-11-19T11:10:00Z", "2026-11-19T13:07:00Z", -87],
  ["late by seconds is a minute late", "2026-11-19T12:42:00Z", "2026-11-19T13:12:05Z", -1],
  ["in the evening the tape waits, whole", "2026-11-19T18:30:00Z", "2026-11-19T20:00:00Z", 30],
  ["over the weekend, too", "2026-11-20T18:30:00Z", "2026-11-22T12:00:00Z", 30],
  ["it begins to run on Monday at eight", "2026-11-20T18:30:00Z", "2026-11-23T07:10:00Z", 20],
  ["too late in the day to be answered before it closes", "2026-11-19T16:45:00Z", "2026-11-19T16:50:00Z", 30],
  ["nights and weekends are not counted as late", "2026-11-20T16:00:00Z", "2026-11-23T07:30:00Z", -60],
])("%s", (_name, received, now, minutes) => expect(left(received, now)).toBe(minutes));

test.each([
  ["while the office is open it runs", "2026-11-19T13:00:00Z", "2026-11-19T13:05:00Z", null],
  [
    "in the evening it rests until morning",
    "2026-11-19T18:30:00Z",
    "2026-11-19T20:00:00Z",
    "2026-11-20T07:00:00.000Z",
  ],
  [
    "over the weekend until Monday",
    "2026-11-20T18:30:00Z",
    "2026-11-22T12:00:00Z",
    "2026-11-23T07:00:00.000Z",
  ],
  ["what is late does not rest", "2026-11-19T13:00:00Z", "2026-11-19T20:00:00Z", null],
])("the clock: %s", (_name, received, now, until) =>
  expect(promiseLeft(new Date(received), new Date(now), promise).restsUntil?.toISOString() ?? null).toBe(
    until,
  ),
);

test("opening minutes over the night that summer time begins are those of the days", () => {
  // 2026-03-27 is a Friday, 2026-03-30 a Monday; the clock goes forward on Sunday.
  expect(openMinutes(new Date("2026-03-27T16:30:00Z"), new Date("2026-03-30T06:15:00Z"), promise)).toBe(45);
  expect(openMinutes(new Date("2026-10-23T15:30:00Z"), new Date("2026-10-26T07:15:00Z"), promise)).toBe(45);
});

test("a lead is late exactly if it came before the limit, at any time of the year", () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 8 * 24 * 60 * 60 }),
      (now, seconds) => {
        const received = new Date(now.getTime() - seconds * 1000);
        const isLate = promiseLeft(received, now, promise).minutes < 0;
        expect(received < lateBefore(now, promise)).toBe(isLate);
      },
    ),
  ));

test("no opening minutes lie between a moment and an earlier one", () =>
  expect(openMinutes(new Date("2026-11-19T13:00:00Z"), new Date("2026-11-19T12:00:00Z"), promise)).toBe(0));

test("the median of none is null, of many the middle one", () => {
  expect(medianMinutes([])).toBeNull();
  expect(medianMinutes([22])).toBe(22);
  expect(medianMinutes([90, 1, 22])).toBe(22);
});
