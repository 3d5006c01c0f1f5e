import type { IncomingMessage } from "node:http";
import { type OutgoingLimits, type OutgoingProblem, problemOf, requestOutside } from "./request-outside.ts";

export type GetOutcome =
  | { status: number; etag: string | null; body: string; problem: null }
  | { status: null; problem: OutgoingProblem | "large" };

/** How many redirects are followed, each to an address that is checked like the first. */
const mostRedirects = 3;
/** A calendar of ten years has some megabytes. */
const defaultBytes = 8 * 1024 * 1024;

class TooLarge extends Error {}

/**
 * Gets a text from a URL that somebody gave us, by the rules of `requestOutside`. Never throws: without a response it says
 * why. The time limit is for all redirects together; a body that is longer than `bytes` is not read to its end.
 */
export async function get(
  url: URL,
  headers: Record<string, string>,
  limits: OutgoingLimits & { bytes?: number },
): Promise<GetOutcome> {
  const { milliseconds, bytes = defaultBytes } = limits;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    let current = url;
    for (let redirects = 0; ; redirects += 1) {
      const response = await requestOutside(current, { method: "GET", headers }, limits, signal);
      const { statusCode = 0, headers: answered } = response;
      const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && answered.location !== undefined;
      if (!isRedirect || redirects === mostRedirects) {
        const body = statusCode === 200 ? await read(response, bytes) : "";
        response.destroy();
        return { status: statusCode, etag: answered.etag ?? null, body, problem: null };
      }
      response.destroy();
      current = new URL(answered.location ?? "", current);
    }
  } catch (error) {
    return { status: null, problem: error instanceof TooLarge ? "large" : problemOf(error, signal) };
  }
}

async function read(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) throw new TooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}
