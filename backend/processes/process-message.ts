import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";

/**
 * What a program of `runProgram` does: at a lower priority it reads its input, answers with what `work` makes of it
 * (null when that failed), and ends.
 */
export async function processMessage<Input>(work: (input: Input) => Promise<unknown>): Promise<void> {
  setPriority(10);
  const output = await work(deserialize(await buffer(process.stdin))).catch(() => null);
  process.stdout.write(serialize(output), () => process.exit());
}
