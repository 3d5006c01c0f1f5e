import { isLocale, type Locale, languageKey, localeOfCookie } from "#app/i18n/locale.ts";

/** Where a choice of language may be stored. */
export interface LanguageSources {
  search: string;
  cookies: string;
  stored: string | null;
}

/**
 * The choice that cookie and storage should both have: the address wins over the cookie, the cookie over the storage
 * (product 4.2); null when none was made.
 */
export function chosenLanguage({ search, cookies, stored }: LanguageSources): Locale | null {
  const asked = new URLSearchParams(search).get("lang");
  if (isLocale(asked)) return asked;
  return localeOfCookie(cookies) ?? (isLocale(stored) ? stored : null);
}

/** The cookie of a choice: a year, for the whole site. */
export function languageCookie(locale: Locale): string {
  return `${languageKey}=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;
}

/** Stores the visitor's choice in the cookie and in local storage. */
export function storeLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = languageCookie(locale);
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // Storage may be refused; the cookie and the address still tell the server.
  }
}

/** Makes cookie and storage agree, when a page is hydrated. */
export function alignLanguageChoice(): void {
  const locale = chosenLanguage({
    search: location.search,
    cookies: document.cookie,
    stored: storedLanguage(),
  });
  if (locale) storeLanguage(locale);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
