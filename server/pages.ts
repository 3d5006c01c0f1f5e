import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { isSentByScript } from "#app/forms/sent-by-script.ts";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import type { Parts } from "./application.ts";
import { noStore, sharedCacheHeaders } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import { compressedData, type Encoding, encodingOf, sendEncoded } from "./content-encoding.ts";
import { type Page, pageOf, type Rendered } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";
import type { RenderKind } from "./render-limit.ts";
import { maximumBodyBytes } from "./request-limits.ts";
import { sendShortResponse, sendWebResponse } from "./send-response.ts";
import { limitResponseTime } from "./time-limit.ts";
import { sendUnavailable } from "./unavailable-page.ts";
import { healthPaths } from "./worker-role.ts";

export interface PageParts extends Pick<Parts, "cache" | "clients" | "handle" | "isSignedIn" | "renders"> {
  configuration: Pick<Configuration, "SHARED_CACHE" | "SITE_URL">;
  headers: Record<string, string>;
}

/** How many requests a page sends at a time. */
const fewRequests = 3;

/** Answers with the cached page; returns false when none is cached, or it is to be rendered again. */
export function sendCachedPage(parts: PageParts, key: PageKey, response: ServerResponse): boolean {
  const page = parts.cache.get(key.text);
  if (!page) return false;
  const encoding = encodingOf(response.req.headers["accept-encoding"]);
  const bytes = page.encoded(encoding);
  if (!Buffer.isBuffer(bytes)) return false;
  sendPage(page, publicHeaders(parts, key, page.headers), { encoding, bytes }, parts, response);
  return true;
}

/** The render limit is reached. */
class Busy extends Error {}

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
  const handle = async () => {
    // A client that left while it waited would not get the response.
    fetchRequest.signal.throwIfAborted();
    return parts.handle(fetchRequest, clientIp);
  };
  const render = async () => {
    const hasFew = parts.clients.countOf(clientIp) <= fewRequests;
    if (limit === "pages" && !parts.renders.admits(queue, hasFew)) throw new Busy();
    return renderedOf(parts, key, await (limit ? parts.renders.run(queue, limit, handle) : handle()));
  };
  // The staff do not wait for a page that a crowd waits for.
  const isShared = key && (queue === "visitors" || parts.cache.has(key.text));
  const rendered = await (isShared ? renderOnce(parts, key, render) : render()).catch((error: unknown) => {
    if (error instanceof Busy) return "busy";
    if (error instanceof DatabaseUnavailable) return "outage";
    throw error;
  });
  if (rendered === "outage") return sendOutage();
  if (rendered === "busy") {
    await parts.renders.delayRefusal();
    return sendUnavailable("busy", parts.headers, response);
  }
  // The time limit has passed; the body of a page has been read.
  if (response.headersSent) return "response" in rendered ? rendered.response.body?.cancel() : undefined;
  // Not awaited: it never ends when the route has not read the body, its other half. Rejects while an outage is sent.
  formPost?.body?.cancel().catch(() => undefined);
  await sendRendered(parts, key, rendered, response);
}

/** Renders a public page for all who ask for it at once, or gets it from the cache. */
async function renderOnce(
  { cache }: PageParts,
  key: PageKey,
  render: () => Promise<Rendered>,
): Promise<Rendered> {
  let isOwn = false;
  const renderOwn = () => {
    isOwn = true;
    return render();
  };
  return cache.fetch(key.text, renderOwn).catch((error: unknown) => {
    // More may wait for clients with few requests than for the one that has asked first.
    if (isOwn || !(error instanceof Busy)) throw error;
    return render();
  });
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

async function sendRendered(
  parts: PageParts,
  key: PageKey | null,
  rendered: Rendered,
  response: ServerResponse,
): Promise<void> {
  const { method, headers: asked } = response.req;
  if ("response" in rendered) {
    const { response: result } = rendered;
    addHeaders(result, parts.headers);
    // The result of a form is so short that compressing it would take longer than sending it.
    return isSentByScript(method, asked.accept)
      ? sendShortResponse(response, result)
      : sendWebResponse(response, compressedData(result, asked["accept-encoding"]));
  }
  const encoding = encodingOf(asked["accept-encoding"]);
  const bytes = await rendered.encoded(encoding);
  if (response.headersSent) return;
  // Set here because the headers hold one value for each name.
  if (rendered.cookies.length) response.setHeader("set-cookie", [...rendered.cookies]);
  const headers = key && rendered.isShared ? publicHeaders(parts, key, rendered.headers) : rendered.headers;
  sendPage(rendered, headers, { encoding, bytes }, parts, response);
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

/** Reads the page of a response, if it is one. */
async function renderedOf(
  { headers }: PageParts,
  key: PageKey | null,
  response: Response,
): Promise<Rendered> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") && response.body;
  if (!isPage) return { response };
  const cookies = response.headers.getSetCookie();
  const own = Object.fromEntries([...response.headers].filter(([name]) => name !== "set-cookie"));
  const isShared = key !== null && response.status === 200 && cookies.length === 0;
  return pageOf(
    Buffer.from(await response.arrayBuffer()),
    { ...headers, ...own },
    { status: response.status, cookies, isShared, isKept: isShared && own["cache-control"] !== noStore },
  );
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

function sendPage(
  { status }: Page,
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
