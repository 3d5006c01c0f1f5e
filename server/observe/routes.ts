import { matchPath, type ServerBuild } from "react-router";
import { isSignInPath } from "#backend/auth/gateway.ts";

/** The paths that are remembered with their pattern. */
const remembered = 2_000;

/** The endings of React Router's own requests for data. */
const data = ".data";

/**
 * Gives the pattern of a path, "/nyheter/:slug", so that figures and logs name no address that a visitor made up.
 * Anything that is no route is "assets", "/auth/v1/*" or "other".
 */
export function routeNames(routes: ServerBuild["routes"]): (path: string) => string {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  const patterns = [...new Set(Object.keys(routes).map((id) => `/${pathOf(id)}`))].filter(
    (pattern) => pattern !== "/*",
  );
  const isPlain = (pattern: string) => !/[:*?]/.test(pattern);
  const plain = new Set(patterns.filter(isPlain));
  // A pattern with a fixed word says more than one with a parameter in its place.
  const others = patterns.filter((pattern) => !isPlain(pattern)).toSorted();
  const known = new Map<string, string>();

  const find = (path: string): string => {
    if (plain.has(path)) return path;
    if (path.startsWith("/assets/")) return "assets";
    if (isSignInPath(path)) return "/auth/v1/*";
    if (path.endsWith(data)) {
      const page = find(path === `/_root${data}` ? "/" : path.slice(0, -data.length));
      return page.startsWith("/") ? page + data : page;
    }
    return others.find((pattern) => matches(pattern, path)) ?? "other";
  };
  return (path) => {
    const before = known.get(path);
    if (before) return before;
    const name = find(path);
    if (known.size < remembered) known.set(path, name);
    return name;
  };
}

function matches(pattern: string, path: string): boolean {
  try {
    return matchPath(pattern, path) !== null;
  } catch {
    return false;
  }
}
