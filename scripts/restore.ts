import { rowsOf } from "#backend/backup/contents.ts";
import { backupPlaces, findBackup, listBackups } from "#backend/backup/places.ts";
import { restoreBackup } from "#backend/backup/restore.ts";
import { databaseCommand } from "./database-command.ts";

/** `npm run restore -- NAME`, or without a name to list the backups: docs/operate.md. */
await databaseCommand(async ({ configuration, connection, mailsDir }) => {
  const { BACKUP_DIR: folder = "backups", BACKUP_S3_URL, BACKUP_KEY: key } = configuration;
  const { store } = backupPlaces(folder, BACKUP_S3_URL) ?? {};
  const [name] = process.argv.slice(2);
  if (!name) {
    const names = await listBackups({ folder, store });
    return ["Which backup? npm run restore -- NAME, one of these, the latest last:", ...names].join("\n");
  }
  const { madeAt, tables } = await findBackup(name, { folder, store }, (file) =>
    restoreBackup({ file, connection, mailsDir, key }),
  );
  return `${rowsOf(tables)} rows of ${madeAt} are restored. Put the secrets key back (SECRETS_KEY, or DATA_DIR/secrets.key), then start the site.`;
}, true);
