import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytesOf } from "./content-encoding.ts";
import { PageCache, preparePage, tagPage } from "./page-cache.ts";

const page = await preparePage(tagPage(Buffer.from("<p>Trygghet</p>"), { "content-type": "text/html" }));

describe("PageCache", () => {
  it("gives back what was kept", () => {
    const cache = new PageCache(1000);
    cache.set("sv /", page, cache.generation);
    expect(cache.get("sv /")?.page).toBe(page);
  });

  it("drops the pages that were kept first when all take more bytes than they may", () => {
    const { br, gzip } = page.bytes;
    // Room for the texts of two pages and their headers.
    const cache = new PageCache(2.9 * (br.length + gzip.length));
    const bigger = { ...page, bytes: { br, gzip: Buffer.concat([gzip, gzip]) } };
    const kept = (...keys: string[]) => keys.filter((key) => cache.get(key));
    for (const key of ["a", "b", "c"]) cache.set(key, { ...page, headers: { etag: "" } }, cache.generation);
    expect(kept("a", "b", "c")).toEqual(["b", "c"]);
    cache.set("c", { ...bigger, headers: { etag: "" } }, cache.generation);
    expect(kept("b", "c")).toEqual(["b", "c"]);
    cache.set("d", { ...bigger, headers: { etag: "" } }, cache.generation);
    expect(kept("b", "c", "d")).toEqual(["d"]);
  });

  it("has one visitor a minute render a page again, and lets nobody wait for it", () => {
    let now = 0;
    const cache = new PageCache(1000, () => now);
    cache.set("sv /", page, cache.generation);
    now = 59_999;
    expect(cache.get("sv /")).toEqual({ page, due: false });
    now = 60_000;
    expect(cache.get("sv /")).toEqual({ page, due: true });
    expect(cache.get("sv /")).toEqual({ page, due: false });
  });

  it("does not give a page after the moment at which it ends", () => {
    const ends = Date.parse("2026-11-24T17:00:00Z");
    let now = ends - 1;
    const cache = new PageCache(1000, () => now);
    const headers = { etag: "", expires: new Date(ends).toUTCString() };
    cache.set("sv /1-bolt", { ...page, headers }, cache.generation);
    expect(cache.get("sv /1-bolt")).toBeDefined();
    now = ends;
    expect(cache.get("sv /1-bolt")).toBeUndefined();
  });

  it("does not keep a page that was rendered before the content changed", () => {
    const cache = new PageCache(1000);
    const before = cache.generation;
    cache.empty();
    cache.set("sv /", page, before);
    expect(cache.get("sv /")).toBeUndefined();
  });
});

describe("preparePage", () => {
  it("compresses a page again only when it has changed, also after the cache was emptied", async () => {
    const cache = new PageCache(1000);
    cache.set("sv /", page, cache.generation);
    cache.empty();
    const rendered = (html: string) =>
      preparePage(tagPage(Buffer.from(html), { "content-type": "text/html" }), cache.last("sv /"));
    expect((await rendered("<p>Trygghet</p>")).bytes).toBe(page.bytes);
    expect(String(bytesOf((await rendered("<p>Ny</p>")).bytes, "identity"))).toBe("<p>Ny</p>");
  });

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
