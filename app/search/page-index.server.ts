import { setTimeout as delay } from "node:timers/promises";
import { searchWords } from "#app/content/search-words.server.ts";
import { cities, townsNear } from "#app/domain/cities.ts";
import { cityPageAt } from "#app/domain/city-pages.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { PageAddress } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";
import { readPage } from "./read-page.server.ts";
import { SearchIndex } from "./search-index.server.ts";

const pageKeys = Object.keys(siteMap) as PageKey[];

interface CachedIndex {
  index: SearchIndex;
  /** The pages in it, with the `changed` that they were read at. */
  read: Map<string, string | null>;
  /** The running update; the next one waits for it. */
  last: Promise<void>;
}

/** The indexes by company facts and language; those of earlier facts are garbage collected. */
const indexes = new WeakMap<CompanyFacts, Partial<Record<Locale, CachedIndex>>>();

/** How long (ms) a search waits for pages that are not indexed yet. */
const maxWait = 3_000;

/**
 * The search index of some pages in a language, as visitors read them. The first search builds it, page by page, so
 * that other requests are handled in between; later searches index again the pages that have changed. A search that has
 * waited for three seconds searches what is indexed by then, while the rest follows: list the important pages first.
 * Takes a function that returns a page's HTML, or null where there is no page.
 */
export async function pageIndex(
  facts: CompanyFacts,
  locale: Locale,
  addresses: readonly PageAddress[],
  renderPage: (target: string) => Promise<string | null>,
  wait = maxWait,
): Promise<SearchIndex> {
  const ofFacts = indexes.getOrInsert(facts, {});
  ofFacts[locale] ??= { index: new SearchIndex(locale), read: new Map(), last: Promise.resolve() };
  const cached = ofFacts[locale];
  const pages = addresses.filter(({ languages }) => languages.includes(locale));
  const turn = cached.last.then(() => readChanged(cached, pages, locale, renderPage));
  cached.last = turn.catch(() => {});
  await Promise.race([turn, delay(wait, undefined, { ref: false })]);
  return cached.index;
}

async function readChanged(
  { index, read }: CachedIndex,
  pages: readonly PageAddress[],
  locale: Locale,
  renderPage: (target: string) => Promise<string | null>,
): Promise<void> {
  const paths = new Set(pages.map(({ path }) => path));
  for (const path of read.keys()) {
    if (paths.has(path)) continue;
    index.remove(path);
    read.delete(path);
  }
  for (const { path, changed } of pages) {
    if (read.has(path) && read.get(path) === changed) continue;
    const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
    if (html === null) continue;
    index.put({ path, ...readPage(html), ...namesOf(path) });
    read.set(path, changed);
  }
}

/**
 * The names that people use for a page, and its weight. Pages below another one share its names, and so do the city
 * pages of a service, with half the weight.
 */
function namesOf(path: string): { called: string; weight: number } {
  const city = cityPageAt(path);
  const key = city?.service ?? pageKeys.find((page) => `${path}/`.startsWith(`${siteMap[page].path}/`));
  const words = key && searchWords[key];
  const called = Object.values(words ?? {});
  const place = cities.find(({ slug }) => slug === city?.city);
  if (!place) return { called: called.join(), weight: words && path === siteMap[key].path ? 1 : 0.5 };
  return {
    called: [...called, ...Object.values(place.names), ...townsNear(place.slug)].join(),
    weight: 0.5,
  };
}
