import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { personalPart } from "#app/i18n/personal-addresses.ts";
import { publicListOf } from "#server/deferred-hydration.ts";

interface RouteList {
  /** Its own address, which React Router preloads. */
  url: string;
  entry: { imports: string[]; css?: string[] };
  routes: Record<string, Route>;
}

interface Route {
  path?: string;
  parentId?: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
  [key: string]: unknown;
}

/** Each route's own name again, where it is listed by it. */
const nameRoutes = "for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i";

/**
 * React Router's list of routes, which every page loads, names for each route the files that all pages have loaded
 * already, says what it has not, and gives its name twice: all that goes. Public pages get a list of their own,
 * without the account and the admin, where they lead by whole documents (app/layout/link-rules.ts).
 * Throws when the list has another form than expected.
 */
export function slimRouteLists(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-[\da-f]{8}\.js$/.test(file));
  const text = name && readFileSync(join(folder, name), "utf8");
  const [, start, json] = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s.exec(text ?? "") ?? [];
  if (!name || !json) throw new Error("The list of routes has another form than expected.");
  const list: RouteList = JSON.parse(json);
  const { root } = list.routes;
  const everywhere = new Set([...list.entry.imports, ...(root?.imports ?? []), ...(root?.css ?? [])]);
  for (const route of Object.values(list.routes)) {
    route.imports = route.imports?.filter((file) => !everywhere.has(file));
    if (route !== root) route.css = route.css?.filter((file) => !everywhere.has(file));
    for (const [key, value] of Object.entries(route)) if (value === false || key === "id") delete route[key];
  }
  const write = (file: string, list: RouteList) =>
    writeFileSync(join(folder, file), `${start}${JSON.stringify(list)};${nameRoutes}`);
  write(name, list);
  // A booked demo takes the place of the form in the history, and is come back to inside the app.
  const isPublic = ([, route]: [string, Route]) =>
    [null, "/boka-demo"].includes(personalPart(`/${pathOf(list, route)}`));
  write(publicListOf(name), {
    ...list,
    url: publicListOf(list.url),
    routes: Object.fromEntries(Object.entries(list.routes).filter(isPublic)),
  });
}

function pathOf(list: RouteList, { path = "", parentId }: Route): string {
  const parent = parentId === undefined ? undefined : list.routes[parentId];
  return parent ? [pathOf(list, parent), path].filter(Boolean).join("/") : path;
}
