import { isCacheableUrl, isSiteFile } from "./rules.ts";

const workerFile = "/sw.js";

interface ReadPage {
  address: string;
  /** Whether the browser loaded it, not the app. */
  isDocument: boolean;
  /** Whether the service worker handled the request. */
  hadWorker: boolean;
}

/**
 * Has the service worker, which is registered first if needed, store a page that was read and the files that were
 * fetched without it. What the worker fetched itself is stored already; on a slow connection no page is fetched
 * twice.
 */
export async function cachePage({ address, isDocument, hadWorker }: ReadPage): Promise<void> {
  const isSlow = document.documentElement.hasAttribute("data-slow");
  if (isDocument ? hadWorker : isSlow) return;
  try {
    await navigator.serviceWorker.register(workerFile);
    const { active } = await navigator.serviceWorker.ready;
    const fetched = hadWorker ? [] : performance.getEntriesByType("resource").map(({ name }) => name);
    const files = fetched.filter((name) => isSiteFile(new URL(name)) && name.startsWith(location.origin));
    const urlsToCache = isCacheableUrl(new URL(address)) ? [address, ...files] : files;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  } catch {
    // A browser may refuse workers, in private windows for example.
  }
}
