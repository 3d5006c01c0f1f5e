import type { Configuration } from "./configuration.ts";
import type { PageKey } from "./page-key.ts";

export const noStore = "no-store";
/** For 301 redirects: long enough to save a round trip, short enough to correct a mistake in the table of redirects. */
export const permanent = "public, max-age=86400";

/** How long (s) a shared cache serves a page without revalidating it, and then once more while it revalidates. */
const maxAge = 60;
/** How long (s) it serves the page while this process does not answer, or answers 5xx. */
const staleIfError = 86_400;

/**
 * The Cache-Control and Vary of a public page. Browsers always revalidate. Shared caches may store a page whose URL has
 * the language (`?lang=`); a page whose language the cookie chooses only with SHARED_CACHE=by-language, since many
 * caches ignore `Vary: Cookie`. `expires` is the page's own Expires header.
 */
export function sharedCacheHeaders(
  { isLocaleInUrl }: PageKey,
  sharedCache: Configuration["SHARED_CACHE"],
  expires: string | undefined,
): { "cache-control"?: string; vary: string } {
  const vary = isLocaleInUrl ? "Accept-Encoding" : "Accept-Encoding, Cookie";
  if (!isLocaleInUrl && sharedCache === "by-address") return { vary };
  const secondsLeft = expires ? Math.max(0, Math.floor((Date.parse(expires) - Date.now()) / 1_000)) : maxAge;
  return {
    "cache-control": `public, max-age=0, s-maxage=${Math.min(maxAge, secondsLeft)}, stale-while-revalidate=${maxAge}, stale-if-error=${staleIfError}`,
    vary,
  };
}
