import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths } from "#app/site-map.ts";

/**
 * In the address of a second-factor page: the factor is a phone. The value is the factor's id, where there may be
 * several.
 */
export const phoneParameter = "telefon";

/** In the address of the page to add a second factor: an app's. */
export const appParameter = "app";

export function hrefWith(path: string, locale: Locale, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(pathIn(path, locale), "http://localhost");
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.pathname + address.search;
}

/** The address of a sign-in page that leads on to `next` afterwards. */
export function signInHref(path: string, next: string, locale: Locale): string {
  return hrefWith(path, locale, { next });
}

/** The address of the account page; `done` names the message that it shows. */
export function accountHref(locale: Locale, done?: string): string {
  return hrefWith(accountPaths.account, locale, done ? { klart: done } : {});
}

/** Where to go after signing in: `asked`, if it is an address of this site; otherwise `fallback`. */
export function nextAddress(asked: string | null, fallback: string): string {
  const here = "http://localhost";
  if (!asked?.startsWith("/") || !URL.canParse(asked, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}

/**
 * The callback page for a visit to the site's root that carries a sign-in's parameters: without a `redirectTo` the
 * protocol leads back to the root. Null for any other visit.
 */
export function callbackFromRoot(search: URLSearchParams, locale: Locale): string | null {
  const isCode = /^[\w-]{20,}$/.test(search.get("code") ?? "");
  if (!isCode && !search.has("error_description") && !search.has("error_code")) return null;
  const address = new URL(accountPaths.callback, "http://localhost");
  for (const [name, value] of search) address.searchParams.append(name, value);
  if (!search.has("next")) address.searchParams.set("next", pathIn(accountPaths.account, locale));
  return address.pathname + address.search;
}

/** The `redirectTo` of an email's link or of another provider: the callback page, which leads on to `next`. */
export function callbackUrl(siteUrl: string, next: string, locale: Locale): string {
  const address = new URL(accountPaths.callback, siteUrl);
  address.searchParams.set("next", next);
  // Named for Swedish too: the email is written in the language of this address.
  address.searchParams.set("lang", locale);
  return address.href;
}
