import { defaultLocale, isLocale, type Locale, languageKey } from "#app/i18n/locale.ts";
import { personalPart } from "#app/i18n/personal-addresses.ts";

/** The cache of pages that were read; the offline page lists what it holds. */
export const pagesCache = "pages";

/** The cache of the files that those pages need. */
export const filesCache = "files";

/** The cache of the offline page itself, filled when the worker is installed. */
export const offlineCache = "offline";

/** Where the offline page is; the language is in its query. */
export const offlinePath = "/offline";

/** What may stand in the query of a kept page: its language, and which part of the news it shows. */
const pageParameters = ["kategori", "lang", "sida"];

/** Whether an address may be a page that the worker keeps; a file, a personal page and any other query may not. */
export function isKeepable({ pathname, searchParams }: URL): boolean {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const isKnown = [...searchParams.keys()].every((name) => pageParameters.includes(name));
  return !isFile && isKnown && pathname !== offlinePath && personalPart(decoded(pathname)) === null;
}

/** Whether an address is a file that pages are made of: hashed by the build, or a picture. */
export function isSiteFile({ pathname }: URL): boolean {
  return isHashedFile(pathname) || /^\/(illustrations|logo)\//.test(pathname);
}

/** Whether a file carries its content in its name, and so never changes. */
export function isHashedFile(pathname: string): boolean {
  return pathname.startsWith("/assets/");
}

/** Whether an answer may be kept: a whole page that the server lets be kept (it says no-store for one's own). */
export function mayBeKept({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 200 && !redirected && isPage && !headers.get("cache-control")?.includes("no-store");
}

/** The name that a page is kept under: its address with the language always in it, as the server decides that. */
export function pageKey(url: URL, locale: Locale): string {
  const key = new URL(url.pathname, url);
  for (const name of pageParameters) {
    const value = name === "lang" ? locale : url.searchParams.get(name);
    if (value !== null) key.searchParams.set(name, value);
  }
  return key.href;
}

/** The language an address is answered in: its own, else the one kept in the cookie, else Swedish. */
export async function localeOfPage(
  url: URL,
  cookieOf: (name: string) => Promise<string | undefined>,
): Promise<Locale> {
  const asked = url.searchParams.get("lang");
  if (isLocale(asked)) return asked;
  const kept = await cookieOf(languageKey);
  return isLocale(kept) ? kept : defaultLocale;
}

/** The oldest of a cache's entries that are too many for it. */
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
