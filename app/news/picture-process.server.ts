import { setPriority } from "node:os";
import sharp from "sharp";
import { makePicture } from "./picture.server.ts";

/**
 * A program that gets the bytes of one uploaded picture as a message, answers with the processed picture (null when
 * that failed), and ends. It is a process of its own, at a lower priority, so that a file that crashes the decoder does
 * not take the site down.
 */
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
process.once("message", async (bytes: Uint8Array) => {
  const picture = await makePicture(bytes).catch(() => null);
  process.send?.(picture, () => process.exit());
});
