import { milliseconds } from "./milliseconds.ts";

/** How old (ms) the last check of a restore may be at most, as in the alert RestoreCheckFailed. */
export const mostRestoreCheckAge = 9 * milliseconds.day;

/**
 * How old (ms) the last backup may be at most: an older one means that one was missed. BACKUP_EVERY_MINUTES and half of
 * that, as in the alert BackupOld (deploy/prometheus/alerts.yml).
 */
export function mostBackupAge(everyMinutes: number): number {
  return 1.5 * everyMinutes * milliseconds.minute;
}
