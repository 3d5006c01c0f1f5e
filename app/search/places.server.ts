import { cities, townsNear } from "#app/domain/cities.ts";
import { cityPageAt } from "#app/domain/city-pages.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import type { Found, Hit } from "./search-index.server.ts";
import { plainWords, stemOf } from "./words.server.ts";

/** The results without the pages of cities that are not in the query; the best result always stays. */
export function inPlace({ hits, stems }: Found, locale: Locale): Hit[] {
  const names = (...places: string[]) =>
    places.some((place) => plainWords(place).every((word) => stems.includes(stemOf(word, locale))));
  return hits.filter(({ path }, rank) => {
    const page = rank > 0 && cityPageAt(path);
    const city = page && cities.find(({ slug }) => slug === page.city);
    return !city || names(...Object.values(city.names), ...townsNear(city.slug));
  });
}

/** The city nearest to a town in the query; null if there is no such town. */
export function nearestCity({ stems }: Found, locale: Locale): string | null {
  const near = cities.find(({ slug }) =>
    townsNear(slug).some((town) => stems.includes(stemOf(town, locale))),
  );
  return near?.names[defaultLocale] ?? null;
}
