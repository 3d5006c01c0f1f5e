import { fork } from "node:child_process";

/**
 * Runs one of the programs that vite.config.ts builds beside the product, on bytes, in a process of its own with a limit
 * on time (ms) and memory, so that what breaks or delays it does not break the site. Gives the message that it sends;
 * undefined when it failed or took too long.
 */
export function runProgram(file: string, input: Uint8Array, milliseconds: number): Promise<unknown> {
  const child = fork(file, {
    execArgv: ["--max-old-space-size=256"],
    serialization: "advanced",
    timeout: milliseconds,
    killSignal: "SIGKILL",
    // What ended it has no words for our log: they may quote what was sent.
    silent: true,
  });
  return new Promise((resolve) => {
    child.once("message", resolve);
    // A message comes before the end of the process.
    for (const event of ["error", "close"]) child.once(event, () => resolve(undefined));
    child.send(input, (error) => {
      if (error) resolve(undefined);
    });
  });
}
