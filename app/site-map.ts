import { brandName } from "#app/domain/brand-name.ts";

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
  platform: { path: `/${brandName.slug}`, file: "platform.tsx" },
  about: { path: "/about", aliases: [`/om-${brandName.slug}`], file: "about.tsx" },
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
