import { setPriority } from "node:os";
import sharp from "sharp";
import { makePicture } from "./picture.server.ts";

/**
 * Makes one uploaded picture and ends: its bytes come as a message, what was made goes back as one; null when it could
 * not be made. A process of its own, below the site's in priority, so that whatever a file does to the decoder, it does
 * not do it to the site.
 */
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
process.once("message", async (bytes: Uint8Array) => {
  const made = await makePicture(bytes).catch(() => null);
  process.send?.(made, () => process.exit());
});
