import type { ServerResponse } from "node:http";
import { responseMilliseconds } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";

/** A frozen database does not answer for longer than a visitor waits. */
const timeoutSeconds = responseMilliseconds / 1_000;

/**
 * Calls `onTimeout` when no response has begun eight seconds after the request has arrived; the time that its body takes
 * does not count. A response that comes later throws an error that `needsNoResponse` recognises.
 */
export function limitResponseTime(response: ServerResponse, onTimeout: () => void): void {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds = response.req.complete ? seconds + 1 : 0;
    if (!response.headersSent && seconds < timeoutSeconds) return;
    clearInterval(timer);
    if (!response.headersSent) onTimeout();
  }, 1_000);
  response.once("close", () => clearInterval(timer));
}

/** Whether an error only says that another response was sent meanwhile (limitResponseTime), or that the client has left. */
export function needsNoResponse(error: unknown): boolean {
  return Object(error).name === "AbortError" || errorCode(error) === "ERR_HTTP_HEADERS_SENT";
}
