import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ConnectionSettings, settingsFromUrl } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { type Configuration, readConfiguration } from "#server/configuration.ts";
import { startProblem } from "#server/start-problem.ts";

interface Installation {
  configuration: Configuration;
  /** Connects as the role that migrates. */
  connection: ConnectionSettings;
  mailsDir: string;
}

const endingSignals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Calls `work` with the database: DATABASE_URL, or the embedded one, which is started unless the site runs. A signal ends
 * the process with the PostgreSQL that it has started. Throws when DATA_DIR has no database, unless it `mayBeNew`.
 */
export async function withDatabase<T>(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Configuration,
  work: (connection: ConnectionSettings) => Promise<T>,
  { mayBeNew = false, signals = endingSignals } = {},
): Promise<T> {
  if (url) return work(settingsFromUrl(url));
  if (!mayBeNew && !existsSync(join(dataDir, "postgresql")))
    throw new Error(`DATA_DIR ${resolve(dataDir)} has no database: name the folder that the site uses.`);
  const starting = startEmbeddedPostgres({ dataDir, log: () => undefined });
  let stopping: Promise<void> | undefined;
  // Once, since Ctrl-C reaches the process from the terminal and again from npm.
  const stop = () => {
    stopping ??= starting.then((embedded) => embedded.stop());
    return stopping;
  };
  const end = () =>
    void stop().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  for (const signal of signals) process.on(signal, end);
  try {
    return await work((await starting).connection);
  } finally {
    await stop();
    for (const signal of signals) process.off(signal, end);
  }
}

/**
 * Runs a command on the database of this installation (withDatabase), unless `check` throws. Prints the text that the
 * command returns, if any, or one line that says what is wrong (exit code 1).
 */
export async function databaseCommand(
  work: (installation: Installation) => Promise<string | undefined>,
  {
    check = () => undefined,
    ...options
  }: {
    mayBeNew?: boolean;
    signals?: readonly NodeJS.Signals[];
    check?(configuration: Configuration): unknown;
  } = {},
): Promise<void> {
  let configuration: Configuration | null = null;
  try {
    const settings = readConfiguration(process.env);
    configuration = settings;
    check(settings);
    const mailsDir = join(settings.DATA_DIR, "mails");
    const text = await withDatabase(
      settings,
      (connection) => work({ configuration: settings, connection, mailsDir }),
      options,
    );
    if (text) console.log(text);
  } catch (error) {
    console.error(startProblem(error, configuration));
    process.exitCode = 1;
  }
}
