import { loaderScript } from "./loader-script.ts";

/** What the rewritten page needs of the client build. */
export interface ClientFiles {
  /** The text of a built stylesheet by its public address. */
  stylesheet(href: string): string;
}

/** The list of routes without the account and the desk, which the build writes beside the whole one (scripts/route-lists.ts). */
export function publicListOf(routeList: string): string {
  return routeList.replace(/\.js$/, "-public.js");
}

/** The routes of the account and the desk, whose pages need the whole list. */
const personalRoute = /^pages\/(?:account|desk)\//;

/** The files of the libraries (vite.config.ts), in the order in which they need each other. */
const libraries = ["react-dom", "router"].map((name) => new RegExp(`"(/assets/${name}-[^"]+\\.js)"`));
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const contextStart = "<script>window.__reactRouterContext = ";
const contextScript =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [^<]*<\/script>/;
const dataScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const dataEnd = "<script>window.__reactRouterContext.streamController.close();</script>";
const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;
const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Rewrites a rendered page so that its first paint waits for nothing (architecture.md, "How a page is made", 3):
 * - React Router's module script becomes one inline loader that hydrates at idle or at the first touch;
 * - its scripts that carry the data become data, which nothing compiles or runs before the page is painted;
 * - the module preloads go, so that no script is transferred before that;
 * - each stylesheet stands inline; its link stays, disabled, so that hydration finds what React expects.
 * Only the head and the scripts at the end are taken apart; what lies between them goes on as the bytes it is.
 * Throws when the page does not look as React Router 8.4 renders it: the build runs it once, so that an
 * upgrade fails there and not at a visitor's.
 */
export function deferHydration(page: Buffer, files: ClientFiles): Buffer {
  const headEnd = page.indexOf("</head>");
  const scriptsStart = page.indexOf(contextStart, headEnd);
  if (headEnd < 0 || scriptsStart < 0)
    throw new Error("Deferred hydration: React Router's context was not found.");
  const head = page.toString("utf8", 0, headEnd);
  const scripts = page.toString("utf8", scriptsStart);
  return Buffer.concat([
    Buffer.from(inlineStyles(head.replace(modulePreload, ""), files)),
    page.subarray(headEnd, scriptsStart),
    Buffer.from(laterScripts(scripts, head)),
  ]);
}

function inlineStyles(head: string, files: ClientFiles): string {
  return head.replace(
    stylesheetLink,
    (link, href: string) =>
      // React Router marks a stylesheet that it shares between routes with a trailing "#".
      `<style>${files.stylesheet(href.replace(/#$/, ""))}</style>${link.replace("/>", ' disabled=""/>')}`,
  );
}

function laterScripts(scripts: string, head: string): string {
  const script = moduleScript.exec(scripts);
  if (!script) throw new Error("Deferred hydration: React Router's module script was not found in the page.");
  const modules = {
    ...routeModules(script[1] ?? ""),
    libraries: libraries.map((file) => addressOf(head, file)),
  };
  return scripts
    .replace(contextScript, (_, json) => `<script type="application/json" data-router="">${json}</script>`)
    .replace(dataScript, (_, json) => `<script type="application/json" data-stream="">${json}</script>`)
    .replace(dataEnd, '<script type="application/json"></script>')
    .replace(moduleScript, () => `<script>${loaderScript(modules)}</script>`);
}

/** The addresses that React Router's module script would have imported. */
export interface RouteModules {
  /** What the others stand on, in order. */
  libraries: string[];
  manifest: string;
  entry: string;
  /** Route id -> address of its module. */
  routes: Record<string, string>;
}

function addressOf(head: string, file: RegExp): string {
  const address = file.exec(head)?.[1];
  if (!address) throw new Error("Deferred hydration: a library's file is not preloaded by the page.");
  return address;
}

function routeModules(source: string): Omit<RouteModules, "libraries"> {
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
    throw new Error("Deferred hydration: React Router's module script has another form than expected.");
  const isPersonal = routes.some(([id]) => personalRoute.test(id));
  return {
    manifest: isPersonal ? manifest : publicListOf(manifest),
    entry,
    routes: Object.fromEntries(routes),
  };
}
