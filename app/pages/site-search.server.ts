import type { RouterContextProvider } from "react-router";
import { companyFactsContext, renderPageContext } from "#app/context.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { pageIndex } from "#app/search/page-index.server.ts";
import { inPlace } from "#app/search/places.server.ts";
import type { Found } from "#app/search/search-index.server.ts";
import { searchWords } from "#app/search/words.server.ts";
import { siteMap } from "#app/site-map.ts";
import { siteAddresses } from "./sitemap-data.server.ts";

/** Pages that visitors look for, though search engines need not list them. */
const unlisted = [siteMap.contactRequest, siteMap.quote].map(({ path }) => ({
  path,
  changed: null,
  languages: locales,
}));

/** Searches all pages, news and openings in a language, as they are now. */
export async function searchSite(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  query: string,
): Promise<Found> {
  if (searchWords(query).length === 0) return { hits: [], stems: [] };
  const addresses = [...(await siteAddresses(context)), ...unlisted];
  const facts = context.get(companyFactsContext);
  const index = await pageIndex(facts, locale, addresses, context.get(renderPageContext));
  const found = index.search(query);
  return { ...found, hits: inPlace(found, locale) };
}
