import type { IncomingMessage, ServerResponse } from "node:http";

/** A frozen database does not answer for longer than a visitor waits. */
const timeoutMilliseconds = 8_000;

/**
 * Calls `onTimeout` when no response has begun eight seconds after the request; while its body is still arriving, the
 * time starts again. A response that comes later throws an error that `isAlreadyAnswered` recognises.
 */
export function limitResponseTime(
  request: IncomingMessage,
  response: ServerResponse,
  onTimeout: () => void,
): void {
  const check = () => {
    if (response.headersSent) return;
    if (request.complete) onTimeout();
    else timer = setTimeout(check, timeoutMilliseconds);
  };
  let timer = setTimeout(check, timeoutMilliseconds);
  response.once("close", () => clearTimeout(timer));
}

/** Whether an error only says that another response was sent meanwhile (limitResponseTime). */
export function isAlreadyAnswered(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_HTTP_HEADERS_SENT";
}
