/**
 * A backup that is older (hours) means that a nightly one was missed; the same limit as BackupOld in
 * deploy/prometheus/alerts.yml.
 */
export const backupHours = 36;
