import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Configuration, readConfiguration } from "#server/configuration.ts";
import { withDatabase } from "./database-command.ts";
import { database } from "./doctor/database.ts";
import { errorLine, type Finding, finding } from "./doctor/finding.ts";
import { certificates, clock, dataFolder, decoders, ports, program } from "./doctor/machine.ts";
import { mail, settings } from "./doctor/surroundings.ts";

/**
 * `npm run doctor`: prints what is wrong with this installation and what to do, one line for each part; exit code 1 when
 * there is an error. Run it with the site's environment and as its user. It changes nothing.
 */
const counts = { ok: 0, warning: 0, error: 0 };

function print(findings: readonly Finding[]): void {
  for (const { level, part, text } of findings) {
    counts[level] += 1;
    console.log(`${level.padEnd(8)} ${part}: ${text}`);
  }
}

print(await program());
print([await decoders()]);
const configuration = configurationOrNull();
if (configuration) await checkInstallation(configuration);
console.log(`\n${counts.ok} ok, ${counts.warning} warnings, ${counts.error} errors`);
process.exitCode = counts.error === 0 ? 0 : 1;

function configurationOrNull(): Configuration | null {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    print([finding.error("Settings", errorLine(error))]);
    return null;
  }
}

async function checkInstallation(configuration: Configuration): Promise<void> {
  print(settings(configuration));
  const folder = await dataFolder(configuration);
  print(folder);
  print([await ports(configuration)]);
  const { findings, now } = await checkDatabase(configuration);
  print(findings);
  print([await clock(new Date(), now)]);
  print([await mail(configuration)]);
  print(await certificates(configuration, new Date()));
}

async function checkDatabase(configuration: Configuration): ReturnType<typeof database> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = configuration;
  if (!url && !existsSync(join(dataDir, "postgresql")))
    return {
      findings: [finding.warning("Database", "there is none in DATA_DIR yet: the first start creates it.")],
      now: null,
    };
  try {
    return await withDatabase(configuration, (connection) => database(connection, configuration));
  } catch (error) {
    return { findings: [finding.error("Database", errorLine(error))], now: null };
  }
}
