/** What the files of a folder may import besides their own folder and packages. */
export interface ImportRule {
  folder: string;
  /** The folders and files that any of its files may import. */
  may: readonly string[];
  /** Those that its *.server.ts, emails (mail.tsx) and tests may import too. */
  onServer?: readonly string[];
  /** Packages that it must not import. */
  without?: readonly string[];
  /** Where code that breaks the rule belongs. */
  instead: string;
}

/** What every part of the app may use. */
const base = ["app/ui", "app/i18n", "app/domain", "app/site-map.ts"];
const server = ["app/content", "app/email", "app/context.ts", "backend"];
const domains = [
  "app/account",
  "app/analytics",
  "app/careers",
  "app/company",
  "app/demos",
  "app/guard-app",
  "app/leads",
  "app/news",
  "app/offline",
  "app/prices",
  "app/redirects",
  "app/search",
];
const page = [
  ...base,
  ...domains,
  "app/content",
  "app/context.ts",
  "app/debug",
  "app/forms",
  "app/layout",
  "app/sections",
  "app/seo",
];

const domain = (folder: string, may: readonly string[], onServer: readonly string[] = []): ImportRule => ({
  folder,
  may,
  onServer,
  instead:
    "A domain uses domain/, forms/, ui/ and i18n/ and no other domain: what two need goes to app/domain/, and the page brings the rest together.",
});

/**
 * Which folder may import which, from the bottom up. The rule of the longest matching folder applies to a file; a
 * folder without a rule is an error. No rule lets a route's module be imported (app/routes.ts), and none lets a file
 * of the app that can reach the browser import the backend.
 */
export const importRules: readonly ImportRule[] = [
  {
    folder: "backend",
    may: [],
    without: ["react", "react-dom", "react-router"],
    instead: "backend/ knows neither the app nor React: take what it needs as a function.",
  },
  {
    folder: "app/domain",
    may: ["app/i18n/locale.ts", "app/i18n/copy.ts"],
    onServer: ["backend"],
    without: ["react", "react-router"],
    instead:
      "domain/ is the vocabulary that all share, and stands below them: pass what it needs as an argument.",
  },
  {
    folder: "app/i18n",
    may: ["app/domain", "app/site-map.ts", "app/content/brand.ts"],
    instead: "i18n/ stands below pages and domains: pass what it needs as an argument.",
  },
  {
    folder: "app/ui",
    may: ["app/i18n/copy.ts"],
    without: ["react-router"],
    instead:
      "ui/ knows no router, data or copy: pass it in as a prop, or move the component to sections/ or layout/.",
  },
  {
    folder: "app/content",
    may: ["app/i18n/copy.ts", "app/i18n/numbers.ts", "app/domain"],
    without: ["react", "react-router"],
    instead: "content/ is words and facts only: code belongs to a section or a domain.",
  },
  {
    folder: "app/email",
    may: ["app/domain", "app/i18n", "app/content/emails/foot.server.ts", "backend"],
    without: ["react-router"],
    instead:
      "email/ holds what every e-mail shares: the words and facts of one belong to its domain's mail.tsx.",
  },
  {
    folder: "app/forms",
    may: base,
    onServer: ["app/content/shared", "app/context.ts", "backend"],
    instead:
      "forms/ is what every form shares: what one form asks and keeps belongs to its domain, its words to content/.",
  },
  {
    folder: "app/sections",
    may: ["app/ui", "app/i18n"],
    instead:
      "A section takes props and gives markup: data, forms and behaviour of a domain come as props from the page.",
  },
  domain("app/account", [...base, "app/content/account", "app/content/brand.ts", "app/forms"], server),
  domain("app/analytics", base, server),
  domain("app/careers", [...base, "app/content/pages/careers.server.ts"], server),
  domain("app/company", base, server),
  domain("app/debug", [...base, "app/content/brand.ts", "app/document", "app/redirects"]),
  domain("app/demos", [...base, "app/content/pages/demo.server.ts", "app/forms"], server),
  domain("app/guard-app", base),
  domain("app/leads", [...base, "app/content/booking-terms.ts", "app/forms"], server),
  domain("app/news", base, server),
  domain("app/offline", base),
  domain("app/prices", [...base, "app/content/pages/prices.server.ts"], server),
  domain("app/redirects", [...base, "app/content/brand.ts"], ["backend"]),
  domain("app/search", base, ["app/content/search-words.server.ts", "app/seo/read-html.server.ts"]),
  {
    folder: "app/seo",
    may: [...base, "app/content"],
    instead: "seo/ knows words and addresses: the page passes what it shows.",
  },
  {
    folder: "app/layout",
    may: [
      ...base,
      "app/analytics",
      "app/content",
      "app/document",
      "app/forms",
      "app/leads",
      "app/offline",
      "app/redirects",
      "app/sections",
    ],
    instead: "The layout knows no page: what only some pages need comes from them.",
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
  {
    folder: "app/context.ts",
    may: ["app/admin/feed.server.ts", "app/domain", "app/redirects", "backend"],
    instead: "app/context.ts declares what the server gives to loaders: types alone.",
  },
  {
    folder: "app/site-map.ts",
    may: ["app/domain", "app/content/brand.ts"],
    instead: "Addresses stand below everything.",
  },
  {
    folder: "app/document",
    may: ["app/i18n"],
    onServer: ["app/content-security-policy.server.ts", "app/context.ts", "app/debug"],
    instead: "document/ is what stands around every page, and knows none of them.",
  },
  {
    folder: "app",
    may: ["app"],
    instead: "The entries bring the app together, and never know the server or the database.",
  },
  { folder: "server", may: ["app", "backend"], instead: "The server knows the app and the backend." },
];
