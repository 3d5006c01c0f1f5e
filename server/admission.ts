import type { IncomingMessage } from "node:http";
import { isSignInPath } from "#backend/auth/gateway.ts";

/**
 * How long a connection may take (ms), so that slow or silent ones do not pile up. An idle one is kept for
 * longer than the usual load balancer keeps its own (60 s), so that none is closed under a request.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

const pageMethods = ["GET", "HEAD", "POST"];

/** What may be asked of an address of the site. */
export function methodsOf(url = "/"): readonly string[] {
  return isSignInPath(url) ? [...pageMethods, "PUT", "DELETE"] : pageMethods;
}

/** No form of the site comes near this; a bigger body is refused before it is read (specification 5: 2000 characters). */
const maximumBodyBytes = 64 * 1024;

/**
 * What the desk's news editor sends: a whole article in two languages, or an image. Who sends it is asked before the
 * body is read (requireStaff), so that nobody else can make the server take one in.
 */
const biggerBodies = [
  { path: /^\/admin\/nyheter\/[0-9a-f-]{36}\/bild(?:\?|$)/, bytes: 8.5 * 1024 * 1024 },
  { path: /^\/admin\/nyheter\/[0-9a-f-]{36}(?:\/spara|\.data)?(?:\?|$)/, bytes: 1024 * 1024 },
];

/** The longest body that an address takes, in bytes. */
function mostBytesOf(url: string): number {
  return biggerBodies.find(({ path }) => path.test(url))?.bytes ?? maximumBodyBytes;
}

/**
 * The status that refuses a request before anything is read of it. A body of unknown length is refused like
 * one that is too long: no browser sends a form that way.
 */
export function refusalOf({ method, url, headers }: IncomingMessage): 400 | 405 | 411 | 413 | null {
  if (!method || !methodsOf(url).includes(method)) return 405;
  if (!url?.startsWith("/") || !isHost(headers.host ?? "localhost")) return 400;
  const mayBeEmpty = method !== "POST" && method !== "PUT";
  if (mayBeEmpty && headers["transfer-encoding"] === undefined && headers["content-length"] === undefined)
    return null;
  const length = Number(headers["content-length"] ?? Number.NaN);
  if (Number.isNaN(length)) return 411;
  return length > mostBytesOf(url) ? 413 : null;
}

/** A Host that is more than a name and a port would move the address that is rendered away from the one that is kept. */
function isHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** The visitor's address: the one that the last trusted proxy saw, or the connection's own. */
export function senderOf(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return seenByProxy ?? request.socket.remoteAddress ?? "unknown";
}
