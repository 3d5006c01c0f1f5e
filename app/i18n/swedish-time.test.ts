import fc from "fast-check";
import { expect, it } from "vitest";
import { swedishMoment } from "./swedish-time.ts";

it.each([
  ["a winter's day", "2026-11-24T18:00", "2026-11-24T17:00:00.000Z"],
  ["a summer's day, with seconds", "2026-07-01T09:30:59", "2026-07-01T07:30:00.000Z"],
  ["the hour that is skipped", "2027-03-28T02:30", "2027-03-28T01:30:00.000Z"],
  ["just after it", "2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
  ["the hour that comes twice", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
  ["just after it", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ["the second time that an hour comes, in UTC", "2026-10-25T01:30:00.000Z", "2026-10-25T01:30:00.000Z"],
  ["a leap day", "2028-02-29T00:00", "2028-02-28T23:00:00.000Z"],
])("%s", (_what, text, moment) => expect(swedishMoment(text)?.toISOString()).toBe(moment));

it.each([
  "",
  "2026-11-24",
  "18:00",
  "2026-02-30T10:00",
  "2026-13-01T10:00",
  "2026-11-24T24:30",
  "x2026-11-24T18:00",
])("%j is no time", (text) => expect(swedishMoment(text)).toBeNull());

it("agrees with Temporal at every minute of these years", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2036, 0) / 60_000 }),
      (minute) => {
        const text = new Date(minute * 60_000).toISOString().slice(0, "2026-11-24T18:00".length);
        const expected =
          Temporal.PlainDateTime.from(text).toZonedDateTime("Europe/Stockholm").epochMilliseconds;
        expect(swedishMoment(text)?.getTime()).toBe(expected);
      },
    ),
    { numRuns: 2000 },
  ));

it("agrees with Temporal about the times that are skipped, and about those that come twice", () => {
  for (const day of ["2026-10-25", "2027-03-28", "2027-10-31", "2028-03-26"])
    for (let minute = 0; minute < 5 * 60; minute += 5) {
      const time = new Date(minute * 60_000).toISOString().slice("1970-01-01".length, -":00.000Z".length);
      for (const disambiguation of ["compatible", "earlier"] as const) {
        const expected = Temporal.PlainDateTime.from(day + time).toZonedDateTime("Europe/Stockholm", {
          disambiguation,
        });
        expect(swedishMoment(day + time, disambiguation)?.getTime(), `${day}${time} ${disambiguation}`).toBe(
          expected.epochMilliseconds,
        );
      }
    }
});
