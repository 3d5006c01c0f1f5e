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
/** Browsers ask each time whether a page has changed: the answer depends on the language cookie. */
const revalidate = "private, no-cache";
const noStore = "no-store";
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
  const refusal = reads ? null : refusalOfBody(request);
  if (refusal) {
    response.writeHead(refusal, { ...site.headers, connection: "close" }).end();
    return;
  }
  const key = reads && plainPage.test(target) ? cacheKey(target, request.headers.cookie) : null;
  const cached = key === null ? undefined : site.cache.get(key);
  if (cached) {
    sendPage(cached, 200, site, request, response);
    return;
  }
  if (reads && site.assets.send(target.split("?", 1)[0] ?? "/", request, response)) return;

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
  const page = await preparePage(html, headers, "fast");
  sendPage(page, rendered.status, site, request, response);
  if (key !== null && rendered.status === 200 && headers["cache-control"] !== noStore)
    site.cache.set(key, await preparePage(html, headers, "small"), generation);
}

/** A body of unknown length is refused like one that is too long: no browser sends a form that way. */
function refusalOfBody(request: IncomingMessage): 411 | 413 | null {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  if (Number.isNaN(length)) return 411;
  return length > maximumBodyBytes ? 413 : null;
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
    "cache-control":
      rendered.status === 200 ? (rendered.headers.get("cache-control") ?? revalidate) : noStore,
    vary: "Accept-Encoding, Cookie",
  };
}

function sendPage(
  page: CachedPage,
  status: number,
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
  response.writeHead(status, {
    ...page.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
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
