import { makeBackup, removeOldBackups } from "#backend/backup/backup.ts";
import { databaseCommand } from "./database-command.ts";

/** `npm run backup`: docs/operate.md. */
await databaseCommand(async ({ configuration: { BACKUP_DIR, BACKUP_KEEP, BACKUP_KEY }, ...installation }) => {
  const folder = BACKUP_DIR ?? "backups";
  const { file, rows } = await makeBackup({ ...installation, folder, key: BACKUP_KEY, now: new Date() });
  await removeOldBackups(folder, BACKUP_KEEP);
  return `${file}: ${rows} rows. Keep the secrets key apart from it (SECRETS_KEY, or DATA_DIR/secrets.key).`;
});
