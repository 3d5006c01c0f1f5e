import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { onFirstEvent } from "#app/ui/on-first-event.ts";
import { whenIdle } from "#app/ui/when-idle.ts";

const interactions = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Makes the site work offline: from the first interaction on, the service worker caches each page that is
 * read. While the browser is offline, links load documents, so that the worker answers with cached pages.
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
    const cache = () =>
      whenIdle(() => import("./cache-page.ts").then(({ cachePage }) => cachePage(page), ignore));
    isDocument.current = false;
    // The interaction that hydrated the page may have been the first.
    const hasInteracted = !page.isDocument || navigator.userActivation?.hasBeenActive || scrollY > 0;
    return hasInteracted ? cache() : onFirstEvent(interactions, cache);
  }, [pathname, search]);
  useEffect(() => {
    addEventListener("click", loadAsDocument, true);
    return () => removeEventListener("click", loadAsDocument, true);
  }, []);
  return null;
}

function loadAsDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || !navigator.serviceWorker?.controller || !link) return;
  const leadsToPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (leadsToPage) event.stopPropagation();
}

/** The site works as it does without a service worker. */
function ignore(): void {}
