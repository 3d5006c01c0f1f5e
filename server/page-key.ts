import { defaultLocale, isLocale, type Locale, localeOfCookie } from "#app/i18n/locale.ts";
import { isPageAddress } from "#app/redirects/rules.ts";

export interface PageKey {
  path: string;
  locale: Locale;
  text: string;
}

/**
 * The key of a page in the cache: its path and language. Null for what is never cached: an address with any other
 * parameter than a language of the site, or one that no page can have, since anybody can make up any number of those.
 */
export function pageKeyOf(target: string, cookie: string | undefined): PageKey | null {
  const address = URL.parse(`http://localhost${target}`);
  if (!address) return null;
  const { pathname: path, searchParams } = address;
  const [asked, ...more] = [...searchParams];
  if (more.length > 0 || !isPageAddress(path)) return null;
  if (asked && (asked[0] !== "lang" || !isLocale(asked[1]))) return null;
  const locale = asked && isLocale(asked[1]) ? asked[1] : (localeOfCookie(cookie) ?? defaultLocale);
  return { path, locale, text: `${locale} ${path}` };
}

/** The address of a key's page, whatever the visitor's cookie. */
export function targetOf({ path, locale }: PageKey): string {
  return `${path}?lang=${locale}`;
}
