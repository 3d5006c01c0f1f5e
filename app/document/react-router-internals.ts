import { useContext } from "react";
import { type EntryContext, UNSAFE_FrameworkContext, useMatches } from "react-router";

/*
 * Everything of React Router that its documentation does not promise stands in this file. React Router's own Scripts
 * and Links components use the same; react-router-internals.test.ts fails when they change.
 */

/** The addresses of the script files that a page hydrates with. */
interface PageFiles {
  /** React Router's list of all routes of the build. */
  manifest: string;
  /** Imported by the entry and the routes, so they are needed first. */
  imports: string[];
  entry: string;
  /** Route id -> address of its module. */
  routes: Record<string, string>;
}

/** What a page hydrates with beside its data, as it stands in its HTML. */
interface Hydration {
  files: PageFiles;
  /** React Router's settings. */
  settings: object;
}

type Manifest = EntryContext["manifest"];

/** The stylesheets of some routes, each once, what is imported before who imports it. */
export function stylesheetsOf(manifest: Manifest, routeIds: readonly string[]): string[] {
  return [...new Set(routeIds.flatMap((id) => manifest.routes[id]?.css ?? []).map(withoutMark))];
}

/** The stylesheets of the routes that are shown. */
export function useStylesheets(): string[] {
  const framework = useContext(UNSAFE_FrameworkContext);
  const routeIds = useMatches().map(({ id }) => id);
  return framework ? stylesheetsOf(framework.manifest, routeIds) : [];
}

/** The ids of the routes of a page that is being rendered, outermost first. */
export function routeIdsOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}

/** What a page hydrates with beside its data, as JSON. It may stand in a script element. */
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

/** The data of the routes in React Router's own encoding (turbo-stream, lines of JSON). They may stand in a script element. */
export async function hydrationData(stream: ReadableStream<Uint8Array>): Promise<string> {
  return withoutTags(await new Response(stream).text());
}

/** The same JSON with no `<` in it: that stands in strings alone. */
function withoutTags(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/**
 * Hydrates the page with what hydrationJson and hydrationData gave. The files are fetched side by side and run one after the other, with
 * a pause between, so that no task is long. Throws when one of them does not come.
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

/** The name of the build that the page is from; undefined in development. */
export function pageVersion(): string | undefined {
  return window.__reactRouterManifest?.version;
}

/**
 * React Router ends the address of a stylesheet that a part imported later has, too, with "#". Vite, which loads such a
 * part, and React Router each look for a link with the address that they know: without the mark, both find it.
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
    /** Set by the file of the build that lists its routes. */
    __reactRouterManifest?: Manifest;
    /** Route id -> its module, of the routes that are shown. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
