import { setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { sharePng } from "./share-png.server.ts";

/**
 * Draws one share image and ends: what is drawn stands on the standard input as JSON, the PNG goes to the
 * standard output. A process of its own, below the site's in priority, because the renderer leaves more than
 * 100 MB behind in the one that used it.
 */
setPriority(10);
const { title, art } = JSON.parse(await text(process.stdin)) as { title: string; art: string };
process.stdout.write(await sharePng(title, art));
