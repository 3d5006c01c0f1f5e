import { type PageKey, siteMap } from "#app/site-map.ts";
import { defaultLocale, type Locale } from "./locale.ts";

/** A page that search engines and the site search list. */
export interface PageAddress {
  /** The main path, without a language. */
  path: string;
  /** When its content last changed, ISO 8601; null when that is not known. */
  changed: string | null;
  languages: readonly Locale[];
}

/** A step of the path from home; the page itself is last, without a link. */
export interface Breadcrumb {
  name: string;
  href?: string;
}

/** The path of a page in a language: `/pris`, `/pris?lang=en`, `/?lang=en#faq`. */
export function pageHref(page: PageKey, locale: Locale, hash?: string): string {
  return pathIn(siteMap[page].path, locale, hash);
}

/**
 * The path of a page that a text links to: `privacy` or `cookies#rensa`, a key of the site map and an optional anchor.
 */
export function namedPageHref(name: string, locale: Locale): string | undefined {
  const [key = "", hash] = name.split("#");
  return isPage(key) ? pageHref(key, locale, hash) : undefined;
}

function isPage(key: string): key is PageKey {
  return Object.hasOwn(siteMap, key);
}

/** The path of an article. */
export function articleHref(slug: string, locale: Locale): string {
  return pathIn(`${siteMap.news.path}/${slug}`, locale);
}

/** An address of this site with more query parameters. */
export function withQuery(address: string, parameters: URLSearchParams | Record<string, string>): string {
  const query = String(new URLSearchParams(parameters));
  return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}

/** A path in a language as an absolute URL: for canonical links, hreflang, emails and the sitemap. */
export function absoluteUrl(siteUrl: string, path: string, locale: Locale): string {
  return new URL(pathIn(path, locale), siteUrl).href;
}

/** The path and query of a URL in another language, for the language selector. */
export function inLanguage(url: URL, locale: Locale): string {
  const search = new URLSearchParams(url.search);
  search.set("lang", locale);
  return `${url.pathname}?${search}${url.hash}`;
}

/** The query parameters of a language: none for the default. */
export function languageParameters(locale: Locale): Record<string, string> {
  return locale === defaultLocale ? {} : { lang: locale };
}

/** A path with the parameter of a language, and an anchor. */
export function pathIn(path: string, locale: Locale, hash?: string): string {
  return `${path}${locale === defaultLocale ? "" : `?lang=${locale}`}${hash ? `#${hash}` : ""}`;
}
