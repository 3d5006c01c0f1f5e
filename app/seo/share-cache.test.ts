import { expect, it } from "vitest";
import { openShareCache } from "./share-cache.ts";

const bytes = (length: number) => new Uint8Array(length);

it("draws an image once for simultaneous requests, and caches it", async () => {
  const cache = openShareCache();
  let drawn = 0;
  const draw = () => cache.fetch("a", { context: async () => bytes(++drawn) });
  expect(await Promise.all([draw(), draw()])).toEqual([bytes(1), bytes(1)]);
  expect(cache.get("a")).toEqual(bytes(1));
});

it("draws one at a time, in the order of requests", async () => {
  const cache = openShareCache();
  const log: string[] = [];
  const draw = (key: string) =>
    cache.fetch(key, {
      context: async () => {
        log.push(`${key} begins`);
        await new Promise((done) => setImmediate(done));
        log.push(`${key} ends`);
        return bytes(1);
      },
    });
  await Promise.all([draw("a"), draw("b")]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

it("holds no more than its number, and evicts the least recently used", async () => {
  const cache = openShareCache(2);
  for (const key of ["a", "b"]) await cache.fetch(key, { context: async () => bytes(10) });
  cache.get("a");
  await cache.fetch("c", { context: async () => bytes(10) });
  expect(["a", "b", "c"].filter((key) => cache.get(key))).toEqual(["a", "c"]);
});

it("gives everybody their image when more are requested at once than it holds", async () => {
  const cache = openShareCache(2);
  const images = [1, 2, 3, 4].map((length) =>
    cache.fetch(String(length), { context: async () => bytes(length) }),
  );
  expect(await Promise.all(images)).toEqual([1, 2, 3, 4].map(bytes));
});

it("goes on after a failed drawing, and caches nothing of it", async () => {
  const cache = openShareCache();
  const failed = cache.fetch("a", { context: () => Promise.reject(new Error("no ink")) });
  const next = cache.fetch("b", { context: async () => bytes(2) });
  await expect(failed).rejects.toThrow("no ink");
  expect(await next).toEqual(bytes(2));
  expect(cache.get("a")).toBeUndefined();
});
