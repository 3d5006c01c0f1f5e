import { useEffect, useState } from "react";
import { dataPaths } from "#app/site-map.ts";
import type { DebugState } from "./rules.ts";

/** The server's state, fetched at once and then every so often (ms); null before the first answer. */
export function useDebugState(every: number): DebugState | null {
  const [state, setState] = useState<DebugState | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const answer = await fetch(`${dataPaths.debugState}?debug=true`, { signal: asking.signal });
      if (answer.ok) setState(await answer.json());
    };
    const askQuietly = () => void ask().catch(() => {});
    askQuietly();
    const timer = setInterval(askQuietly, every);
    return () => {
      clearInterval(timer);
      asking.abort();
    };
  }, [every]);
  return state;
}
