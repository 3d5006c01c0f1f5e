import type { IncomingMessage } from "node:http";
import { type OutgoingLimits, type OutgoingProblem, problemOf, requestOutside } from "./request-outside.ts";

export type PostProblem = OutgoingProblem;

export type PostOutcome =
  | { status: number; retryAfter: string | null; problem: null }
  | { status: null; retryAfter: null; problem: PostProblem };

export type PostLimits = Omit<OutgoingLimits, "milliseconds"> & { milliseconds?: number };

/** Standard Webhooks recommends 15 to 30 seconds. */
const defaultMilliseconds = 15_000;
/** What is read of a response. Nothing is done with it. */
const mostBytes = 64 * 1024;

/** Posts to a URL that somebody gave us, by the rules of `requestOutside`. Never throws: without a response it says why. */
export async function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  { milliseconds = defaultMilliseconds, ...limits }: PostLimits,
): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const sent = {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      body,
    };
    const response = await requestOutside(url, sent, { milliseconds, ...limits }, signal);
    await discard(response).catch(() => undefined);
    const { statusCode = 0 } = response;
    return { status: statusCode, retryAfter: response.headers["retry-after"] ?? null, problem: null };
  } catch (error) {
    return { status: null, retryAfter: null, problem: problemOf(error, signal) };
  }
}

/** Reads a response to its end, so that its sender can finish; a long one is cut off. */
async function discard(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > mostBytes) return;
  }
}
