import { createInterface } from "node:readline";
import { makeBackup } from "#backend/backup/backup.ts";
import { rowsOf } from "#backend/backup/contents.ts";
import { restoreBackup } from "#backend/backup/restore.ts";
import { temporaryFolder, workFolder } from "#backend/backup/temporary.ts";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { UnusableDatabase } from "#backend/database/errors.ts";
import { readConfiguration } from "#server/configuration.ts";
import { startProblem } from "#server/start-problem.ts";
import { databaseCommand } from "./database-command.ts";

/** `npm run move`, with the new database's URL on standard input: docs/operate.md. */
await databaseCommand(async ({ configuration, connection, mailsDir }) => {
  const { DATABASE_URL: url } = readConfiguration({ DATABASE_URL: await newDatabaseUrl() });
  if (!url)
    throw new Error("Where to? The command move reads the URL of the new database from standard input.");
  const workDir = workFolder(configuration.DATA_DIR);
  await using folder = await temporaryFolder(workDir);
  const backup = { connection, mailsDir, folder: folder.path, key: undefined, now: new Date() };
  const { file } = await makeBackup(backup);
  const to = { connection: settingsFromUrl(url), mailsDir, workDir, key: undefined };
  const { tables } = await restoreBackup({ file, ...to }).catch((error: unknown) => {
    throw new UnusableDatabase(startProblem(error, { ...configuration, DATABASE_URL: url }));
  });
  return `${rowsOf(tables)} rows are in the new database. Set DATABASE_URL to it (on another machine also SECRETS_KEY, to what is in DATA_DIR/secrets.key), then start the site.`;
});

/** From the command line or, so that nobody sees its password in the list of processes, from standard input. */
async function newDatabaseUrl(): Promise<string | undefined> {
  const [url] = process.argv.slice(2);
  if (url) return url;
  console.error("The URL of the new database (postgres://user:password@host:5432/name):");
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
}
