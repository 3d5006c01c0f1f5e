import { expect, it } from "vitest";
import { ShareCache } from "./share-cache.ts";

const bytes = (length: number) => new Uint8Array(length);

it("draws an image once for simultaneous requests, and caches it", async () => {
  const cache = new ShareCache();
  let drawn = 0;
  const draw = () => cache.draw("a", async () => bytes(++drawn));
  expect(await Promise.all([draw(), draw()])).toEqual([bytes(1), bytes(1)]);
  expect(await cache.get("a")).toEqual(bytes(1));
});

it("draws one at a time, in the order of requests", async () => {
  const cache = new ShareCache();
  const log: string[] = [];
  const draw = (key: string) =>
    cache.draw(key, async () => {
      log.push(`${key} begins`);
      await new Promise((done) => setImmediate(done));
      log.push(`${key} ends`);
      return bytes(1);
    });
  await Promise.all([draw("a"), draw("b")]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

it("holds no more than its number, and evicts the least recently used", async () => {
  const cache = new ShareCache(2);
  for (const key of ["a", "b"]) await cache.draw(key, async () => bytes(10));
  cache.get("a");
  await cache.draw("c", async () => bytes(10));
  expect(["a", "b", "c"].filter((key) => cache.get(key))).toEqual(["a", "c"]);
});

it("goes on after a failed drawing, and caches nothing of it", async () => {
  const cache = new ShareCache();
  const failed = cache.draw("a", () => Promise.reject(new Error("no ink")));
  const next = cache.draw("b", async () => bytes(2));
  await expect(failed).rejects.toThrow("no ink");
  expect(await next).toEqual(bytes(2));
  expect(cache.get("a")).toBeUndefined();
});
