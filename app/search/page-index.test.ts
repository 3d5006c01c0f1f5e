import { expect, it } from "vitest";
import { searchWords } from "#app/content/search-words.server.ts";
import { defaultFacts } from "#app/domain/company-facts.ts";
import type { PageAddress } from "#app/i18n/links.ts";
import { locales } from "#app/i18n/locale.ts";
import { siteMap } from "#app/site-map.ts";
import { pageIndex } from "./page-index.server.ts";

const address = (path: string, changed: string | null = null): PageAddress => ({
  path,
  changed,
  languages: locales,
});

/** A site whose pages contain their title; `read` lists the requested ones. */
function siteOf(pages: Record<string, string>) {
  const read: string[] = [];
  const facts = { ...defaultFacts };
  const search = async (query: string, ...addresses: PageAddress[]) => {
    read.length = 0;
    const index = await pageIndex(facts, "sv", addresses, async (target) => {
      read.push(target);
      const title = pages[target.replace("?lang=sv", "")];
      return title ? `<head><title>${title} – Name</title></head><main>${title}</main>` : null;
    });
    return index.search(query).hits.map(({ path }) => path);
  };
  return { pages, read, search };
}

it("indexes a page once, and again when it has changed", async () => {
  const { pages, read, search } = siteOf({ "/a": "Zebror", "/b": "Lejon" });
  expect(await search("zebra", address("/a", "1"), address("/b"))).toEqual(["/a"]);
  expect(read).toEqual(["/a?lang=sv", "/b?lang=sv"]);
  pages["/a"] = "Giraffer";
  expect(await search("giraff", address("/a", "1"), address("/b"))).toEqual([]);
  expect(read).toEqual([]);
  expect(await search("giraff", address("/a", "2"), address("/b"))).toEqual(["/a"]);
  expect(read).toEqual(["/a?lang=sv"]);
});

it("removes a page that is gone", async () => {
  const { search } = siteOf({ "/a": "Zebror", "/b": "Lejon" });
  expect(await search("lejon", address("/a"), address("/b"))).toEqual(["/b"]);
  expect(await search("lejon", address("/a"))).toEqual([]);
});

it("leaves out pages that don't exist in the language", async () => {
  const { search } = siteOf({ "/a": "Zebror" });
  expect(await search("zebra", { ...address("/a"), languages: ["en"] })).toEqual([]);
});

it("tries again a page that could not be read, and the rest after an error", async () => {
  const facts = { ...defaultFacts };
  const responses: (string | null | Error)[] = [null, new Error("down"), "<title>Zebror</title></head>"];
  const ask = () =>
    pageIndex(facts, "sv", [address("/a")], async () => {
      const response = responses.shift() ?? null;
      if (response instanceof Error) throw response;
      return response;
    });
  expect((await ask()).search("zebra").hits).toHaveLength(0);
  await expect(ask()).rejects.toThrow("down");
  expect((await ask()).search("zebra").hits).toHaveLength(1);
});

it("does not wait for a large site: finds what is indexed by then, and the rest later", async () => {
  const facts = { ...defaultFacts };
  let readOn = () => {};
  const held = new Promise<void>((done) => {
    readOn = done;
  });
  const searchWithin = async (wait: number, query: string) => {
    const index = await pageIndex(
      facts,
      "sv",
      [address("/a"), address("/b")],
      async (target) => {
        if (target.startsWith("/b")) await held;
        return `<title>${target.startsWith("/a") ? "Zebror" : "Lejon"}</title></head>`;
      },
      wait,
    );
    return index.search(query).hits.map(({ path }) => path);
  };
  expect(await searchWithin(1, "zebra")).toEqual(["/a"]);
  expect(await searchWithin(1, "lejon")).toEqual([]);
  readOn();
  expect(await searchWithin(3_000, "lejon")).toEqual(["/b"]);
});

it("gives a service's city pages the service's names, and those of the city and the towns around it", async () => {
  const { search } = siteOf({ "/vaktare-malmo": "Sida", "/vaktare-orebro": "Sida" });
  const pages = [address("/vaktare-orebro"), address("/vaktare-malmo")];
  expect((await search("nattvakt lund", ...pages))[0]).toBe("/vaktare-malmo");
  expect((await search("security guard karlstad", ...pages))[0]).toBe("/vaktare-orebro");
});

it("has names only for pages of the site", () => {
  expect(Object.keys(siteMap)).toEqual(expect.arrayContaining(Object.keys(searchWords)));
});
