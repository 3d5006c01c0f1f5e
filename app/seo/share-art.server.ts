import { cities } from "#app/domain/cities.ts";
import { menuServices, serviceTable } from "#app/domain/services.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";
import { colours } from "#brand/colours.ts";

const drawings = import.meta.glob<string>("/public/illustrations/**/*.svg", {
  query: "?raw",
  import: "default",
});

const skyline = "skyline-natt";

/** Pictures of people.svg: who stands where on one ground, 514 x 630. */
const scenes: Readonly<Record<string, string>> = {
  // The three who come.
  people: figures(0.58, { guard: 230, "order-guard": 338, host: 434 }),
  walking: figures(0.7, { "guard-walking": 300 }),
};

/** Figures of a size, by their place from the left. */
function figures(scale: number, places: Readonly<Record<string, number>>): string {
  const ground = `<path fill="${colours["ink-900"]}" d="M0 0H514V630H0z"/><path fill="${colours["ink-700"]}" d="M514 60V630H40z"/><path fill="${colours["ink-800"]}" d="M0 575H514V630H0z"/>`;
  const uses = Object.entries(places).map(
    ([name, x]) =>
      `<g transform="translate(${x} ${600 - 750 * scale}) scale(${scale})"><use href="#${name}"/></g>`,
  );
  return ground + uses.join("");
}

const artOfService = Object.fromEntries(
  menuServices.map((service): [PageKey, string] => [service, `vast-${serviceTable[service].slug}`]),
);

/** The illustrations of pages; a page without one gets the skyline. */
const artOfPage: Partial<Record<PageKey, string>> = {
  ...artOfService,
  home: "street",
  about: "people",
  platform: "people",
  guardApp: "walking",
  expressOrder: "vast-vaktare",
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
  const scene = scenes[name];
  const markup = await drawings[`/public/illustrations/${scene ? "people" : name}.svg`]?.();
  if (!markup) return null;
  if (!scene) return markup;
  // It only defines its figures: a picture of them has a size and says where they stand.
  return markup.replace("<svg ", '<svg viewBox="0 0 514 630" ').replace("</svg>", `${scene}</svg>`);
}
