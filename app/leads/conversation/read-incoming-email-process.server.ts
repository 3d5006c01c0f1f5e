import { processMessage } from "#backend/processes/process-message.ts";
import { readIncomingEmail } from "./read-incoming-email.server.ts";

/**
 * A program that reads one email, from its bytes. It is a process of its own, because an email of a million empty parts
 * keeps the parser busy for a minute.
 */
processMessage(readIncomingEmail);
