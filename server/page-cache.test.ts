import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytesOf } from "./content-encoding.ts";
import { compressPage, PageCache, tagPage } from "./page-cache.ts";

const page = await compressPage(tagPage(Buffer.from("<p>Trygghet</p>"), { "content-type": "text/html" }));

describe("PageCache", () => {
  it("returns a stored page", () => {
    const cache = new PageCache(1000);
    cache.set("sv /", page, cache.generation);
    expect(cache.get("sv /")?.page).toBe(page);
  });

  it("removes the oldest pages above the limit of bytes", () => {
    const { br, gzip } = page.bytes;
    // Room for the texts of two pages and their headers.
    const cache = new PageCache(2.9 * (br.length + gzip.length));
    const bigger = { ...page, bytes: { br, gzip: Buffer.concat([gzip, gzip]) } };
    const cached = (...keys: string[]) => keys.filter((key) => cache.get(key));
    for (const key of ["a", "b", "c"]) cache.set(key, { ...page, headers: { etag: "" } }, cache.generation);
    expect(cached("a", "b", "c")).toEqual(["b", "c"]);
    cache.set("c", { ...bigger, headers: { etag: "" } }, cache.generation);
    expect(cached("b", "c")).toEqual(["b", "c"]);
    cache.set("d", { ...bigger, headers: { etag: "" } }, cache.generation);
    expect(cached("b", "c", "d")).toEqual(["d"]);
  });

  it("reports a page as stale to one caller a minute, and returns it meanwhile", () => {
    let now = 0;
    const cache = new PageCache(1000, () => now);
    cache.set("sv /", page, cache.generation);
    now = 59_999;
    expect(cache.get("sv /")).toEqual({ page, isStale: false });
    now = 60_000;
    expect(cache.get("sv /")).toEqual({ page, isStale: true });
    expect(cache.get("sv /")).toEqual({ page, isStale: false });
  });

  it("does not return a page that has expired", () => {
    const ends = Date.parse("2026-11-24T17:00:00Z");
    let now = ends - 1;
    const cache = new PageCache(1000, () => now);
    const headers = { etag: "", expires: new Date(ends).toUTCString() };
    cache.set("sv /1-bolt", { ...page, headers }, cache.generation);
    expect(cache.get("sv /1-bolt")).toBeDefined();
    now = ends;
    expect(cache.get("sv /1-bolt")).toBeUndefined();
  });

  it("does not store a page that was rendered before the content changed", () => {
    const cache = new PageCache(1000);
    const before = cache.generation;
    cache.empty();
    cache.set("sv /", page, before);
    expect(cache.get("sv /")).toBeUndefined();
  });
});

describe("compressPage", () => {
  it("compresses a page again only when it has changed, also after the cache was emptied", async () => {
    const cache = new PageCache(1000);
    cache.set("sv /", page, cache.generation);
    cache.empty();
    const rendered = (html: string) =>
      compressPage(tagPage(Buffer.from(html), { "content-type": "text/html" }), cache.last("sv /"));
    expect((await rendered("<p>Trygghet</p>")).bytes).toBe(page.bytes);
    expect(String(bytesOf((await rendered("<p>Ny</p>")).bytes, "identity"))).toBe("<p>Ny</p>");
  });

  it("stores the same page in every encoding", () => {
    const unpacked = [
      brotliDecompressSync(bytesOf(page.bytes, "br")),
      gunzipSync(bytesOf(page.bytes, "gzip")),
      bytesOf(page.bytes, "identity"),
    ];
    expect(unpacked.map(String)).toEqual(Array(3).fill("<p>Trygghet</p>"));
  });

  it("gives equal pages the same ETag and different ones another", () => {
    expect(tagPage(Buffer.from("<p>Trygghet</p>"), {}).headers.etag).toBe(page.headers.etag);
    expect(tagPage(Buffer.from("<p>Otrygghet</p>"), {}).headers.etag).not.toBe(page.headers.etag);
  });
});
