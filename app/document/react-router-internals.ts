import { useContext } from "react";
import { type EntryContext, UNSAFE_FrameworkContext, useMatches } from "react-router";

/* Everything that we use of React Router beyond its documented API. React Router's own Scripts and Links use the same;
   react-router-internals.test.tsx fails when they change. */

type Manifest = EntryContext["manifest"];

interface Hydration {
  /** The routes that the page knows; React Router requests others from the server. */
  manifest: Manifest;
  /** The ids of the current routes, outermost first. */
  routeIds: string[];
  /** The files that their modules import. */
  imports: string[];
  settings: object;
}

/** The URLs of the stylesheets of some routes, each once, imported ones before those that import them. */
export function stylesheetsOf(manifest: Manifest, routeIds: readonly string[]): string[] {
  return [...new Set(routeIds.flatMap((id) => manifest.routes[id]?.css ?? []))];
}

/** The URLs of the stylesheets of the current routes. */
export function useStylesheets(): string[] {
  const framework = useContext(UNSAFE_FrameworkContext);
  const routeIds = useMatches().map(({ id }) => id);
  return framework ? stylesheetsOf(framework.manifest, routeIds) : [];
}

/** The ids of a page's routes, outermost first. */
export function routeIdsOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}

/** What a page hydrates with besides its data, as JSON for a script element. */
export function hydrationJson(context: EntryContext): string {
  const { manifest } = context;
  const routes = Object.values(manifest.routes).flatMap((route) => route ?? []);
  const ids = routeIdsOf(context);
  const current = routes.filter(({ id }) => ids.includes(id));
  // Without its index route, a parent would be shown as the page at its own path.
  const indexRoutes = routes.filter(({ index, parentId }) => index && parentId && ids.includes(parentId));
  // The styles of the current routes are in the page.
  const unstyled = current.map((route) => ({ ...route, css: undefined, imports: undefined }));
  const imports = [...manifest.entry.imports, ...current.flatMap((route) => route.imports ?? [])];
  const hydration: Hydration = {
    manifest: {
      ...manifest,
      routes: Object.fromEntries([...indexRoutes, ...unstyled].map((route) => [route.id, route])),
    },
    routeIds: ids,
    imports: [...new Set(imports)],
    settings: JSON.parse(context.serverHandoffString ?? "{}"),
  };
  return escapeTags(JSON.stringify(hydration));
}

/** The loaders' data in React Router's own encoding (turbo-stream: lines of JSON), for a script element. */
export async function hydrationData(stream: ReadableStream<Uint8Array>): Promise<string> {
  return escapeTags(await new Response(stream).text());
}

/** JSON without `<`, which can only occur within strings, so that it can't end its script element. */
function escapeTags(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/**
 * Hydrates the page with the output of hydrationJson and hydrationData. The files are fetched in parallel and run one
 * after the other with pauses between, so that no task is long. Throws when one can't be fetched.
 */
export async function hydrate(json: string, data: string): Promise<void> {
  const { manifest, routeIds, imports, settings }: Hydration = JSON.parse(json);
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = [...imports, ...routes.map(({ module }) => module)];
  for (const address of [...scripts, manifest.entry.module]) {
    preload(address);
    await nextTask();
  }
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
  const modules = routes.map(
    async ({ id, module }) => [id, await import(/* @vite-ignore */ module)] as const,
  );
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
  window.__reactRouterContext = { ...settings, stream: new Blob([data]).stream() };
  window.__reactRouterManifest = manifest;
  await import(/* @vite-ignore */ manifest.entry.module);
}

/** The build that the page is from; undefined in development. */
export function pageVersion(): string | undefined {
  return window.__reactRouterManifest?.version;
}

/**
 * React Router's manifest, smaller: without properties that are false, and without the "#" that React Router
 * adds to the URL of a stylesheet which a dynamic import has too. Vite and React Router each look for a link
 * with the URL that they know; without the "#" both find it.
 */
export function compactManifest(manifest: Manifest): Manifest {
  const shorten = (_key: string, value: unknown) =>
    value === false ? undefined : typeof value === "string" ? value.replace(/\.css#$/, ".css") : value;
  return JSON.parse(JSON.stringify(manifest, shorten));
}

function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resume) => {
    port1.onmessage = () => resume();
    port2.postMessage(null);
  });
}

declare global {
  interface Window {
    /** React Router's settings, and the data of the page as a stream. */
    __reactRouterContext?: unknown;
    /** The routes that the page knows. */
    __reactRouterManifest?: Manifest;
    /** Route id -> its module, for the current routes. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
