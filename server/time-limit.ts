import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * After so long (ms) without an answer somebody else gives one: a frozen database answers nothing for longer than a
 * visitor waits.
 */
const patience = 8_000;

/**
 * Calls `giveUp` when nothing has been answered to a request for eight seconds after it arrived whole. What comes later
 * is no answer any more: `isTooLate` tells its error from others.
 */
export function limitTime(request: IncomingMessage, response: ServerResponse, giveUp: () => void): void {
  const look = () => {
    if (response.headersSent) return;
    if (request.complete) giveUp();
    else timer = setTimeout(look, patience);
  };
  let timer = setTimeout(look, patience);
  response.once("close", () => clearTimeout(timer));
}

/** Whether an error says only that somebody else has answered meanwhile. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_HTTP_HEADERS_SENT";
}
