import { setPriority } from "node:os";
import { readAnswer } from "./read-answer.server.ts";

/**
 * A program that gets the bytes of one email as a message, answers with what it read (null when that failed), and ends.
 * It is a process of its own, at a lower priority, because an email of a million empty parts keeps the parser busy for
 * a minute.
 */
setPriority(10);
process.once("message", async (bytes: Uint8Array) => {
  const read = await readAnswer(bytes).catch(() => null);
  process.send?.(read, () => process.exit());
});
