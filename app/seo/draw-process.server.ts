import { processMessage } from "#backend/processes/process-message.ts";
import { sharePng } from "./share-png.server.ts";

/**
 * A program that draws one share image, from its title and illustration. It is a process of its own, because the
 * renderer keeps more than 100 MB of memory afterwards.
 */
processMessage(({ title, art }: { title: string; art: string }) => sharePng(title, art));
