import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { packFolder } from "#backend/backup/archive.ts";
import { temporaryFolder, workFolder } from "#backend/backup/temporary.ts";
import { makeFolder } from "#backend/files.ts";
import { readConfiguration } from "#server/configuration.ts";
import { withDatabase } from "./database-command.ts";
import { errorLine } from "./doctor/finding.ts";
import { productLines, settingLines, withoutContacts } from "./support/contents.ts";
import { databaseState } from "./support/state.ts";

const logLines = 2_000;
const run = promisify(execFile);
const noLog =
  "No log was found. Give it: journalctl --unit=site --output=cat --lines=2000 | deploy/run support-bundle -";

/**
 * `npm run support-bundle`: writes one file for whoever helps, with version, settings, the doctor's findings, counts and
 * sizes of the database, and the last lines of the log, but no secret and nothing about a person (docs/operate.md).
 */
try {
  const configuration = readConfiguration(process.env);
  const { DATA_DIR } = configuration;
  makeFolder(DATA_DIR, 0o700);
  await using folder = await temporaryFolder(workFolder(DATA_DIR));
  const contents = {
    "version.json": JSON.stringify(await version(), null, 2),
    "settings.txt": settingLines(configuration),
    "doctor.txt": withoutContacts(await printed(process.execPath, ["scripts/doctor.ts"])),
    "database.json": await withDatabase(configuration, databaseState).then(
      (state) => JSON.stringify(state, null, 2),
      (error: unknown) => withoutContacts(errorLine(error)),
    ),
    "log.txt": productLines(await readLog(), logLines).join("\n") || noLog,
  };
  for (const [name, content] of Object.entries(contents))
    await writeFile(join(folder.path, name), `${content}\n`);
  const time = new Date().toISOString().replaceAll(/[:.]/g, "");
  const file = resolve(DATA_DIR, `support-${time}.tar.gz`);
  await packFolder(folder.path, file, undefined);
  console.log(`${file}: ${Object.keys(contents).join(", ")}. Read it before you send it.`);
} catch (error) {
  console.error(errorLine(error));
  process.exitCode = 1;
}

async function version() {
  const { version: product } = JSON.parse(await readFile("package.json", "utf8"));
  const memory = `${Math.round(os.totalmem() / 2 ** 20)} MB`;
  return { product, node: process.version, system: `${os.type()} ${os.release()} ${os.arch()}`, memory };
}

/** What a program prints; a doctor that finds errors fails, too. */
async function printed(program: string, args: readonly string[]): Promise<string> {
  const ended = run(program, args, { maxBuffer: 64 * 2 ** 20, timeout: 120_000 });
  return ended.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? "",
  );
}

/** The log from standard input with the argument -, from a file that the argument names, or else from the journal. */
async function readLog(): Promise<string> {
  const source = process.argv[2];
  if (source === "-") return text(process.stdin);
  if (source) return readFile(source, "utf8");
  return printed("journalctl", ["--unit=site", "--output=cat", `--lines=${logLines}`]);
}
