import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeBackup } from "#backend/backup/backup.ts";
import { rowsOf } from "#backend/backup/contents.ts";
import { restoreBackup } from "#backend/backup/restore.ts";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { databaseCommand } from "./database-command.ts";

const usage = "Where to? npm run move -- postgres://user:password@host:5432/name";

/** `npm run move -- DATABASE_URL`: docs/operate.md. */
await databaseCommand(async ({ connection, mailsDir }) => {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error(usage);
  await using folder = await mkdtempDisposable(join(tmpdir(), "move-"));
  const backup = { connection, mailsDir, folder: folder.path, key: undefined, now: new Date() };
  const { file } = await makeBackup(backup);
  const { tables } = await restoreBackup({
    file,
    connection: settingsFromUrl(url),
    mailsDir,
    key: undefined,
  });
  return `${rowsOf(tables)} rows are in the new database. Set DATABASE_URL to it, and SECRETS_KEY to what is in DATA_DIR/secrets.key, then start the site.`;
});
