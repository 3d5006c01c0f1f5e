import { describe, expect, it } from "vitest";
import { deferHydration } from "./deferred-hydration.ts";

const files = { stylesheet: (href: string) => `/* ${href} */` };
const page = `<html><head><link rel="stylesheet" href="/assets/home-1.css"/><link rel="modulepreload" href="/assets/react-dom-1.js"/><link rel="modulepreload" href="/assets/router-1.js"/></head>
<body><h1>Trygghet – \u201dnu\u201d</h1><script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream();</script><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2}]\\n");</script><script>window.__reactRouterContext.streamController.close();</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-1.js");</script></body></html>`;

const rewrite = (html: string) => deferHydration(Buffer.from(html), files).toString();

describe("deferHydration", () => {
  const rewritten = rewrite(page);

  it("leaves no script and no preload for the browser to fetch before it is idle", () => {
    expect(rewritten).not.toMatch(/type="module"|<link[^>]+modulepreload|<script[^>]+src=/);
  });

  it("hands every module to the inline loader", () => {
    expect(rewritten).toContain(
      JSON.stringify({
        manifest: "/assets/manifest-1-public.js",
        entry: "/assets/entry-1.js",
        routes: { root: "/assets/root-1.js", "pages/home": "/assets/home-1.js" },
        libraries: ["/assets/react-dom-1.js", "/assets/router-1.js"],
      }),
    );
  });

  it("loads the routes of the account and the desk on their own pages alone", () => {
    const desk = rewrite(page.replaceAll("pages/home", "pages/desk/frame"));
    expect(desk).toContain('"manifest":"/assets/manifest-1.js"');
  });

  it("makes data of the scripts that carry it", () => {
    expect(rewritten).not.toContain("streamController");
    expect(rewritten).toContain('<script type="application/json" data-router="">{"ssr":true}</script>');
    expect(rewritten).toContain(
      '<script type="application/json" data-stream="">"[{\\"_1\\":2}]\\n"</script>',
    );
  });

  it("carries the styles inline and keeps the link that hydration expects, switched off", () => {
    expect(rewritten).toContain(
      '<style>/* /assets/home-1.css */</style><link rel="stylesheet" href="/assets/home-1.css" disabled=""/>',
    );
  });

  it("leaves what lies between as it is", () => {
    expect(rewritten).toContain("<body><h1>Trygghet – \u201dnu\u201d</h1><script");
  });

  it("refuses a page without React Router's scripts", () => {
    expect(() => rewrite("<html></html>")).toThrow(/context/);
    expect(() => rewrite(page.replace('type="module"', ""))).toThrow(/module script/);
  });

  it("refuses a page that does not name the libraries' files", () => {
    expect(() => rewrite(page.replace("router-1", "other-1"))).toThrow(/library's file/);
  });

  it("refuses a module script of another form", () => {
    expect(() => rewrite(page.replace("route1 from", "other from"))).toThrow(/another form/);
  });
});
