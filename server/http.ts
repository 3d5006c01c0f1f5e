import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { attributionCookie } from "#app/analytics/attribution.ts";
import { contentSecurityPolicy, reportingEndpoints } from "#app/content-security-policy.server.ts";
import type { RenderedPage } from "#app/context.ts";
import { debugValue } from "#app/debug/rules.ts";
import { defaultLocale, isLocale, type Locale, localeOfCookie, localeOfRequest } from "#app/i18n/locale.ts";
import type { Redirects } from "#app/redirects/redirects.server.ts";
import { isPageAddress } from "#app/redirects/rules.ts";
import { isSignInPath } from "#backend/auth/gateway.ts";
import type { Parts } from "./application.ts";
import type { Assets } from "./assets.ts";
import { type BrowserReports, isReport } from "./browser-reports.ts";
import { immutable, noStore, permanent, revalidate } from "./cache-control.ts";
import { bytesOf, type Encoding, encode, encodingOf, sendEncoded } from "./content-encoding.ts";
import { deferHydration, pageDataStart } from "./deferred-hydration.ts";
import { isForeign } from "./origin.ts";
import { type Page, type PageCache, preparePage, tagPage } from "./page-cache.ts";
import { methodsOf, readableTarget, refusalOf, senderOf } from "./request-limits.ts";
import { answerForm, submitterOf } from "./script-forms.ts";
import { sendAnswer } from "./send-answer.ts";

export interface SiteParts extends Pick<Parts, "requestContext" | "facts"> {
  assets: Assets;
  cache: PageCache;
  redirects: Redirects;
  reports: BrowserReports;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Renders or acts: React Router's request handler with this process's context. */
  handle: Parts["handle"];
  /** Answers the sign-in's protocol (backend/auth); null when a hosted one does, at its own address. */
  signIn: ((request: Request, sender: string) => Promise<Response>) | null;
  /** Where a hosted sign-in answers. */
  signInOrigin: string | undefined;
  /** Proxies in front that may be believed about the sender's address. */
  trustedProxies: number;
  siteUrl: string | undefined;
  /** Where a configured captcha comes from. */
  captchaOrigin: string | undefined;
  /** Where a configured measurement tag comes from. */
  tagOrigin: string | undefined;
}

/** Stands in a page that shows a captcha (app/account/captcha.tsx). */
const captchaMark = "data-captcha=";
/** What React Router asks for itself: the data of a navigation, which it redirects in its own way (app/root.tsx). */
const routerData = /\.data(?:\?|$)/;
const plainPage = /^[^?]*(?:\?lang=(?:sv|en))?$/;
/** Renders for the cache that are under way: whoever wants the same page meanwhile waits for it. */
const renewals = new WeakMap<PageCache, Map<string, Promise<void>>>();

/**
 * Answers every request: a redirect, a cached page, a client file, or a render that is cached when it may be
 * (architecture.md, "How a page is made"). Throws nothing that an answer could be made of.
 */
export async function answer(
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Browsers send reports on their own, and not always with the page's origin; nothing is done in anybody's name.
  const isForeignPage = !isReport(request) && isForeign(request, site.siteUrl);
  const refusal = refusalOf(request) ?? (isForeignPage ? 403 : null);
  if (refusal) {
    const allow = refusal === 405 ? { allow: methodsOf(request.url).join(", ") } : {};
    response.writeHead(refusal, { ...site.headers, ...allow, connection: "close" }).end();
    return;
  }
  const target = readableTarget(request.url ?? "/");
  request.url = target;
  if (isReport(request)) {
    await site.reports.answer(senderOf(request, site.trustedProxies), site.headers, request, response);
    return;
  }
  const submit = submitterOf(request);
  if (submit) {
    const context = site.requestContext(senderOf(request, site.trustedProxies), target);
    await answerForm(submit, context, site.facts(), site.headers, request, response);
    return;
  }
  if (site.signIn && isSignInPath(target)) {
    const asked = createRequest(request, response, site.siteUrl ? originOf(site.siteUrl) : {});
    const answered = await site.signIn(asked, senderOf(request, site.trustedProxies));
    addHeaders(answered, site.headers);
    await sendAnswer(response, answered);
    return;
  }
  const reads = request.method !== "POST";
  const redirect = reads && !routerData.test(target) ? site.redirects.of(target) : null;
  if (redirect) {
    const { location, status, tracking } = redirect;
    const campaign = site.tagOrigin ? attributionCookie(tracking, request.headers.cookie) : null;
    const cacheControl = status === 301 ? permanent : noStore;
    const cookie = campaign ? { "set-cookie": campaign } : {};
    response.writeHead(status, { ...site.headers, ...cookie, location, "cache-control": cacheControl }).end();
    return;
  }
  const key = reads ? keyOf(target, request.headers.cookie) : null;
  const kept = key && site.cache.get(key.text);
  const encoding = encodingOf(String(request.headers["accept-encoding"] ?? ""));
  if (kept) {
    sendPage(
      200,
      kept.page.headers,
      { encoding, bytes: bytesOf(kept.page.bytes, encoding) },
      site,
      request,
      response,
    );
    if (kept.due) await renew(site, key);
    return;
  }
  if (reads && target.startsWith(pageDataStart)) {
    await sendData(site, target, encoding, request, response);
    return;
  }
  if (reads && site.assets.send(target.split("?", 1)[0] ?? "/", request, response)) return;

  const generation = site.cache.generation;
  const asked = createRequest(request, response, site.siteUrl ? originOf(site.siteUrl) : {});
  // React Router answers HEAD without the page that the headers are made from.
  const fetchRequest = request.method === "HEAD" ? new Request(asked, { method: "GET" }) : asked;
  const { answered, page: rendered } = await render(
    site,
    fetchRequest,
    senderOf(request, site.trustedProxies),
    key,
  );
  if (!rendered) {
    addHeaders(answered, site.headers);
    await sendAnswer(response, answered);
    return;
  }
  const bytes = await encode(rendered.html, encoding, "fast");
  // Several lines of one name, which the page's own headers could not hold.
  const cookies = answered.headers.getSetCookie();
  if (cookies.length) response.setHeader("set-cookie", cookies);
  sendPage(answered.status, rendered.headers, { encoding, bytes }, site, request, response);
  if (key) await keep(site, key, rendered, generation);
}

/**
 * Renders a page for the cache alone: at the start, when the kept one is due, or for its data. Who asks meanwhile for
 * the same gets the same rendering.
 */
export async function renew(site: SiteParts, key: CacheKey): Promise<void> {
  const { generation } = site.cache;
  const name = `${generation} ${key.text}`;
  const underWay = renewals.get(site.cache) ?? new Map<string, Promise<void>>();
  renewals.set(site.cache, underWay);
  const renewal =
    underWay.get(name) ?? renderForCache(site, key, generation).finally(() => underWay.delete(name));
  underWay.set(name, renewal);
  await renewal;
}

async function renderForCache(site: SiteParts, key: CacheKey, generation: number): Promise<void> {
  const request = new Request(new URL(`${key.path}?lang=${key.locale}`, "http://localhost"));
  const { page } = await render(site, request, "unknown", key);
  if (page) await keep(site, key, page, generation);
}

/**
 * Answers with what a lean page hydrates with. Another node may have rendered that: then its page is rendered here,
 * and its data are the same as long as the content is. Where the page is kept here, so are its data, and there are no
 * others to render.
 */
async function sendData(
  site: SiteParts,
  target: string,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const source = target.slice(target.indexOf("?") + 1);
  if (!site.cache.data(target)) {
    const key = source.includes("?lang=") ? keyOf(source, undefined) : null;
    if (key && !site.cache.has(key.text)) await renew(site, key);
  }
  const kept = await site.cache.data(target);
  if (!kept) {
    response.writeHead(404, { ...site.headers, "cache-control": noStore }).end();
    return;
  }
  const headers = {
    ...site.headers,
    "content-type": "application/json",
    "cache-control": immutable,
    vary: "Accept-Encoding",
  };
  sendEncoded({ status: 200, headers, encoding, bytes: bytesOf(kept, encoding) }, request, response);
}

interface CacheKey {
  path: string;
  locale: Locale;
  text: string;
}

/**
 * The key of a page in the cache; the visitor's choice of language is part of it. Null for what is never kept: an
 * address with other parameters, or one that no page of ours can have, of which anybody can make up any number.
 */
export function keyOf(target: string, cookie: string | undefined): CacheKey | null {
  if (!plainPage.test(target)) return null;
  const [path = "/", search] = target.split("?", 2);
  if (!isPageAddress(path)) return null;
  const asked = search?.slice("lang=".length);
  const locale = isLocale(asked) ? asked : (localeOfCookie(cookie) ?? defaultLocale);
  return { path, locale, text: `${locale} ${path}` };
}

/**
 * Has a request handled. `page` is what goes out for a page; null when the answer is none (data of a navigation, a
 * redirect, a document that is complete as it is).
 */
async function render(
  site: SiteParts,
  request: Request,
  sender: string,
  key: CacheKey | null,
): Promise<{ answered: Response; page: Page | null }> {
  let taken: RenderedPage | undefined;
  const answered = await site.handle(request, sender, (page) => {
    taken = page;
  });
  return { answered, page: taken ? pageOf(site, request, answered, taken, key) : null };
}

/** A page as it goes out. */
function pageOf(
  site: SiteParts,
  request: Request,
  answered: Response,
  rendered: RenderedPage,
  key: CacheKey | null,
): Page {
  const cacheControl =
    answered.status === 200 ? (answered.headers.get("cache-control") ?? revalidate) : noStore;
  const url = new URL(request.url);
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  const willBeKept = key !== null && cacheControl !== noStore;
  const { html, data, inline } = deferHydration(rendered, site.assets, {
    source: `${url.pathname}?lang=${locale}`,
    // Most parameters change nothing of the data: a page with one needs not carry those of the page without.
    isKept: (address) => willBeKept || site.cache.data(address) !== undefined,
  });
  if (data) site.cache.keepData(data);
  const headers = {
    ...site.headers,
    ...(debugValue(url.search) === null ? {} : { "x-robots-tag": "noindex" }),
    ...Object.fromEntries([...answered.headers].filter(([name]) => name !== "set-cookie")),
    "content-security-policy": contentSecurityPolicy(inline, {
      ...site,
      captchaOrigin: html.includes(captchaMark) ? site.captchaOrigin : undefined,
    }),
    "reporting-endpoints": reportingEndpoints,
    "content-language": locale,
    "cache-control": cacheControl,
    vary: "Accept-Encoding, Cookie",
  };
  return tagPage(html, headers);
}

async function keep(site: SiteParts, key: CacheKey, page: Page, generation: number): Promise<void> {
  if (page.headers["cache-control"] === noStore) return;
  site.cache.set(key.text, await preparePage(page), generation);
}

function sendPage(
  status: number,
  headers: Page["headers"],
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, vary = "", "cache-control": cacheControl = noStore } = headers;
  if (status === 200 && names(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...site.headers, etag, vary, "cache-control": cacheControl }).end();
    return;
  }
  sendEncoded({ status, headers, encoding, bytes }, request, response);
}

/** Tells whether an If-None-Match header, which may be a list, names a tag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === etag) ?? false;
}

/** What the answer says itself stays: a share image, for one, is for other sites too. */
function addHeaders(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
}

function originOf(siteUrl: string): { host: string; protocol: string } {
  const { host, protocol } = new URL(siteUrl);
  return { host, protocol };
}
