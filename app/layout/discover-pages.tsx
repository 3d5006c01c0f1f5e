import { useEffect } from "react";
import { useLocation } from "react-router";
import { onFirstEvent } from "#app/ui/on-first-event.ts";

const interactions = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin", "scroll"];

/**
 * Makes React Router request the routes that a page links to at the first interaction. Otherwise it would
 * request each at the click, and could not prefetch.
 */
export function DiscoverPages() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    // In development React would warn of the attribute on links of parts that it hydrates later.
    if (import.meta.env.DEV) return;
    if (window.hasInteracted) return discover();
    return onFirstEvent(interactions, discover);
  }, [pathname]);
  return null;
}

function discover(): void {
  if (!navigator.onLine) return;
  for (const link of document.querySelectorAll("a[href^='/']")) link.setAttribute("data-discover", "");
}
