import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/database.ts";
import { startEmbeddedPostgres } from "./embedded.ts";
import { openCluster } from "./embedded-cluster.ts";

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "embedded-"));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  // A server that the test left running is joined once more and stopped.
  if (await serverPid()) await (await start()).stop();
  await rm(dataDir, { recursive: true });
});

const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined });

/** Starts another process that starts or joins the server; a line on its stdin stops it. */
async function startElsewhere(): Promise<{ child: ChildProcess; adopted: boolean }> {
  const script = `
    import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    process.stdout.write(String(postgres.adopted));
    process.stdin.once("data", async () => { await postgres.stop(); process.exit(0); });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  const [output] = await once(child.stdout, "data");
  return { child, adopted: String(output) === "true" };
}

async function serverPid(): Promise<string | undefined> {
  const file = await readFile(path.join(dataDir, "postgresql/postmaster.pid"), "utf8").catch(() => undefined);
  return file?.split("\n")[0];
}

async function ask(connection: pg.ClientConfig, query: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  // When a server ends, the query is rejected and the connection emits an error as well.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

test("it starts, has stopped after a clean stop, and still has the data after the next start", async () => {
  const first = await start();
  expect(first.adopted).toBe(false);
  expect(await ask(first.connection, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await ask(first.connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  await ask(first.connection, "create table saved as select 1 as value");
  await first.stop();
  expect(await serverPid()).toBeUndefined();
  const second = await start();
  expect(await ask(second.connection, "select value from saved")).toEqual([{ value: 1 }]);
  await second.stop();
});

test("the password and the socket are for their owner only, and another password is refused", async () => {
  const postgres = await start();
  expect((await stat(path.join(dataDir, "postgresql.password"))).mode & 0o777).toBe(0o600);
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
  await expect(ask({ ...postgres.connection, password: "guess" }, "select 1")).rejects.toMatchObject({
    code: "28P01",
  });
  await postgres.stop();
});

test("after a SIGKILL of its parent the server runs on, and the next start adopts and stops it", async () => {
  const { child, adopted } = await startElsewhere();
  expect(adopted).toBe(false);
  const pid = await serverPid();
  child.kill("SIGKILL");
  await once(child, "exit");
  // The server notices a little later.
  const { socketDir: host, password } = openCluster(dataDir);
  const holders = "select from pg_stat_activity where application_name = 'lease'";
  await eventually(
    async () => (await ask({ host, password, user: "postgres", database: "postgres" }, holders)).length === 0,
  );
  const next = await start();
  expect([next.adopted, next.alone]).toEqual([true, true]);
  expect(await serverPid()).toBe(pid);
  await next.stop();
  expect(await serverPid()).toBeUndefined();
});

test("after a SIGKILL of the server itself a new one recovers what was committed", async () => {
  const { child } = await startElsewhere();
  const joined = await start();
  await ask(joined.connection, "create table saved as select 1 as value");
  process.kill(Number(await serverPid()), "SIGKILL");
  child.kill("SIGKILL");
  await once(child, "exit");
  const next = await start();
  expect(next.adopted).toBe(false);
  expect(await ask(next.connection, "select value from saved")).toEqual([{ value: 1 }]);
  await next.stop();
  await joined.stop();
});

/** Starts or joins the server as the product does; `lines` collects what is reported. */
async function startWatched(retryMilliseconds?: number) {
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    watch: {
      log: (line) => lines.push(line),
      onFatal: (reason) => lines.push(`fatal: ${reason}`),
      ...(retryMilliseconds === undefined ? {} : { retryMilliseconds }),
    },
  });
  return { ...postgres, lines };
}

const resultsOf = (connection: pg.ClientConfig, query: string) =>
  eventually(() => ask(connection, query).catch(() => undefined));

test("a server that is killed while two processes use it is started again by one of them, with all committed data", async () => {
  const [one, two] = [await startWatched(), await startWatched()];
  await ask(one.connection, "create table saved as select 1 as value");
  for (let kill = 0; kill < 3; kill += 1) {
    const pid = await serverPid();
    process.kill(Number(pid), "SIGKILL");
    await eventually(async () => [one, two].every(({ lines }) => lines.length === 2 * (kill + 1)));
    expect(await resultsOf(two.connection, "select value from saved")).toEqual([{ value: 1 }]);
    expect(await serverPid()).not.toBe(pid);
  }
  expect(new Set([...one.lines, ...two.lines])).toEqual(
    new Set(["PostgreSQL has ended: it is started again", "PostgreSQL answers again"]),
  );
  // Each process has a lease again, so the server runs until the last one has stopped.
  await one.stop();
  expect(await ask(two.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await two.stop();
  expect(await serverPid()).toBeUndefined();
});

test("when the server can't be started again, PostgreSQL's own reason is reported", async () => {
  const postgres = await startWatched(100);
  const settings = path.join(dataDir, "postgresql/postgresql.conf");
  const original = await readFile(settings, "utf8");
  await writeFile(settings, `${original}\nno_such_setting = 1\n`);
  process.kill(Number(await serverPid()), "SIGKILL");
  await eventually(async () => postgres.lines.length === 2);
  expect(postgres.lines[1]).toMatch(/^fatal: PostgreSQL did not start: .*FATAL.*/);
  await postgres.stop();
  await writeFile(settings, original);
});

test("of two processes the last to stop also stops the server, whichever started it", async () => {
  const { child } = await startElsewhere();
  const joined = await start();
  expect([joined.adopted, joined.alone]).toEqual([true, false]);
  child.stdin?.write("stop\n");
  await once(child, "exit");
  expect(await ask(joined.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await joined.stop();
  expect(await serverPid()).toBeUndefined();
});

test("two processes that start at once on a new folder share one server", async () => {
  const [one, other] = await Promise.all([startElsewhere(), startElsewhere()]);
  expect([one.adopted, other.adopted].sort()).toEqual([false, true]);
  for (const { child } of [one, other]) {
    child.stdin?.write("stop\n");
    await once(child, "exit");
  }
  await eventually(async () => (await serverPid()) === undefined);
});

test("a pid file whose number now belongs to another program is not mistaken for the server", async () => {
  await (await start()).stop();
  await writeFile(path.join(dataDir, "postgresql/postmaster.pid"), `${process.pid}\n${dataDir}\n`);
  const postgres = await start();
  expect(await ask(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test.runIf(process.getuid?.() === 0)(
  "a second container on the folder, which can't see the server's process, does not start another",
  async () => {
    const postgres = await start();
    const script = `
      import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
      const dataDir = ${JSON.stringify(dataDir)};
      await startEmbeddedPostgres({ dataDir, log: () => {} }).catch(({ message }) => console.log(message));`;
    const apart = ["--pid", "--ipc", "--mount-proc", "--fork", process.execPath, "--input-type=module"];
    const child = spawn("unshare", [...apart, "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
    expect(await text(child.stdout)).toMatch(/^Another container runs a PostgreSQL on this DATA_DIR/);
    expect(await ask(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await postgres.stop();
  },
);

test("a data folder with a path too long for a socket gets a short one, for its owner only", async () => {
  await chmod(dataDir, 0o755);
  const deep = path.join(dataDir, "x".repeat(120));
  const postgres = await startEmbeddedPostgres({ dataDir: deep, log: () => undefined });
  expect(postgres.connection.host.startsWith(tmpdir())).toBe(true);
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
  expect(await ask(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await postgres.stop();
  await rm(postgres.connection.host, { recursive: true });
});

test.runIf(process.getuid?.() === 0)(
  "as root, the error names in one line the folder that PostgreSQL's user may not enter",
  async () => {
    const closed = path.join(dataDir, "home");
    await mkdir(path.join(closed, "data"), { recursive: true, mode: 0o700 });
    await expect(
      startEmbeddedPostgres({ dataDir: path.join(closed, "data"), log: () => undefined }),
    ).rejects.toThrow(/user "postgres" may not enter .*embedded-/);
  },
);

const mayMount = process.getuid?.() === 0 && process.platform === "linux";

test.skipIf(!mayMount)(
  "after a full disk has ended it, it says so and starts again once there is room",
  async () => {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", dataDir]);
    using _disk = { [Symbol.dispose]: () => spawnSync("umount", ["-l", dataDir]) };
    const lines: string[] = [];
    const fatal: string[] = [];
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      watch: {
        log: (line) => lines.push(line),
        onFatal: (reason) => fatal.push(reason),
        retryMilliseconds: 0,
      },
    });
    const ballast = path.join(dataDir, "ballast");
    spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=64k"], { stdio: "ignore" });
    const writeUntilRefused = async (): Promise<void> => {
      await ask(postgres.connection, "select pg_logical_emit_message(true, 'full', repeat('x', 1000))");
      await ask(postgres.connection, "select pg_switch_wal()");
      return writeUntilRefused();
    };
    await expect(writeUntilRefused()).rejects.toThrow();
    await expect
      .poll(() => lines.filter((line) => line.includes("No space left on device")), { timeout: 20_000 })
      .toHaveLength(1);
    await rm(ballast);
    await expect.poll(() => lines.at(-1), { timeout: 20_000 }).toBe("PostgreSQL answers again");
    expect(await ask(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(fatal).toEqual([]);
    await postgres.stop();
  },
);
