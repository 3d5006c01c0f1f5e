import { spawn } from "node:child_process";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** The environment variables that a program gets: those for the loader and malloc, without our keys and passwords. */
const keptVariables = /^(?:LD_|MALLOC_|PATH$|TMPDIR$)/;

/** The built run-confined.ts; in tests the module itself. */
export const runConfined = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "run-confined.ts")
  : "build/server/run-confined.js";

/** More than the largest result for an email or a picture. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Runs one of the programs that vite.config.ts builds beside the product on `input`, in a child process with a limit on
 * time and memory, so that malicious input can't crash or block the site. The process is confined (run-confined.ts): it
 * reads the product's own files alone and reaches no network. Returns what the program gives (process-message.ts);
 * undefined when it failed or took too long.
 */
export async function runProgram(
  file: string,
  input: Uint8Array | Record<string, string>,
  milliseconds: number,
): Promise<unknown> {
  const child = spawn(process.execPath, [runConfined, file, "--max-old-space-size=256"], {
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => keptVariables.test(name))),
    timeout: milliseconds,
    killSignal: "SIGKILL",
    // Its messages must not reach our log, since they may quote what was sent.
    stdio: ["pipe", "pipe", "ignore"],
  });
  // Errors here mean that it ended before it had read everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(serialize(input));
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) child.kill("SIGKILL");
    else chunks.push(chunk);
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(undefined));
    child.once("close", (code) => resolve(code === 0 ? outputOf(Buffer.concat(chunks)) : undefined));
  });
}

function outputOf(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}
