import type { CitySlug } from "#app/domain/cities.ts";
import { type CityService, cityServices } from "#app/domain/city-pages.ts";
import { pathIn } from "./links.ts";
import type { Locale } from "./locale.ts";

/** The path of a service's page in a city (product 2.4). */
export function cityHref(service: CityService, city: CitySlug, locale: Locale): string {
  return pathIn(`/${cityServices[service].prefix}-${city}`, locale);
}
