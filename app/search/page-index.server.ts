import { setTimeout as delay } from "node:timers/promises";
import { searchWords } from "#app/content/search-words.server.ts";
import { cities, townsNear } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cityPageAt, type PageKey, siteMap } from "#app/site-map.ts";
import { readPage } from "./read-page.server.ts";
import { SearchIndex } from "./search-index.server.ts";

export interface PageAddress {
  path: string;
  /** When its text last changed. */
  changed: string | null;
  languages: readonly Locale[];
}

const pageKeys = Object.keys(siteMap) as PageKey[];

interface KeptIndex {
  index: SearchIndex;
  /** The pages in it, with the `changed` that they were read at. */
  read: Map<string, string | null>;
  /** The last update; the next one waits for it. */
  last: Promise<void>;
}

/** An index for each language and state of the company facts; those of earlier states are garbage collected. */
const indexes = new WeakMap<CompanyFacts, Partial<Record<Locale, KeptIndex>>>();

/** A search waits so long (ms) for pages that are not read yet. */
const maxWait = 3_000;

/**
 * The index of some pages, as visitors read them in a language. Built by the first search, page by page so that other
 * requests are answered in between, and kept; later searches read the pages that have changed. A search that has waited
 * for three seconds finds what was read by then, while the rest is read on: name the important pages first. Takes a
 * function that gives a page's HTML, or null where there is no page.
 */
export async function pageIndex(
  facts: CompanyFacts,
  locale: Locale,
  addresses: readonly PageAddress[],
  renderPage: (target: string) => Promise<string | null>,
  wait = maxWait,
): Promise<SearchIndex> {
  const ofFacts = indexes.get(facts) ?? {};
  indexes.set(facts, ofFacts);
  ofFacts[locale] ??= { index: new SearchIndex(locale), read: new Map(), last: Promise.resolve() };
  const kept = ofFacts[locale];
  const pages = addresses.filter(({ languages }) => languages.includes(locale));
  const turn = kept.last.then(() => readChanged(kept, pages, locale, renderPage));
  kept.last = turn.catch(() => {});
  await Promise.race([turn, delay(wait, undefined, { ref: false })]);
  return kept.index;
}

async function readChanged(
  { index, read }: KeptIndex,
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
 * What people call a page, and its weight. Pages below another one share its names, and so do the city pages of a
 * service, with half the weight.
 */
function namesOf(path: string): { called: string; weight: number } {
  const city = cityPageAt(path);
  const key = city?.service ?? pageKeys.find((page) => `${path}/`.startsWith(`${siteMap[page].path}/`));
  const words = key && searchWords[key];
  const called = Object.values(words ?? {});
  const place = cities.find(({ slug }) => slug === city?.city);
  if (!place) return { called: called.join(), weight: words && path === siteMap[key].path ? 1 : 0.5 };
  return {
    called: [...called, place.name, place.englishName, ...townsNear(place.slug)].join(),
    weight: 0.5,
  };
}
