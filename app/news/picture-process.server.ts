import { setPriority } from "node:os";
import sharp from "sharp";
import { makePicture } from "./picture.server.ts";

/**
 * Processes one uploaded picture and ends: the bytes come as a message, and the result goes back as one; null when it
 * failed. A process of its own at a lower priority, so that a file that breaks the decoder does not break the site.
 */
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
process.once("message", async (bytes: Uint8Array) => {
  const made = await makePicture(bytes).catch(() => null);
  process.send?.(made, () => process.exit());
});
