import { notFoundWords } from "#app/content/pages/not-found.server.ts";
import { searchFieldWords } from "#app/content/pages/search.server.ts";
import { cities } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { fill } from "#app/i18n/fill.ts";
import { cityHref, pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Guess, guessesOf, typedWords } from "#app/redirects/guess.ts";

/** The not-found page's data for an address; answer it with status 404. */
export function notFoundView(pathname: string, facts: CompanyFacts, locale: Locale) {
  const { inCity, ourCity, nearestCity, guesses: names, ...words } = notFoundWords(facts, locale);
  const toRow = (guess: Guess) => {
    if (guess.kind === "page") return { href: pageHref(guess.page, locale), ...names[guess.page] };
    const { service, city, nearest } = guess;
    const name = cities.find(({ slug }) => slug === city)?.name ?? city;
    return {
      href: cityHref(service, city, locale),
      name: fill(inCity[service], { city: name }),
      text: nearest ? nearestCity : ourCity,
    };
  };
  return {
    locale,
    words,
    guesses: guessesOf(pathname).map(toRow),
    search: { words: searchFieldWords[locale], query: typedWords(pathname) },
  };
}

export type NotFoundView = ReturnType<typeof notFoundView>;
