import { pathIn } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";

/** Where one signs in, shows the second factor, and looks after one's own account. */
export const signInPath = "/logga-in";
export const secondFactorPath = `${signInPath}/andra-steget`;
/** Where a new password is asked for. */
export const newPasswordPath = `${signInPath}/glomt-losenord`;

/** The sign-in page, or the one for the second factor, which afterwards leads on to `next`. */
export function signInHref(
  path: typeof signInPath | typeof secondFactorPath,
  next: string,
  locale: Locale,
): string {
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
