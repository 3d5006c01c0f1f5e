import type { Configuration } from "./configuration.ts";
import type { PageKey } from "./page-key.ts";

export const noStore = "no-store";
/** For addresses with a hash of their content. */
export const immutable = "public, max-age=31536000, immutable";
/** For browsers and proxies: long enough to save a round trip, short enough to correct a mistake in the table. */
export const permanent = "public, max-age=86400";

/** How long (s) a shared cache shows a page without asking, and then once more while it asks. */
const fresh = 60;
/** How long (s) it shows the page when this process does not answer, or answers 5xx. */
const withoutOrigin = 86_400;

/**
 * The Cache-Control and Vary of a public page. Browsers always ask whether it has changed. Shared caches keep a page
 * whose address names its language; others only when they are said to tell the languages apart (SHARED_CACHE), since
 * many ignore `Vary: Cookie`. `expires` is when the page itself says that it ends.
 */
export function sharedHeaders(
  { isNamed }: PageKey,
  sharedCache: Configuration["SHARED_CACHE"],
  expires: string | undefined,
): { "cache-control"?: string; vary: string } {
  const vary = isNamed ? "Accept-Encoding" : "Accept-Encoding, Cookie";
  if (!isNamed && sharedCache === "by-address") return { vary };
  const left = expires ? Math.max(0, Math.floor((Date.parse(expires) - Date.now()) / 1_000)) : fresh;
  return {
    "cache-control": `public, max-age=0, s-maxage=${Math.min(fresh, left)}, stale-while-revalidate=${fresh}, stale-if-error=${withoutOrigin}`,
    vary,
  };
}
