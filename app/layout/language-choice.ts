import { isLocale, type Locale, languageCookieName, languageKey, localeOfCookie } from "#app/i18n/locale.ts";

/** The places that may hold the visitor's choice of language. */
export interface LanguageSources {
  search: string;
  cookies: string;
  stored: string | null;
}

/**
 * The chosen language that cookie and storage should both have: the URL wins over the cookie, the cookie over
 * the storage (product 4.2); null when none was chosen.
 */
export function chosenLanguage({ search, cookies, stored }: LanguageSources): Locale | null {
  const locale = new URLSearchParams(search).get("lang");
  if (isLocale(locale)) return locale;
  return localeOfCookie(cookies) ?? (isLocale(stored) ? stored : null);
}

/** The language cookie: valid for a year, on the whole site. */
export function languageCookie(locale: Locale): string {
  return `${languageCookieName}=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;
}

/** Stores the visitor's choice in the cookie and in local storage. */
export function storeLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = languageCookie(locale);
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // The browser may block storage; the cookie and the URL still reach the server.
  }
}

/** Stores the chosen language in both places, when a page is hydrated. */
export function syncLanguageChoice(): void {
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
