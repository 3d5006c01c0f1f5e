import { brandName } from "#brand/name.ts";

export interface Page {
  /** The main path, in Swedish; English is the same path with `?lang=en`. */
  path: string;
  /** Other paths that show the same page, with `path` as canonical (product 2.3). */
  aliases?: readonly string[];
  /** Not to be indexed (confirmations, pages with a token, the admin). */
  noindex?: true;
}

/**
 * The public pages: key -> path (product 2.1); the route module under app/pages is named after the key. Routes, typed
 * links, canonical URLs and the tests' lists of paths derive from it.
 */
export const siteMap = {
  home: { path: "/" },
  guard: { path: "/vaktare", aliases: ["/väktare-service"] },
  orderGuard: { path: "/ordningsvakt" },
  entranceHost: { path: "/entrevard", aliases: ["/entrevard-service"] },
  training: { path: "/utbildning" },
  securityTraining: {
    path: "/säkerhetsutbildningar",
    aliases: ["/säkerhetsutbildningar-service"],
  },
  orderGuardTraining: { path: "/ordningsvakt-utbildning" },
  uniformGuide: { path: "/sakerhetsuniformer-guide" },
  difference: { path: "/skillnad-vaktare-ordningsvakt" },
  entranceHostCost: { path: "/entrevard-kostnad" },
  prices: { path: "/pris" },
  expressOrder: { path: "/1-bolt" },
  platform: { path: `/${brandName.slug}` },
  about: { path: "/about", aliases: [`/om-${brandName.slug}`] },
  news: { path: "/nyheter" },
  careers: { path: "/bli-kollega" },
  guardApp: { path: "/vaktarens-app" },
  appRedirect: { path: "/app-redirect", aliases: ["/app"] },
  storyBarToOrderGuard: { path: "/fran-krogen-till-ordningsvakt" },
  storyPartTimeGuard: { path: "/vaktare-pa-deltid" },
  storyTwoLanguages: { path: "/entrevard-med-tva-sprak" },
  storyTeamLeader: { path: "/fran-vaktare-till-gruppledare" },
  pressFeature: { path: "/press-trygg-bemanning" },
  contactRequest: { path: "/bli-kontaktad", noindex: true },
  quote: { path: "/offert", noindex: true },
  search: { path: "/sok", noindex: true },
  demo: { path: "/boka-demo" },
  privacy: { path: "/privacy" },
  terms: { path: "/terms" },
  cookies: { path: "/cookies" },
  accessibility: { path: "/tillganglighet" },
  reportVulnerability: { path: "/rapportera-sarbarhet" },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof siteMap;

/** The pages about one's own demo booking. */
export const ownDemoPaths = {
  booked: "/boka-demo/klar",
  change: "/boka-demo/andra",
  calendar: "/boka-demo/kalender.ics",
} as const;

/** The pages of what a buyer has asked for, for anybody with its link. */
export const ownOrderPaths = {
  status: "/bestallning",
  /** Whether the status page shows what is stored, as JSON. */
  news: "/bestallning/nytt",
  offer: "/bestallning/offert",
  offerFile: "/bestallning/offert.pdf",
  receipt: "/1-bolt/kvitto",
  correct: "/1-bolt/andra",
  calendar: "/1-bolt/kalender.ics",
} as const;

/** The pages of drafts, for anybody with a link to one. */
export const draftPaths = { article: "/utkast/nyhet", opening: "/utkast/jobb" } as const;

/** The API (app/api); its paths begin with it. */
export const apiPath = "/api/v1";

/**
 * Endpoints for pages, mail programs and machines. The offline page's path is in app/offline/cacheable.ts, for the service
 * worker.
 */
export const dataPaths = {
  /** The current slots of demos, as JSON. */
  demoSlots: "/boka-demo/tider",
  /** The staff's calendar feed, with a secret key. */
  demoFeed: "/demor.ics",
  /** The quote dialog's data, with the query of the link that opens it. */
  quoteDialog: "/offert/ruta",
  /** The texts of the order's form, in the language of the page that asks. */
  orderFormTexts: "/1-bolt/texter",
  /** Health check: whether the site reaches its database: 200, or 503. */
  health: "/health",
  /** Liveness check: whether the process responds at all: 200. */
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
