/** How something is doing. warning: it works, and should be better in operation. error: to be corrected now. */
export type Level = "ok" | "warning" | "error";

/** A backup that is older (hours) means that a night's was missed; BackupOld of deploy/prometheus/alerts.yml says the same. */
export const backupHours = 36;
