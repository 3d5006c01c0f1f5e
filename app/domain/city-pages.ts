import { type CitySlug, cities } from "./cities.ts";

/**
 * The services with city pages: the word before the city in the path, and other spellings that show the same page
 * (product 2.3, 2.4).
 */
export const cityServices = {
  guard: { prefix: "vaktare", aliases: [] },
  orderGuard: { prefix: "ordningsvakter", aliases: [] },
  entranceHost: { prefix: "entrevard", aliases: ["säkerhetsvärdar", "sakerhetsvärdar", "sakerhetsvardar"] },
} as const;

export type CityService = keyof typeof cityServices;

export interface CityPage {
  service: CityService;
  city: CitySlug;
  /** The canonical path, `/entrevard-malmo`. */
  path: string;
  aliases: readonly string[];
}

/** Every service in every city: eighteen pages of one route module. */
export const cityPages: readonly CityPage[] = (Object.keys(cityServices) as CityService[]).flatMap(
  (service) =>
    cities.map(({ slug }) => ({
      service,
      city: slug,
      path: `/${cityServices[service].prefix}-${slug}`,
      aliases: cityServices[service].aliases.map((prefix) => `/${prefix}-${slug}`),
    })),
);

/** The city page of a request's path, canonical or alias, encoded or not; undefined when there is none. */
export function cityPageAt(pathname: string): CityPage | undefined {
  return cityPages.find(({ path, aliases }) =>
    [path, ...aliases].some((address) => address === pathname || encodeURI(address) === pathname),
  );
}
