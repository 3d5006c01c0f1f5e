import { type Context, siteContext } from "#app/context.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { pageIndex } from "#app/search/page-index.server.ts";
import { inPlace } from "#app/search/places.server.ts";
import type { Found, SearchIndex } from "#app/search/search-index.server.ts";
import { searchWords } from "#app/search/words.server.ts";
import { siteMap } from "#app/site-map.ts";
import { siteAddresses } from "./sitemap-data.server.ts";

/** Pages that visitors search for, though they are not in the sitemap. */
const unlisted = [siteMap.contactRequest, siteMap.quote].map(({ path }) => ({
  path,
  changed: null,
  languages: locales,
}));

/** The maximum number of pages in the index: each takes 20 KB of memory in each language, and 13 ms to index. */
const maxPages = 1_100;

/**
 * Searches the pages, the newest articles and the openings that are indexed within `maxWait` ms, in a language. A query
 * without words only begins to index, so that somebody who opens the search page finds everything once they have typed.
 */
export async function searchSite(
  context: Context,
  locale: Locale,
  query: string,
  maxWait?: number,
): Promise<Found> {
  const indexed = siteIndex(context, locale, maxWait);
  if (searchWords(query).length === 0) {
    indexed.catch(() => {});
    return { hits: [], stems: [] };
  }
  const results = (await indexed).search(query);
  return { ...results, hits: inPlace(results, locale) };
}

async function siteIndex(context: Context, locale: Locale, maxWait?: number): Promise<SearchIndex> {
  // Articles are last, the newest of them first.
  const addresses = [...unlisted, ...(await siteAddresses(context))].slice(0, maxPages);
  const { facts, renderPage } = context.get(siteContext);
  return pageIndex(facts, locale, addresses, renderPage, maxWait);
}
