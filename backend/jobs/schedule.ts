import type { CronItem, CronMatcher } from "graphile-worker";
import { milliseconds } from "#app/domain/milliseconds.ts";

/** When a task is run, and how often it is tried. */
export type Schedule = Pick<CronItem, "match" | "options">;

/** 03:17 UTC, when there are few visitors. */
const night = { hour: 3, min: 17 };

/**
 * A daily task that fails is tried five times within some minutes, and then the next day. With more attempts, a backup
 * whose bucket is unreachable would fill the folder with copies of one night.
 */
export const nightlyTasks: Schedule = {
  match: `${night.min} ${night.hour} * * *`,
  options: { backfillPeriod: milliseconds.day, maxAttempts: 5 },
};

/** An hour later, when the night's backup has been made. */
export const afterNightly: Schedule = { ...nightlyTasks, match: `${night.min} ${night.hour + 1} * * *` };

/**
 * The schedule of backups: every so many minutes, by default nightly. Where the next one is not a day away, one that fails
 * is not tried again, and one that was missed follows only if it was the last.
 */
export function backupSchedule(minutes: number): Schedule {
  const period = minutes * milliseconds.minute;
  if (period >= milliseconds.day) return nightlyTasks;
  return {
    match: everyMinutes(minutes),
    options: { backfillPeriod: period, maxAttempts: 1, jobKey: "backup" },
  };
}

const minuteOf = ({ hour, min }: { hour: number; min: number }) => hour * 60 + min;
const minutesOfDay = 24 * 60;

/** Matches every so many minutes (in UTC), counted each day from 03:17. */
export function everyMinutes(minutes: number): CronMatcher {
  return (time) => ((minuteOf(time) - minuteOf(night) + minutesOfDay) % minutesOfDay) % minutes === 0;
}
