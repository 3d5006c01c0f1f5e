import { copyRound } from "#app/i18n/copy.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cityPages, type Page, siteMap } from "#app/site-map.ts";
import { readPage, type SearchedPage } from "./rules.ts";

const indexes = new Map<Locale, Promise<SearchedPage[]>>();
let round = copyRound;

/**
 * Every page that search engines may list, but the news, as it reads in a language: what the visitor sees is
 * what is searched. Made by the first search, page by page so that others are answered in between, and kept:
 * words change with the next start, or with the company's figures. Takes the way to a page's HTML, which gives null where there is no page.
 */
export function pageIndex(
  locale: Locale,
  renderPage: (target: string) => Promise<string | null>,
): Promise<SearchedPage[]> {
  if (round !== copyRound) indexes.clear();
  round = copyRound;
  const kept = indexes.get(locale) ?? readPages(locale, renderPage);
  indexes.set(locale, kept);
  kept.catch(() => indexes.delete(locale));
  return kept;
}

async function readPages(
  locale: Locale,
  renderPage: (target: string) => Promise<string | null>,
): Promise<SearchedPage[]> {
  const listed = Object.values<Page>(siteMap).filter(({ file, noindex }) => file && !noindex);
  const pages: SearchedPage[] = [];
  for (const { path } of [...listed, ...cityPages]) {
    const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
    if (html !== null) pages.push(readPage(path, html));
  }
  return pages;
}
