import { rowsOf } from "#backend/backup/contents.ts";
import { restoreBackup } from "#backend/backup/restore.ts";
import { databaseCommand } from "./database-command.ts";

const usage = "Which backup? npm run restore -- backups/backup-2026-11-24T023000Z.tar.gz";

/** `npm run restore -- FILE`: docs/operate.md. */
await databaseCommand(async ({ configuration, connection, mailsDir }) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error(usage);
  const { madeAt, tables } = await restoreBackup({
    file,
    connection,
    mailsDir,
    key: configuration.BACKUP_KEY,
  });
  return `${rowsOf(tables)} rows of ${madeAt} are restored. Put the secrets key back (SECRETS_KEY, or DATA_DIR/secrets.key), then start the site.`;
});
