import { createHash } from "node:crypto";
import { createServer, IncomingMessage, type RequestListener, type Server } from "node:http";
import { isIP, type Socket } from "node:net";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { dataPaths } from "#app/site-map.ts";
import { isSignInPath } from "#backend/auth/gateway.ts";

/**
 * Timeouts of a connection (ms), so that slow or silent ones don't accumulate. An idle one is kept open for longer than
 * load balancers usually do (60 s), so that none is closed while a request is on its way.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** A connection without progress is closed after this, so that a client that does not read can't hold a response. */
const stalledMilliseconds = milliseconds.minute;

/**
 * How many pipelined requests of one connection are handled at once. No browser and no proxy sends the next one before
 * it has the response; a client that sends hundreds and reads nothing would fill the memory with responses.
 */
const pipelinedRequests = 4;

/** Idle ones take 10 KB each. What comes when so many are open is closed at once. */
const mostConnections = 20_000;

/** Opens an HTTP server with these limits. */
export function openServer(onRequest: RequestListener, limits = serverLimits): Server {
  const openRequests = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => openRequests.get(socket) ?? 0;

  /**
   * Node parses all requests that arrive in one packet, up to two thousand, and keeps each until the connection closes.
   * Only at a protocol upgrade that nobody handles does it close the connection at once; so a request above the limit
   * is presented as an upgrade.
   */
  class BoundedRequest extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket);
      if (countOf(socket) >= pipelinedRequests)
        Object.defineProperty(this, "upgrade", { get: () => true, set: () => {} });
    }
  }
  const server = createServer({ ...limits, IncomingMessage: BoundedRequest }, (request, response) => {
    const { socket } = request;
    openRequests.set(socket, countOf(socket) + 1);
    response.once("close", () => openRequests.set(socket, countOf(socket) - 1));
    onRequest(request, response);
  });
  server.timeout = stalledMilliseconds;
  server.maxConnections = mostConnections;
  return server;
}

const pageMethods = ["GET", "HEAD", "POST"];
/** What only monitoring asks. */
const readOnlyPaths: ReadonlySet<string> = new Set([dataPaths.health, dataPaths.live, dataPaths.ready]);

/** The methods that a URL accepts. */
export function methodsOf(url = "/"): readonly string[] {
  const [path = ""] = url.split("?", 1);
  if (readOnlyPaths.has(path)) return ["GET", "HEAD"];
  return isSignInPath(url) ? [...pageMethods, "PUT", "PATCH", "DELETE"] : pageMethods;
}

/** The default limit of a body. Forms stay far below it: a message has at most 2000 characters (product 8). */
export const maximumBodyBytes = 64 * 1024;

/**
 * Paths with another limit. An event is small. The news editor sends a whole article in two languages, or an image, as
 * do the pages of pictures and of a logo; the page of a lead sends an email with its attachments, and that of the import a
 * file. requireStaff checks who sends these before the body is read.
 */
const pathLimits = [
  // Browsers' reports.
  { path: /^\/reports$/, bytes: 8 * 1024 },
  { path: /^\/events(?:[?.]|$)/, bytes: 8 * 1024 },
  { path: /^\/admin\/nyheter\/[0-9a-f-]{36}\/bild(?:\?|$)/, bytes: 8.5 * 1024 * 1024 },
  { path: /^\/admin\/forfragningar\/[0-9a-f-]{36}(?:\.data)?(?:\?|$)/, bytes: 7.5 * 1024 * 1024 },
  // What undoes a change of many leads (changedMost in app/leads/change-lead.server.ts).
  { path: /^\/admin\/forfragningar(?:\.data)?(?:\?|$)/, bytes: 512 * 1024 },
  // A file of 1 MB, whose text is up to three times as long in UTF-8 when it is posted again.
  { path: /^\/admin\/forfragningar\/importera(?:\.data)?(?:\?|$)/, bytes: 3.2 * 1024 * 1024 },
  { path: /^\/admin\/bilder\/ladda-upp(?:\?|$)/, bytes: 8.5 * 1024 * 1024 },
  { path: /^\/admin\/referenser\/logotyper\/[0-9a-f-]{36}(?:\.data)?(?:\?|$)/, bytes: 8.5 * 1024 * 1024 },
  { path: /^\/admin\/nyheter\/[0-9a-f-]{36}(?:\/spara|\.data)?(?:\?|$)/, bytes: 1024 * 1024 },
];

/** React Router's requests for the routes of a page's links, of which no page has seventy. */
const routeRequest = "/__manifest?";
/** It matches each path with all routes: thousands of paths, as fit into a URL, take a quarter of a second. */
const mostPaths = 200;

/**
 * The request target, changed so that it can be decoded and looked up everywhere: NUL, which the database can't store,
 * becomes U+FFFD, and a path with an invalid percent escape is taken literally. No page matches such a target.
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

/** The longest body that a URL accepts, in bytes. */
export function mostBytesOf(url: string): number {
  return pathLimits.find(({ path }) => path.test(url))?.bytes ?? maximumBodyBytes;
}

/**
 * The status with which a request is refused before its body is read; null when it is acceptable. A body of unknown
 * length is refused like one that is too long, since no browser sends a form that way.
 */
export function refusalOf({
  method,
  url,
  headers,
  rawHeaders,
}: IncomingMessage): 400 | 405 | 411 | 413 | null {
  if (!method || !methodsOf(url).includes(method)) return 405;
  // No client sends a fragment ("#…"), and other software could interpret it differently.
  if (!url?.startsWith("/") || url.includes("#")) return 400;
  if (url.includes(routeRequest) && url.split(/,|%2c/i).length > mostPaths) return 400;
  if (!isHost(headers.host ?? "localhost") || hasTwoHosts(rawHeaders)) return 400;
  const mayBeEmpty = method !== "POST" && method !== "PUT";
  if (mayBeEmpty && headers["transfer-encoding"] === undefined && headers["content-length"] === undefined)
    return null;
  const length = Number(headers["content-length"] ?? Number.NaN);
  if (Number.isNaN(length)) return 411;
  return length > mostBytesOf(url) ? 413 : null;
}

/** A Host with more than a name and a port would make the rendered URL differ from the cached one. */
function isHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** Node uses the first of several Host headers, and a proxy in front may have used the last. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") count += 1;
  return count > 1;
}

/**
 * The visitor's IP address: the one that the outermost trusted proxy saw (X-Forwarded-For), or the connection's own.
 * Rate limits are counted by it (backend/database/client-networks.ts).
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
 * The IP address in an entry of X-Forwarded-For, without the port that some proxies add. For a proxy that writes
 * pseudonyms in place of addresses, each becomes a unique local address (RFC 4193), so that visitors don't share one
 * limit.
 */
function addressOf(entry: string): string {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]*):\d+$/.exec(entry)?.[1] ?? entry;
  if (isIP(address)) return address;
  const hash = createHash("sha256").update(entry).digest("hex");
  return `fd${hash.slice(0, 2)}:${hash.slice(2, 6)}:${hash.slice(6, 10)}:${hash.slice(10, 14)}::1`;
}
