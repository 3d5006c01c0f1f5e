import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { type Configuration, readConfiguration } from "#server/configuration.ts";
import { startProblem } from "#server/start-problem.ts";

interface Installation {
  configuration: Configuration;
  /** As the role that migrates. */
  connection: ConnectionSettings;
  mailsDir: string;
}

/**
 * Runs a command on the database of this installation: DATABASE_URL, or the embedded one, which is started unless the
 * site runs, and made only if it `mayBeNew`. Prints the text that the command returns, or one line that says what is
 * wrong (exit code 1).
 */
export async function databaseCommand(
  work: (installation: Installation) => Promise<string>,
  mayBeNew = false,
): Promise<void> {
  let configuration: Configuration | null = null;
  try {
    configuration = readConfiguration(process.env);
    const { DATABASE_URL: url, DATA_DIR: dataDir } = configuration;
    if (!url && !mayBeNew && !existsSync(join(dataDir, "postgresql")))
      throw new Error(`DATA_DIR ${resolve(dataDir)} has no database: name the folder that the site uses.`);
    const embedded = url ? null : await startEmbeddedPostgres({ dataDir, log: () => undefined });
    try {
      const connection = embedded?.connection ?? settingsFromUrl(url ?? "");
      console.log(await work({ configuration, connection, mailsDir: join(dataDir, "mails") }));
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    console.error(startProblem(error, configuration));
    process.exitCode = 1;
  }
}
