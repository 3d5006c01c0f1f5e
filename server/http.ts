import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { type Locale, localeOfCookie, localeOfRequest } from "#app/language/locale.ts";
import type { Assets } from "./assets.ts";
import { deferHydration } from "./deferred-hydration.ts";
import { type CachedPage, encodingOf, type PageCache, preparePage } from "./page-cache.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export interface SiteParts {
  assets: Assets;
  cache: PageCache;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Renders or acts: React Router's request handler with this process's context. */
  handle(request: Request, sender: string): Promise<Response>;
  /** Proxies in front that may be believed about the sender's address. */
  trustedProxies: number;
  siteUrl: string | undefined;
}

/** No form of the site comes near this; a bigger body is refused before it is read (specification 5: 2000 characters). */
const maximumBodyBytes = 64 * 1024;
const plainPage = /^[^?]*(?:\?lang=(?:sv|en))?$/;

/**
 * Answers every request: client files, then cached pages, then a render that is cached when it may be
 * (architecture.md, "How a page is made"). Throws nothing that an answer could be made of.
 */
export async function answer(
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = request.url ?? "/";
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads && Number(request.headers["content-length"] ?? 0) > maximumBodyBytes) {
    response.writeHead(413, { ...site.headers, connection: "close" }).end();
    return;
  }
  const key = reads && plainPage.test(target) ? cacheKey(target, request.headers.cookie) : null;
  const cached = key === null ? undefined : site.cache.get(key);
  if (cached) {
    sendPage(cached, site, request, response);
    return;
  }
  if (reads && site.assets.send(target.split("?", 1)[0] ?? "/", request, response, site.headers)) return;

  const generation = site.cache.generation;
  const fetchRequest = createRequest(request, response, site.siteUrl ? { ...hostOf(site.siteUrl) } : {});
  const rendered = await site.handle(fetchRequest, senderOf(request, site.trustedProxies));
  if (!rendered.headers.get("content-type")?.startsWith("text/html")) {
    setHeaders(rendered, site.headers);
    await sendResponse(response, rendered);
    return;
  }
  const html = deferHydration(await rendered.text(), site.assets);
  const locale = localeOfRequest(new URL(fetchRequest.url), request.headers.cookie);
  const headers = pageHeaders(html, rendered, locale, site);
  if (key !== null && rendered.status === 200) {
    sendHtml(html, headers, 200, request, response);
    site.cache.set(key, await preparePage(html, headers), generation);
    return;
  }
  sendHtml(html, { ...headers, "cache-control": "no-store" }, rendered.status, request, response);
}

function cacheKey(target: string, cookie: string | undefined): string {
  const [path, search] = target.split("?", 2);
  return `${search ? search.slice("lang=".length) : (localeOfCookie(cookie) ?? "sv")} ${path}`;
}

function pageHeaders(
  html: string,
  rendered: Response,
  locale: Locale,
  site: SiteParts,
): Record<string, string> {
  return {
    ...site.headers,
    ...Object.fromEntries(rendered.headers),
    "content-security-policy": contentSecurityPolicy(html),
    "content-language": locale,
    "cache-control": "private, no-cache",
    vary: "Accept-Encoding, Cookie",
  };
}

function sendPage(
  page: CachedPage,
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.headers["if-none-match"] === page.headers.etag) {
    response.writeHead(304, { ...site.headers, etag: page.headers.etag }).end();
    return;
  }
  const encoding = encodingOf(String(request.headers["accept-encoding"] ?? ""));
  const body = page.bytes[encoding];
  response.writeHead(200, {
    ...page.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function sendHtml(
  html: string,
  headers: Record<string, string>,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(html) });
  response.end(request.method === "HEAD" ? undefined : html);
}

function setHeaders(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
}

function hostOf(siteUrl: string): { host: string; protocol: string } {
  const { host, protocol } = new URL(siteUrl);
  return { host, protocol };
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
