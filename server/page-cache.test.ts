import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytesOf } from "./content-encoding.ts";
import { PageCache, preparePage, tagPage } from "./page-cache.ts";

const page = await preparePage(tagPage(Buffer.from("<p>Trygghet</p>"), { "content-type": "text/html" }));

describe("PageCache", () => {
  it("gives back what was kept", () => {
    const cache = new PageCache(2);
    cache.set("sv /", page, cache.generation);
    expect(cache.get("sv /")?.page).toBe(page);
  });

  it("drops the page that was kept first when it is full", () => {
    const cache = new PageCache(2);
    for (const key of ["a", "b", "c"]) cache.set(key, page, cache.generation);
    expect(["a", "b", "c"].filter((key) => cache.get(key))).toEqual(["b", "c"]);
  });

  it("has one visitor a minute render a page again, and lets nobody wait for it", () => {
    let now = 0;
    const cache = new PageCache(2, () => now);
    cache.set("sv /", page, cache.generation);
    now = 59_999;
    expect(cache.get("sv /")).toEqual({ page, due: false });
    now = 60_000;
    expect(cache.get("sv /")).toEqual({ page, due: true });
    expect(cache.get("sv /")).toEqual({ page, due: false });
  });

  it("does not keep a page that was rendered before the content changed", () => {
    const cache = new PageCache(2);
    const before = cache.generation;
    cache.empty();
    cache.set("sv /", page, before);
    expect(cache.get("sv /")).toBeUndefined();
  });
});

describe("PageCache, of what pages hydrate with", () => {
  const data = (name: string) => ({ address: `/assets/data/${name}.json?/`, text: `"${name}"` });

  it("gives it back compressed, also when the pages have been emptied", async () => {
    const cache = new PageCache(2);
    cache.keepData(data("a"));
    cache.empty();
    const kept = await cache.data("/assets/data/a.json?/");
    expect(kept && String(bytesOf(kept, "identity"))).toBe('"a"');
    expect(cache.data("/assets/data/b.json?/")).toBeUndefined();
  });

  it("forgets what was asked to be kept longest ago, when there is twice as much as pages", () => {
    const cache = new PageCache(1);
    for (const name of ["a", "b", "a", "c"]) cache.keepData(data(name));
    expect(["a", "b", "c"].filter((name) => cache.data(data(name).address))).toEqual(["a", "c"]);
  });
});

describe("preparePage", () => {
  it("holds the same page in every encoding", () => {
    const unpacked = [
      brotliDecompressSync(bytesOf(page.bytes, "br")),
      gunzipSync(bytesOf(page.bytes, "gzip")),
      bytesOf(page.bytes, "identity"),
    ];
    expect(unpacked.map(String)).toEqual(Array(3).fill("<p>Trygghet</p>"));
  });

  it("tags equal pages alike and different ones apart", () => {
    expect(tagPage(Buffer.from("<p>Trygghet</p>"), {}).headers.etag).toBe(page.headers.etag);
    expect(tagPage(Buffer.from("<p>Otrygghet</p>"), {}).headers.etag).not.toBe(page.headers.etag);
  });
});
