import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const prefix = "test-run-";

/**
 * Makes the temporary folder (TMPDIR) of a test run. `end` ends every process of the run, such as a PostgreSQL that a
 * test has left, and removes the folder. Ends first what an interrupted run has left behind. Processes are found in
 * /proc, by their environment; where there is none, only the folder is removed.
 */
export function openRunFolder(): { path: string; end(): void } {
  const above = tmpdir();
  for (const name of readdirSync(above).filter((each) => each.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    if (!isRunning(pid)) endRun(join(above, name));
  }
  const path = mkdtempSync(join(above, `${prefix}${process.pid}-`));
  // PostgreSQL of a test that runs as root has a user of its own.
  chmodSync(path, 0o755);
  process.env.TMPDIR = path;
  return { path, end: () => endRun(path) };
}

function endRun(path: string): void {
  for (const pid of processesOf(path)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

function processesOf(path: string): number[] {
  return readProc().filter((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      return pid !== process.pid && environment.includes(`TMPDIR=${path}`);
    } catch {
      return false;
    }
  });
}

function readProc(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
