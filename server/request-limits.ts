import { createHash } from "node:crypto";
import { createServer, IncomingMessage, type RequestListener, type Server } from "node:http";
import { isIP, type Socket } from "node:net";
import { isSignInPath } from "#backend/auth/gateway.ts";

/**
 * Timeouts of a connection (ms), so that slow or silent ones don't accumulate. An idle one is kept longer than load
 * balancers usually keep theirs (60 s), so that none is closed under a request.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * A connection without progress for so long (ms) is cut: a client that does not read does not hold an answer for ever.
 */
const stalledMilliseconds = 60_000;

/**
 * How many requests of one connection are answered at once. No browser and no proxy sends the next one before it has
 * the answer; a client that sends hundreds and reads nothing would have all the answers kept in memory.
 */
const answersAtOnce = 4;

/** An HTTP server with these limits, and those on connections that are not read. */
export function openServer(
  onRequest: RequestListener,
  limits = serverLimits,
  stalled = stalledMilliseconds,
): Server {
  const underWay = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => underWay.get(socket) ?? 0;

  /**
   * What was sent together is parsed together, up to two thousand requests from one read of the network, and Node
   * keeps each until the connection is closed. Except a request to upgrade the protocol: Node drops it together with
   * the connection, since nobody handles upgrades. So one request too many is treated as such.
   */
  class BoundedRequest extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket);
      if (countOf(socket) >= answersAtOnce)
        Object.defineProperty(this, "upgrade", { get: () => true, set: () => {} });
    }
  }
  const server = createServer({ ...limits, IncomingMessage: BoundedRequest }, (request, response) => {
    const { socket } = request;
    underWay.set(socket, countOf(socket) + 1);
    response.once("close", () => underWay.set(socket, countOf(socket) - 1));
    onRequest(request, response);
  });
  server.timeout = stalled;
  return server;
}

const pageMethods = ["GET", "HEAD", "POST"];

/** The methods that an address accepts. */
export function methodsOf(url = "/"): readonly string[] {
  return isSignInPath(url) ? [...pageMethods, "PUT", "PATCH", "DELETE"] : pageMethods;
}

/**
 * No form of the site comes near this; a bigger body is refused before it is read (product 8: 2000 characters in a
 * message).
 */
const maximumBodyBytes = 64 * 1024;

/**
 * Addresses with a limit of their own. An event is small. The news editor sends a whole article in two languages, or
 * an image, and the page of a lead an email with its attachments; the sender is checked before the body is read
 * (requireStaff), so that nobody else can send one.
 */
const ownLimits = [
  // reportsPath
  { path: /^\/reports$/, bytes: 8 * 1024 },
  { path: /^\/events(?:[?.]|$)/, bytes: 8 * 1024 },
  { path: /^\/admin\/nyheter\/[0-9a-f-]{36}\/bild(?:\?|$)/, bytes: 8.5 * 1024 * 1024 },
  { path: /^\/admin\/forfragningar\/[0-9a-f-]{36}(?:\.data)?(?:\?|$)/, bytes: 7.5 * 1024 * 1024 },
  { path: /^\/admin\/bilder\/ladda-upp(?:\?|$)/, bytes: 8.5 * 1024 * 1024 },
  { path: /^\/admin\/nyheter\/[0-9a-f-]{36}(?:\/spara|\.data)?(?:\?|$)/, bytes: 1024 * 1024 },
];

/**
 * An address that every part of the site can decode and look up. A NUL, which the database can't store, becomes
 * U+FFFD; a path with an invalid escape is taken literally. No page has such an address, and a search for it finds
 * nothing.
 */
export function readableTarget(url: string): string {
  const target = url.replaceAll("%00", "%EF%BF%BD");
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll("%", "%25") + target.slice(path.length);
  }
}

/** The longest body that an address accepts, in bytes. */
function mostBytesOf(url: string): number {
  return ownLimits.find(({ path }) => path.test(url))?.bytes ?? maximumBodyBytes;
}

/**
 * The status that refuses a request before any of it is read. A body of unknown length is refused like one that is
 * too long: no browser sends a form that way.
 */
export function refusalOf({
  method,
  url,
  headers,
  rawHeaders,
}: IncomingMessage): 400 | 405 | 411 | 413 | null {
  if (!method || !methodsOf(url).includes(method)) return 405;
  // No client sends the part of an address after "#", which other software could read differently.
  if (!url?.startsWith("/") || url.includes("#")) return 400;
  if (!isHost(headers.host ?? "localhost") || hasTwoHosts(rawHeaders)) return 400;
  const mayBeEmpty = method !== "POST" && method !== "PUT";
  if (mayBeEmpty && headers["transfer-encoding"] === undefined && headers["content-length"] === undefined)
    return null;
  const length = Number(headers["content-length"] ?? Number.NaN);
  if (Number.isNaN(length)) return 411;
  return length > mostBytesOf(url) ? 413 : null;
}

/** A Host with more than a name and a port would make the rendered address differ from the cached one. */
function isHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** Node takes the first of several Host lines, and a proxy in front may have taken the last. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") count += 1;
  return count > 1;
}

/**
 * The visitor's IP address: the one that the last trusted proxy saw, or the connection's own. Limits are counted by
 * it, for IPv6 by its /64 (private.count_hit).
 */
export function clientIpOf(request: IncomingMessage, trustedProxies: number): string {
  const connection = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return connection;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const seenByProxy = forwarded.at(-trustedProxies);
  return seenByProxy ? addressOf(seenByProxy) : connection;
}

/**
 * The IP address in an entry of X-Forwarded-For, without the port that some proxies add. A proxy that replaces
 * addresses by names of its own has each name counted as an unused address (RFC 4193), so that visitors don't share
 * one limit.
 */
function addressOf(entry: string): string {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]*):\d+$/.exec(entry)?.[1] ?? entry;
  if (isIP(address)) return address;
  const hash = createHash("sha256").update(entry).digest("hex");
  return `fd${hash.slice(0, 2)}:${hash.slice(2, 6)}:${hash.slice(6, 10)}:${hash.slice(10, 14)}::1`;
}
