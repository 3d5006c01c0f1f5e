// Runs on any Node from version 20, before the project's dependencies are installed.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed-lock");
export const projectNode = join(root, "node_modules", "node", "bin", "node");
export const sources = [
  "app",
  "brand",
  "server",
  "backend",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Installs the locked dependencies, with the project's own Node, when they are missing or the lock file has changed. */
export function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(projectNode)) return;
  console.log("Installing what is missing …");
  // The build needs the development dependencies, whatever NODE_ENV says.
  execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  assertNodeRuns();
  writeFileSync(stamp, lock);
}

/** Ends with a message that says what to install when Node does not run: the smallest systems lack libatomic. */
function assertNodeRuns() {
  const { status, stderr, error } = spawnSync(projectNode, ["--version"], { encoding: "utf8" });
  if (status === 0) return;
  console.error(`The project's Node does not run on this machine (${(error?.message ?? stderr).trim()}).`);
  console.error("On Debian and Ubuntu: apt-get install libatomic1");
  process.exit(1);
}

/** An environment in whose PATH `node` is the project's own version. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(projectNode), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    ...extra,
  };
}

/** Runs a file with the project's Node. Returns its exit code. */
export function run(file, args = [], extra = {}) {
  const { status } = spawnSync(projectNode, [file, ...args], {
    cwd: root,
    stdio: "inherit",
    env: environment(extra),
  });
  return status ?? 1;
}

/** Runs a file with the project's Node, passes signals on to it, and exits with its exit code. */
export function become(args, extra = {}) {
  const child = spawn(projectNode, args, { cwd: root, stdio: "inherit", env: environment(extra) });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** The exit code of a start that failed, with its reason in one line (server/main.ts): the same start would fail again. */
export const startProblem = 78;
/** A process that ran for so long (ms) had started: what ends it later is not a wrong setting. */
const startedMilliseconds = 60_000;
const longestPauseSeconds = 60;

/**
 * Runs a file with the project's Node as a service manager does: what ends by itself is started again, after a pause
 * that doubles while it keeps ending, up to a minute. A start problem ends this process too, unless it has run before. It
 * passes signals on, and exits with the exit code of what they end.
 */
export async function keepRunning(args, extra = {}) {
  const stopping = new AbortController();
  let child;
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      stopping.abort();
      child.kill(signal);
    });
  let hasStarted = false;
  for (let pause = 1; ; pause = Math.min(2 * pause, longestPauseSeconds)) {
    const startedAt = Date.now();
    child = spawn(projectNode, args, { cwd: root, stdio: "inherit", env: environment(extra) });
    const [code, signal] = await once(child, "exit");
    if (stopping.signal.aborted || code === 0) process.exit(code ?? 1);
    if (Date.now() - startedAt > startedMilliseconds) {
      hasStarted = true;
      pause = 1;
    }
    if (code === startProblem && !hasStarted) process.exit(code);
    console.error(
      `The site has ended (${signal ?? `exit code ${code}`}): it is started again in ${pause} s.`,
    );
    await setTimeout(pause * 1000, undefined, { signal: stopping.signal }).catch(() => process.exit(1));
  }
}

/** Whether a source is newer than the build. */
export function isBuildStale() {
  const built = join(root, "build", "complete");
  return !existsSync(built) || newest(sources) > statSync(built).mtimeMs;
}

/** Builds when a source is newer than the build. */
export function buildIfStale() {
  if (!isBuildStale()) return;
  console.log("Building …");
  const status = run("scripts/build.ts");
  if (status !== 0) process.exit(status);
}

function newest(paths) {
  return Math.max(...paths.map((path) => changedAt(resolve(root, path))));
}

function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time changes when a file is removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
