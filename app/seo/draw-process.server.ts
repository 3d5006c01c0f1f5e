import { setPriority } from "node:os";
import { sharePng } from "./share-png.server.ts";

/**
 * A program that gets the title and illustration of one share image as a message, answers with the PNG (null when that
 * failed), and ends. It is a process of its own, because the renderer keeps more than 100 MB of memory afterwards.
 */
setPriority(10);
process.once("message", async ({ title, art }: { title: string; art: string }) => {
  const image = await sharePng(title, art).catch(() => null);
  process.send?.(image, () => process.exit());
});
