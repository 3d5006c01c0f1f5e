import { requireKey } from "#backend/backup/archive.ts";
import { rowsOf } from "#backend/backup/contents.ts";
import { backupPlaces, findBackup, listBackups } from "#backend/backup/places.ts";
import { restoreBackup } from "#backend/backup/restore.ts";
import { databaseCommand } from "./database-command.ts";

const [name] = process.argv.slice(2);

/** `npm run restore -- NAME`, or without a name to list the backups: docs/operate.md. */
await databaseCommand(
  async ({ configuration, connection, mailsDir }) => {
    const { BACKUP_DIR: folder = "backups", BACKUP_S3_URL, BACKUP_KEY: key, DATA_DIR } = configuration;
    const places = backupPlaces(folder, BACKUP_S3_URL, DATA_DIR);
    const { workDir } = places;
    if (!name)
      return [
        "Which backup? Give restore the NAME of one of these, the latest last:",
        ...(await listBackups(places)),
      ].join("\n");
    const { madeAt, tables } = await findBackup(name, places, (file) =>
      restoreBackup({ file, connection, mailsDir, workDir, key }),
    );
    return `${rowsOf(tables)} rows of ${madeAt} are restored. Put the secrets key back (SECRETS_KEY, or DATA_DIR/secrets.key), then start the site.`;
  },
  {
    mayBeNew: true,
    // Fails before an empty database is created.
    check: ({ BACKUP_KEY: key }) => name && requireKey(name, key),
  },
);
