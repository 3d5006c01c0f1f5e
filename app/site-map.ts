import { brand } from "#app/content/brand.ts";

export interface Page {
  /** The main address, Swedish; English is the same path with `?lang=en`. */
  path: string;
  /** Other addresses that show the same page and name `path` as canonical (decisions.md, "Language and addresses"). */
  aliases?: readonly string[];
  /** The route module under app/pages. Absent: the address is reserved for a page that is not built yet. */
  file?: string;
  /** Not listed by search engines (confirmations, tokenised pages, the admin). */
  noindex?: true;
}

/**
 * THE table of pages: key -> address. Routes, typed links, canonical addresses and the tests' lists of
 * addresses all derive from it (architecture.md, "Layout").
 */
export const siteMap = {
  home: { path: "/", file: "home.tsx" },
  guard: { path: "/vaktare", file: "guard.tsx", aliases: ["/väktare-service"] },
  orderGuard: { path: "/ordningsvakt", file: "order-guard.tsx" },
  host: { path: "/entrevard", file: "host.tsx", aliases: ["/entrevard-service"] },
  training: { path: "/utbildning", file: "training.tsx" },
  securityTraining: {
    path: "/säkerhetsutbildningar",
    file: "security-training.tsx",
    aliases: ["/säkerhetsutbildningar-service"],
  },
  orderGuardTraining: { path: "/ordningsvakt-utbildning", file: "order-guard-training.tsx" },
  uniformGuide: { path: "/sakerhetsuniformer-guide", file: "uniform-guide.tsx" },
  difference: { path: "/skillnad-vaktare-ordningsvakt", file: "difference.tsx" },
  hostCost: { path: "/entrevard-kostnad", file: "host-cost.tsx" },
  prices: { path: "/pris", file: "prices.tsx" },
  expressOrder: { path: "/1-bolt", file: "express-order.tsx" },
  platform: { path: `/${brand.slug}`, file: "platform.tsx" },
  about: { path: "/about", aliases: [`/om-${brand.slug}`], file: "about.tsx" },
  news: { path: "/nyheter", file: "news.tsx" },
  careers: { path: "/bli-kollega", file: "careers.tsx" },
  guardApp: { path: "/vaktarens-app", file: "guard-app.tsx" },
  appRedirect: { path: "/app-redirect", aliases: ["/app"], file: "app-redirect.tsx" },
  storyBarToOrderGuard: { path: "/fran-krogen-till-ordningsvakt", file: "story.tsx" },
  storyPartTimeGuard: { path: "/vaktare-pa-deltid", file: "story.tsx" },
  storyTwoLanguages: { path: "/entrevard-med-tva-sprak", file: "story.tsx" },
  storyTeamLeader: { path: "/fran-vaktare-till-gruppledare", file: "story.tsx" },
  pressFeature: { path: "/press-trygg-bemanning", file: "press-feature.tsx" },
  contactRequest: { path: "/bli-kontaktad", file: "contact-request.tsx", noindex: true },
  quote: { path: "/offert", file: "quote.tsx", noindex: true },
  search: { path: "/sok", file: "search.tsx", noindex: true },
  demo: { path: "/boka-demo", file: "demo.tsx" },
  privacy: { path: "/privacy", file: "privacy.tsx" },
  terms: { path: "/terms", file: "terms.tsx" },
  cookies: { path: "/cookies", file: "cookies.tsx" },
  accessibility: { path: "/tillganglighet", file: "accessibility.tsx" },
  reportVulnerability: { path: "/rapportera-sarbarhet", file: "report-vulnerability.tsx" },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof siteMap;

/** The cities of the specification (section 2, "City pages"), in its order. */
export const cities = [
  { slug: "stockholm", name: "Stockholm" },
  { slug: "goteborg", name: "Göteborg" },
  { slug: "malmo", name: "Malmö" },
  { slug: "uppsala", name: "Uppsala" },
  { slug: "vasteras", name: "Västerås" },
  { slug: "orebro", name: "Örebro" },
] as const;

export type CitySlug = (typeof cities)[number]["slug"];

/**
 * The services that have city pages: the word before the city in the address, and the other spellings that
 * show the same page (decisions.md, "Language and addresses").
 */
export const cityServices = {
  guard: { prefix: "vaktare", aliases: [] },
  orderGuard: { prefix: "ordningsvakter", aliases: [] },
  host: { prefix: "entrevard", aliases: ["säkerhetsvärdar", "sakerhetsvärdar", "sakerhetsvardar"] },
} as const satisfies Partial<Record<keyof typeof siteMap, { prefix: string; aliases: readonly string[] }>>;

export type CityService = keyof typeof cityServices;

export interface CityPage {
  service: CityService;
  city: CitySlug;
  /** The canonical address, `/entrevard-malmo`. */
  path: string;
  aliases: readonly string[];
}

/** Every service in every city, service by service: eighteen pages of one route module. */
export const cityPages: readonly CityPage[] = (Object.keys(cityServices) as CityService[]).flatMap(
  (service) =>
    cities.map(({ slug }) => ({
      service,
      city: slug,
      path: `/${cityServices[service].prefix}-${slug}`,
      aliases: cityServices[service].aliases.map((prefix) => `/${prefix}-${slug}`),
    })),
);

/** The route module of the city pages under app/pages. */
export const cityFile = "city.tsx";

/** The city page at a path of a request, canonical or alias, encoded or not; undefined when there is none. */
export function cityPageAt(pathname: string): CityPage | undefined {
  return cityPages.find(({ path, aliases }) =>
    [path, ...aliases].some((address) => address === pathname || encodeURI(address) === pathname),
  );
}

const builtPaths = new Set([
  ...Object.values<Page>(siteMap).flatMap(({ path, file }) => (file ? [path] : [])),
  ...cityPages.map(({ path }) => path),
]);

/** Whether an address of the site has its page already; the others are reserved and answer 404 until then. */
export function isBuilt(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return (
    builtPaths.has(path) || [siteMap.news, siteMap.careers].some((list) => path.startsWith(`${list.path}/`))
  );
}
