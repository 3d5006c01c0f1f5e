import { useEffect, useState } from "react";
import { dataPaths } from "#app/site-map.ts";
import type { DebugState } from "./rules.ts";

/** The server's state, fetched now and then at an interval (ms); null before the first answer. */
export function useDebugState(every: number): DebugState | null {
  const [state, setState] = useState<DebugState | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const fetchState = async () => {
      const answer = await fetch(`${dataPaths.debugState}?debug=true`, { signal: aborter.signal });
      if (answer.ok) setState(await answer.json());
    };
    const refresh = () => void fetchState().catch(() => {});
    refresh();
    const timer = setInterval(refresh, every);
    return () => {
      clearInterval(timer);
      aborter.abort();
    };
  }, [every]);
  return state;
}
