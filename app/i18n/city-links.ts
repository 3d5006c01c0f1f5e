import { type CitySlug, citiesIn } from "#app/domain/cities.ts";
import { cityPath } from "#app/domain/city-pages.ts";
import type { CityService } from "#app/domain/services.ts";
import { pathIn } from "./links.ts";
import type { Locale } from "./locale.ts";

/** The path of a service's page in a city (product 2.4). */
export function cityHref(service: CityService, city: CitySlug, locale: Locale): string {
  return pathIn(cityPath(service, city), locale);
}

/** A service's pages in every city, by the cities' names in one language. */
export function cityLinks(service: CityService, locale: Locale) {
  return citiesIn(locale).map((city) => ({ ...city, href: cityHref(service, city.slug, locale) }));
}
