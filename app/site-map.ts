import { brand } from "#app/content/brand.ts";
import { type CitySlug, cities } from "#app/domain/cities.ts";

export interface Page {
  /** The main path, in Swedish; English is the same path with `?lang=en`. */
  path: string;
  /** Other paths that show the same page, with `path` as canonical (product 2.3). */
  aliases?: readonly string[];
  /** The route module under app/pages. */
  file: string;
  /** Not to be indexed (confirmations, pages with a token, the admin). */
  noindex?: true;
}

/**
 * The public pages: key -> path (product 2.1). Routes, typed links, canonical URLs and the tests' lists of paths
 * derive from it.
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
 * The services with city pages: the word before the city in the path, and other spellings that show the same page
 * (product 2.3, 2.4).
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
  /** The pages to request a new password, and to choose it. */
  newPassword: "/logga-in/glomt-losenord",
  choosePassword: "/logga-in/nytt-losenord",
  /** The page to request a sign-in link by email. */
  emailLink: "/logga-in/lank",
  /**
   * The page where an invited person chooses a password; the link in the invitation leads there through `callback`.
   */
  invitation: "/logga-in/inbjudan",
  /** The page that links in emails and other providers return to (product 14.4). */
  callback: "/logga-in/svar",
  /** Starts signing in with another provider; its name follows. */
  provider: "/logga-in/med",
  signOut: "/logga-in/ut",
  account: "/konto",
  endSession: "/konto/avsluta",
  /** The page to add a second factor. */
  enrol: "/konto/andra-steget",
  /** Starts linking another provider; its name follows. */
  link: "/konto/koppla",
  setup: "/setup",
} as const;

/** The admin; the page of one item is below its list. */
export const adminPaths = {
  overview: "/admin",
  /** The search of the command palette. */
  find: "/admin/sok",
  leads: "/admin/forfragningar",
  leadsExport: "/admin/forfragningar/export.csv",
  /** Persons and companies; followed by the kind, and a lead or demo of theirs. */
  customers: "/admin/kunder",
  demos: "/admin/demo",
  /** The page where the staff books a demo for a customer. */
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
  /** The settings of lead notifications. */
  notices: "/admin/aviseringar",
  /** The event stream of changes. */
  changes: "/admin/andringar",
} as const;

/**
 * Endpoints for pages, mail programs and machines. The offline page's path is in app/offline/rules.ts, for the service
 * worker.
 */
export const dataPaths = {
  /** The current slots of demos, as JSON. */
  demoSlots: "/boka-demo/tider",
  /** The staff's calendar feed, with a secret key. */
  demoFeed: "/demor.ics",
  /** The quote dialog's data, with the query of the link that opens it. */
  quoteDialog: "/offert/ruta",
  /** Health check: whether the site reaches its database: 200, or 503. */
  health: "/health",
  /** Liveness check: whether the process answers at all: 200. */
  live: "/health/live",
  /** Readiness check for load balancers: 200, or 503 with the reasons. */
  ready: "/health/ready",
  /** Uploaded images. */
  media: "/media",
  /** Share images; the page's path follows. */
  shareImages: "/dela",
  /** The debug page about the paths of public-order guards (product 2.6). */
  debugPage: "/debug-ordningsvakt",
  /** The server's state, for the debug views. */
  debugState: "/debug/state",
} as const;
