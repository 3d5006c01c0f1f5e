import type { ServerBuild } from "react-router";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { routeHandlers } from "./route-handlers.ts";

/** A route without a page answers with its own name and parameters. */
const route = (id: string, path: string | undefined, parentId: string | undefined = "root") => ({
  id,
  parentId,
  path,
  index: path === undefined,
  module: {
    default: undefined,
    loader: ({ params }: { params: object }) => Response.json({ id, params }),
  },
});

const routes = [
  { ...route("root", ""), parentId: undefined, module: { default: () => null } },
  route("home", undefined),
  route("prices", "pris"),
  route("article", "nyheter/:slug"),
  { ...route("admin", "admin"), module: { default: () => null } },
  route("overview", undefined, "admin"),
  route("leads", "leads", "admin"),
  route("rest", "*"),
];

const build = {
  routes: Object.fromEntries(routes.map((each) => [each.id, each])),
  entry: { module: { default: () => new Response() } },
  assets: { routes: {} },
  future: {},
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  ssr: true,
} as unknown as ServerBuild;

describe("routeHandlers", () => {
  const handle = routeHandlers(build);

  it.each([
    ["/", "home", {}],
    ["/?lang=en", "home", {}],
    ["/pris", "prices", {}],
    ["/pris?utan=cache", "prices", {}],
    ["/nyheter/ny-lag", "article", { slug: "ny-lag" }],
    ["/admin", "overview", {}],
    ["/admin/leads", "leads", {}],
    ["/PRIS", "prices", {}],
    ["/pris/", "prices", {}],
    ["/finns-inte", "rest", { "*": "finns-inte" }],
  ])("has %s answered by the route %s", async (path, id, params) => {
    const answered = await handle(new Request(`http://localhost${path}`), new RouterContextProvider());
    expect(await answered.json()).toEqual({ id, params });
  });
});
