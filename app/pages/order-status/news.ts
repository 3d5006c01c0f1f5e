import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

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
 * Keeps an open page up to date: while it is visible it asks at `address` every ten seconds, and when it is shown
 * again, and loads its data anew when the version is another one. A hidden page asks nothing.
 */
export function useNews(address: string | null, shown: News): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ revalidate, shown });
  useEffect(() => {
    latest.current = { revalidate, shown };
  });
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    let asked = 0;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const since = Math.max(asked, latest.current.shown.at);
      const response = await fetch(`${address}&${sinceParameter}=${since}`, { signal: leaving.signal }).catch(
        () => null,
      );
      if (response?.status !== 200) return;
      const { version, at }: News = await response.json();
      if (version === latest.current.shown.version) asked = at;
      else void latest.current.revalidate();
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
