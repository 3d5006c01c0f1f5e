import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Page, PageCache, pageOf, type Rendered } from "./page-cache.ts";

const text = "<p>Trygghet</p>";
const kept = { status: 200, cookies: [], isKept: true, isShared: true };
const pageWith = (html: string, headers: Record<string, string> = {}) =>
  pageOf(Buffer.from(html), { "content-type": "text/html", ...headers }, kept);
const give = (rendered: Rendered) => async () => rendered;

/** Stores a page, until its smallest bytes are there. */
async function store(cache: PageCache, key: string, page: Page = pageWith(text)): Promise<Page> {
  await cache.fetch(key, give(page));
  return vi.waitUntil(() => {
    const stored = cache.get(key);
    return stored && !stored.html ? stored : undefined;
  });
}

describe("PageCache", () => {
  it("renders a page once for all who ask for it at once, and returns it afterwards", async () => {
    const cache = new PageCache(100_000);
    const render = vi.fn(give(pageWith(text)));
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.fetch("sv /", render)));
    expect(new Set(pages).size).toBe(1);
    expect(cache.get("sv /")).toMatchObject({ headers: { "content-type": "text/html" } });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("keeps neither a page that may not be kept, nor a response, nor what failed", async () => {
    const cache = new PageCache(100_000);
    const passing = { ...pageWith(text), isKept: false };
    expect(await cache.fetch("a", give(passing))).toBe(passing);
    await cache.fetch("b", give({ response: new Response() }));
    await expect(cache.fetch("c", () => Promise.reject(new Error("no database")))).rejects.toThrow();
    expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
    expect(cache.stats).toMatchObject({ pages: 0, bytes: 0 });
  });

  it("removes the least recently used pages above the limit of bytes", async () => {
    const { size } = await store(new PageCache(100_000), "a");
    const cache = new PageCache(Math.floor(2.9 * size));
    for (const key of ["a", "b"]) await store(cache, key);
    cache.get("a");
    await store(cache, "c");
    expect(["a", "b", "c"].filter((key) => cache.get(key))).toEqual(["a", "c"]);
    expect(cache.stats.bytes).toBeLessThanOrEqual(2.9 * size);
  });

  it("does not keep a page that was rendered before the content changed", async () => {
    const cache = new PageCache(100_000);
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    const early = cache.fetch("sv /", () => promise);
    cache.empty();
    const late = cache.fetch("sv /", give(pageWith("<p>Ny</p>")));
    resolve(pageWith(text));
    expect(await early).not.toBe(await late);
    const { headers } = pageWith("<p>Ny</p>");
    expect(cache.get("sv /")?.headers.etag).toBe(headers.etag);
  });

  it("gives whoever waited for another's page while the content changed a new one, rendered once", async () => {
    const cache = new PageCache(100_000);
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    const first = cache.fetch("sv /", () => promise);
    const render = vi.fn(give(pageWith("<p>Ny</p>")));
    const waiting = Array.from({ length: 50 }, () => cache.fetch("sv /", render));
    cache.empty();
    resolve(pageWith(text));
    await first;
    const { etag } = pageWith("<p>Ny</p>").headers;
    for (const given of await Promise.all(waiting)) expect(given).toMatchObject({ headers: { etag } });
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.get("sv /")?.headers.etag).toBe(etag);
  });

  it("compresses a page again only when it has changed, also after the cache was emptied", async () => {
    const cache = new PageCache(100_000);
    const { encoded } = await store(cache, "sv /");
    cache.empty();
    expect(cache.get("sv /")).toBeUndefined();
    expect(await cache.fetch("sv /", give(pageWith(text)))).toMatchObject({ encoded });
    cache.empty();
    const changed = await store(cache, "sv /", pageWith("<p>Ny</p>"));
    expect(String(await changed.encoded("identity"))).toBe("<p>Ny</p>");
  });

  it("stores the same page in every encoding", async () => {
    const stored = await store(new PageCache(100_000), "sv /");
    const [br, gzip, identity] = await Promise.all([
      stored.encoded("br"),
      stored.encoded("gzip"),
      stored.encoded("identity"),
    ]);
    expect([brotliDecompressSync(br), gunzipSync(gzip), identity].map(String)).toEqual(Array(3).fill(text));
  });
});

describe("a page that is older", () => {
  let now: number;
  const clock = () => now;

  beforeEach(() => {
    now = Date.parse("2026-11-24T17:00:00Z");
  });

  it("than a minute is sent while it is rendered again, once", async () => {
    const cache = new PageCache(100_000, clock);
    const before = await cache.fetch("sv /", give(pageWith(text)));
    now += 60_000;
    expect(cache.get("sv /")).toBe(before);
    now += 1;
    expect(cache.get("sv /")).toBeUndefined();
    const render = vi.fn(give(pageWith("<p>Ny</p>")));
    const sent = await Promise.all([cache.fetch("sv /", render), cache.fetch("sv /", render)]);
    expect(sent).toEqual([before, before]);
    expect(render).toHaveBeenCalledTimes(1);
    await vi.waitUntil(() => cache.get("sv /"));
    expect(cache.get("sv /")?.headers.etag).toBe(pageWith("<p>Ny</p>").headers.etag);
  });

  it("than a minute stays when it can't be rendered", async () => {
    const cache = new PageCache(100_000, clock);
    const before = await cache.fetch("sv /", give(pageWith(text)));
    now += 60_001;
    const fail = () => Promise.reject(new Error("no database"));
    for (const _time of [1, 2]) expect(await cache.fetch("sv /", fail)).toBe(before);
  });

  it("than a minute stays when the next one fails in part, and goes when there is none any more", async () => {
    const cache = new PageCache(100_000, clock);
    const before = await cache.fetch("sv /", give(pageWith(text)));
    now += 60_001;
    await cache.fetch("sv /", give({ ...pageWith("<p>Fel</p>"), isKept: false }));
    expect(await vi.waitUntil(() => cache.get("sv /"))).toBe(before);
    now += 60_001;
    const gone: Rendered = { ...pageWith("<p>Borta</p>"), status: 404, isKept: false };
    await cache.fetch("sv /", give(gone));
    await vi.waitUntil(() => !cache.has("sv /"));
    expect(await cache.fetch("sv /", give(gone))).toBe(gone);
  });

  it("than its Expires header is not sent", async () => {
    const cache = new PageCache(100_000, clock);
    const expires = new Date(now + 30_000).toUTCString();
    const before = await cache.fetch("sv /1-bolt", give(pageWith(text, { expires })));
    now += 29_999;
    expect(cache.get("sv /1-bolt")).toBe(before);
    now += 1;
    expect(cache.get("sv /1-bolt")).toBeUndefined();
    await expect(cache.fetch("sv /1-bolt", () => Promise.reject(new Error("no database")))).rejects.toThrow();
    const next = pageWith("<p>Ny</p>");
    expect(await cache.fetch("sv /1-bolt", give(next))).toBe(next);
  });
});

describe("pageOf", () => {
  it("gives equal pages the same ETag and different ones another", () => {
    expect(pageWith(text).headers.etag).toBe(pageWith(text).headers.etag);
    expect(pageWith("<p>Otrygghet</p>").headers.etag).not.toBe(pageWith(text).headers.etag);
  });
});
