import { fork } from "node:child_process";

/** The environment variables that a program gets: those of the loader and of malloc, but none of our keys and passwords. */
const keptVariables = /^(?:LD_|MALLOC_|PATH$|TMPDIR$)/;

/**
 * Runs one of the programs that vite.config.ts builds beside the product on `input`, in a child process with a limit on
 * time and memory, so that malicious input can't crash or block the site. Returns the message that the program sends;
 * undefined when it failed or took too long.
 */
export function runProgram(
  file: string,
  input: Uint8Array | Record<string, string>,
  milliseconds: number,
): Promise<unknown> {
  const child = fork(file, {
    execArgv: ["--max-old-space-size=256"],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => keptVariables.test(name))),
    serialization: "advanced",
    timeout: milliseconds,
    killSignal: "SIGKILL",
    // Its output must not reach our log, since it may quote what was sent.
    silent: true,
  });
  return new Promise((resolve) => {
    child.once("message", resolve);
    // The message, if there is one, comes before these.
    for (const event of ["error", "close"]) child.once(event, () => resolve(undefined));
    child.send(input, (error) => {
      if (error) resolve(undefined);
    });
  });
}
