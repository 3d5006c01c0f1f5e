import { existsSync } from "node:fs";
import { join } from "node:path";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { type Configuration, readConfiguration } from "#server/configuration.ts";
import { database } from "./doctor/database.ts";
import { type Finding, finding, told } from "./doctor/finding.ts";
import { certificate, clock, dataFolder, ports, program } from "./doctor/machine.ts";
import { mail, settings } from "./doctor/surroundings.ts";

/**
 * `npm run doctor`: what is wrong with this installation, and what to do; a line for each part, and exit code 1 when
 * something is wrong. Run it with the site's environment and as its user. Changes nothing.
 */
const counts = { ok: 0, warning: 0, error: 0 };

function print(findings: readonly Finding[]): void {
  for (const { level, part, text } of findings) {
    counts[level] += 1;
    console.log(`${level.padEnd(8)} ${part}: ${text}`);
  }
}

print(await program());
const configuration = configurationOrNull();
if (configuration) await examine(configuration);
console.log(`\n${counts.ok} ok, ${counts.warning} warnings, ${counts.error} errors`);
process.exitCode = counts.error === 0 ? 0 : 1;

function configurationOrNull(): Configuration | null {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    print([finding.error("Settings", told(error))]);
    return null;
  }
}

async function examine(configuration: Configuration): Promise<void> {
  print(settings(configuration));
  const folder = await dataFolder(configuration);
  print(folder);
  print(await ports(configuration));
  const { findings, now } = await examineDatabase(configuration);
  print(findings);
  print(await clock(new Date(), now));
  print([await mail(configuration)]);
  print(await certificate(configuration, new Date()));
}

/** The embedded database is joined where the site runs, and else started and stopped again. */
async function examineDatabase(configuration: Configuration): ReturnType<typeof database> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = configuration;
  if (url) return database(settingsFromUrl(url), configuration);
  if (!existsSync(join(dataDir, "postgresql")))
    return {
      findings: [finding.warning("Database", "there is none in DATA_DIR yet: the first start makes it.")],
      now: null,
    };
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    try {
      return await database(embedded.connection, configuration);
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    return { findings: [finding.error("Database", told(error))], now: null };
  }
}
