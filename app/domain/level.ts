/** The state of a check. warning: it works, but should be improved in production. error: to be fixed now. */
export type Level = "ok" | "warning" | "error";

/**
 * A backup that is older (hours) means that a nightly one was missed; the same limit as BackupOld in
 * deploy/prometheus/alerts.yml.
 */
export const backupHours = 36;
