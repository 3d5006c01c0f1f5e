import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, type EntryContext, Links, Outlet, Scripts, ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { hydrationData, hydrationJson, routeIdsOf, stylesheetsOf } from "./react-router-internals.ts";

/* What React Router's own Scripts and Links write for a page of two routes; ours stand in for them. If this fails
   after an upgrade of React Router: read its Scripts and Links (lib/dom/ssr/components.tsx) and HydratedRouter
   (lib/dom-export/hydrated-router.tsx), make react-router-internals.ts do the same, and update this. */
const advice =
  "React Router hydrates in another way than app/document/react-router-internals.ts: see the top of this test.";

const routes = {
  root: { css: ["/site.css#"], imports: ["/react.js", "/site.js"] },
  home: { css: ["/home.css", "/site.css"], imports: ["/react.js", "/more.js"] },
};

function manifestRoute(id: keyof typeof routes, parentId?: string) {
  return {
    id,
    ...(parentId ? { parentId, index: true } : { path: "" }),
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    module: `/${id}.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    ...routes[id],
  };
}

function Root() {
  return (
    <html lang="sv">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

const asked = await createStaticHandler([
  { id: "root", path: "", loader: () => null, children: [{ id: "home", index: true, loader: () => null }] },
]).query(new Request("http://localhost/"));
if (asked instanceof Response) throw new Error("The page was not found.");

const page: EntryContext = {
  manifest: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: ["/react.js", "/router.js"] },
    routes: { root: manifestRoute("root"), home: manifestRoute("home", "root") },
  },
  branches: [],
  routeModules: { root: { default: Root }, home: { default: () => <h1>Trygghet</h1> } },
  serverHandoffString: '{"ssr":true}',
  staticHandlerContext: asked,
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

describe("what React Router writes", () => {
  const html = renderToStaticMarkup(<ServerRouter context={page} url="http://localhost/" />);
  const scripts = Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, text = ""]) =>
    linesOf(text),
  );

  it("hydrates with its settings, a stream, a list of routes and the modules of those shown", () => {
    expect(scripts, advice).toEqual([
      [
        'window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());',
      ],
      [
        'import "/manifest.js";',
        'import * as route0 from "/root.js";',
        'import * as route1 from "/home.js";',
        'window.__reactRouterRouteModules = {"root":route0,"home":route1};',
        'import("/entry.js");',
      ],
    ]);
  });

  it("links the stylesheets of the routes shown", () => {
    const links = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href);
    expect(links, advice).toEqual(["/site.css#", "/home.css", "/site.css"]);
  });
});

describe("hydrationJson", () => {
  it("names the files and the settings of a page", () => {
    expect(JSON.parse(hydrationJson(page))).toEqual({
      files: {
        manifest: "/manifest.js",
        imports: ["/react.js", "/router.js", "/site.js", "/more.js"],
        entry: "/entry.js",
        routes: { root: "/root.js", home: "/home.js" },
      },
      settings: { ssr: true },
    });
  });

  it("cannot end its own script", () => {
    const named = { ...page, serverHandoffString: '{"basename":"</script>"}' };
    expect(hydrationJson(named)).not.toContain("</script>");
  });
});

describe("hydrationData", () => {
  const lines = '[{"_1":2},"</script><b>"]\nP1:["</script>"]\n';
  const read = async () => (await hydrationData(new Blob([lines]).stream())).split("\n");

  it("gives the lines of the stream", async () => {
    expect((await read()).map((line) => line.replaceAll("\\u003c", "<")).join("\n")).toBe(lines);
  });

  it("cannot end its own script", async () => expect((await read()).join()).not.toContain("</script>"));
});

describe("stylesheetsOf", () => {
  it("gives the stylesheets of routes, each once, by the address that everybody knows", () => {
    expect(stylesheetsOf(page.manifest, routeIdsOf(page))).toEqual(["/site.css", "/home.css"]);
  });
});
