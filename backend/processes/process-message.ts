import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";

/**
 * The body of a program of `runProgram`: with lower priority it reads its input, sends back what `work` returns for it
 * (null when that failed), and ends.
 */
export async function processMessage<Input>(work: (input: Input) => Promise<unknown>): Promise<void> {
  setPriority(10);
  const output = await work(deserialize(await buffer(process.stdin))).catch(() => null);
  process.stdout.write(serialize(output), () => process.exit());
}
