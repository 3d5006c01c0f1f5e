import { useContext } from "react";
import { type EntryContext, UNSAFE_FrameworkContext, useMatches } from "react-router";

/* Everything of React Router that its documentation does not promise is in this file. React Router's own Scripts
   and Links use the same; react-router-internals.test.ts fails when they change. */

/** The addresses of the script files that a page hydrates with. */
interface PageFiles {
  /** React Router's list of all routes of the build. */
  manifest: string;
  /** Imported by the entry and the routes, so they are fetched first. */
  imports: string[];
  entry: string;
  /** Route id -> address of its module. */
  routes: Record<string, string>;
}

/** What a page hydrates with besides its data. */
interface Hydration {
  files: PageFiles;
  /** React Router's settings. */
  settings: object;
}

type Manifest = EntryContext["manifest"];

/** The stylesheets of some routes, each once, imported ones before those that import them. */
export function stylesheetsOf(manifest: Manifest, routeIds: readonly string[]): string[] {
  return [...new Set(routeIds.flatMap((id) => manifest.routes[id]?.css ?? []).map(withoutMark))];
}

/** The stylesheets of the current routes. */
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
  const { entry, routes, url } = context.manifest;
  const shown = routeIdsOf(context).flatMap((id) => routes[id] ?? []);
  const imports = [...entry.imports, ...shown.flatMap((route) => route.imports ?? [])];
  const hydration: Hydration = {
    files: {
      manifest: url,
      imports: [...new Set(imports)],
      entry: entry.module,
      routes: Object.fromEntries(shown.map(({ id, module }) => [id, module])),
    },
    settings: JSON.parse(context.serverHandoffString ?? "{}"),
  };
  return withoutTags(JSON.stringify(hydration));
}

/** The data of the routes in React Router's own encoding (turbo-stream, lines of JSON), for a script element. */
export async function hydrationData(stream: ReadableStream<Uint8Array>): Promise<string> {
  return withoutTags(await new Response(stream).text());
}

/** The same JSON without `<`, which occurs in strings alone. */
function withoutTags(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/**
 * Hydrates the page with the output of hydrationJson and hydrationData. The files are fetched in parallel and run one
 * after the other with pauses between, so that no task is long. Throws when one can't be fetched.
 */
export async function hydrate(json: string, data: string): Promise<void> {
  const { files, settings }: Hydration = JSON.parse(json);
  const routes = Object.entries(files.routes);
  const scripts = [...files.imports, files.manifest, ...routes.map(([, address]) => address)];
  for (const address of [...scripts, files.entry]) {
    preload(address);
    await nextTask();
  }
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
  const modules = routes.map(
    async ([id, address]) => [id, await import(/* @vite-ignore */ address)] as const,
  );
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
  window.__reactRouterContext = { ...settings, stream: new Blob([data]).stream() };
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {}))
    if (route?.css) route.css = route.css.map(withoutMark);
  await import(/* @vite-ignore */ files.entry);
}

/** The build that the page is from; undefined in development. */
export function pageVersion(): string | undefined {
  return window.__reactRouterManifest?.version;
}

/**
 * React Router ends the address of a stylesheet with "#" when a part that is imported later has it, too. Vite and
 * React Router each look for a link with the address that they know; without the mark both find it.
 */
function withoutMark(address: string): string {
  return address.split("#", 1)[0] ?? address;
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
    /** Set by the build's file of routes. */
    __reactRouterManifest?: Manifest;
    /** Route id -> its module, for the current routes. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
