import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, type EntryContext, Links, Outlet, Scripts, ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import {
  compactManifest,
  hydrationData,
  hydrationJson,
  routeIdsOf,
  stylesheetsOf,
} from "./react-router-internals.ts";

/* What React Router's own Scripts and Links render for a page, /about; ours replace them. If this fails after an
   upgrade of React Router: read its Scripts and Links (lib/dom/ssr/components.tsx) and HydratedRouter
   (lib/dom-export/hydrated-router.tsx), make react-router-internals.ts do the same, and update this test. */
const advice =
  "React Router hydrates differently from app/document/react-router-internals.ts: see the top of this test.";

const files = {
  root: { css: ["/site.css#"], imports: ["/react.js", "/site.js"] },
  home: { css: ["/home.css"], imports: ["/react.js"] },
  about: { css: ["/about.css", "/site.css#"], imports: ["/react.js", "/more.js"] },
  prices: { css: ["/prices.css"], imports: ["/react.js"] },
};

function manifestRoute(id: keyof typeof files, place: { parentId?: string; path?: string; index?: true }) {
  return {
    id,
    ...place,
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
    ...files[id],
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

const loader = () => null;
const children = [
  { id: "home", index: true as const, loader },
  { id: "about", path: "about", loader },
  { id: "prices", path: "pris", loader },
];
const asked = await createStaticHandler([{ id: "root", path: "", loader, children }]).query(
  new Request("http://localhost/about"),
);
if (asked instanceof Response) throw new Error("The page was not found.");

const routes = {
  root: manifestRoute("root", { path: "" }),
  home: manifestRoute("home", { parentId: "root", index: true }),
  about: manifestRoute("about", { parentId: "root", path: "about" }),
  prices: manifestRoute("prices", { parentId: "root", path: "pris" }),
};
const manifest = {
  version: "1",
  url: "/manifest.js",
  entry: { module: "/entry.js", imports: ["/react.js", "/router.js"] },
};
const shown = { default: () => <h1>Trygghet</h1> };

const page: EntryContext = {
  manifest: { ...manifest, routes },
  branches: [],
  routeModules: { root: { default: Root }, home: shown, about: shown, prices: shown },
  serverHandoffString: '{"ssr":true}',
  staticHandlerContext: asked,
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
};

describe("what React Router writes", () => {
  const html = renderToStaticMarkup(<ServerRouter context={page} url="http://localhost/about" />);
  const [settings = "", modules = ""] = Array.from(
    html.matchAll(/<script[^>]*>(.*?)<\/script>/gs),
    ([, text = ""]) => text,
  );
  const [before = "", list = "", after = ""] = modules.split(
    /window\.__reactRouterManifest = |;(?=\s*window\.__reactRouterRouteModules)/,
  );

  it("hydrates with its settings, a stream and the modules of the current routes", () => {
    expect(settings, advice).toBe(
      'window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());',
    );
    expect(before.trim().split("\n"), advice).toEqual([
      ";",
      'import * as route0 from "/root.js";',
      'import * as route1 from "/about.js";',
    ]);
    expect(after.trim().split(/\s*\n\s*/), advice).toEqual([
      'window.__reactRouterRouteModules = {"root":route0,"about":route1};',
      'import("/entry.js");',
    ]);
  });

  it("knows the current routes, and the index routes of their parents", () => {
    const { root, home, about } = routes;
    expect(JSON.parse(list), advice).toEqual(
      JSON.parse(JSON.stringify({ ...manifest, routes: { root, home, about } })),
    );
  });

  it("links the stylesheets of the routes shown", () => {
    const links = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href);
    expect(links, advice).toEqual(["/site.css#", "/about.css"]);
  });
});

describe("hydrationJson", () => {
  it("names the routes that a page knows, the files of the current ones and the settings", () => {
    const { css: _rootCss, imports: _rootImports, ...root } = routes.root;
    const { css: _css, imports: _imports, ...about } = routes.about;
    expect(JSON.parse(hydrationJson(page))).toEqual(
      JSON.parse(
        JSON.stringify({
          manifest: { ...manifest, routes: { home: routes.home, root, about } },
          routeIds: ["root", "about"],
          imports: ["/react.js", "/router.js", "/site.js", "/more.js"],
          settings: { ssr: true },
        }),
      ),
    );
  });

  it("cannot end its own script", () => {
    const named = { ...page, serverHandoffString: '{"basename":"</script>"}' };
    expect(hydrationJson(named)).not.toContain("</script>");
  });
});

describe("hydrationData", () => {
  const lines = '[{"_1":2},"</script><b>"]\nP1:["</script>"]\n';
  const read = async () => (await hydrationData(new Blob([lines]).stream())).split("\n");

  it("returns the lines of the stream", async () => {
    expect((await read()).map((line) => line.replaceAll("\\u003c", "<")).join("\n")).toBe(lines);
  });

  it("cannot end its own script", async () => expect((await read()).join()).not.toContain("</script>"));
});

describe("compactManifest", () => {
  it("leaves out what is false and the '#' after a stylesheet", () => {
    const { about } = compactManifest(page.manifest).routes;
    expect(about).toEqual({
      id: "about",
      parentId: "root",
      path: "about",
      hasLoader: true,
      hasDefaultExport: true,
      module: "/about.js",
      css: ["/about.css", "/site.css"],
      imports: ["/react.js", "/more.js"],
    });
  });
});

describe("stylesheetsOf", () => {
  it("returns the stylesheets of routes, each once", () => {
    expect(stylesheetsOf(page.manifest, routeIdsOf(page))).toEqual(["/site.css#", "/about.css"]);
  });
});
