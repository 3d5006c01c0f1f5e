import { useEffect, useRef } from "react";

/** What the server says of a request: its version, and when it was read, in milliseconds since 1970. */
export interface News {
  version: string;
  at: number;
}

/** The URL parameter with the time at which the page's data was read. */
export const sinceParameter = "sedan";

/** How often an open page asks. */
const askMilliseconds = 10_000;

/**
 * Asks for changes of a request while its page is visible, every ten seconds and when it is shown again, and calls
 * `onNews` when the version is not the one that is `shown`. A hidden page asks nothing.
 */
export function useNews(shown: (News & { address: string }) | null, onNews: () => void): void {
  const latest = useRef({ shown, onNews });
  useEffect(() => {
    latest.current = { shown, onNews };
  });
  const address = shown?.address;
  useEffect(() => {
    if (!address) return;
    const leaving = new AbortController();
    let askedAt = 0;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const since = Math.max(askedAt, latest.current.shown?.at ?? 0);
      const response = await fetch(`${address}&${sinceParameter}=${since}`, { signal: leaving.signal }).catch(
        () => null,
      );
      if (response?.status !== 200) return;
      const { version, at }: News = await response.json();
      if (version === latest.current.shown?.version) askedAt = at;
      else latest.current.onNews();
    };
    const clock = setInterval(ask, askMilliseconds);
    document.addEventListener("visibilitychange", ask);
    return () => {
      leaving.abort();
      clearInterval(clock);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [address]);
}
