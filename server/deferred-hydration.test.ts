import { describe, expect, it } from "vitest";
import { sourceOf } from "#app/content-security-policy.server.ts";
import { deferHydration } from "./deferred-hydration.ts";
import { PageStyles } from "./page-styles.ts";

const names = ["site-1.css", "late-chrome-1.css", "late-forms-1.css", "home-1.css"];
const files = {
  styles: new PageStyles(new Map(names.map((name) => [`/assets/${name}`, `/* /assets/${name} */`]))),
  waker: "/assets/wake-1.js",
};
const page = `<html lang="sv"><head><link rel="stylesheet" href="/assets/site-1.css#"/><link rel="stylesheet" href="/assets/late-chrome-1.css#"/><link rel="stylesheet" href="/assets/late-forms-1.css"/><link rel="stylesheet" href="/assets/home-1.css"/><link rel="modulepreload" href="/assets/react-dom-1.js"/><link rel="modulepreload" href="/assets/router-1.js"/></head>
<body><h1>Trygghet – \u201dnu\u201d</h1><script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream();</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-1.js");</script></body></html>`;

const pieces = ['[{"_1":2},"</script><b>"]\n', "P3:[4]\n"];
const home = "/?lang=sv";
const rewrite = (
  html: string,
  { source = home, isKept = (_address: string): boolean => false, data = pieces } = {},
) => {
  const { html: rewritten, ...rest } = deferHydration({ html: Buffer.from(html), pieces: data }, files, {
    source,
    isKept,
  });
  return { html: rewritten.toString(), ...rest };
};
const kept = { isKept: () => true };
const hydration = {
  modules: {
    manifest: "/assets/manifest-1-public.js",
    entry: "/assets/entry-1.js",
    routes: { root: "/assets/root-1.js", "pages/home": "/assets/home-1.js" },
  },
  context: { ssr: true },
  stream: pieces,
};

describe("deferHydration", () => {
  const { html: rewritten, data, inline } = rewrite(page);

  it("leaves no script and no preload for the browser to fetch before it is idle", () => {
    expect(rewritten).not.toMatch(/type="module"|<link[^>]+modulepreload|<script[^>]+src=/);
  });

  it("hands what wakes the page, and the libraries, to the inline loader", () => {
    expect(rewritten).toContain('"/assets/wake-1.js",["/assets/react-dom-1.js","/assets/router-1.js"],null');
  });

  it("carries its data, which no word of theirs can end, beside the addresses of the modules", () => {
    expect(rewritten).not.toContain("</script><b>");
    const [, json = ""] =
      /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(rewritten) ?? [];
    expect(JSON.parse(json)).toEqual(hydration);
    expect(data).toBeNull();
  });

  it("loads the routes of the account and the admin on their own pages alone, which carry all styles", () => {
    const admin = rewrite(page.replaceAll("pages/home", "admin/frame-route"));
    expect(admin.html).toContain('"manifest":"/assets/manifest-1.js"');
    expect(admin.html).toContain('<html lang="sv"><head>');
    expect(admin.html).toContain(
      "<style>/* /assets/site-1.css *//* /assets/late-chrome-1.css *//* /assets/late-forms-1.css *//* /assets/home-1.css */</style>",
    );
  });

  it("names its own inline script, and no other that stands in the page, for its policy", () => {
    const { inline: same } = rewrite(page.replace("<h1>", "<script>foreign()</script><h1>"));
    const [, loader = ""] = /<script>(\(function[\s\S]*?)<\/script>/.exec(rewritten) ?? [];
    expect(inline.script).toBe(sourceOf(loader));
    expect(same).toEqual(inline);
  });

  it("carries the styles of the first view inline, and leaves late ones for after the first paint", () => {
    expect(rewritten).toContain('<html lang="sv" data-undressed="">');
    expect(rewritten).toContain("<style>/* /assets/site-1.css *//* /assets/home-1.css */</style>");
  });

  it("leaves what lies between as it is", () => {
    expect(rewritten).toContain("<body><h1>Trygghet – \u201dnu\u201d</h1><script");
  });

  it("refuses a page without React Router's scripts", () => {
    expect(() => rewrite("<html></html>")).toThrow(/context was not found/);
    expect(() => rewrite(page.replace('{"ssr":true}', "[]"))).toThrow(/context has another form/);
    expect(() => rewrite(page.replace('type="module"', ""))).toThrow(/module script/);
  });

  it("refuses a page that does not name the libraries' files", () => {
    expect(() => rewrite(page.replace("router-1", "other-1"))).toThrow(/library's file/);
  });

  it("refuses a module script of another form", () => {
    expect(() => rewrite(page.replace("route1 from", "other from"))).toThrow(/module script/);
  });
});

describe("deferHydration of a page whose data are kept", () => {
  const { html, data } = rewrite(page, kept);

  it("puts the data beside the page, at an address of its content that names the page", () => {
    expect(JSON.parse(data?.text ?? "")).toEqual(hydration);
    expect(data?.address).toMatch(/^\/assets\/data\/[\w-]{22}\.json\?\/\?lang=sv$/);
    expect(html).toContain(`"${data?.address}"`);
    expect(html).toContain('<script type="application/json" id="page-data"></script><script>');
  });

  it("cannot be broken out of by the address of a page", () => {
    const { html } = rewrite(page, { ...kept, source: "/</script><b>?lang=sv" });
    expect(html).not.toContain("</script><b>");
  });

  it("gives equal data one address, and other data another", () => {
    expect(rewrite(page, kept).data?.address).toBe(data?.address);
    expect(rewrite(page, { ...kept, data: ["[5]\n"] }).data?.address).not.toBe(data?.address);
  });

  it("asks whether they are kept by their address", () => {
    const asked: string[] = [];
    rewrite(page, {
      isKept(address) {
        asked.push(address);
        return false;
      },
    });
    expect(asked).toEqual([data?.address]);
  });
});
