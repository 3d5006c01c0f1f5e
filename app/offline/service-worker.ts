import { setCacheNameDetails, type WorkboxPlugin } from "workbox-core";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import {
  filesCache,
  isCacheableResponse,
  isCacheableUrl,
  isHashedFile,
  isSiteFile,
  localeOfPage,
  offlineCache,
  offlinePath,
  pageKey,
  pagesCache,
  surplus,
} from "./cacheable.ts";

declare const self: ServiceWorkerGlobalScope;
/**
 * The files that are cached when the worker is installed, with the build that they belong to
 * (scripts/build-scripts.ts).
 */
declare const precached: { url: string; revision: string | null }[];

/** The maximum number of entries in each cache: a page is about 100 KB uncompressed. */
const limits = { [pagesCache]: 60, [filesCache]: 200 };

const localeOf = (url: URL) => localeOfPage(url, async (name) => (await self.cookieStore?.get(name))?.value);

const removeOldest: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const entries = await cache.keys();
    const limit = limits[cacheName as keyof typeof limits];
    await Promise.all(surplus(entries, limit).map((entry) => cache.delete(entry)));
  },
};

const publicPagesOnly: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url);
    return pageKey(url, await localeOf(url));
  },
  cacheWillUpdate: async ({ response }) => (isCacheableResponse(response) ? response : null),
};

// A new build's worker takes over at once, which is safe: pages come from the network first, and file names
// contain the build's hashes.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

setCacheNameDetails({ prefix: "", suffix: "", precache: offlineCache });
precacheAndRoute(precached, { directoryIndex: "", cleanURLs: false });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCacheableUrl(url),
  new NetworkFirst({ cacheName: pagesCache, plugins: [publicPagesOnly, removeOldest] }),
);
registerRoute(({ request }) => request.mode === "navigate", new NetworkOnly());
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
  new CacheFirst({ cacheName: filesCache, plugins: [removeOldest] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSiteFile(url),
  new StaleWhileRevalidate({ cacheName: filesCache, plugins: [removeOldest] }),
);

// Without a network and a cached page, the offline page is shown at the page's URL, so that a reload tries again.
setCatchHandler(async ({ request }) => {
  const { mode, url } = new Request(request);
  if (mode !== "navigate") return Response.error();
  const page = await matchPrecache(`${offlinePath}?lang=${await localeOf(new URL(url))}`);
  return page ?? Response.error();
});
