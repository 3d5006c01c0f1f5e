import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SlotsView } from "./view.server.ts";

/** Slots older than this are fetched again when the visitor comes back to the tab. */
const staleAfterMilliseconds = 30_000;
const timeoutMilliseconds = 10_000;

/**
 * The page's slots: `first`, then what was fetched from `slotsUrl` when the visitor came back to the tab or by
 * `refresh`. `refresh` takes the start of a taken slot, if there is one, to find the nearest free ones, and gives null
 * when the request fails.
 */
export function useSlots(slotsUrl: string, first: SlotsView | null) {
  const [slots, setSlots] = useState(first);
  const fetchedAt = useRef(0);
  useEffect(() => {
    fetchedAt.current = performance.now();
    setSlots(first);
  }, [first]);

  async function refresh(near = ""): Promise<SlotsView | null> {
    const url = new URL(slotsUrl, location.href);
    if (near) url.searchParams.set("near", near);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
      if (!response.ok) return null;
      const fresh: SlotsView = await response.json();
      fetchedAt.current = performance.now();
      setSlots(fresh);
      return fresh;
    } catch {
      return null;
    }
  }

  const onReturn = useEffectEvent(() => {
    if (!document.hidden && performance.now() - fetchedAt.current > staleAfterMilliseconds) void refresh();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("visibilitychange", () => onReturn(), { signal });
    window.addEventListener("pageshow", () => onReturn(), { signal });
    return () => listening.abort();
  }, []);
  return { slots, refresh };
}
