import { accountPaths } from "#app/domain/staff-paths.ts";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The URL parameter of the second-factor pages for a phone; its value is the factor's id if there may be several. */
export const phoneParameter = "telefon";

/** The URL parameter of the page that adds a second factor, for an authenticator app. */
export const appParameter = "app";

/** The path of a sign-in page that redirects to `next` afterwards. */
export function signInHref(path: string, next: string, locale: Locale): string {
  return withQuery(pathIn(path, locale), { next });
}

/** The path of the account page; `doneKey` is the key of the message that it shows. */
export function accountHref(locale: Locale, doneKey?: string): string {
  return withQuery(pathIn(accountPaths.account, locale), doneKey ? { klart: doneKey } : {});
}

/** Where to go after signing in: `next`, if it is a path of this site (no open redirect); otherwise `fallback`. */
export function nextPath(next: string | null, fallback: string): string {
  const anyOrigin = "http://localhost";
  if (!next?.startsWith("/") || !URL.canParse(next, anyOrigin)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}

/**
 * The path of the callback page for a visit to the site's root with a sign-in's parameters: without a `redirectTo` the
 * protocol redirects to the root. Null for any other visit.
 */
export function callbackFromRoot(search: URLSearchParams, locale: Locale): string | null {
  const isCode = /^[\w-]{20,}$/.test(search.get("code") ?? "");
  if (!isCode && !search.has("error_description") && !search.has("error_code")) return null;
  const url = new URL(accountPaths.callback, "http://localhost");
  for (const [name, value] of search) url.searchParams.append(name, value);
  if (!search.has("next")) url.searchParams.set("next", pathIn(accountPaths.account, locale));
  return url.pathname + url.search;
}

/** The `redirectTo` for emailed links and other providers: the callback page, which redirects to `next`. */
export function callbackUrl(siteUrl: string, next: string, locale: Locale): string {
  const url = new URL(accountPaths.callback, siteUrl);
  url.searchParams.set("next", next);
  // Set for Swedish too: the email is written in the language of this URL.
  url.searchParams.set("lang", locale);
  return url.href;
}
