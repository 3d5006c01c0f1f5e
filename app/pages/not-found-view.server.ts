import { setTimeout } from "node:timers/promises";
import type { LoaderFunctionArgs } from "react-router";
import { notFoundMessages } from "#app/content/pages/not-found.server.ts";
import { searchFieldMessages } from "#app/content/pages/search.server.ts";
import { siteContext } from "#app/context.ts";
import { pathIn } from "#app/i18n/links.ts";
import { type Locale, requestLocale } from "#app/i18n/locale.ts";
import type { NotFoundView } from "#app/layout/not-found-screen.tsx";
import { typedWords } from "#app/redirects/typed-words.ts";
import type { Hit } from "#app/search/search-index.server.ts";
import { searchWords, stemOf } from "#app/search/words.server.ts";
import { brand } from "#brand/company.ts";
import { similarPath } from "./similar-path.server.ts";
import { searchSite } from "./site-search.server.ts";

const maxGuesses = 3;

/** A guess must have at least this share of the typed words. */
const minNamed = 1 / 2;

/**
 * The longest wait (ms) for guesses. The first search indexes the whole site: the guesses are made from what is indexed
 * by then.
 */
const [maxWait, maxIndexing] = [2_000, 1_500];

/** The not-found page's data for a URL, with the pages that match its words; respond with status 404. */
export async function notFoundView({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, "request" | "url" | "context">): Promise<NotFoundView> {
  const locale = requestLocale(request);
  const { facts, reportError } = context.get(siteContext);
  const near = similarPath(url.pathname);
  const query = near ? typedWords(near) : withoutBrand(url.pathname, locale);
  const searched = searchSite(context, locale, query, maxIndexing).catch((error: unknown) => {
    reportError(error, url.pathname);
    return null;
  });
  const results = await Promise.race([searched, setTimeout(maxWait, null, { ref: false })]);
  const guesses = bestMatches(results?.hits ?? []);
  guesses.sort((a, b) => Number(b.path === near) - Number(a.path === near));
  return {
    locale,
    messages: notFoundMessages(facts, locale),
    guesses: guesses
      .slice(0, maxGuesses)
      .map(({ path, title }) => ({ href: pathIn(path, locale), name: title })),
    search: { messages: searchFieldMessages[locale], query: typedWords(url.pathname) },
  };
}

/** The words of a path without the company's name, or the beginning of it: it does not say which page was meant. */
function withoutBrand(pathname: string, locale: Locale): string {
  const words = searchWords(typedWords(pathname));
  return words.filter((word) => word.length < 4 || !brand.slug.startsWith(stemOf(word, locale))).join(" ");
}

/** The pages that match most words of the path, and at least half of them, without those below one of them. */
function bestMatches(hits: readonly Hit[]): Hit[] {
  const best = Math.max(minNamed, ...hits.map(({ named }) => named));
  const named = hits.filter((hit) => hit.named === best);
  return named.filter(({ path }) => !named.some((above) => path.startsWith(`${above.path}/`)));
}
