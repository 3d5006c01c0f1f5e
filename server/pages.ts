import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { isSentByScript } from "#app/forms/sent-by-script.ts";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import type { Parts } from "./application.ts";
import { noStore, sharedCacheHeaders } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import {
  bytesOf,
  compressedData,
  type Encoding,
  encode,
  encodingOf,
  sendEncoded,
} from "./content-encoding.ts";
import { compressPage, type Page, tagPage } from "./page-cache.ts";
import { type PageKey, targetOf } from "./page-key.ts";
import type { RenderKind } from "./render-limit.ts";
import { maximumBodyBytes } from "./request-limits.ts";
import { sendWebResponse } from "./send-response.ts";
import { limitResponseTime } from "./time-limit.ts";
import { sendUnavailable } from "./unavailable-page.ts";
import { healthPaths } from "./worker-role.ts";

export interface PageParts extends Pick<Parts, "cache" | "clients" | "handle" | "isSignedIn" | "renders"> {
  configuration: Pick<Configuration, "SHARED_CACHE" | "SITE_URL">;
  headers: Record<string, string>;
}

/** How many requests a page sends at a time. */
const fewRequests = 3;

/** Answers with the cached page, and renders it again when it is stale; returns false when none is cached. */
export async function sendCachedPage(
  parts: PageParts,
  key: PageKey,
  response: ServerResponse,
): Promise<boolean> {
  const cached = parts.cache.get(key.text);
  if (!cached) return false;
  const encoding = encodingOf(response.req.headers["accept-encoding"]);
  const body = { encoding, bytes: bytesOf(cached.page.bytes, encoding) };
  sendPage(200, publicHeaders(parts, key, cached.page.headers), body, parts, response);
  if (cached.isStale) await refreshPage(parts, key);
  return true;
}

/** Renders a page into the cache. */
export async function refreshPage(parts: PageParts, key: PageKey): Promise<void> {
  const { generation } = parts.cache;
  const request = new Request(new URL(targetOf(key), "http://localhost"));
  const result = await parts.handle(request, "unknown").catch(nullIfUnavailable);
  const page = result && (await pageOf(parts, result));
  if (page) await store(parts, key, page, generation);
}

/** The renders of public pages that are under way, or whose page is being compressed for the cache, by key. */
const rendering = new Map<string, Promise<Rendered>>();

/**
 * Answers with React Router. A page is sent compressed, and cached if it has a key; the data of a navigation are sent
 * compressed, everything else (a redirect, a file) as it is. Answers 503 when the render limit is reached, the database
 * is unavailable or the time limit has passed.
 */
export async function respondByRouter(
  parts: PageParts,
  key: PageKey | null,
  clientIp: string,
  response: ServerResponse,
): Promise<void> {
  const { req: request } = response;
  const limit = limitOf(request);
  const fetchRequest = await readRequest(parts, key, limit, response);
  const formPost = isFormPost(request) ? fetchRequest.clone() : null;
  const sendOutage = outageSender(parts, formPost, response);
  limitResponseTime(response, () => void sendOutage());
  const queue = (await parts.isSignedIn(request.headers.cookie)) ? "signedIn" : "visitors";
  const sharedKey = queue === "visitors" ? key : null;
  if (sharedKey && (await sendSharedPage(parts, sharedKey, response))) return;
  const hasFew = parts.clients.countOf(clientIp) <= fewRequests;
  if (limit === "pages" && !parts.renders.admits(queue, hasFew)) {
    await parts.renders.delayRefusal();
    sendUnavailable("busy", parts.headers, response);
    return;
  }
  const handle = async () => {
    // A client that left while it waited would not get the response.
    fetchRequest.signal.throwIfAborted();
    return parts.handle(fetchRequest, clientIp);
  };
  const rendered = render(parts, key, () => (limit ? parts.renders.run(queue, limit, handle) : handle()));
  if (sharedKey) shareRender(sharedKey, rendered);
  const outcome = await rendered.catch(nullIfUnavailable);
  // The body of a page has already been read.
  if (response.headersSent) return outcome?.page ? undefined : outcome?.result.body?.cancel();
  if (!outcome) return sendOutage();
  // Not awaited: it never ends when the route has not read the body, its other half. Rejects while an outage is sent.
  formPost?.body?.cancel().catch(() => undefined);
  await sendOutcome(parts, key, outcome, response);
}

/** The limit that a request waits for. Health checks have none, nor do forms that only the staff's routes read. */
function limitOf({ method, url = "", headers }: IncomingMessage): RenderKind | null {
  if (healthPaths.test(url)) return null;
  if (method !== "POST") return "pages";
  if (Number(headers["content-length"]) > maximumBodyBytes) return null;
  return isSentByScript(method, headers.accept) ? "jsonForms" : "forms";
}

/** The request for React Router, with the body of a form that will wait: a slow one must not keep others waiting. */
async function readRequest(
  { configuration }: PageParts,
  key: PageKey | null,
  limit: RenderKind | null,
  response: ServerResponse,
): Promise<Request> {
  const received = webRequest(configuration.SITE_URL, response);
  // origin.ts has accepted this origin, but React Router would reject it as another site's.
  if (received.headers.get("origin") === "null") received.headers.delete("origin");
  if (limit === "forms") return new Request(received, { body: await received.arrayBuffer() });
  // A form that a script has sent is stored even when its visitor leaves the page while it waits.
  if (limit === "jsonForms")
    return new Request(received, { body: await received.arrayBuffer(), signal: null });
  // React Router answers HEAD without the page, from which the headers are computed.
  const read = received.method === "HEAD" ? new Request(received, { method: "GET" }) : received;
  // Others wait for a page that will be cached, so it is rendered even when its first visitor leaves.
  return key ? new Request(read, { signal: null }) : read;
}

/** A function that answers 503, with what was typed in a form that was posted. */
function outageSender(parts: PageParts, formPost: Request | null, response: ServerResponse) {
  let typed: Promise<FormData | undefined> | undefined;
  return async () => {
    typed ??= formPost?.formData().catch(() => undefined);
    const posted = await typed;
    // The response may have come meanwhile.
    if (!response.headersSent) sendUnavailable("outage", parts.headers, response, posted);
  };
}

/**
 * Waits for a public page that is being rendered for another visitor, and sends it, whether it may be cached or not.
 * Otherwise fifty simultaneous visitors would have it rendered twenty times, and the others would be refused. It is
 * sent as soon as it is rendered: on a busy machine the compression for the cache takes seconds. False when there is
 * none to send.
 */
async function sendSharedPage(parts: PageParts, key: PageKey, response: ServerResponse): Promise<boolean> {
  const rendered = await rendering.get(key.text)?.catch(() => null);
  if (!rendered) return false;
  if (response.headersSent) return true;
  const { result, page, stored, generation } = rendered;
  const isForAll = stored && generation === parts.cache.generation && !result.headers.has("set-cookie");
  if (!page || !isForAll) return false;
  await sendRendered(parts, key, { ...rendered, page }, response);
  return true;
}

/** Lets other visitors wait for a page that is being rendered (sendSharedPage). */
function shareRender(key: PageKey, rendered: Promise<Rendered>): void {
  rendering.set(key.text, rendered);
  const stored = rendered.then((outcome) => outcome.stored).catch(() => undefined);
  void stored.then(() => rendering.delete(key.text));
}

/** What a render gave. */
interface Rendered {
  result: Response;
  /** Null when the result is no page. */
  page: Page | null;
  /** The end of storing a public page; null for any other. */
  stored: Promise<void> | null;
  /** The content that it was rendered from (PageCache). */
  generation: number;
  /** The page's bytes in an encoding, compressed once for all who wait for it. */
  bytesIn(encoding: Encoding): Promise<Buffer>;
}

/** Reads the page that `handle` gives, if it is one, and stores it when it may be cached. */
async function render(
  parts: PageParts,
  key: PageKey | null,
  handle: () => Promise<Response>,
): Promise<Rendered> {
  const { generation } = parts.cache;
  const result = await handle();
  const page = await pageOf(parts, result);
  const isPublic = key && page && result.status === 200;
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    result,
    page,
    // Not awaited here: visitors do not wait for the best compression.
    stored: isPublic ? store(parts, key, page, generation) : null,
    generation,
    bytesIn: (encoding) =>
      encoded.getOrInsertComputed(encoding, () => encode(page?.html ?? Buffer.of(), encoding, "fast")),
  };
}

async function sendOutcome(
  parts: PageParts,
  key: PageKey | null,
  outcome: Rendered,
  response: ServerResponse,
): Promise<void> {
  const { result, page, stored } = outcome;
  if (!page) {
    addHeaders(result, parts.headers);
    const { method, headers } = response.req;
    // The result of a form is so short that compressing it would take longer than sending it.
    const isSmall = isSentByScript(method, headers.accept);
    const sent = isSmall ? result : compressedData(result, headers["accept-encoding"]);
    return sendWebResponse(response, sent);
  }
  await sendRendered(parts, key, { ...outcome, page }, response);
  await stored;
}

async function sendRendered(
  parts: PageParts,
  key: PageKey | null,
  { result, page, stored, bytesIn }: Rendered & { page: Page },
  response: ServerResponse,
): Promise<void> {
  const encoding = encodingOf(response.req.headers["accept-encoding"]);
  const bytes = await bytesIn(encoding);
  // Set here because page.headers holds one value for each name.
  const cookies = result.headers.getSetCookie();
  if (cookies.length) response.setHeader("set-cookie", cookies);
  const headers = key && stored ? publicHeaders(parts, key, page.headers) : page.headers;
  sendPage(result.status, headers, { encoding, bytes }, parts, response);
}

/** Null for DatabaseUnavailable. Throws any other error. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
}

/** Whether a browser has posted a form without script, and shows the response as its next page. */
export function isFormPost({ method, headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers["content-type"] ?? "") &&
    (headers.accept?.includes("text/html") ?? false)
  );
}

/** The request as a Fetch Request whose URL has SITE_URL's origin; without SITE_URL, the Host header's. */
export function webRequest(siteUrl: string | undefined, response: ServerResponse): Request {
  if (!siteUrl) return createRequest(response.req, response);
  const { host, protocol } = new URL(siteUrl);
  return createRequest(response.req, response, { host, protocol });
}

/** Adds headers to a response, which keeps its own: a share image, for example, allows other sites to embed it. */
export function addHeaders(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
}

async function pageOf({ headers }: PageParts, result: Response): Promise<Page | null> {
  const isPage = result.headers.get("content-type")?.startsWith("text/html") && result.body;
  if (!isPage) return null;
  const pageHeaders = [...result.headers].filter(([name]) => name !== "set-cookie");
  return tagPage(Buffer.from(await result.arrayBuffer()), { ...headers, ...Object.fromEntries(pageHeaders) });
}

/** The headers of a public page with what shared caches may do, which depends on the requested URL. */
function publicHeaders(
  { configuration }: PageParts,
  key: PageKey,
  headers: Page["headers"],
): Page["headers"] {
  if (headers["cache-control"] === noStore) return headers;
  return { ...headers, ...sharedCacheHeaders(key, configuration.SHARED_CACHE, headers.expires) };
}

async function store({ cache }: PageParts, key: PageKey, page: Page, generation: number): Promise<void> {
  if (page.headers["cache-control"] === noStore) return;
  cache.set(key.text, await compressPage(page, cache.last(key.text)), generation);
}

function sendPage(
  status: number,
  headers: Page["headers"],
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
  parts: PageParts,
  response: ServerResponse,
): void {
  const { etag, vary = "Accept-Encoding", "cache-control": cacheControl = noStore } = headers;
  if (status === 200 && hasTag(response.req.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...parts.headers, etag, vary, "cache-control": cacheControl }).end();
    return;
  }
  sendEncoded({ status, headers: { ...headers, vary }, encoding, bytes }, response);
}

/** Whether an If-None-Match header, which may be a list, contains an ETag. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === etag) ?? false;
}
