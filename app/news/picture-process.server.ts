import sharp from "sharp";
import { processMessage } from "#backend/processes/process-message.ts";
import { tryPicture } from "./picture.server.ts";

/**
 * A program that processes one uploaded picture, from its bytes. It is a process of its own, so that a file that crashes
 * the decoder does not take the site down.
 */
sharp.concurrency(1);
sharp.cache(false);
processMessage(tryPicture);
