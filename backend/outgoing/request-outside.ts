import { lookup } from "node:dns/promises";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { errorCode } from "#backend/error-code.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why a request had no response. */
export type OutgoingProblem = "address" | "name" | "connection" | "certificate" | "timeout";

/** What a request may do; tests give their own `resolve`. */
export interface OutgoingLimits {
  /** Whether private addresses and http are allowed. */
  allowsPrivate: boolean;
  /** For all of it: name, connection, request and response. */
  milliseconds: number;
  resolve?: (name: string) => Promise<{ address: string; family: number }[]>;
}

class RefusedAddress extends Error {}

/**
 * Sends a request to a URL that somebody gave us, and gives the response, whose body is not read yet. The name is
 * resolved once, every address is checked, and the connection is made to one of these, so that the name can't lead
 * elsewhere meanwhile. No redirect is followed, and no proxy is used. Throws what `problemOf` names.
 */
export async function requestOutside(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  { allowsPrivate, resolve = resolveAll }: OutgoingLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // Node looks up no literal address, so that it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || (!allowsPrivate && (url.protocol !== "https:" || (isIP(host) && !isPublicAddress(host)))))
    throw new RefusedAddress();
  const request = (url.protocol === "https:" ? https : http).request(url, {
    method,
    headers,
    agent: false,
    lookup: lookupAllowed(resolve, allowsPrivate),
    signal,
  });
  // An error after the response is one of its body.
  request.on("error", () => undefined);
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, "response", { signal });
  if (!response) throw new Error("no response");
  // Node reads "HTTP/1.1 099", too, which is no status (RFC 9110).
  if ((response.statusCode ?? 0) < 100) throw new Error("no status");
  return response;
}

function resolveAll(name: string) {
  return lookup(name, { all: true });
}

/** What Node asks for the addresses of a name: all of them must be allowed. */
function lookupAllowed(
  resolve: NonNullable<OutgoingLimits["resolve"]>,
  allowsPrivate: boolean,
): LookupFunction {
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

/** Why `requestOutside` or the reading of its response failed. */
export function problemOf(error: unknown, signal: AbortSignal): OutgoingProblem {
  if (error instanceof RefusedAddress) return "address";
  if (signal.aborted) return "timeout";
  const code = errorCode(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "name";
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|HOSTNAME/.test(code) ? "certificate" : "connection";
}
