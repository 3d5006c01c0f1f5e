import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths } from "#app/site-map.ts";

/** In the addresses of the second factor: it is a telephone that codes are sent to. Its value says which, where there may be several. */
export const phoneParameter = "telefon";

/** A page in a language, with parameters. */
export function hrefWith(path: string, locale: Locale, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(pathIn(path, locale), "http://localhost");
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.pathname + address.search;
}

/** A page of the sign-in, which afterwards leads on to `next`. */
export function signInHref(path: string, next: string, locale: Locale): string {
  return hrefWith(path, locale, { next });
}

/** The page of one's own account, which says what was done. */
export function accountHref(locale: Locale, done?: string): string {
  return hrefWith(accountPaths.account, locale, done ? { klart: done } : {});
}

/** Where to go after signing in: the address asked for, if it is one of this site; otherwise `fallback`. */
export function nextAddress(asked: string | null, fallback: string): string {
  const here = "http://localhost";
  if (!asked?.startsWith("/") || !URL.canParse(asked, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}

/**
 * Where somebody goes on to whom the sign-in has led back to the site's root, as it does where nothing else was asked
 * for; null for any other visit.
 */
export function callbackFromRoot(search: URLSearchParams, locale: Locale): string | null {
  const isCode = /^[\w-]{20,}$/.test(search.get("code") ?? "");
  if (!isCode && !search.has("error_description") && !search.has("error_code")) return null;
  const address = new URL(accountPaths.callback, "http://localhost");
  for (const [name, value] of search) address.searchParams.append(name, value);
  if (!search.has("next")) address.searchParams.set("next", pathIn(accountPaths.account, locale));
  return address.pathname + address.search;
}

/** Where an email's link, or another provider, is to lead back to, and then on to `next`: for `redirectTo`. */
export function callbackUrl(siteUrl: string, next: string, locale: Locale): string {
  const address = new URL(accountPaths.callback, siteUrl);
  address.searchParams.set("next", next);
  // Always named: the email is written in the language of this address.
  address.searchParams.set("lang", locale);
  return address.href;
}
