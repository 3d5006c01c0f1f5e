import { cities } from "#app/domain/cities.ts";
import { menuServices, serviceTable } from "#app/domain/services.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";

const drawings = import.meta.glob<string>("/public/illustrations/**/*.svg", {
  query: "?raw",
  import: "default",
});

const skyline = "skyline-natt";

const artOfService = Object.fromEntries(
  menuServices.map((service): [PageKey, string] => [service, `vast-${serviceTable[service].slug}`]),
);

/** The illustrations of pages; a page without one gets the skyline. */
const artOfPage: Partial<Record<PageKey, string>> = {
  ...artOfService,
  home: "delning/hemma",
  about: "delning/hemma",
  platform: "karta-hero-natt",
  guardApp: "karta-hero-natt",
  expressOrder: "vast-vaktare",
  demo: "karta-hero-natt",
  careers: "vast-vaktare",
  storyPartTimeGuard: "vast-vaktare",
  storyTeamLeader: "vast-vaktare",
  difference: "vast-ordningsvakt",
  uniformGuide: "vast-ordningsvakt",
  storyBarToOrderGuard: "vast-ordningsvakt",
  entranceHostCost: "vast-entrevard",
  storyTwoLanguages: "vast-entrevard",
  securityTraining: "vast-utbildning",
  orderGuardTraining: "vast-utbildning",
};

const artOfPath = new Map<string, string | undefined>(
  Object.entries(siteMap).map(([key, { path }]) => [path, artOfPage[key as PageKey]]),
);

/** The illustration of a page that sets none: by its path, its city's map, or the skyline. */
export function artOf(path: string): string {
  const city = cities.find(({ slug }) => path.endsWith(`-${slug}`));
  return artOfPath.get(path) ?? (city ? `karta-${city.slug}-natt` : skyline);
}

/** The markup of an illustration under /illustrations; null when there is none with that name. */
export async function readArt(name: string): Promise<string | null> {
  return (await drawings[`/public/illustrations/${name}.svg`]?.()) ?? null;
}
