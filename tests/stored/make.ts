import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { makeBackup } from "#backend/backup/backup.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { offerDemosAlways } from "#tests/demo.ts";
import { testedForms } from "#tests/forms.ts";
import { ask } from "#tests/pages/site-database.ts";
import { removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

/**
 * `node scripts/run.mjs tests/stored/make.ts NAME` creates tests/stored/NAME.tar.gz, a backup of a database
 * of this version with some rows in every table, and NAME.json with an account that can sign in. Run it once when a
 * version is released: tests/process/upgrade.test.ts upgrades each of these files to the current version.
 */
const [name] = process.argv.slice(2);
if (!name) throw new Error("Which version? node scripts/run.mjs tests/stored/make.ts second-version");
const secretsKey = randomBytes(32).toString("hex");
const settings = { SECRETS_KEY: secretsKey, TRUST_PROXY: "1" };

const site = await startSite(settings);
const query = (sql: string, values?: string[]) => ask(site, sql, values);
const { userId, email, password, totpSecret, code } = await addAccount(query, { role: "sales" });
const editor = await addAccount(query, { role: "editor", name: "Eva Ek" });
await query(offerDemosAlways);
for (const { path, valid } of testedForms) {
  const response = await fetch(`${site.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ id: crypto.randomUUID(), ...valid, elapsed: 20_000 }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
await signInWithSecondFactor(site.url, { userId, email, password, totpSecret, code });
await ask(
  site,
  (await readFile("tests/stored/rows.sql", "utf8"))
    .replaceAll("$staff", pg.escapeLiteral(userId))
    .replaceAll("$editor", pg.escapeLiteral(editor.userId)),
);
await site.stop();

// Another start encrypts what was added by SQL; its stop waits until the emails are written.
await (await startSite(settings, site.dataDir)).stop();

const folder = await mkdtemp(join(tmpdir(), "stored-"));
const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
const mailsDir = join(site.dataDir, "mails");
const { connection } = postgres;
const { file, tables } = await makeBackup({ connection, mailsDir, folder, key: undefined, now: new Date() });
await postgres.stop();
await copyFile(file, `tests/stored/${name}.tar.gz`);
const account = { secretsKey, userId, email, password, totpSecret };
await writeFile(`tests/stored/${name}.json`, `${JSON.stringify(account, null, 2)}\n`);
await rm(folder, { recursive: true });
await removeData(site);
const empty = tables.filter(({ rows }) => rows === 0).map((table) => `${table.schema}.${table.name}`);
// biome-ignore lint/suspicious/noConsole: a program for the command line
console.log(`tests/stored/${name}.tar.gz; tables without rows: ${empty.join(", ") || "none"}`);
