import { isCacheableUrl, isSiteFile } from "./cacheable.ts";

const workerFile = "/sw.js";

interface VisitedPage {
  address: string;
  /** Whether it was loaded as a document, not by in-app navigation. */
  isDocument: boolean;
  /** Whether the service worker handled the request. */
  hadWorker: boolean;
}

/**
 * Registers the service worker if needed, and has it cache a page that was read, with the files that were loaded
 * before it was active. What the worker loaded itself is cached already; on a slow connection no page is loaded twice.
 */
export async function cachePage({ address, isDocument, hadWorker }: VisitedPage): Promise<void> {
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
    // A browser may block service workers, in private windows for example.
  }
}
