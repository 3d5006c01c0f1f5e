import { createHash } from "node:crypto";
import { type InlineSources, sourceOf } from "#app/content-security-policy.server.ts";
import type { RenderedPage } from "#app/context.ts";
import type { Hydration } from "#app/wake.ts";
import { loaderScript } from "./loader-script.ts";
import type { PageData } from "./page-cache.ts";
import { type PageStyles, stylesheetLink } from "./page-styles.ts";

/** What the rewritten page needs of the client build. */
export interface ClientFiles {
  styles: PageStyles;
  /** The public address of what wakes a page (app/wake.ts). */
  waker: string;
}

/** Where the data of lean pages lies. */
export const pageDataStart = "/assets/data/";

/** The list of routes without the account and the admin, which the build writes beside the whole one (scripts/route-lists.ts). */
export function publicListOf(routeList: string): string {
  return routeList.replace(/\.js$/, "-public.js");
}

/** The routes of the account and the admin, whose pages need the whole list and all their styles. */
const personalRoute = /^(?:account|admin)\//;

/** The files of the libraries (vite.config.ts), in the order in which they need each other. */
const libraries = ["react-dom", "router"].map((name) => new RegExp(`"(/assets/${name}-[^"]+\\.js)"`));
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const contextStart = "<script>window.__reactRouterContext = ";
const contextScript =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [^<]*<\/script>/;
const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;

/** A page rewritten. */
export interface RewrittenPage {
  html: Buffer;
  /** What a lean page hydrates with, and where it looks for it; null when it stands in the page. */
  data: PageData | null;
  inline: InlineSources;
}

/**
 * Rewrites a rendered page so that its first paint waits for nothing (architecture.md, "How a page is made", 3):
 * - React Router's module script becomes one inline loader that hydrates at idle or at the first touch;
 * - its settings and the pieces of data are data, which nothing compiles or runs before the page is painted;
 * - the module preloads go, so that no script is transferred before that;
 * - the stylesheets stand inline; their links stay, disabled, so that hydration finds what React expects.
 *
 * To fit what a server may send at once (ten segments, RFC 6928), public pages leave styles that no first view needs
 * for after the first paint; one whose data are kept has them beside it, at an address that is given `source` as its
 * query: `isKept` is asked whether they are, or will be.
 *
 * Only the head and the scripts at the end are taken apart; what lies between them goes on as the bytes it is.
 * Throws when the page does not look as React Router 8.4 renders it: the build runs it once, so that an
 * upgrade fails there and not at a visitor's.
 */
export function deferHydration(
  { html: page, pieces }: RenderedPage,
  files: ClientFiles,
  { source, isKept }: { source: string; isKept: (address: string) => boolean },
): RewrittenPage {
  const headEnd = page.indexOf("</head>");
  const scriptsStart = page.indexOf(contextStart, headEnd);
  if (headEnd < 0 || scriptsStart < 0)
    throw new Error("Deferred hydration: React Router's context was not found.");
  const head = page.toString("utf8", 0, headEnd);
  const scripts = page.toString("utf8", scriptsStart);
  const [, module = ""] = moduleScript.exec(scripts) ?? [];
  const modules = routeModules(module);
  const text = dataOf(scripts, modules, pieces);
  const address = addressOf(text, source);
  const data = isKept(address) ? { address, text } : null;
  const loader = loaderScript(
    files.waker,
    libraries.map((file) => libraryIn(head, file)),
    data?.address ?? null,
  );
  const dress = isPersonal(modules)
    ? files.styles.dress(head)
    : files.styles.dressLean(head, Object.values(modules.routes));
  const bare = head.replace(modulePreload, "").replace(stylesheetLink, "");
  return {
    html: Buffer.concat([
      Buffer.from(dress.isLean ? bare.replace(/<html[^>]*/, '$& data-undressed=""') : bare),
      dress.html,
      page.subarray(headEnd, scriptsStart),
      // Two scripts at the end, as hydration expects of React Router.
      Buffer.from(`<script type="application/json" id="page-data">${data ? "" : text}</script>`),
      Buffer.from(`<script>${loader}</script>${scripts.slice(scripts.indexOf("</body>"))}`),
    ]),
    data,
    inline: { script: sourceOf(loader), style: dress.source },
  };
}

/**
 * What a page hydrates with, as JSON that may stand in a script: the modules of its routes, React Router's context
 * and its stream of data.
 */
function dataOf(scripts: string, modules: Hydration["modules"], pieces: readonly string[]): string {
  const [, context] = contextScript.exec(scripts) ?? [];
  if (!context) throw new Error("Deferred hydration: React Router's context has another form than expected.");
  const json = `{"modules":${JSON.stringify(modules)},"context":${context},"stream":${JSON.stringify(pieces)}}`;
  return json.replaceAll("<", "\\u003c");
}

function addressOf(text: string, source: string): string {
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return `${pageDataStart}${name}.json?${source}`;
}

function libraryIn(head: string, file: RegExp): string {
  const address = file.exec(head)?.[1];
  if (!address) throw new Error("Deferred hydration: a library's file is not preloaded by the page.");
  return address;
}

function routeModules(source: string): Hydration["modules"] {
  const manifest = /^import "([^"]+)";/.exec(source)?.[1];
  const entry = /import\("([^"]+)"\);\s*$/.exec(source)?.[1];
  const names = new Map(
    [...source.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, href]) => [name, href]),
  );
  const listed = [...source.matchAll(/"([^"]+)":(route\d+)/g)];
  const routes = listed.flatMap(([, id, name]) => {
    const href = names.get(name);
    return id && href ? [[id, href] as const] : [];
  });
  if (!manifest || !entry || routes.length === 0 || routes.length !== listed.length)
    throw new Error("Deferred hydration: React Router's module script was not found in its form.");
  const modules = { manifest, entry, routes: Object.fromEntries(routes) };
  return isPersonal(modules) ? modules : { ...modules, manifest: publicListOf(manifest) };
}

/** Whether a page belongs to the account or the admin. */
function isPersonal({ routes }: Hydration["modules"]): boolean {
  return Object.keys(routes).some((id) => personalRoute.test(id));
}
