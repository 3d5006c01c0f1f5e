import { defaultLocale, isLocale, type Locale, localeOfCookie } from "#app/i18n/locale.ts";
import { isPagePath } from "#app/redirects/rules.ts";
import { hasMeaning } from "./page-parameters.ts";

export interface PageKey {
  path: string;
  locale: Locale;
  /** Whether the address itself names the language; else the visitor's cookie may have chosen it. */
  isNamed: boolean;
  text: string;
}

/**
 * The key of a page in the cache: its path and language, whatever else the address says that means nothing. Null for
 * what is never cached: an address with a parameter that the page reads, or one that no page can have, since anybody
 * can make up any number of those.
 */
export function pageKeyOf(target: string, cookie: string | undefined): PageKey | null {
  const address = URL.parse(`http://localhost${target}`);
  if (!address) return null;
  const { pathname: path, searchParams } = address;
  if (!isPagePath(path) || hasMeaning(path, searchParams)) return null;
  const asked = searchParams.get("lang");
  const isNamed = isLocale(asked);
  const locale = isNamed ? asked : (localeOfCookie(cookie) ?? defaultLocale);
  return { path, locale, isNamed, text: `${locale} ${path}` };
}

/** The address of a key's page, whatever the visitor's cookie. */
export function targetOf({ path, locale }: PageKey): string {
  return `${path}?lang=${locale}`;
}
