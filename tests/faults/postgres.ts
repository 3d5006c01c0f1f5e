import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { type Cluster, openCluster } from "#backend/database/embedded-cluster.ts";
import { freePort } from "#tests/free-port.ts";

/** A PostgreSQL on loopback, as an installation's own; gone when the test is done. */
export interface TestPostgres {
  port: number;
  /** Its URL for the superuser. */
  url: string;
  dataDir: string;
  /** The user that it runs as, when we are root. */
  owner: Cluster["owner"];
  /** Queries as the superuser, by a connection of its own. */
  ask(query: string): Promise<Record<string, unknown>[]>;
  /** Starts it (again), and waits until it answers. */
  start(): Promise<void>;
  startIfEnded(): Promise<void>;
  /** Kills all its processes at once, as a power cut does. */
  kill(): Promise<void>;
  /** Stops it in order, breaking connections. */
  stop(): Promise<void>;
  /** Freezes all its processes: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
}

const settings = { listen_addresses: "127.0.0.1", max_connections: "200", shared_buffers: "64MB" };

/** Creates and starts an empty one. `own`: additional settings of postgresql.conf. */
export async function startPostgres(
  own: Record<string, string> = {},
  folder = newFolder(),
): Promise<TestPostgres> {
  return launch(openCluster(folder), own);
}

/**
 * Creates a standby of another one, which is stopped while it is copied, and starts both. The primary waits for a
 * synchronous standby with each commit. `select pg_promote()` makes it a primary.
 */
export async function startStandby(
  primary: TestPostgres,
  own: Record<string, string> = {},
  kind: "synchronous" | "asynchronous" = "synchronous",
): Promise<TestPostgres> {
  const home = newFolder();
  await primary.stop();
  execFileSync("cp", ["-a", `${primary.dataDir}/.`, home]);
  await primary.start();
  const cluster = openCluster(home);
  writeFileSync(join(cluster.folder, "standby.signal"), "");
  const standby = await launch(cluster, { primary_conninfo: primary.url, ...own });
  if (kind === "asynchronous") return standby;
  await primary.ask("alter system set synchronous_standby_names = '*'");
  await primary.ask("select pg_reload_conf()");
  const isSynchronous = async () =>
    (await primary.ask("select from pg_stat_replication where sync_state = 'sync'")).length === 1;
  await vi.waitUntil(isSynchronous, { timeout: 20_000 });
  return standby;
}

async function launch(
  { dataDir, folder, socketDir, binaries, owner, password }: Cluster,
  own: Record<string, string>,
): Promise<TestPostgres> {
  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const flags = Object.entries({
    ...settings,
    unix_socket_directories: socketDir,
    port: String(port),
    ...own,
  });
  let server: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => {
    for (const pid of server?.pid ? [server.pid, ...childrenOf(server.pid)] : []) {
      try {
        process.kill(pid, name);
      } catch {
        // It has exited meanwhile.
      }
    }
  };
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  const end = async (how: () => void) => {
    if (!server || !isRunning()) return;
    const ended = once(server, "exit");
    how();
    await ended;
  };
  const postgres: TestPostgres = {
    port,
    url,
    dataDir,
    owner,
    async ask(query) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return (await client.query(query)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    async start() {
      const settings = flags.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      server = spawn(join(binaries, "postgres"), ["-D", folder, ...settings], {
        ...owner,
        cwd: "/",
        stdio: ["ignore", "ignore", process.env.FAULTS_LOG ? "inherit" : "ignore"],
      });
      const responds = () => postgres.ask("select").then(Boolean, () => false);
      await vi.waitUntil(responds, { timeout: 30_000, interval: 50 });
    },
    async startIfEnded() {
      if (!isRunning()) await postgres.start();
    },
    kill: () => end(() => signal("SIGKILL")),
    stop: () => end(() => server?.kill("SIGINT")),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
  onTestFinished(() => postgres.kill());
  await postgres.start();
  return postgres;
}

/** A folder for a server, removed when the test is done. */
export function newFolder(owner?: Cluster["owner"]): string {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function childrenOf(parent: number): number[] {
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1] === String(parent);
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}
