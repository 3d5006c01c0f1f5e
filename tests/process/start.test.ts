import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { startProblemCode } from "#server/start-problem.ts";
import { newDataFolder } from "#tests/data-folder.ts";
import { freePort } from "#tests/free-port.ts";

const folders: string[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  folders.push(folder);
  return folder;
}

/** Starts the built product; `ended` gives its exit code and all that it printed. */
function start(environment: Record<string, string>, options: { uid?: number } = {}, command = built) {
  const child = spawn(command[0], command.slice(1), {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      DATABASE_URL: "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  children.push(child);
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.stderr += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, ...said }));
  return { child, said, ended };
}

const built: [string, ...string[]] = [process.execPath, "build/server/main.js"];
const started = (said: { stdout: string }) =>
  vi.waitUntil(() => said.stdout.includes("Mails:"), { timeout: 60_000 });

test("a port in use ends the start with one line, before anything else is changed", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const dataDir = await emptyFolder();
  const { ended } = start({ PORT: String(port), DATA_DIR: dataDir });
  expect(await ended).toEqual({
    code: startProblemCode,
    stdout: "",
    stderr: `Port ${port} is in use: stop the program that listens there, or choose another port. Example: PORT=${port + 1}\n`,
  });
  expect(existsSync(join(dataDir, "postgresql"))).toBe(false);
  other.close();
});

test("a DATA_DIR that can't be written to ends the start with one line", async () => {
  const dataDir = await emptyFolder();
  await chmod(dataDir, 0o555);
  // Root may open every file.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  for (const [folder, problem] of [
    [dataDir, "EACCES"],
    ["/proc/site/data", "ENOENT"],
  ] as const) {
    const { code, stdout, stderr } = await start({ DATA_DIR: folder }, nobody).ended;
    expect([code, stdout]).toEqual([startProblemCode, ""]);
    expect(stderr).toMatch(new RegExp(`^DATA_DIR can't be written to \\(${problem} at .*\\n$`));
    expect(stderr.match(/\n/g)).toHaveLength(1);
  }
});

test("an unreachable database ends the start with one line after the configured time", async () => {
  const port = await freePort();
  const { code, stdout, stderr } = await start({
    DATABASE_URL: `postgres://site:password@127.0.0.1:${port}/site`,
    DATABASE_WAIT_SECONDS: "1",
  }).ended;
  expect(code).toBe(startProblemCode);
  expect(stderr).toBe(
    `The PostgreSQL of DATABASE_URL (127.0.0.1:${port}) does not answer (ECONNREFUSED): start it, or correct the URL. DATABASE_WAIT_SECONDS says how long the start waits.\n`,
  );
  expect(JSON.parse(stdout)).toMatchObject({ level: 40, msg: "the start waits for PostgreSQL" });
});

test("the start waits for a late database, is alive meanwhile, and answers 503", async () => {
  const databaseDir = newDataFolder();
  folders.push(databaseDir);
  const first = await startEmbeddedPostgres({ dataDir: databaseDir, log: () => undefined });
  const { host, password } = first.connection;
  await first.stop();
  const url = (secret = "", name = "postgres") =>
    `postgres://postgres:${secret}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const port = await freePort();
  const { child, said, ended } = start({
    PORT: String(port),
    DATABASE_URL: url(password),
    DATA_DIR: await emptyFolder(),
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitUntil(() => said.stdout.includes("waits for PostgreSQL"), { timeout: 20_000 });
  expect((await get(dataPaths.live)).status).toBe(200);
  const early = await get(dataPaths.ready);
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "5"]);
  const page = await get("/?lang=sv");
  expect([page.status, page.headers.get("refresh")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("<h1>Vi är strax igång</h1>");
  expect((await get("/logo/logo.svg")).status).toBe(200);
  const sent = await fetch(`http://127.0.0.1:${port}/kontakt?lang=sv`, {
    method: "POST",
    headers: { accept: "text/html", origin: `http://127.0.0.1:${port}` },
    body: new URLSearchParams({ message: "Två väktare <i morgon>" }),
  });
  expect(sent.status).toBe(503);
  expect(await sent.text()).toContain('name="message" value="Två väktare &lt;i morgon&gt;"');

  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir, log: () => undefined });
  await started(said);
  expect((await get(dataPaths.ready)).status).toBe(200);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);

  // An error that waiting would not change ends the start at once; without a time to wait every error does.
  const wrong = [
    [url("guess"), 'refuses the user "postgres"'],
    [url(password, "nowhere"), 'has no database "nowhere"'],
    [url(password), "is read-only"],
  ] as const;
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query("alter database postgres set default_transaction_read_only = on");
  await client.end();
  for (const [address, messages] of wrong) {
    const failed = await start({
      DATABASE_URL: address,
      DATABASE_WAIT_SECONDS: "0",
      DATA_DIR: await emptyFolder(),
    }).ended;
    expect([failed.code, failed.stdout]).toEqual([startProblemCode, ""]);
    expect(failed.stderr).toContain(messages);
    expect(failed.stderr.match(/\n/g)).toHaveLength(1);
  }
  await postgres.stop();
});

test("SIGTERM ends a process that still waits for its database", async () => {
  const { child, said, ended } = start({
    DATABASE_URL: `postgres://site:password@127.0.0.1:${await freePort()}/site`,
  });
  await vi.waitUntil(() => said.stdout.includes("waits for PostgreSQL"), { timeout: 20_000 });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test("SIGTERM to npm start ends the site and its PostgreSQL", async () => {
  const dataDir = newDataFolder();
  folders.push(dataDir);
  const { child, said, ended } = start({ DATA_DIR: dataDir }, {}, ["npm", "start"]);
  await started(said);
  expect(existsSync(join(dataDir, "postgresql", "postmaster.pid"))).toBe(true);
  child.kill("SIGTERM");
  await ended;
  await vi.waitUntil(() => !existsSync(join(dataDir, "postgresql", "postmaster.pid")), { timeout: 20_000 });
});
