import { defaultLocale, isLocale, type Locale, localeOfCookie } from "#app/i18n/locale.ts";
import { isPagePath } from "#app/redirects/rules.ts";
import { hasPageParameter } from "./page-parameters.ts";

export interface PageKey {
  path: string;
  locale: Locale;
  /** Whether the URL has the language (`?lang=`); otherwise the visitor's cookie may have chosen it. */
  isLocaleInUrl: boolean;
  text: string;
}

/**
 * The key of a page in the cache: its path and language; parameters that the page does not read are ignored. Null for
 * what is never cached: a URL with a parameter that the page reads, or one that no page can have, since anybody can make
 * up any number of those.
 */
export function pageKeyOf(target: string, cookie: string | undefined): PageKey | null {
  const url = URL.parse(`http://localhost${target}`);
  if (!url) return null;
  const { pathname: path, searchParams } = url;
  if (!isPagePath(path) || hasPageParameter(path, searchParams)) return null;
  const lang = searchParams.get("lang");
  const isLocaleInUrl = isLocale(lang);
  const locale = isLocaleInUrl ? lang : (localeOfCookie(cookie) ?? defaultLocale);
  return { path, locale, isLocaleInUrl, text: `${locale} ${path}` };
}

/** The request target of a key's page, with its language. */
export function targetOf({ path, locale }: PageKey): string {
  return `${path}?lang=${locale}`;
}
