import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import type { Parts } from "./application.ts";
import { noStore, sharedHeaders } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import {
  bytesOf,
  compressedData,
  type Encoding,
  encode,
  encodingOf,
  sendEncoded,
} from "./content-encoding.ts";
import { type Page, preparePage, tagPage } from "./page-cache.ts";
import { type PageKey, targetOf } from "./page-key.ts";
import { sendAnswer } from "./send-answer.ts";
import { limitTime } from "./time-limit.ts";
import { sendUnavailable } from "./unavailable-page.ts";

export interface PageParts extends Pick<Parts, "cache" | "handle" | "renders"> {
  configuration: Pick<Configuration, "SHARED_CACHE" | "SITE_URL">;
  headers: Record<string, string>;
}

/** Answers with a cached page, and renders it again when it is due; false when none is cached. */
export async function sendKeptPage(
  parts: PageParts,
  key: PageKey,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const kept = parts.cache.get(key.text);
  if (!kept) return false;
  const encoding = encodingOf(String(request.headers["accept-encoding"] ?? ""));
  const { headers, bytes } = kept.page;
  sendPage(
    200,
    forAddress(parts, key, headers),
    { encoding, bytes: bytesOf(bytes, encoding) },
    parts,
    request,
    response,
  );
  if (kept.due) await renewPage(parts, key);
  return true;
}

/** Renders a page for the cache alone. */
export async function renewPage(parts: PageParts, key: PageKey): Promise<void> {
  const { generation } = parts.cache;
  const asked = new Request(new URL(targetOf(key), "http://localhost"));
  const answered = await parts.handle(asked, "unknown").catch(unlessUnavailable);
  const page = answered && (await pageOf(parts, answered));
  if (page) await keep(parts, key, page, generation);
}

/**
 * Lets React Router answer. A page is sent compressed, and cached if it has a key. The data of a navigation are
 * compressed too; everything else (a redirect, a file) is sent as it is.
 */
export async function answerByRouter(
  parts: PageParts,
  key: PageKey | null,
  clientIp: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { generation } = parts.cache;
  const { cookie } = request.headers;
  // What a visitor sends is never refused for want of room, and who asks how the process is must hear it.
  const isUrgent = request.method === "POST" || request.url?.startsWith("/health");
  if (!isUrgent && !parts.renders.admits(cookie)) {
    await parts.renders.hold();
    sendUnavailable("busy", parts.headers, request, response);
    return;
  }
  const asked = webRequest(parts.configuration.SITE_URL, request, response);
  // React Router answers HEAD without the page, which the headers are computed from.
  const fetchRequest = request.method === "HEAD" ? new Request(asked, { method: "GET" }) : asked;
  const posted = isPostedPage(request) ? fetchRequest.clone() : null;
  const refuse = async () => {
    const typed = await posted?.formData().catch(() => undefined);
    sendUnavailable("outage", parts.headers, request, response, typed);
  };
  limitTime(request, response, () => void refuse());
  const render = () => parts.handle(fetchRequest, clientIp);
  const answered = await (isUrgent ? render() : parts.renders.run(cookie, render)).catch(unlessUnavailable);
  if (response.headersSent) return void (await answered?.body?.cancel());
  if (!answered) return refuse();
  await posted?.body?.cancel();
  const page = await pageOf(parts, answered);
  if (!page) {
    addHeaders(answered, parts.headers);
    await sendAnswer(response, compressedData(answered, request.headers["accept-encoding"]?.toString()));
    return;
  }
  const encoding = encodingOf(String(request.headers["accept-encoding"] ?? ""));
  const bytes = await encode(page.html, encoding, "fast");
  // Several lines with one name, which the page's own headers could not hold.
  const cookies = answered.headers.getSetCookie();
  if (cookies.length) response.setHeader("set-cookie", cookies);
  const isPublic = key && answered.status === 200;
  const headers = isPublic ? forAddress(parts, key, page.headers) : page.headers;
  sendPage(answered.status, headers, { encoding, bytes }, parts, request, response);
  if (isPublic) await keep(parts, key, page, generation);
}

/** Null for an answer that the database keeps from being given. Throws any other error. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
}

/** Whether a browser has posted a form and shows the answer as its next page. */
export function isPostedPage({ method, headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers["content-type"] ?? "") &&
    (headers.accept?.includes("text/html") ?? false)
  );
}

/** The request as a web Request, at the site's address, never at one that the request names. */
export function webRequest(
  siteUrl: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Request {
  if (!siteUrl) return createRequest(request, response);
  const { host, protocol } = new URL(siteUrl);
  return createRequest(request, response, { host, protocol });
}

/** The answer's own headers stay: a share image, for example, is for other sites too. */
export function addHeaders(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
}

async function pageOf({ headers }: PageParts, answered: Response): Promise<Page | null> {
  const isPage = answered.headers.get("content-type")?.startsWith("text/html") && answered.body;
  if (!isPage) return null;
  const own = [...answered.headers].filter(([name]) => name !== "set-cookie");
  return tagPage(Buffer.from(await answered.arrayBuffer()), { ...headers, ...Object.fromEntries(own) });
}

/** The headers of a page at one of its addresses: what shared caches may do depends on that. */
function forAddress({ configuration }: PageParts, key: PageKey, headers: Page["headers"]): Page["headers"] {
  if (headers["cache-control"] === noStore) return headers;
  return { ...headers, ...sharedHeaders(key, configuration.SHARED_CACHE, headers.expires) };
}

/** The pages that are being compressed for the cache. */
const preparing = new Set<string>();

/** A crowd may have had the same page rendered many times before one of these is kept: one is compressed. */
async function keep({ cache }: PageParts, key: PageKey, page: Page, generation: number): Promise<void> {
  const name = `${generation} ${key.text}`;
  if (page.headers["cache-control"] === noStore || preparing.has(name)) return;
  preparing.add(name);
  try {
    cache.set(key.text, await preparePage(page, cache.last(key.text)), generation);
  } finally {
    preparing.delete(name);
  }
}

function sendPage(
  status: number,
  headers: Page["headers"],
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
  parts: PageParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, vary = "Accept-Encoding", "cache-control": cacheControl = noStore } = headers;
  if (status === 200 && names(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...parts.headers, etag, vary, "cache-control": cacheControl }).end();
    return;
  }
  sendEncoded({ status, headers: { ...headers, vary }, encoding, bytes }, request, response);
}

/** Whether an If-None-Match header, which may be a list, has a tag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === etag) ?? false;
}
