import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/ui/when-idle.ts";
import { isKeepable, isSiteFile } from "./rules.ts";

const workerFile = "/sw.js";

/**
 * Lets the site work without a network: registers the service worker when the page is alive and idle, has it
 * keep each page that is read inside the app, and opens links as documents while the browser is offline, so
 * that the worker answers with what it kept.
 */
export function KeepPages() {
  const { pathname, search } = useLocation();
  const isDocument = useRef(true);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const hasWorker = navigator.serviceWorker.controller !== null;
    const isKeptAlready = isDocument.current && hasWorker;
    const isSlow = document.documentElement.hasAttribute("data-slow");
    const costsTooMuch = !isDocument.current && isSlow;
    isDocument.current = false;
    if (isKeptAlready || costsTooMuch) return;
    const address = new URL(pathname + search, location.origin);
    whenIdle(() => void keepPage(address, hasWorker));
  }, [pathname, search]);
  useEffect(() => {
    addEventListener("click", leaveToBrowser, true);
    return () => removeEventListener("click", leaveToBrowser, true);
  }, []);
  return null;
}

/** Has the worker keep a page, and the files that were fetched before there was a worker. */
async function keepPage(address: URL, hasWorker: boolean): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerFile);
    const { active } = await navigator.serviceWorker.ready;
    const fetched = hasWorker ? [] : performance.getEntriesByType("resource").map(({ name }) => name);
    const files = fetched.filter((name) => isSiteFile(new URL(name)) && name.startsWith(location.origin));
    const urlsToCache = isKeepable(address) ? [address.href, ...files] : files;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  } catch {
    // A browser may refuse workers, in private windows for one: the site works as without.
  }
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || !navigator.serviceWorker?.controller || !link) return;
  const leadsToPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (leadsToPage) event.stopPropagation();
}
