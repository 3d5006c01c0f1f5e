import { milliseconds } from "#app/domain/milliseconds.ts";

/** The file name of a backup; names sort by time. */
const backupName = /^backup-\d{4}-\d{2}-\d{2}T\d{6,9}Z\.tar\.gz(?:\.enc)?$/;
/** "backup-2026-11-28" */
const dayLength = "backup-YYYY-MM-DD".length;

/** The name of a backup without its ending, by the time that it was made. */
export function backupNameAt(time: Date): string {
  return `backup-${time.toISOString().replaceAll(/[:.]/g, "")}`;
}

/** The names of backups among those of files, the latest last. */
export function backupsAmong(files: readonly string[]): string[] {
  return files.filter((name) => backupName.test(name)).sort();
}

/**
 * The backups to remove among the files of a folder or bucket. These are kept: all of the last 24 hours, and the newest of
 * each day (UTC), of the latest `days` days that have one. So neither many backups in a day nor the attempts of a night in
 * which the bucket is unreachable replace those of earlier days, and none is removed because no new one was made.
 */
export function expiredBackups(
  files: readonly string[],
  { days, now }: { days: number; now: Date },
): string[] {
  const backups = backupsAmong(files);
  const newestOfDays = new Map(backups.map((name) => [name.slice(0, dayLength), name]));
  const kept = new Set([...newestOfDays.values()].slice(-days));
  const yesterday = backupNameAt(new Date(now.getTime() - milliseconds.day));
  return backups.filter((name) => name < yesterday && !kept.has(name));
}
