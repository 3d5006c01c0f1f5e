import { asLocale, isLocale, type Locale, languageCookieName } from "#app/i18n/locale.ts";
import { personalPart } from "#app/i18n/personal-addresses.ts";

/** The cache of pages that were read; the offline page lists them. */
export const pagesCache = "pages";

/** The cache of the files that those pages need. */
export const filesCache = "files";

/** The cache of the offline page itself, filled when the worker is installed. */
export const offlineCache = "offline";

/** The path of the offline page; the language is in its query. */
export const offlinePath = "/offline";

/** The query parameters that a cached page may have: its language, and its part of the news. */
const pageParameters = ["kategori", "lang", "sida"];

/** Whether the service worker may cache the page at a URL: not files, personal pages and other queries. */
export function isCacheableUrl({ pathname, searchParams }: URL): boolean {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const isKnown = [...searchParams.keys()].every((name) => pageParameters.includes(name));
  return !isFile && isKnown && pathname !== offlinePath && personalPart(decoded(pathname)) === null;
}

/** Whether a URL is a file that pages load: hashed by the build, or a picture. */
export function isSiteFile({ pathname }: URL): boolean {
  return isHashedFile(pathname) || /^\/(illustrations|logo)\//.test(pathname);
}

/** Whether a file's name contains the hash of its content, so that it never changes. */
export function isHashedFile(pathname: string): boolean {
  return pathname.startsWith("/assets/");
}

/** Whether a response may be cached: a whole page without no-store, which personal pages have. */
export function isCacheableResponse({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && !redirected && isPage && !headers.get("cache-control")?.includes("no-store");
}

/** The cache key of a page: its URL, always with its language. */
export function pageKey(url: URL, locale: Locale): string {
  const key = new URL(url.pathname, url);
  for (const name of pageParameters) {
    const value = name === "lang" ? locale : url.searchParams.get(name);
    if (value !== null) key.searchParams.set(name, value);
  }
  return key.href;
}

/** The language of a page: from its URL, else the cookie, else Swedish. */
export async function localeOfPage(
  url: URL,
  cookieOf: (name: string) => Promise<string | undefined>,
): Promise<Locale> {
  const locale = url.searchParams.get("lang");
  if (isLocale(locale)) return locale;
  const cookie = await cookieOf(languageCookieName);
  return asLocale(cookie);
}

/** The oldest of a cache's entries above the limit. */
export function surplus<Entry>(entries: readonly Entry[], limit: number): readonly Entry[] {
  return entries.slice(0, Math.max(0, entries.length - limit));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
