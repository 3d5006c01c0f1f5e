import { expect, test } from "vitest";
import { backupSchedule, everyMinutes } from "./schedule.ts";

/** The times of a day that a schedule matches, as "03:17". */
function timesOf(minutes: number): string[] {
  const matches = everyMinutes(minutes);
  return Array.from({ length: 24 * 60 }, (_, minute) => ({ hour: Math.floor(minute / 60), min: minute % 60 }))
    .filter((time) => matches({ ...time, date: 28, month: 11, dow: 6 }))
    .map(({ hour, min }) => [hour, min].map((part) => String(part).padStart(2, "0")).join(":"));
}

test("a backup a day is made at 03:17, and tried five times", () => {
  expect(timesOf(24 * 60)).toEqual(["03:17"]);
  expect(backupSchedule(24 * 60)).toMatchObject({ match: "17 3 * * *", options: { maxAttempts: 5 } });
});

test("a backup that comes again within the day is tried once, and a missed one does not follow many times", () => {
  expect(backupSchedule(15).options).toEqual({ maxAttempts: 1, jobKey: "backup", backfillPeriod: 900_000 });
});

test("every quarter of an hour is 96 times a day, 03:17 among them", () => {
  const times = timesOf(15);
  expect(times).toHaveLength(96);
  expect(times.slice(0, 3)).toEqual(["00:02", "00:17", "00:32"]);
  expect(times).toContain("03:17");
});

test("a number of minutes that does not divide a day begins again at 03:17", () => {
  expect(timesOf(600)).toEqual(["03:17", "13:17", "23:17"]);
});
