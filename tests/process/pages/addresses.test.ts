import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { cityPages } from "#app/domain/city-pages.ts";
import { locales } from "#app/i18n/locale.ts";
import { oldAddresses } from "#app/redirects/old-addresses.ts";
import { type Page, siteMap } from "#app/site-map.ts";
import { headOf } from "./page-head.ts";
import { get, site } from "./read.ts";
import { local, readSitemap } from "./sitemap.ts";

const english = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=en`;

/** The HTML of every listed page, by its path. */
const listed = new Map<string, string>();

beforeAll(async () => {
  for (const { loc } of await readSitemap(site)) listed.set(local(loc), await (await get(local(loc))).text());
}, 120_000);

test("every alias shows its page, with the main path as canonical", async () => {
  const pages: readonly Pick<Page, "path" | "aliases">[] = [...Object.values<Page>(siteMap), ...cityPages];
  for (const { path, aliases = [] } of pages)
    for (const alias of aliases)
      for (const locale of locales) {
        const asked = locale === "en" ? english(encodeURI(alias)) : encodeURI(alias);
        const response = await get(asked);
        const { canonical } = headOf(await response.text());
        const main = locale === "en" ? english(encodeURI(path)) : encodeURI(path);
        expect
          .soft([asked, response.status, new URL(canonical).pathname + new URL(canonical).search])
          .toEqual([asked, 200, main]);
      }
});

test("every old path leads in one hop to an existing page", async () => {
  const article = [...listed.keys()].find((path) => /^\/nyheter\/[a-z-]+$/.test(path));
  for (const { from, to } of oldAddresses) {
    const slug = article?.split("/")[2] ?? "";
    const asked = from.replace("*", to === "article" ? slug : "x");
    const hop = await get(asked);
    const location = hop.headers.get("location") ?? "";
    const there = await get(location);
    expect.soft([asked, hop.status, location, there.status]).toEqual([asked, 301, location, 200]);
    const wanted = to === "article" ? article : encodeURI(siteMap[to].path);
    expect.soft([asked, location]).toEqual([asked, wanted]);
  }
});

test("every internal link leads to a page without a redirect, and to an existing anchor", async () => {
  const pages = new Map(listed);
  const dead = new Set<string>();
  const links = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = ""]) => ({
      from,
      target: new URL(href.replaceAll("&amp;", "&"), new URL(from, site.url)),
    })),
  );
  for (const { from, target } of links) {
    if (target.origin !== new URL(site.url).origin) continue;
    const address = target.pathname + target.search;
    if (!pages.has(address)) {
      const response = await get(address);
      // The admin and the account redirect to the sign-in.
      const isPersonal = /^\/(admin|konto|logga-in|setup)/.test(target.pathname);
      if (response.status !== 200 && !isPersonal) dead.add(`${from} -> ${address} (${response.status})`);
      pages.set(address, await response.text());
    }
    const part = decodeURIComponent(target.hash.slice(1));
    if (part && !pages.get(address)?.includes(` id="${part}"`)) dead.add(`${from} -> ${address}#${part}`);
  }
  expect([...dead]).toEqual([]);
});

// Short words that exist in only one of the languages; names and quotations contain few of them.
const messages = {
  sv: / (och|att|inte|eller|från|också|när|måste|våra|vilka) /i,
  en: / (the|and|with|your|which|from|would|should|their) /i,
};

test("the layout leaves room for the bottom bar on pages that have one, and on no other", () => {
  const pages = [...listed].map(([path, html]) => ({ path, page: parse(html) }));
  const withBar = pages.filter(({ page }) => page.querySelector(".bottom-bar"));
  const withRoom = pages.filter(({ page }) => page.querySelector("main.over-bottom-bar"));
  expect(withBar.length).toBeGreaterThan(20);
  expect(withRoom.map(({ path }) => path)).toEqual(withBar.map(({ path }) => path));
});

test("an iPhone makes no links of numbers in the texts, which React would then not hydrate", () => {
  for (const [address, html] of listed)
    expect.soft([address, html]).toEqual([address, expect.stringContaining('content="telephone=no,date=no')]);
});

test("no page contains texts of the other language", async () => {
  for (const [address, html] of listed) {
    const others = address.includes("lang=en") ? messages.sv : messages.en;
    // Parts marked as the other language are left out.
    const unmarked = html.replace(/<html[^>]*>/, "").replace(/<(\w+)[^>]* lang="\w+"[^>]*>.*?<\/\1>/gs, " ");
    const { text } = headOf(unmarked);
    const at = others.exec(text)?.index ?? -1;
    expect.soft(at < 0 ? "" : `${address}: ${text.slice(Math.max(0, at - 60), at + 60)}`).toBe("");
  }
});
