import { lookup } from "node:dns/promises";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { errorCode } from "#backend/error-code.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why a request had no response. */
export type PostProblem = "address" | "name" | "connection" | "certificate" | "timeout";

export type PostOutcome =
  | { status: number; retryAfter: string | null; problem: null }
  | { status: null; retryAfter: null; problem: PostProblem };

/** What a post may do; tests give their own `resolve`. */
export interface PostLimits {
  /** Whether private addresses and http are allowed. */
  allowsPrivate: boolean;
  /** For all of it: name, connection, request and response. */
  milliseconds?: number;
  resolve?: (name: string) => Promise<{ address: string; family: number }[]>;
}

/** Standard Webhooks recommends 15 to 30 seconds. */
const defaultMilliseconds = 15_000;
/** What is read of a response. Nothing is done with it. */
const mostBytes = 64 * 1024;

/**
 * Posts to a URL that somebody gave us. Never throws: without a response it says why. The name is resolved once, every
 * address is checked, and the connection is made to one of these, so that the name can't lead elsewhere meanwhile. No
 * redirect is followed, and no proxy is used.
 */
export async function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  { allowsPrivate, milliseconds = defaultMilliseconds, resolve = resolveAll }: PostLimits,
): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    // Node looks up no literal address, so that it is checked here.
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (!allowsPrivate && (url.protocol !== "https:" || (isIP(host) && !isPublicAddress(host))))
      throw new RefusedAddress();
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      lookup: lookupAllowed(resolve, allowsPrivate),
      signal,
    });
    // An error after the response, which is read only to be polite, changes nothing.
    request.on("error", () => undefined);
    request.end(body);
    const [response]: IncomingMessage[] = await once(request, "response", { signal });
    if (!response) throw new Error("no response");
    await discard(response).catch(() => undefined);
    const { statusCode = 0 } = response;
    // Node reads "HTTP/1.1 099", too, which is no status (RFC 9110).
    if (statusCode < 100) throw new Error("no status");
    return {
      status: statusCode,
      retryAfter: response.headers["retry-after"] ?? null,
      problem: null,
    };
  } catch (error) {
    return { status: null, retryAfter: null, problem: problemOf(error, signal) };
  }
}

class RefusedAddress extends Error {}

function resolveAll(name: string) {
  return lookup(name, { all: true });
}

/** What Node asks for the addresses of a name: all of them must be allowed. */
function lookupAllowed(resolve: NonNullable<PostLimits["resolve"]>, allowsPrivate: boolean): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))))
          done(new RefusedAddress(), "");
        else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ""),
    );
  };
}

/** Reads a response to its end, so that its sender can finish; a long one is cut off. */
async function discard(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > mostBytes) return;
  }
}

function problemOf(error: unknown, signal: AbortSignal): PostProblem {
  if (error instanceof RefusedAddress) return "address";
  if (signal.aborted) return "timeout";
  const code = errorCode(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "name";
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|HOSTNAME/.test(code) ? "certificate" : "connection";
}
