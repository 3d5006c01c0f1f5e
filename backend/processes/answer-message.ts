import { setPriority } from "node:os";

/**
 * What a program of `runProgram` does: at a lower priority it waits for one message, answers with what `work` makes of
 * it (null when that failed), and ends.
 */
export function answerMessage<Input>(work: (input: Input) => Promise<unknown>): void {
  setPriority(10);
  process.once("message", async (input: Input) => {
    const output = await work(input).catch(() => null);
    process.send?.(output, () => process.exit());
  });
}
