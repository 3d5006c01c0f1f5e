import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "#app/ui/when-idle.ts";

const touches = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Makes the site work offline: from the first touch on the service worker stores each page that is read, and while
 * the browser is offline links load documents, so that the worker answers with stored pages.
 */
export function CachePages() {
  const { pathname, search } = useLocation();
  const isDocument = useRef(true);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const page = {
      address: location.origin + pathname + search,
      isDocument: isDocument.current,
      hadWorker: navigator.serviceWorker.controller !== null,
    };
    const keep = () =>
      whenIdle(() => import("./cache-page.ts").then(({ cachePage }) => cachePage(page), ignore));
    isDocument.current = false;
    // The touch that hydrated the page may have been the first.
    const isTouched = !page.isDocument || navigator.userActivation?.hasBeenActive || scrollY > 0;
    return isTouched ? keep() : onFirstInteraction(keep);
  }, [pathname, search]);
  useEffect(() => {
    addEventListener("click", leaveToBrowser, true);
    return () => removeEventListener("click", leaveToBrowser, true);
  }, []);
  return null;
}

function onFirstInteraction(work: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const once = () => {
    listening.abort();
    work();
  };
  for (const type of touches) addEventListener(type, once, { capture: true, passive: true, signal });
  return () => listening.abort();
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || !navigator.serviceWorker?.controller || !link) return;
  const leadsToPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (leadsToPage) event.stopPropagation();
}

/** The site works as without a worker. */
function ignore(): void {}
