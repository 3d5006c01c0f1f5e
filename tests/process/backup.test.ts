import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { laterMigration, makeLaterVersion } from "#tests/later-version.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";

const environment = { LOG_LEVEL: "silent" };
const BACKUP_KEY = "a-key-of-the-backups-that-nobody-guesses";

let site: RunningSite;
let account: TestAccount;
let folder: string;
/** Of the site, at the time of the backup. */
let rowsBefore: unknown[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backups-"));
  site = await startSite(environment);
  account = await addAccount((query, values) => ask(site, query, values), { role: "sales" });
  for (let count = 0; count < 3; count += 1) expect((await postContactRequest(site.url)).status).toBe(200);
  const waiting = "select from graphile_worker.jobs where run_at <= now() or locked_by is not null";
  await vi.waitUntil(async () => (await ask(site, waiting)).length === 0, { timeout: 20_000 });
  await ask(site, "select graphile_worker.add_job('erase-expired', run_at => now() + interval '1 day')");
  rowsBefore = await rowsOf(site.dataDir);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await removeData(site);
  await rm(folder, { recursive: true });
});

/** Runs a command of package.json as an operator does; gives what it printed, and whether it failed. */
async function run(
  command: "backup" | "restore" | "move",
  { cwd = ".", ...settings }: Record<string, string>,
  ...args: string[]
) {
  // The URL of a move is typed, so that nobody sees its password in the list of processes.
  const [typed, named] = command === "move" ? [`${args[0]}\n`, []] : ["", args];
  const ran = promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...named], {
    cwd,
    env: { ...process.env, ...settings },
  });
  ran.child.stdin?.end(typed);
  return ran.then(
    ({ stdout }) => ({ failed: false, said: stdout.trim() }),
    (error: { stderr: string }) => ({ failed: true, said: error.stderr.trim() }),
  );
}

/** Every table of a database with the number and the fingerprint of its rows, but for what a new start changes. */
function rowsOf(dataDir: string): Promise<unknown[]> {
  const count = `select count(*) || ' ' || coalesce(sum(hashtext(t::text)), 0) from %I.%I t`;
  return ask(
    { dataDir },
    `select format('%I.%I', n.nspname, c.relname) as table,
       (xpath('//f/text()', query_to_xml(format('select f from (${count.replaceAll("'", "''")}) as x (f)',
         n.nspname, c.relname), false, true, '')))[1]::text as rows
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and c.relname not in ('backups', '_private_known_crontabs', 'migrations', 'schema_migrations', 'releases')
     order by 1`,
  );
}

test("an encrypted backup of a running site is restored row by row to an empty folder, where people sign in", async () => {
  const made = await run("backup", { DATA_DIR: site.dataDir, BACKUP_DIR: folder, BACKUP_KEY });
  expect(made).toEqual({ failed: false, said: expect.stringMatching(/^\S+\.tar\.gz\.enc: \d+ rows\./) });
  const file = join(folder, String((await readdir(folder))[0]));

  const dataDir = await mkdtemp(join(tmpdir(), "restored-"));
  const wrong = await run("restore", { DATA_DIR: dataDir, BACKUP_KEY: "x".repeat(32) }, file);
  expect(wrong).toEqual({ failed: true, said: expect.stringContaining("BACKUP_KEY is not its key") });
  const unknown = await run("restore", { DATA_DIR: dataDir, BACKUP_DIR: folder }, "backup-of-yesterday");
  expect(unknown.said).toMatch(/^There is no backup backup-of-yesterday: the command restore lists them\.$/);
  const missing = await run("restore", { DATA_DIR: dataDir }, file);
  expect(missing).toEqual({ failed: true, said: expect.stringContaining("is encrypted: set BACKUP_KEY") });

  const restored = await run("restore", { DATA_DIR: dataDir, BACKUP_KEY }, file);
  expect(restored).toEqual({ failed: false, said: expect.stringMatching(/^\d+ rows of .* are restored\./) });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  expect(await rowsOf(dataDir)).toEqual(rowsBefore);
  await postgres.stop();

  await copyFile(join(site.dataDir, "secrets.key"), join(dataDir, "secrets.key"));
  const second = await startSite(environment, dataDir);
  const { cookieHeader: cookie } = await signInWithSecondFactor(second.url, account);
  const leads = await fetch(`${second.url}/admin/forfragningar`, { headers: { cookie } });
  expect(leads.status).toBe(200);
  expect((await postContactRequest(second.url)).status).toBe(200);
  await second.stop();
  await removeData(second);
}, 120_000);

test("a later version restores a backup as it was, and then upgrades it", async () => {
  await run("backup", { DATA_DIR: site.dataDir, BACKUP_DIR: folder });
  const file = String((await readdir(folder)).find((name) => name.endsWith(".tar.gz")));
  await using later = await makeLaterVersion();
  const dataDir = await mkdtemp(join(tmpdir(), "restored-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));

  const restored = await run("restore", { cwd: later.folder, DATA_DIR: dataDir }, join(folder, file));
  expect(restored).toEqual({ failed: false, said: expect.stringMatching(/^\d+ rows of .* are restored\./) });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  onTestFinished(() => postgres.stop());
  expect(await ask({ dataDir }, "select distinct later from contact_requests")).toEqual([
    { later: "unknown" },
  ]);
  const isNew = (row: unknown) =>
    /contact_requests|of_the_later_version/.test(String(Reflect.get(Object(row), "table")));
  const kept = (rows: unknown[]) => rows.filter((row) => !isNew(row));
  expect(kept(await rowsOf(dataDir))).toEqual(kept(rowsBefore));

  await run("backup", { DATA_DIR: dataDir, BACKUP_DIR: dataDir });
  const ofLater = String((await readdir(dataDir)).find((name) => name.endsWith(".tar.gz")));
  const refused = await run("restore", { DATA_DIR: join(dataDir, "new") }, join(dataDir, ofLater));
  expect(refused).toEqual({
    failed: true,
    said: expect.stringContaining(
      `of a later version of the product, or of another (its migration ${laterMigration.version}`,
    ),
  });
}, 120_000);

test("a database with data is not overwritten by a restore", async () => {
  await run("backup", { DATA_DIR: site.dataDir, BACKUP_DIR: folder });
  const file = (await readdir(folder)).find((name) => name.endsWith(".gz"));
  const refused = await run("restore", { DATA_DIR: site.dataDir }, join(folder, String(file)));
  expect(refused).toEqual({ failed: true, said: expect.stringContaining("The database is not empty") });
  expect(await rowsOf(site.dataDir)).toEqual(rowsBefore);
});

test("of earlier days only the newest backups are retained, leftovers of a killed one are removed, and other files stay", async () => {
  const settings = { DATA_DIR: site.dataDir, BACKUP_DIR: folder, BACKUP_KEEP: "2" };
  const before = await readdir(folder);
  expect(before.length).toBeGreaterThan(1);
  const [twoAWeekAgo, earlier] = [["11-20T031700Z", "11-20T120000Z"], "11-19T031700Z"];
  for (const time of [...twoAWeekAgo, earlier])
    await writeFile(join(folder, `backup-2025-${time}.tar.gz`), "");
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await mkdir(join(folder, ".backup-killed/tables"), { recursive: true });
  await utimes(join(folder, ".backup-killed"), twoDaysAgo, twoDaysAgo);
  await mkdir(join(folder, ".backup-of-another-node"));
  await writeFile(join(folder, "notes.txt"), "");
  await run("backup", settings);
  expect((await readdir(folder)).sort()).toEqual([
    ".backup-of-another-node",
    "backup-2025-11-20T120000Z.tar.gz",
    ...before.sort(),
    expect.stringMatching(/^backup-.*gz$/),
    "notes.txt",
  ]);
});

test("while the store is unreachable a backup fails with one line and is not recorded, and the folder keeps it and every earlier one", async () => {
  const noted = () => ask(site, "select * from private.backups");
  const before = await noted();
  const settings = {
    DATA_DIR: site.dataDir,
    BACKUP_DIR: folder,
    BACKUP_S3_URL: "http://key:secret@127.0.0.1:9/backups",
    BACKUP_KEEP: "1",
  };
  const backups = async () => (await readdir(folder)).filter((name) => name.startsWith("backup-")).sort();
  const earlier = (await backups()).slice(1);
  const { failed, said } = await run("backup", settings);
  expect({ failed, said }).toEqual({
    failed: true,
    said: expect.stringMatching(/^The backup store 127\.0\.0\.1:9\/backups failed: .+$/),
  });
  expect(await backups()).toEqual([...earlier, expect.stringMatching(/^backup-.*gz$/)]);
  expect(await noted()).toEqual(before);
});

test("the embedded database is moved to another PostgreSQL, the second that its address names, where the site goes on", async () => {
  const otherDir = await mkdtemp(join(tmpdir(), "other-"));
  const other: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: otherDir, log: () => undefined });
  const { host, user, password } = other.connection;
  const url = `postgres://${user}:${password}@127.0.0.1:9,${encodeURIComponent(host)}/postgres`;
  // A role that may not load rows leaves the database as empty as it was.
  await ask({ dataDir: otherDir }, "create role mover login createrole password 'mover'");
  await ask({ dataDir: otherDir }, "grant all on database postgres to mover");
  const byMover = await run(
    "move",
    { DATA_DIR: site.dataDir },
    url.replace(`${user}:${password}`, "mover:mover"),
  );
  expect(byMover).toEqual({ failed: true, said: expect.stringContaining("session_replication_role") });
  const nowhere = await run("move", { DATA_DIR: site.dataDir }, "postgres://user:hemligt@127.0.0.1:9/name");
  expect(nowhere.said).toMatch(
    /127\.0\.0\.1:9\) does not answer \(ECONNREFUSED\): start it, or correct the URL/,
  );
  expect(nowhere.said).not.toContain("hemligt");
  const moved = await run("move", { DATA_DIR: site.dataDir }, url);
  expect(moved).toEqual({ failed: false, said: expect.stringMatching(/rows are in the new database/) });
  expect(await rowsOf(otherDir)).toEqual(rowsBefore);
  const there = await startSite({ ...environment, DATABASE_URL: url });
  expect((await postContactRequest(there.url)).status).toBe(200);
  await there.stop();
  await removeData(there);
  await other.stop();
  await rm(otherDir, { recursive: true });
}, 60_000);
