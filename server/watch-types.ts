import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";

/** After the last change: an editor saves several files at once. */
const pauseMilliseconds = 300;

/**
 * Checks the types now and after each change of a file, beside everything else and at low priority. Prints each problem
 * in one line, and when there is none any more. (`tsc --watch` checks no faster, and keeps 4 GB of memory.)
 */
export function watchTypes(watcher: ViteDevServer["watcher"]): void {
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hadProblems = true;
  const check = () => {
    const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
    if (child.pid) setPriority(child.pid, 10);
    running = child;
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("close", (code) => {
      if (child !== running || code === null) return;
      if (code !== 0) process.stdout.write(output.replaceAll(/^(?=\S)/gm, "types: "));
      else if (hadProblems) process.stdout.write("types: no problem\n");
      hadProblems = code !== 0;
    });
  };
  watcher.on("all", (_event, file) => {
    if (!/\.tsx?$/.test(file)) return;
    end(running);
    clearTimeout(timer);
    timer = setTimeout(check, pauseMilliseconds);
  });
  process.on("exit", () => end(running));
  check();
}

/** TypeScript 7 goes on after SIGTERM. */
const end = (child: ChildProcess | undefined) => child?.kill("SIGKILL");

const command = [
  join("node_modules", "typescript", "bin", "tsc"),
  ...["--noEmit", "--pretty", "false", "--incremental"],
  ...["--tsBuildInfoFile", join("node_modules", ".cache", "development.tsbuildinfo")],
];
