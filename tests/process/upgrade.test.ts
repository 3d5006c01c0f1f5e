import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reference } from "#backend/backup/backup.ts";
import type { Manifest } from "#backend/backup/contents.ts";
import { loadBackup, restoreBackup } from "#backend/backup/restore.ts";
import { describeSchema } from "#backend/database/describe-schema.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { startSite } from "#tests/site.ts";
import { signInWithSecondFactor } from "#tests/staff.ts";

// What earlier versions stored (tests/stored/make.ts), each upgraded to what is built now.
const folder = "tests/stored";
const stored = (await readdir(folder)).filter((name) => name.endsWith(".tar.gz"));

let dataDir: string;
let postgres: EmbeddedPostgres;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "upgrade-"));
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
});
afterEach(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

/** As `npm run restore` does, or only up to where the backup was made. */
function restored(name: string, restore: typeof restoreBackup): Promise<Manifest> {
  const mailsDir = join(dataDir, "mails");
  return restore({
    file: join(folder, name),
    connection: postgres.connection,
    mailsDir,
    workDir: dataDir,
    key: undefined,
  });
}

async function tablesWithRows({ tables }: Manifest): Promise<Manifest["tables"]> {
  const counted = tables.map(async (table) => {
    const [row] = await ask(
      { dataDir },
      `select count(*)::int as rows from ${reference(table.schema, table.name)}`,
    );
    return { ...table, ...Object(row) };
  });
  return Promise.all(counted);
}

const freshSchema = () => readFile("supabase/schema.sql", "utf8");

describe.each(stored)("%s", (name) => {
  test("is restored with every row, and has the tables of a new database", async () => {
    const manifest = await restored(name, restoreBackup);
    expect(await describeSchema(postgres.connection)).toBe(await freshSchema());
    // A later migration may add settings of its own.
    const settings = ({ name }: { name: string }) => name === "rate_limits";
    const rows = await tablesWithRows(manifest);
    expect(rows.filter((table) => !settings(table))).toEqual(
      manifest.tables.filter((table) => !settings(table)),
    );
    const emails = await readdir(join(dataDir, "mails"));
    expect(emails.length).toBeGreaterThan(0);
  });

  test("is upgraded by the start: it has the schema of a new database, people sign in, pages and leads are shown", async () => {
    const manifest = await restored(name, loadBackup);
    expect(await tablesWithRows(manifest)).toEqual(manifest.tables);
    const applied = "select version from supabase_migrations.schema_migrations order by 1";
    expect(await ask({ dataDir }, applied)).toEqual(manifest.migrations.map((version) => ({ version })));
    const account = JSON.parse(await readFile(join(folder, name.replace(".tar.gz", ".json")), "utf8"));

    const site = await startSite(
      {
        SECRETS_KEY: account.secretsKey,
        TRUST_PROXY: "1",
        RETENTION_MONTHS: "120",
      },
      dataDir,
    );
    expect(await describeSchema(postgres.connection)).toBe(await freshSchema());
    const code = () => new TOTP({ secret: Secret.fromBase32(account.totpSecret) }).generate();
    const { cookieHeader: cookie } = await signInWithSecondFactor(site.url, { ...account, code });
    const textOf = async (path: string) =>
      (await fetch(`${site.url}${path}`, { headers: { cookie } })).text();
    const [article] = await ask(
      { dataDir },
      "select '/nyheter/' || slug as path, title_sv as title from news_articles",
    );
    const shown = [
      { path: "/admin/forfragningar", title: "Exempel AB" },
      { path: "/admin/kunder", title: "Mälarport AB" },
      article,
    ];
    for (const page of shown) {
      const { path, title } = Object(page);
      expect((await textOf(path)).includes(title), `${path} shows ${title}`).toBe(true);
    }
    const [picture] = await ask(
      { dataDir },
      "select hash || '-' || width || '.' || type as file from media_files",
    );
    expect((await fetch(`${site.url}/media/${Reflect.get(Object(picture), "file")}`)).status).toBe(200);
    expect((await postContactRequest(site.url)).status).toBe(200);
    await site.stop();
  });
});
