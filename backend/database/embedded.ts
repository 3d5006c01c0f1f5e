import { spawn, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ConnectionSettings } from "./connection-settings.ts";
import { type Cluster, openCluster } from "./embedded-cluster.ts";
import { type Lease, takeLease } from "./embedded-lease.ts";

export type EmbeddedPostgres = {
  /** The superuser's connection, for migrations only (see migrate.ts for the one the site uses). */
  connection: ConnectionSettings;
  /** True when a server was already running, left by a killed process or shared with a living one. */
  adopted: boolean;
  /** True when no other living process used the server as we joined: any locks left in it are abandoned. */
  alone: boolean;
  /** Leaves the server, and stops it if nobody else uses it. Close every pool first. */
  stop(): Promise<void>;
};

/** What to do when the server ends unexpectedly. */
export type Watch = {
  /** Takes a line for the log. */
  log(line: string): void;
  /** Called once, with the reason why the server can't be started again. */
  giveUp(reason: string): void;
  /** How long (ms) a failing start is tried again. */
  patience?: number;
};

const patience = 60_000;
const watchPatience = 10_000;

const settings = {
  listen_addresses: "",
  port: "5432",
  max_connections: "100",
  fsync: "on",
  wal_level: "minimal",
  max_wal_senders: "0",
  jit: "off",
  // A failing statement's detail can quote a visitor's words; the log must not.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

/**
 * Starts the PostgreSQL of a data folder, or joins the one that already runs there. The server is a process of its
 * own that survives ours: after a SIGKILL the next start adopts it. Whoever uses it holds a lease (a shared lock in
 * the server itself, gone when its process dies); `stop` ends the server only when no lease is left, so of two
 * processes on one folder the last to leave stops it, whoever started it, and a killed process never keeps it
 * running. With a `watch`, a server that ends unexpectedly (killed, or out of disk) is started again. Of several
 * processes on one folder each tries, as at the start: one starts it, the others join. Takes the data folder (made if
 * missing) and a function for one-line notes. Throws one clear line when the folder can't be reached, PostgreSQL does
 * not start, or a minute has passed.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  watch,
}: {
  dataDir: string;
  log: (line: string) => void;
  watch?: Watch;
}): Promise<EmbeddedPostgres> {
  const cluster = openCluster(dataDir);
  const connection: ConnectionSettings = {
    host: cluster.socketDir,
    port: 5432,
    user: "postgres",
    password: cluster.password,
    database: "postgres",
  };
  let { lease, adopted } = await join(cluster, connection);
  if (adopted) log("joined the PostgreSQL that was already running");
  const { alone } = lease;
  let isLeaving = false;

  async function keep({ log, giveUp, patience = watchPatience }: Watch): Promise<void> {
    while (!isLeaving) {
      await lease.lost;
      if (isLeaving) return;
      log("PostgreSQL has ended: it is started again");
      try {
        lease = await joinAgain(Date.now() + patience);
        log("PostgreSQL answers again");
      } catch (error) {
        giveUp(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }

  async function joinAgain(deadline: number): Promise<Lease> {
    try {
      return (await join(cluster, connection)).lease;
    } catch (error) {
      if (isLeaving || Date.now() > deadline) throw error;
      await delay(500);
      return joinAgain(deadline);
    }
  }

  const keeping = watch && keep(watch);
  return {
    connection,
    adopted,
    alone,
    async stop() {
      isLeaving = true;
      const left = lease;
      let isLast = await left.leave();
      await keeping;
      // It may have come back in this moment.
      if (lease !== left) isLast = await lease.leave();
      if (isLast) await stopServer(cluster);
    },
  };
}

/** Joins the server of a folder, or starts it. Throws as startEmbeddedPostgres does. */
async function join(
  cluster: Cluster,
  connection: ConnectionSettings,
): Promise<{ lease: Lease; adopted: boolean }> {
  let child: Child | undefined;
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(5)) {
    const server = runningServer(cluster);
    if (!server) {
      if (child?.exited && !mayRetry(child)) throw new Error(`PostgreSQL did not start: ${fault(child)}`);
      if (!child && (await runsUnseen(cluster))) throw new Error(runsElsewhere);
      if (!child || child.exited) child = launch(cluster);
      continue;
    }
    if (child?.exited) child = undefined;
    if (server.status !== "ready") continue;
    const lease = await takeLease(connection);
    if (lease) return { lease, adopted: child === undefined };
  }
  throw new Error(`PostgreSQL did not answer within a minute: see ${cluster.logFile}`);
}

const runsElsewhere =
  "Another container runs a PostgreSQL on this DATA_DIR: run the command inside that one (docker compose exec), or stop it first.";

/**
 * Whether a server answers on the folder though its process can't be seen: it has process numbers of its own. Of what
 * keeps PostgreSQL from starting twice on one folder nothing sees that, and a second one would destroy its files.
 */
async function runsUnseen(cluster: Cluster): Promise<boolean> {
  const socket = connect(path.join(cluster.socketDir, ".s.PGSQL.5432"));
  const answers = await new Promise<boolean>((done) => {
    socket.once("connect", () => done(true)).once("error", () => done(false));
  });
  socket.destroy();
  // One that another process has started meanwhile is seen.
  return answers && !runningServer(cluster);
}

/** The server process that we started: whether it has ended, and what it has logged. */
type Child = { exited: boolean; said(): string };

function launch(cluster: Cluster): Child {
  removeForeignPidFile(cluster);
  const tooLong = fs.existsSync(cluster.logFile) && fs.statSync(cluster.logFile).size > 5_000_000;
  const logFile = fs.openSync(cluster.logFile, tooLong ? "w" : "a", 0o600);
  const start = fs.fstatSync(logFile).size;
  const flags = Object.entries({ ...settings, unix_socket_directories: cluster.socketDir });
  // Detached: a Ctrl-C in the terminal is for us, and we stop the server after our own work is done.
  const server = spawn(
    path.join(cluster.binaries, "postgres"),
    ["-D", cluster.folder, ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...cluster.owner, cwd: "/", detached: true, stdio: ["ignore", logFile, logFile] },
  );
  const child: Child = {
    exited: false,
    said: () => fs.readFileSync(cluster.logFile).subarray(start).toString(),
  };
  const onEnd = () => {
    child.exited = true;
  };
  server.on("exit", onEnd).on("error", onEnd);
  server.unref();
  fs.closeSync(logFile);
  return child;
}

function pidFile(cluster: Cluster) {
  return path.join(cluster.folder, "postmaster.pid");
}

/** Reads PostgreSQL's pid file: line 1 is its process, line 8 its state. */
function runningServer(cluster: Cluster): { pid: number; status: string } | undefined {
  const lines = readLines(pidFile(cluster));
  const pid = Number(lines[0]);
  return pid > 0 && isOurServer(pid, cluster) ? { pid, status: lines[7]?.trim() ?? "starting" } : undefined;
}

// The process number may belong to another program by now (after a reboot, in a container).
function isOurServer(pid: number, cluster: Cluster): boolean {
  return isRunning(pid) && commandOf(pid).includes(cluster.folder);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
}

// PostgreSQL itself replaces the file of a process that is gone. Removing that would now and then remove the new file
// of a server that another process is starting.
function removeForeignPidFile(cluster: Cluster) {
  const [line] = readLines(pidFile(cluster));
  if (line === undefined || runningServer(cluster)) return;
  if (!(Number(line) > 0) || isRunning(Number(line))) fs.rmSync(pidFile(cluster), { force: true });
}

async function stopServer(cluster: Cluster) {
  const server = runningServer(cluster);
  if (!server) return;
  process.kill(server.pid, "SIGINT");
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(5)) {
    if (readLines(pidFile(cluster)).length === 0) return;
  }
  throw new Error("PostgreSQL did not stop within a minute");
}

function readLines(file: string): string[] {
  try {
    return fs.readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function fault(child: Child): string {
  const lines = child.said().trim().split("\n");
  return lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "";
}

// Another process is starting it, or a killed server's processes are not gone yet.
function mayRetry(child: Child): boolean {
  return /lock file .* already exists|shared memory block .* still in use/.test(fault(child));
}
