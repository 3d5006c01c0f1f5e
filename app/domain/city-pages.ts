import { type CitySlug, cities } from "./cities.ts";
import { type CityService, cityServices, serviceTable } from "./services.ts";

export interface CityPage {
  service: CityService;
  city: CitySlug;
  /** The canonical path, `/entrevard-malmo`. */
  path: string;
  aliases: readonly string[];
}

/** The path of a service's page in a city (product 2.4), in Swedish. */
export function cityPath(service: CityService, city: CitySlug): string {
  return `/${serviceTable[service].cityPages.prefix}-${city}`;
}

/** Every service in every city: one route module. */
export const cityPages: readonly CityPage[] = cityServices.flatMap((service) =>
  cities.map(({ slug }) => ({
    service,
    city: slug,
    path: cityPath(service, slug),
    aliases: serviceTable[service].cityPages.aliases.map((prefix) => `/${prefix}-${slug}`),
  })),
);

/** The city page of a request's path, canonical or alias, encoded or not; undefined when there is none. */
export function cityPageAt(pathname: string): CityPage | undefined {
  return cityPages.find(({ path, aliases }) =>
    [path, ...aliases].some((address) => address === pathname || encodeURI(address) === pathname),
  );
}
