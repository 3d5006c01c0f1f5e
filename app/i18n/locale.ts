import { brandName } from "#brand/name.ts";

export const locales = ["sv", "en"] as const;

/** A language of the site. Swedish is the default at every URL (product 4.1). */
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "sv";

/** The cookie with the visitor's choice. The proxies in deploy/ read it, too. */
export const languageCookieName = "language";

/** The local-storage key with the same choice (product 4.2). */
export const languageKey = `${brandName.slug}-language`;

/** Whether a value from outside (a URL, a cookie, a form) is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that a value from outside names; the default where it names none. */
export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** The language that a page leads to besides its own. */
export function otherLocale(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? defaultLocale;
}

/**
 * The language of a request: `?lang` wins over the cookie, the cookie over the default. The browser's own language is
 * never used (product 4.2).
 */
export function localeOfRequest(url: URL, cookieHeader: string | null | undefined): Locale {
  const locale = url.searchParams.get("lang");
  if (isLocale(locale)) return locale;
  return localeOfCookie(cookieHeader) ?? defaultLocale;
}

/** The language of a request, by its URL and cookie (`localeOfRequest`). */
export function requestLocale(request: Request): Locale {
  return localeOfRequest(new URL(request.url), request.headers.get("cookie"));
}

/**
 * The language in a Cookie header, or null. English is looked for before Swedish, as in the cache keys of deploy/,
 * which read the cookie in the same way.
 */
export function localeOfCookie(cookieHeader: string | null | undefined): Locale | null {
  const isIn = (locale: Locale) => new RegExp(`(?:^|;)[ \\t]*${languageCookieName}=${locale}[ \\t]*(?:;|$)`);
  return locales.findLast((locale) => isIn(locale).test(cookieHeader ?? "")) ?? null;
}
