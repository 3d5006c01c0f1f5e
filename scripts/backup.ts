import { makeBackup, removeOldBackups } from "#backend/backup/backup.ts";
import { rowsOf } from "#backend/backup/contents.ts";
import { databaseCommand } from "./database-command.ts";

/** `npm run backup`: docs/operate.md. */
await databaseCommand(async ({ configuration: { BACKUP_DIR, BACKUP_KEEP, BACKUP_KEY }, ...installation }) => {
  const folder = BACKUP_DIR ?? "backups";
  const { file, tables } = await makeBackup({ ...installation, folder, key: BACKUP_KEY, now: new Date() });
  await removeOldBackups(folder, BACKUP_KEEP);
  return `${file}: ${rowsOf(tables)} rows. Keep the secrets key apart from it (SECRETS_KEY, or DATA_DIR/secrets.key).`;
});
