import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cityPages, type Page, siteMap } from "#app/site-map.ts";
import { readPage } from "./read-page.server.ts";
import type { SearchedPage } from "./rules.ts";

/** An index for each language and state of the company facts; those of earlier states are garbage collected. */
const indexes = new WeakMap<CompanyFacts, Map<Locale, Promise<SearchedPage[]>>>();

/**
 * Every page that search engines may list except the news, as visitors read it in a language. Built by the first
 * search, page by page so that other requests are answered in between, and kept: the words change with the next
 * start, or with the company facts. Takes a function that gives a page's HTML, or null where there is no page.
 */
export function pageIndex(
  facts: CompanyFacts,
  locale: Locale,
  renderPage: (target: string) => Promise<string | null>,
): Promise<SearchedPage[]> {
  const ofFacts = indexes.get(facts) ?? new Map<Locale, Promise<SearchedPage[]>>();
  indexes.set(facts, ofFacts);
  const kept = ofFacts.get(locale) ?? readPages(locale, renderPage);
  ofFacts.set(locale, kept);
  kept.catch(() => ofFacts.delete(locale));
  return kept;
}

async function readPages(
  locale: Locale,
  renderPage: (target: string) => Promise<string | null>,
): Promise<SearchedPage[]> {
  const listed = Object.values<Page>(siteMap).filter(({ noindex }) => !noindex);
  const pages: SearchedPage[] = [];
  for (const { path } of [...listed, ...cityPages]) {
    const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
    if (html !== null) pages.push(readPage(path, html));
  }
  return pages;
}
