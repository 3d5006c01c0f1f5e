import { spawn, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { errorCode } from "#backend/error-code.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { type Cluster, openCluster } from "./embedded-cluster.ts";
import { type Lease, takeLease } from "./embedded-lease.ts";

export type EmbeddedPostgres = {
  /** The superuser's connection, for migrations only (`migrate` returns the one that the site uses). */
  connection: ConnectionSettings;
  /** Whether a server was already running, left by a killed process or shared with a running one. */
  adopted: boolean;
  /** Whether no other process used the server when we joined: job locks that are left in it are abandoned. */
  alone: boolean;
  /** Releases the server, and stops it if no other process uses it. Close every pool first. */
  stop(): Promise<void>;
};

/** What to do when the server ends unexpectedly. */
export type WatchOptions = {
  log(line: string): void;
  /** Called once, with the reason, when the server can't be started again. */
  onFatal(reason: string): void;
  /** For how long a failing restart is retried; 10 s by default. */
  retryMilliseconds?: number;
};

const startTimeoutMilliseconds = milliseconds.minute;

const settings = {
  listen_addresses: "",
  port: "5432",
  max_connections: "100",
  fsync: "on",
  wal_level: "minimal",
  max_wal_senders: "0",
  jit: "off",
  // The detail and statement of an error may quote what a visitor typed, which must not be logged.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
  // After the crash of one of its processes the server ends, and is started again by `watch`. PostgreSQL's own restart
  // can fail on a full disk in such a way that the server runs on without ever answering.
  restart_after_crash: "off",
};

/**
 * Starts the PostgreSQL of a data folder, or joins the one that already runs there. The server is a separate process
 * that survives ours: after a SIGKILL the next start adopts it. Each process that uses it holds a lease (a shared lock in
 * the server, which ends with the process), and `stop` ends the server only when no lease is left. So of two processes
 * on one folder the last to stop also stops the server, whichever started it.
 *
 * With `watch`, a server that ends unexpectedly (killed, disk full) is started again, on a full disk once there is room;
 * of several processes on one folder one starts it and the others join. Creates the data folder if it is missing. `log`
 * gets one-line messages. Throws an error of one line when the folder can't be reached, PostgreSQL does not start, or a
 * minute has passed.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  watch,
}: {
  dataDir: string;
  log: (line: string) => void;
  watch?: WatchOptions;
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
  let isStopping = false;

  async function restartWhenLost({ log, onFatal, retryMilliseconds = 10_000 }: WatchOptions): Promise<void> {
    while (!isStopping) {
      await lease.lost;
      if (isStopping) return;
      log("PostgreSQL has ended: it is started again");
      try {
        lease = await rejoin(Date.now() + retryMilliseconds, log);
        log("PostgreSQL answers again");
      } catch (error) {
        onFatal(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }

  async function rejoin(deadline: number, onFull: (line: string) => void): Promise<Lease> {
    try {
      return (await join(cluster, connection)).lease;
    } catch (error) {
      // On a full disk it waits for room: the site shows its cached pages meanwhile, and recovers by itself.
      const isFull = error instanceof Error && error.message.includes(diskFull);
      if (isStopping || (Date.now() > deadline && !isFull)) throw error;
      if (isFull) onFull(`${error.message}: it is started again once there is room`);
      await delay(isFull ? 2_000 : 500);
      return rejoin(deadline, isFull ? () => undefined : onFull);
    }
  }

  const watching = watch && restartWhenLost(watch);
  return {
    connection,
    adopted,
    alone,
    async stop() {
      isStopping = true;
      const released = lease;
      let isLast = await released.release();
      await watching;
      // A restart that was in progress may have taken a new lease.
      if (lease !== released) isLast = await lease.release();
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
  for (const deadline = Date.now() + startTimeoutMilliseconds; Date.now() < deadline; await delay(5)) {
    const server = runningServer(cluster);
    if (!server) {
      if (child?.exited && !mayRetry(child)) throw new Error(`PostgreSQL did not start: ${reasonOf(child)}`);
      if (!child && (await runsInOtherContainer(cluster))) throw new Error(otherContainerMessage);
      if (!child || child.exited) child = startServer(cluster);
      continue;
    }
    if (child?.exited) child = undefined;
    if (server.status !== "ready") continue;
    const lease = await takeLease(connection);
    if (lease) return { lease, adopted: child === undefined };
  }
  throw new Error(`PostgreSQL did not answer within a minute: see ${cluster.logFile}`);
}

const otherContainerMessage =
  "Another container runs a PostgreSQL on this DATA_DIR: run the command inside that one (docker compose exec), or stop it first.";

/**
 * Whether a server answers on the folder's socket though its process is not visible, because it is in another PID
 * namespace. PostgreSQL's own check for a second server does not notice that, and a second one would corrupt the files.
 */
async function runsInOtherContainer(cluster: Cluster): Promise<boolean> {
  const socket = connect(path.join(cluster.socketDir, ".s.PGSQL.5432"));
  const responds = await new Promise<boolean>((done) => {
    socket.once("connect", () => done(true)).once("error", () => done(false));
  });
  socket.destroy();
  // Unless another process of ours has started one meanwhile.
  return responds && !runningServer(cluster);
}

/** The server process that we started; `output` returns what it has logged. */
type Child = { exited: boolean; output(): string };

function startServer(cluster: Cluster): Child {
  removeStalePidFile(cluster);
  const tooLong = fs.existsSync(cluster.logFile) && fs.statSync(cluster.logFile).size > 5_000_000;
  const logFile = fs.openSync(cluster.logFile, tooLong ? "w" : "a", 0o600);
  const start = fs.fstatSync(logFile).size;
  const flags = Object.entries({ ...settings, unix_socket_directories: cluster.socketDir });
  // Detached, so that Ctrl-C in the terminal does not reach it: we stop it after our own work is done.
  const server = spawn(
    path.join(cluster.binaries, "postgres"),
    ["-D", cluster.folder, ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...cluster.owner, cwd: "/", detached: true, stdio: ["ignore", logFile, logFile] },
  );
  const child: Child = {
    exited: false,
    output: () => fs.readFileSync(cluster.logFile).subarray(start).toString(),
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

// The pid may belong to another program by now (after a reboot, in a container).
function isOurServer(pid: number, cluster: Cluster): boolean {
  return isRunning(pid) && commandOf(pid).includes(cluster.folder);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
}

/**
 * Removes a pid file that names another program. PostgreSQL itself replaces the file of a process that is gone; removing
 * that here could remove the new file of a server that another process is starting.
 */
function removeStalePidFile(cluster: Cluster) {
  const [line] = readLines(pidFile(cluster));
  if (line === undefined || runningServer(cluster)) return;
  if (!(Number(line) > 0) || isRunning(Number(line))) fs.rmSync(pidFile(cluster), { force: true });
}

async function stopServer(cluster: Cluster) {
  const server = runningServer(cluster);
  if (!server) return;
  process.kill(server.pid, "SIGINT");
  for (const deadline = Date.now() + startTimeoutMilliseconds; Date.now() < deadline; await delay(5)) {
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

/** PostgreSQL's words for ENOSPC. */
const diskFull = "No space left on device";

/** Why the server ended. Clients that it refused meanwhile (also logged as FATAL) are not the reason. */
export function reasonOf({ output }: Pick<Child, "output">): string {
  const lines = output().trim().split("\n");
  const line =
    lines.findLast((each) => each.includes(diskFull)) ??
    lines.findLast((each) => each.includes("PANIC")) ??
    lines.findLast((each) => each.includes("FATAL") && !/the database system is/.test(each));
  return line ?? lines.at(-1) ?? "";
}

/** Whether another process is starting the server, or a killed server's processes have not ended yet. */
function mayRetry(child: Child): boolean {
  return /lock file .* already exists|shared memory block .* still in use/.test(reasonOf(child));
}
