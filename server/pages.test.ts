import { expect, test, vi } from "vitest";
import { PageCache } from "./page-cache.ts";
import { pageKeyOf } from "./page-key.ts";
import { refreshPage } from "./pages.ts";
import { RenderLimit } from "./render-limit.ts";

test("a page that many request before it is cached is compressed once, and again after a change of content", async () => {
  const cache = new PageCache(1_000_000);
  const set = vi.spyOn(cache, "set");
  const headers = { "content-type": "text/html", "cache-control": "private, no-cache" };
  const parts = {
    cache,
    headers: {},
    handle: async () => new Response("<p>Priser</p>", { headers }),
    renders: new RenderLimit(),
    configuration: { SHARED_CACHE: "by-address" as const, SITE_URL: undefined },
  };
  const key = pageKeyOf("/pris?lang=sv", undefined);
  if (!key) throw new Error("the page has no key");
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => refreshPage(parts, key)));
  await crowd();
  expect(set).toHaveBeenCalledTimes(1);
  expect(cache.get(key.text)).toBeDefined();
  cache.empty();
  await crowd();
  expect(set).toHaveBeenCalledTimes(2);
});
