import { cities } from "#app/domain/cities.ts";
import { menuServices, serviceTable } from "#app/domain/services.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";
import { colours } from "#brand/colours.ts";

const drawings = import.meta.glob<string>("/public/illustrations/**/*.svg", {
  query: "?raw",
  import: "default",
});

const skyline = "skyline-natt";

/** The three who come, of people.svg: the figures of the site, on one ground. */
const people = "people";
const peopleScene = `<path fill="${colours["ink-900"]}" d="M0 0H514V630H0z"/><path fill="${colours["ink-700"]}" d="M514 60V630H40z"/><path fill="${colours["ink-800"]}" d="M0 575H514V630H0z"/>
<g transform="translate(226 128) scale(.63)"><use href="#guard"/></g><g transform="translate(346 128) scale(.63)"><use href="#order-guard"/></g><g transform="translate(452 132) scale(.62)"><use href="#host"/></g>`;

const artOfService = Object.fromEntries(
  menuServices.map((service): [PageKey, string] => [service, `vast-${serviceTable[service].slug}`]),
);

/** The illustrations of pages; a page without one gets the skyline. */
const artOfPage: Partial<Record<PageKey, string>> = {
  ...artOfService,
  home: "street",
  about: people,
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
  const markup = await drawings[`/public/illustrations/${name}.svg`]?.();
  if (!markup) return null;
  if (name !== people) return markup;
  // It only defines its figures: a picture of them has a size and says where they stand.
  return markup.replace("<svg ", '<svg viewBox="0 0 514 630" ').replace("</svg>", `${peopleScene}</svg>`);
}
