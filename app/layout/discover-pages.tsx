import { useEffect } from "react";
import { useLocation } from "react-router";

const reaches = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin", "scroll"];

/**
 * Has React Router ask for the routes that the links of a page lead to, once the visitor does something. Otherwise it
 * would ask at the click, and fetch nothing ahead of it.
 */
export function DiscoverPages() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const discover = () => {
      listening.abort();
      if (!navigator.onLine) return;
      for (const link of document.querySelectorAll("a[href^='/']")) link.setAttribute("data-discover", "");
    };
    for (const type of reaches) addEventListener(type, discover, { capture: true, passive: true, signal });
    if (window.hasInteracted) discover();
    return () => listening.abort();
  }, [pathname]);
  return null;
}
