import { matchPath, type ServerBuild } from "react-router";
import { isSignInPath } from "#backend/auth/gateway.ts";

/** The suffix of React Router's requests for data. */
const dataSuffix = ".data";

/**
 * Returns a function from a path to its route pattern ("/nyheter/:slug"), so that metrics and logs contain no path that
 * a visitor made up. A path that is no route is "assets", "/auth/v1/*" or "other".
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
  // Descending, so that a static segment comes before a parameter (":") and a parameter before a splat ("*").
  const others = patterns
    .filter((pattern) => !isPlain(pattern))
    .toSorted()
    .toReversed();

  // What visitors request is not cached here: any number of made-up paths would fill the memory.
  return (path) => {
    if (path.startsWith("/assets/")) return "assets";
    if (isSignInPath(path)) return "/auth/v1/*";
    // Removed once, since a repeated suffix would give any number of made-up paths.
    const suffix = path.endsWith(dataSuffix) ? dataSuffix : "";
    const page = path === `/_root${dataSuffix}` ? "/" : path.slice(0, path.length - suffix.length);
    const name = plain.has(page) ? page : others.find((pattern) => matches(pattern, page));
    return name === undefined ? "other" : name + suffix;
  };
}

function matches(pattern: string, path: string): boolean {
  try {
    return matchPath(pattern, path) !== null;
  } catch {
    return false;
  }
}
