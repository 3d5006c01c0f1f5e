/** What the files of a folder may import besides their own folder and packages. */
export interface ImportRule {
  folder: string;
  /** Folders and files that any of its files may import. */
  may: readonly string[];
  /** Folders and files that only its *.server.ts, emails (emails.tsx) and tests may import. */
  onServer?: readonly string[];
  /** Folders and files that only its tests may import. */
  onTests?: readonly string[];
  /** Packages that it must not import. */
  without?: readonly string[];
  /** Where code that breaks the rule belongs. */
  instead: string;
}

/** What every part of the app may import. */
const base = ["app/ui", "app/i18n", "app/domain", "app/site-map.ts", "brand"];
const server = ["app/content", "app/email", "app/context.ts", "backend"];
const domain = (folder: string, may: readonly string[], onServer: readonly string[] = []): ImportRule => ({
  folder,
  // When we respond is one rule for forms, emails and pages.
  may: [...may, "app/company/opening-hours.ts", "app/company/promise.ts", "app/company/who-says-yes.ts"],
  onServer: [...onServer, "app/company/response-promise.server.ts"],
  instead:
    "A domain imports domain/, forms/, ui/ and i18n/ and no other domain: what two domains need goes to app/domain/, and the page passes the rest.",
});

const domains = [
  domain("app/account", [...base, "app/content/account", "app/forms"], server),
  domain("app/api", base, [...server, "app/forms", "app/leads", "app/orders", "app/requests"]),
  domain("app/analytics", [...base, "app/content/shared/consent.server.ts"], [...server, "app/redirects"]),
  domain(
    "app/careers",
    [
      ...base,
      "app/content/pages/careers.server.ts",
      "app/content/shared/application-form.server.ts",
      "app/forms",
    ],
    server,
  ),
  domain("app/company", base, server),
  domain("app/debug", [...base, "app/document", "app/redirects"]),
  domain("app/demos", [...base, "app/content/pages/demo.server.ts", "app/forms"], [...server, "app/leads"]),
  domain("app/draft-links", [...base, "app/careers/schema.ts"], [...server, "app/news"]),
  domain("app/guard-app", base),
  domain("app/leads", [...base, "app/forms"], server),
  domain("app/news", [...base, "app/forms"], server),
  domain(
    "app/orders",
    [
      ...base,
      "app/content/booking-terms.ts",
      "app/content/pages/offer.server.ts",
      "app/content/shared",
      "app/forms",
    ],
    [...server, "app/leads"],
  ),
  domain("app/offline", [...base, "app/content/pages/offline.server.ts"]),
  domain("app/prices", [...base, "app/content/pages/prices.server.ts"], server),
  domain("app/privacy", base, [
    ...server,
    "app/analytics",
    "app/careers",
    "app/demos",
    "app/redirects",
    "app/requests",
    "app/webhooks",
  ]),
  domain("app/redirects", base, ["backend"]),
  domain("app/references", [...base, "app/forms"], server),
  domain(
    "app/requests",
    [...base, "app/content/booking-terms.ts", "app/content/shared", "app/forms", "app/orders/link.ts"],
    [...server, "app/leads", "app/orders"],
  ),
  domain("app/webhooks", [...base, "app/forms"], server),
  domain("app/search", base, ["app/content/search-words.server.ts", "app/seo/read-html.server.ts"]),
];

/** What the topics of the admin share besides app/admin/ui/. */
const adminParts = [
  "admin-frame.tsx",
  "admin-request.server.ts",
  "colleagues.server.ts",
  "drafts.ts",
  "event-stream.server.ts",
  "time-changes.server.ts",
  "urls.ts",
  "words.server.ts",
].map((file) => `app/admin/${file}`);

const page = [
  ...base,
  ...domains.map(({ folder }) => folder),
  "app/content",
  "app/context.ts",
  "app/forms",
  "app/layout",
  "app/sections",
  "app/seo",
];

/** The topics of the admin, each with those that it imports. No two import each other, not even through others. */
export const adminTopics: Readonly<Record<string, readonly string[]>> = {
  "api-keys": [],
  applications: [],
  audit: [
    "applications",
    "company",
    "leads",
    "media",
    "news",
    "openings",
    "references",
    "templates",
    "webhooks",
  ],
  company: [],
  customers: ["demos", "emails", "leads"],
  demos: ["leads"],
  "draft-links": [],
  emails: [],
  import: ["leads"],
  leads: ["emails", "templates"],
  media: [],
  "new-lead": ["leads"],
  news: ["draft-links", "media"],
  notices: [],
  offers: ["leads"],
  openings: ["draft-links"],
  orders: [],
  overview: ["demos", "emails", "leads", "news", "notices", "openings"],
  palette: ["customers", "leads"],
  privacy: [],
  redirects: [],
  references: ["media"],
  report: ["leads", "overview"],
  status: [],
  tags: [],
  templates: [],
  users: [],
  webhooks: [],
};

const topic = (name: string, topics: readonly string[]): ImportRule => ({
  folder: `app/admin/${name}`,
  may: [...page, ...adminParts, "app/admin/ui", ...topics.map((other) => `app/admin/${other}`)],
  onServer: [...server, "app/redirects"],
  onTests: ["app/admin"],
  instead:
    "A topic of the admin imports domains, app/admin/ui/ and the topics that adminTopics names: what several topics need goes to ui/ or to a domain.",
});

/**
 * Which folder may import which, from the bottom up. For a file the rule of the longest matching folder applies; a folder
 * without a rule is an error. No rule allows importing a route module (app/routes.ts), and none allows app code that may
 * run in the browser to import the backend.
 */
export const importRules: readonly ImportRule[] = [
  {
    folder: "backend",
    // Rules that backend and app share: how a text is cleaned, how long a second factor is fresh, roles, units of time.
    // They import no code.
    may: ["clean-text.ts", "fresh-factor.ts", "staff-roles.ts", "milliseconds.ts"].map(
      (file) => `app/domain/${file}`,
    ),
    without: ["react", "react-dom", "react-router"],
    instead: "backend/ imports neither the app nor React: pass what it needs as a function.",
  },
  {
    folder: "brand",
    may: ["app/i18n/copy.ts", "app/content/training.ts"],
    without: ["react", "react-router"],
    instead: "brand/ has only what is the company's own: code belongs to the app.",
  },
  {
    folder: "app/domain",
    // Of the backend only the types of the tables, which are gone in the browser.
    may: ["app/i18n/locale.ts", "app/i18n/copy.ts", "backend/database/types.ts"],
    onServer: ["backend"],
    without: ["react", "react-router"],
    instead:
      "domain/ is the shared vocabulary and imports no other folder: pass what it needs as an argument.",
  },
  {
    folder: "app/i18n",
    may: ["app/domain", "app/site-map.ts", "brand/name.ts"],
    instead: "i18n/ imports neither pages nor domains: pass what it needs as an argument.",
  },
  {
    folder: "app/ui",
    may: ["app/i18n/copy.ts"],
    without: ["react-router"],
    instead:
      "ui/ has no router, data or copy: pass these as props, or move the component to sections/ or layout/.",
  },
  {
    folder: "app/content",
    may: [
      "app/i18n/capital.ts",
      "app/i18n/copy.ts",
      "app/i18n/locale.ts",
      "app/i18n/numbers.ts",
      "app/domain",
      "brand",
    ],
    without: ["react", "react-router"],
    instead: "content/ has only texts and facts: code belongs to a section or a domain.",
  },
  {
    folder: "app/email",
    may: ["app/domain", "app/i18n", "app/content/emails/foot.server.ts", "backend", "brand/colours.ts"],
    without: ["react-router"],
    instead:
      "email/ has what all emails share: the text and facts of one email belong to its domain's emails.tsx.",
  },
  {
    folder: "app/forms",
    may: [...base, "app/content/shared/forms.server.ts"],
    onServer: ["app/content/shared", "app/context.ts", "backend"],
    instead:
      "forms/ has what all forms share: the fields and storage of one form belong to its domain, its texts to content/.",
  },
  {
    folder: "app/sections",
    may: ["app/ui", "app/i18n"],
    instead:
      "A section renders its props: data, forms and behaviour of a domain come as props from the page.",
  },
  ...domains,
  {
    folder: "app/seo",
    may: [...base, "app/content"],
    onServer: ["backend/processes"],
    instead: "seo/ imports only texts and URLs: the page passes the rest.",
  },
  {
    folder: "app/layout",
    may: [
      ...base,
      "app/analytics",
      "app/content",
      "app/document",
      "app/forms",
      "app/offline",
      "app/redirects",
      "app/requests",
      "app/sections",
    ],
    instead: "The layout imports no page: what only some pages need comes from them.",
  },
  {
    folder: "app/pages",
    may: [...page, "app/content-security-policy.server.ts"],
    instead:
      "A page reads and writes through a domain's *.server.ts, never through the backend, the admin or another page.",
  },
  {
    folder: "app/account/routes",
    may: [...base, "app/account", "app/content", "app/context.ts", "app/forms", "app/layout"],
    instead: "A page of the account reads and writes through account/*.server.ts.",
  },
  {
    folder: "app/admin",
    may: page,
    onServer: [...server, "app/redirects"],
    instead: "The admin uses domains, never a public page; only its *.server.ts read and write the database.",
  },
  topic("ui", []),
  ...Object.entries(adminTopics).map(([name, topics]) => topic(name, topics)),
  {
    folder: "app/context.ts",
    may: [
      "app/admin/feed.server.ts",
      "app/admin/presence.server.ts",
      "app/domain",
      "app/i18n/locale.ts",
      "app/redirects",
      "app/references/reference.ts",
      "backend",
    ],
    instead: "app/context.ts declares what the server passes to loaders, and imports only types.",
  },
  {
    folder: "app/site-map.ts",
    may: ["app/domain", "brand/name.ts"],
    instead: "The site map is imported everywhere, so it imports almost nothing.",
  },
  {
    folder: "app/document",
    may: ["app/i18n", "app/ui"],
    onServer: ["app/content-security-policy.server.ts", "app/context.ts", "app/debug"],
    instead: "document/ surrounds every page, and imports none.",
  },
  {
    folder: "app",
    may: ["app", "brand"],
    instead: "The app's entry files import neither the server nor the backend.",
  },
  {
    folder: "server",
    may: ["app", "backend", "brand"],
    instead: "The server imports only the app, the backend and the brand.",
  },
];
