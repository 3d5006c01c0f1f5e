import { setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { sharePng } from "./share-png.server.ts";

/**
 * Draws one share image and ends: reads the drawing as JSON from standard input and writes the PNG to standard
 * output. A process of its own at a lower priority, because the renderer keeps more than 100 MB of memory afterwards.
 */
setPriority(10);
const { title, art } = JSON.parse(await text(process.stdin)) as { title: string; art: string };
process.stdout.write(await sharePng(title, art));
