import type { RouterContextProvider } from "react-router";
import { companyFactsContext, renderPageContext } from "#app/context.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { pageIndex } from "#app/search/page-index.server.ts";
import { inPlace } from "#app/search/places.server.ts";
import type { Found } from "#app/search/search-index.server.ts";
import { searchWords } from "#app/search/words.server.ts";
import type { SiteAddress } from "#app/seo/sitemap.ts";
import { siteMap } from "#app/site-map.ts";
import { siteAddresses } from "./sitemap-data.server.ts";

/** Pages that visitors look for, though search engines need not list them. */
const unlisted = [siteMap.contactRequest, siteMap.quote].map(({ path }) => ({
  path,
  changed: null,
  languages: locales,
}));

/** An article takes 20 KB of a node's memory in each language, and 13 ms to read. Older ones than so many are not found. */
const maxArticles = 1_000;

/** Searches all pages, the newest articles and the openings in a language, as they are now. */
export async function searchSite(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  query: string,
): Promise<Found> {
  if (searchWords(query).length === 0) return { hits: [], stems: [] };
  const listed = await siteAddresses(context);
  const isArticle = ({ path }: SiteAddress) => path.startsWith(`${siteMap.news.path}/`);
  // Articles come last, since there may be many; they are the newest first already.
  const addresses = [
    ...listed.filter((address) => !isArticle(address)),
    ...unlisted,
    ...listed.filter(isArticle).slice(0, maxArticles),
  ];
  const facts = context.get(companyFactsContext);
  const index = await pageIndex(facts, locale, addresses, context.get(renderPageContext));
  const found = index.search(query);
  return { ...found, hits: inPlace(found, locale) };
}
