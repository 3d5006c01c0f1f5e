import { setPriority } from "node:os";
import { readAnswer } from "./read-answer.server.ts";

/**
 * Reads one email and ends: the bytes come as a message, and what was read goes back as one; null when it failed. A
 * process of its own at a lower priority, because a million empty parts keep the parser busy for a minute.
 */
setPriority(10);
process.once("message", async (bytes: Uint8Array) => {
  const read = await readAnswer(bytes).catch(() => null);
  process.send?.(read, () => process.exit());
});
