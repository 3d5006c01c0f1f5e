import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Where one signs in, shows the second factor, and looks after one's own account. */
export const signInPath = "/logga-in";
export const secondFactorPath = `${signInPath}/andra-steget`;
/** Where a new password is asked for, and where it is chosen. */
export const newPasswordPath = `${signInPath}/glomt-losenord`;
export const choosePasswordPath = `${signInPath}/nytt-losenord`;
/** Where a link to sign in with is asked for. */
export const emailLinkPath = `${signInPath}/lank`;
/** Where somebody who was invited chooses a password; an invitation's email leads there by way of `callbackPath`. */
export const invitationPath = `${signInPath}/inbjudan`;
/** Where emails and other providers lead back to (specification section 5, "Authentication URL callback"). */
export const callbackPath = `${signInPath}/svar`;
/** Where signing in with another provider begins: its name follows. */
export const providerPath = `${signInPath}/med`;
export const signOutPath = `${signInPath}/ut`;
export const accountPath = "/konto";
/** Where a session elsewhere is ended. */
export const endSessionPath = `${accountPath}/avsluta`;
/** Where a second factor is added. */
export const enrolPath = `${accountPath}/andra-steget`;
/** In the addresses of the second factor: it is a telephone that codes are sent to. Its value says which, where there may be several. */
export const phoneParameter = "telefon";
/** Where another provider is linked to the account: its name follows. */
export const linkPath = `${accountPath}/koppla`;
export const setupPath = "/setup";
/** Where somebody gets to who asked for nothing else. */
export const homePath = "/admin";

/** One of the pages above, which afterwards leads on to `next`. */
export function signInHref(path: string, next: string, locale: Locale): string {
  const address = new URL(pathIn(path, locale), "http://localhost");
  address.searchParams.set("next", next);
  return address.pathname + address.search;
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
 * for (specification section 7.9); null for any other visit.
 */
export function callbackFromRoot(search: URLSearchParams, locale: Locale): string | null {
  const isCode = /^[\w-]{20,}$/.test(search.get("code") ?? "");
  if (!isCode && !search.has("error_description") && !search.has("error_code")) return null;
  const address = new URL(callbackPath, "http://localhost");
  for (const [name, value] of search) address.searchParams.append(name, value);
  if (!search.has("next")) address.searchParams.set("next", pathIn(accountPath, locale));
  return address.pathname + address.search;
}

/** Where an email's link, or another provider, is to lead back to, and then on to `next`: for `redirectTo`. */
export function callbackUrl(siteUrl: string, next: string, locale: Locale): string {
  const address = new URL(callbackPath, siteUrl);
  address.searchParams.set("next", next);
  // Always named: the email is written in the language of this address.
  address.searchParams.set("lang", locale);
  return address.href;
}
