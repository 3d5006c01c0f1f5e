import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SlotsView } from "./view.server.ts";

/** The slots are fetched again when the visitor comes back to the tab after so long. */
const staleMilliseconds = 30_000;
const timeoutMilliseconds = 10_000;

/**
 * The page's slots, kept fresh: fetched again when the visitor comes back to the tab, and by `refresh`, which takes
 * the slot that was taken, if any, and gives the free ones; null when the network fails.
 */
export function useSlots(address: string, first: SlotsView | null) {
  const [slots, setSlots] = useState(first);
  const askedAt = useRef(0);
  useEffect(() => {
    askedAt.current = performance.now();
    setSlots(first);
  }, [first]);

  async function refresh(near = ""): Promise<SlotsView | null> {
    const url = new URL(address, location.href);
    if (near) url.searchParams.set("near", near);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
      if (!answer.ok) return null;
      const fresh: SlotsView = await answer.json();
      askedAt.current = performance.now();
      setSlots(fresh);
      return fresh;
    } catch {
      return null;
    }
  }

  const onReturn = useEffectEvent(() => {
    if (!document.hidden && performance.now() - askedAt.current > staleMilliseconds) void refresh();
  });
  useEffect(() => {
    const returned = () => onReturn();
    document.addEventListener("visibilitychange", returned);
    window.addEventListener("pageshow", returned);
    return () => {
      document.removeEventListener("visibilitychange", returned);
      window.removeEventListener("pageshow", returned);
    };
  }, []);
  return { slots, refresh };
}
