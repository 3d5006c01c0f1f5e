import { type Context, companyFactsContext, renderPageContext } from "#app/context.ts";
import type { PageAddress } from "#app/i18n/links.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { pageIndex } from "#app/search/page-index.server.ts";
import { inPlace } from "#app/search/places.server.ts";
import type { Found } from "#app/search/search-index.server.ts";
import { searchWords } from "#app/search/words.server.ts";
import { siteMap } from "#app/site-map.ts";
import { siteAddresses } from "./sitemap-data.server.ts";

/** Pages that visitors search for, though they are not in the sitemap. */
const unlisted = [siteMap.contactRequest, siteMap.quote].map(({ path }) => ({
  path,
  changed: null,
  languages: locales,
}));

/**
 * The maximum number of articles in the index, the newest: each takes 20 KB of memory in each language, and 13 ms to
 * index.
 */
const maxArticles = 1_000;

/** Searches the pages, the newest articles and the openings that are indexed within `maxWait` ms, in a language. */
export async function searchSite(
  context: Context,
  locale: Locale,
  query: string,
  maxWait?: number,
): Promise<Found> {
  if (searchWords(query).length === 0) return { hits: [], stems: [] };
  const listed = await siteAddresses(context);
  const isArticle = ({ path }: PageAddress) => path.startsWith(`${siteMap.news.path}/`);
  // Articles are last, since there may be many; they are sorted with the newest first.
  const addresses = [
    ...listed.filter((address) => !isArticle(address)),
    ...unlisted,
    ...listed.filter(isArticle).slice(0, maxArticles),
  ];
  const facts = context.get(companyFactsContext);
  const index = await pageIndex(facts, locale, addresses, context.get(renderPageContext), maxWait);
  const results = index.search(query);
  return { ...results, hits: inPlace(results, locale) };
}
