import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

/**
 * React Router's request handler for a build. React Router tries the patterns of all routes on each page, for a
 * twentieth of its time: a page at a fixed address right under the root has a handler that knows no other.
 */
export function routeHandlers(build: ServerBuild): RequestHandler {
  const { root, ...others } = build.routes;
  const parents = new Set(Object.values(others).map((route) => route?.parentId));
  const own = new Map<string, RequestHandler>();
  for (const route of Object.values(others)) {
    const isFixed = route?.parentId === "root" && !/[:*?]/.test(route.path ?? "") && !parents.has(route.id);
    if (isFixed)
      own.set(
        `/${route.path ?? ""}`,
        createRequestHandler({ ...build, routes: { root, [route.id]: route } }, "production"),
      );
  }
  const any = createRequestHandler(build, "production");
  return (request, context) => (own.get(new URL(request.url).pathname) ?? any)(request, context);
}
