import { join } from "node:path";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { type Configuration, readConfiguration } from "#server/configuration.ts";

interface Installation {
  configuration: Configuration;
  /** As the role that migrates. */
  connection: ConnectionSettings;
  mailsDir: string;
}

/**
 * Runs a command on the database of this installation: DATABASE_URL, or the embedded one, which is started unless the
 * site runs. Prints the text that the command returns, or its error message (exit code 1).
 */
export async function databaseCommand(work: (installation: Installation) => Promise<string>): Promise<void> {
  try {
    const configuration = readConfiguration(process.env);
    const { DATABASE_URL: url, DATA_DIR: dataDir } = configuration;
    const embedded = url ? null : await startEmbeddedPostgres({ dataDir, log: () => undefined });
    try {
      const connection = embedded?.connection ?? settingsFromUrl(url ?? "");
      console.log(await work({ configuration, connection, mailsDir: join(dataDir, "mails") }));
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
