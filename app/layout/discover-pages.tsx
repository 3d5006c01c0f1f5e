import { useEffect } from "react";
import { useLocation } from "react-router";

const interactions = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin", "scroll"];

/**
 * Makes React Router request the routes that a page links to at the first interaction. Otherwise it would
 * request each at the click, and could not prefetch.
 */
export function DiscoverPages() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const discover = () => {
      listening.abort();
      if (!navigator.onLine) return;
      for (const link of document.querySelectorAll("a[href^='/']")) link.setAttribute("data-discover", "");
    };
    for (const type of interactions)
      addEventListener(type, discover, { capture: true, passive: true, signal });
    if (window.hasInteracted) discover();
    return () => listening.abort();
  }, [pathname]);
  return null;
}
