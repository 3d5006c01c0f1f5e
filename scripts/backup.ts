import { rowsOf } from "#backend/backup/contents.ts";
import { backUp, backupPlaces } from "#backend/backup/places.ts";
import { databaseCommand } from "./database-command.ts";

/** `npm run backup`: docs/operate.md. */
await databaseCommand(async ({ configuration, ...installation }) => {
  const { BACKUP_DIR, BACKUP_S3_URL, BACKUP_KEEP, BACKUP_KEY: key, DATA_DIR } = configuration;
  const folder = BACKUP_DIR ?? (BACKUP_S3_URL ? undefined : "backups");
  const places = backupPlaces(folder, BACKUP_S3_URL, DATA_DIR);
  const { name, tables } = await backUp(places, BACKUP_KEEP, { ...installation, key, now: new Date() });
  return `${name}: ${rowsOf(tables)} rows. Keep the secrets key apart from it (SECRETS_KEY, or DATA_DIR/secrets.key).`;
});
