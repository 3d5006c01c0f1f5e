import { milliseconds } from "#app/domain/milliseconds.ts";

const wordsPerMinute = 200;
const longestPlanDays = 84;

/** Minutes to read a text at 200 words a minute, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/**
 * The day that a ruler shows before one is chosen, as an ISO day: the next last Saturday of May that is at least twelve
 * weeks after `now` (milliseconds since 1970).
 */
export function exampleDay(now: number): string {
  const year = new Date(now).getUTCFullYear();
  const day = lastSaturdayOfMay(year);
  return isoDay(day - now >= longestPlanDays * milliseconds.day ? day : lastSaturdayOfMay(year + 1));
}

/** The ISO day that is some weeks before another. */
export function weeksBefore(day: string, weeks: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) - weeks * 7 * milliseconds.day);
}

function lastSaturdayOfMay(year: number): number {
  const last = Date.UTC(year, 4, 31);
  return last - ((new Date(last).getUTCDay() + 1) % 7) * milliseconds.day;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
