import { brand } from "#app/content/brand.ts";
import { type CitySlug, cities } from "#app/domain/cities.ts";

export interface Page {
  /** The main address, in Swedish; English is the same path with `?lang=en`. */
  path: string;
  /** Other addresses that show the same page and name `path` as canonical (product 2.3). */
  aliases?: readonly string[];
  /** The route module under app/pages. */
  file: string;
  /** Not listed by search engines (confirmations, pages with a token, the admin). */
  noindex?: true;
}

/**
 * The public pages: key -> address (product 2.1). Routes, typed links, canonical addresses and the tests' lists of
 * addresses derive from it.
 */
export const siteMap = {
  home: { path: "/", file: "home.tsx" },
  guard: { path: "/vaktare", file: "guard.tsx", aliases: ["/väktare-service"] },
  orderGuard: { path: "/ordningsvakt", file: "order-guard.tsx" },
  entranceHost: { path: "/entrevard", file: "entrance-host.tsx", aliases: ["/entrevard-service"] },
  training: { path: "/utbildning", file: "training.tsx" },
  securityTraining: {
    path: "/säkerhetsutbildningar",
    file: "security-training.tsx",
    aliases: ["/säkerhetsutbildningar-service"],
  },
  orderGuardTraining: { path: "/ordningsvakt-utbildning", file: "order-guard-training.tsx" },
  uniformGuide: { path: "/sakerhetsuniformer-guide", file: "uniform-guide.tsx" },
  difference: { path: "/skillnad-vaktare-ordningsvakt", file: "difference.tsx" },
  entranceHostCost: { path: "/entrevard-kostnad", file: "entrance-host-cost.tsx" },
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

/**
 * The services that have city pages: the word before the city in the address, and other spellings that show the same
 * page (product 2.3, 2.4).
 */
export const cityServices = {
  guard: { prefix: "vaktare", aliases: [] },
  orderGuard: { prefix: "ordningsvakter", aliases: [] },
  entranceHost: { prefix: "entrevard", aliases: ["säkerhetsvärdar", "sakerhetsvärdar", "sakerhetsvardar"] },
} as const satisfies Partial<Record<keyof typeof siteMap, { prefix: string; aliases: readonly string[] }>>;

export type CityService = keyof typeof cityServices;

export interface CityPage {
  service: CityService;
  city: CitySlug;
  /** The canonical address, `/entrevard-malmo`. */
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

export const cityFile = "city.tsx";

/** The city page of a request's path, canonical or alias, encoded or not; undefined when there is none. */
export function cityPageAt(pathname: string): CityPage | undefined {
  return cityPages.find(({ path, aliases }) =>
    [path, ...aliases].some((address) => address === pathname || encodeURI(address) === pathname),
  );
}

/** The pages about one's own demo booking. */
export const ownDemoPaths = {
  booked: "/boka-demo/klar",
  change: "/boka-demo/andra",
  calendar: "/boka-demo/kalender.ics",
} as const;

/** The pages of one's own express order. */
export const ownOrderPaths = {
  receipt: "/1-bolt/kvitto",
  correct: "/1-bolt/andra",
  calendar: "/1-bolt/kalender.ics",
} as const;

/** The pages of drafts, for whoever has a link to one. */
export const draftPaths = { article: "/utkast/nyhet", opening: "/utkast/jobb" } as const;

/** Signing in, and one's own account. */
export const accountPaths = {
  signIn: "/logga-in",
  secondFactor: "/logga-in/andra-steget",
  /** Where a new password is asked for, and where it is chosen. */
  newPassword: "/logga-in/glomt-losenord",
  choosePassword: "/logga-in/nytt-losenord",
  /** Where a link to sign in with is asked for. */
  emailLink: "/logga-in/lank",
  /** Where an invited person chooses a password; an invitation's email leads there through `callback`. */
  invitation: "/logga-in/inbjudan",
  /** Where emails and other providers lead back to (product 14.4). */
  callback: "/logga-in/svar",
  /** Where signing in with another provider begins; its name follows. */
  provider: "/logga-in/med",
  signOut: "/logga-in/ut",
  account: "/konto",
  endSession: "/konto/avsluta",
  /** Where a second factor is added. */
  enrol: "/konto/andra-steget",
  /** Where linking another provider begins; its name follows. */
  link: "/konto/koppla",
  setup: "/setup",
} as const;

/** The admin; the page of one item is below its list. */
export const adminPaths = {
  overview: "/admin",
  /** What the palette finds by a text. */
  find: "/admin/sok",
  leads: "/admin/forfragningar",
  leadsExport: "/admin/forfragningar/export.csv",
  /** Persons and companies; the kind and a lead or demo of theirs follow. */
  customers: "/admin/kunder",
  demos: "/admin/demo",
  /** Where the staff books for a customer. */
  demoBooking: "/admin/demo/boka",
  demoSettings: "/admin/demo/installningar",
  emails: "/admin/utskick",
  news: "/admin/nyheter",
  /** Templates for emails to leads. */
  templates: "/admin/mallar",
  media: "/admin/bilder",
  mediaUpload: "/admin/bilder/ladda-upp",
  openings: "/admin/jobb",
  company: "/admin/uppgifter",
  users: "/admin/anvandare",
  privacy: "/admin/dataskydd",
  personFile: "/admin/dataskydd/utdrag.json",
  audit: "/admin/handelser",
  redirects: "/admin/omdirigeringar",
  status: "/admin/drift",
  /** How one is told of leads. */
  notices: "/admin/aviseringar",
  /** The event stream of changes. */
  changes: "/admin/andringar",
} as const;

/**
 * What pages, mail programs and machines fetch. The offline page's address is in app/offline/rules.ts, for the
 * service worker.
 */
export const dataPaths = {
  /** Where the current times for a demo are fetched. */
  demoSlots: "/boka-demo/tider",
  /** The staff's calendar feeds, by a secret key. */
  demoFeed: "/demor.ics",
  /** Where the quote dialog's data is fetched, with the query of the link that opens it. */
  quoteDialog: "/offert/ruta",
  /** Whether the site reaches its database: 200, or 503. */
  health: "/health",
  /** Whether the process answers at all: 200. */
  live: "/health/live",
  /** Whether a load balancer should send visitors to this process: 200, or 503 with the reasons. */
  ready: "/health/ready",
  /** Where uploaded images are served. */
  media: "/media",
  /** Where share images are; the rest of the address is the page's own. */
  shareImages: "/dela",
  /** The page that tests the public-order guard's addresses; for debugging only (product 2.6). */
  debugPage: "/debug-ordningsvakt",
  /** Where the debug views read the server's state. */
  debugState: "/debug/state",
} as const;
