import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

let site: RunningSite;
let smtp: TestSmtpServer;
let folder: string;
/** The environment of an installation that lacks nothing but https. */
let healthy: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doctor-"));
  smtp = await startSmtpServer();
  const port = await freePort();
  const backups = join(folder, "backups");
  await mkdir(backups);
  await writeFile(join(backups, "backup-today.tar.gz"), "");
  healthy = {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: smtp.url,
    BACKUP_DIR: backups,
    BACKUP_KEY: "a-key-of-the-backups-that-nobody-guesses",
    BOOKING_APP_URL: "https://app.foretag.se/",
    DATABASE_URL: "",
  };
  // The doctor sees when PostgreSQL does not wait for the disk.
  site = await startSite({ ...healthy, QUICK_SITE: "no" });
  healthy.DATA_DIR = site.dataDir;
});
afterAll(async () => {
  await site.stop();
  await removeData(site);
  await smtp.close();
  await rm(folder, { recursive: true });
});

/** Runs the doctor as an operator does; returns its lines by part, and whether it found something wrong. */
async function doctor(environment: Record<string, string>, uid?: number) {
  const options = { env: { ...process.env, ...environment }, ...(uid === undefined ? {} : { uid }) };
  const ran = promisify(execFile)(process.execPath, ["scripts/doctor.ts"], options);
  const { code, stdout, stderr } = await ran.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(stderr).toBe("");
  return { code, lines: stdout.trim().split("\n"), all: stdout };
}

const startsOf = (lines: readonly string[]) =>
  lines.filter((line) => /^(ok|warning|error)/.test(line)).map((line) => line.split(": ", 1)[0]);

test("an installation that works has a line for each part, and exit code 0", async () => {
  const { code, lines } = await doctor(healthy);
  expect(startsOf(lines)).toEqual([
    "ok       Node",
    "ok       Build",
    "ok       Decoders",
    "ok       Settings",
    "ok       DATA_DIR",
    "ok       Port",
    "ok       Database",
    "ok       Database permissions",
    "warning  Emails from customers",
    "warning  Meeting links",
    "warning  Web address",
    "ok       The booking app",
    "ok       Backups",
    "ok       Queue",
    "ok       Row-level security",
    "ok       Secrets key",
    "ok       Clock",
    "warning  Mail server",
  ]);
  expect(lines.at(-1)).toBe("14 ok, 4 warnings, 0 errors");
  expect(code).toBe(0);
});

test("excessive rights, a stuck queue, and a lost secrets key are found", async () => {
  const account = await addAccount((query, values) => ask(site, query, values), { role: "sales" });
  await signInWithSecondFactor(site.url, account);
  await ask(
    site,
    "select graphile_worker.add_job('nobody-does-this', run_at => now() - interval '10 minutes')",
  );
  await ask(site, "grant select on staff to anon");
  const key = join(site.dataDir, "secrets.key");
  await rename(key, `${key}.away`);
  const { code, lines } = await doctor(healthy);
  await rename(`${key}.away`, key);
  await ask(site, "revoke select on staff from anon");
  await ask(site, "delete from graphile_worker._private_jobs");
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^error {4}Database permissions: Visitors can read/),
      expect.stringMatching(/^error {4}Queue: a job has been due for 10 minutes: no node works/),
      expect.stringMatching(
        /^error {4}Secrets key: \d+ second factors and signing keys are encrypted with another one: put .*secrets\.key back/,
      ),
    ]),
  );
});

test("a read-only database is found, and the site that says it is not ready", async () => {
  await ask(site, "alter database postgres set default_transaction_read_only = on");
  await ask(site, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'");
  const { code, lines } = await doctor(healthy);
  await ask(site, "begin read write; alter database postgres reset default_transaction_read_only; commit");
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^error {4}Port: the site on port \d+ is not ready: .*database-read-only/),
      expect.stringMatching(/^error {4}Database: it is read-only:/),
    ]),
  );
});

test("a migration that was changed after it was applied is named", async () => {
  const latest = "where version = (select max(version) from supabase_migrations.schema_migrations)";
  await ask(
    site,
    `update supabase_migrations.schema_migrations set statements[1] = statements[1] || ' ' ${latest}`,
  );
  const { code, lines } = await doctor(healthy);
  await ask(
    site,
    `update supabase_migrations.schema_migrations set statements[1] = left(statements[1], -1) ${latest}`,
  );
  expect(code).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^error {4}Migrations: supabase\/\S+\.sql was changed .*: put the file back/),
  );
});

test("a missing migration is named", async () => {
  const [row] = await ask(
    site,
    "delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations) returning *",
  );
  const { version, name, statements } = Object(row);
  const { code, lines } = await doctor(healthy);
  await ask(
    site,
    "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
    [version, name, statements[0]],
  );
  expect(code).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(
      `^error    Migrations: 1 are missing, ${version} is the last of them: start the site`,
    ),
  );
});

test("an unreachable database and mail server, a proxy missing in TRUST_PROXY, and a port in use", async () => {
  const stranger = createServer((_request, response) => response.writeHead(404).end("not here"));
  stranger.listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const address = stranger.address();
  const [database, mail] = [await freePort(), await freePort()];
  const { code, lines } = await doctor({
    ...healthy,
    DATA_DIR: join(folder, "other"),
    PORT: String(typeof address === "object" && address ? address.port : 0),
    SITE_URL: "https://www.foretag.example",
    DATABASE_URL: `postgres://site:hemligt@127.0.0.1:${database}/site`,
    SMTP_URL: `smtp://site:hemligt@127.0.0.1:${mail}`,
    REPLY_TLS_CERT: join(folder, "no.pem"),
    REPLY_TLS_KEY: join(folder, "no.pem"),
    BACKUP_KEY: "",
  });
  stranger.close();
  expect(code).toBe(1);
  expect(lines.join()).not.toContain("hemligt");
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^warning {2}Settings: SECRETS_KEY is not set/),
      expect.stringMatching(/^warning {2}Settings: BACKUP_KEY is not set: backups are not encrypted/),
      expect.stringMatching(/^warning {2}TRUST_PROXY: it is 0 although a proxy terminates TLS/),
      expect.stringMatching(/^error {4}Port: another program answers/),
      expect.stringMatching(/^error {4}Database: .*does not answer \(ECONNREFUSED\)/),
      expect.stringMatching(/^error {4}Mail server: .*ECONNREFUSED.*check whether a firewall/),
      expect.stringMatching(/^error {4}REPLY_TLS_CERT: ENOENT/),
    ]),
  );
});

test("a mail server that refuses the password, and one that would get it without TLS", async () => {
  const strict = new SMTPServer({
    secure: true,
    authOptional: false,
    closeTimeout: 200,
    onAuth: (_auth, _session, done) => done(new Error("wrong password")),
  });
  strict.listen(0, "127.0.0.1");
  await once(strict.server, "listening");
  const address = strict.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const noDatabase = { ...healthy, DATA_DIR: join(folder, "none") };
  const refused = await doctor({
    ...noDatabase,
    SMTP_URL: `smtps://site:guess@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
  });
  expect(refused.lines).toContainEqual(
    expect.stringMatching(/^error {4}Mail server: .*correct user and password in SMTP_URL/),
  );
  strict.close(() => undefined);
  const plain = await doctor({ ...noDatabase, SMTP_URL: smtp.url.replace("//", "//site:guess@") });
  expect(plain.lines).toContainEqual(
    expect.stringMatching(/^error {4}Mail server: .*must offer STARTTLS with a valid certificate/),
  );
  expect(existsSync(noDatabase.DATA_DIR)).toBe(false);
});

test("a data folder without free space, readable by others, or not writable", async () => {
  const open = join(folder, "open");
  await mkdir(open);
  await chmod(open, 0o777);
  await writeFile(join(open, "secrets.key"), "x".repeat(64), { mode: 0o644 });
  const { code, lines } = await doctor({ ...healthy, DATA_DIR: open });
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^error {4}DATA_DIR: everybody on this machine can write/),
      expect.stringMatching(/^error {4}DATA_DIR: others can read the secrets key: chmod 600/),
    ]),
  );
  const closed = join(folder, "closed");
  await mkdir(closed, { mode: 0o555 });
  await chmod(folder, 0o755);
  // Root may open every file.
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
  expect((await doctor({ ...healthy, DATA_DIR: closed }, nobody)).lines).toContainEqual(
    expect.stringMatching(/^error {4}DATA_DIR: EACCES.*give the folder to the user that the site runs as/),
  );
});

test.runIf(mayMount())("a disk that is nearly full is found before forms are refused", async () => {
  const small = join(folder, "small");
  await mkdir(small);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=50m", "tmpfs", small]);
  try {
    expect((await doctor({ ...healthy, DATA_DIR: small })).lines).toContainEqual(
      expect.stringMatching(/^error {4}DATA_DIR: 50 MB are free on the disk of .*: free some/),
    );
  } finally {
    execFileSync("umount", [small]);
  }
});

test("an invalid setting is named, and nothing else is checked", async () => {
  const { code, lines } = await doctor({ ...healthy, TRUST_PROXY: "yes" });
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^error {4}Settings: TRUST_PROXY must be/));
});

function mayMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
