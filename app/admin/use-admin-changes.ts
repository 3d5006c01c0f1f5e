import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

/** A tab that nobody has touched for so long asks no more: its requests would keep a session alive that nobody uses. */
const untouchedMilliseconds = 12 * 3_600_000;

/**
 * Keeps a page of the admin as it is in the database: it is read again when the server says that something has
 * changed, when the tab is looked at again, and once a minute, because what is left of a promise runs. A tab that
 * nobody looks at listens to nothing: a browser has six connections for all tabs of a site, and a stream takes one.
 * Gives whether the session is over: then the page stays, with what is being written on it, until one is signed in
 * again.
 */
export function useAdminChanges(address: string): boolean {
  const { revalidate } = useRevalidator();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => {
    let hasLeft = false;
    let source: EventSource | undefined;
    let touchedAt = Date.now();
    const isLeft = () => Date.now() - touchedAt > untouchedMilliseconds;
    const onTouch = () => {
      const wasLeft = isLeft();
      touchedAt = Date.now();
      if (wasLeft) void look();
    };
    const listen = () => {
      source = new EventSource(address);
      source.addEventListener("change", look);
    };
    const look = async () => {
      if (document.visibilityState !== "visible" || isLeft()) return source?.close();
      const state = await stateOf(address);
      if (hasLeft || state === "away") return;
      setIsSignedOut(state === "signedOut");
      if (state === "signedOut") return source?.close();
      // It was closed by us, or by an answer that was none: the sign-in, a proxy's error.
      if (!source || source.readyState === EventSource.CLOSED) listen();
      void latest.current();
    };
    if (document.visibilityState === "visible") listen();
    document.addEventListener("visibilitychange", look);
    const clock = setInterval(look, 60_000);
    const touches = ["pointerdown", "keydown", "scroll"];
    for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true });
    return () => {
      hasLeft = true;
      source?.close();
      document.removeEventListener("visibilitychange", look);
      clearInterval(clock);
      for (const type of touches) removeEventListener(type, onTouch, { capture: true });
    };
  }, [address]);
  return isSignedOut;
}

/**
 * How the admin takes this browser. A page that can't be read again would give way to an error or the sign-in, and
 * what is being written on it would go.
 */
async function stateOf(address: string): Promise<"signedIn" | "signedOut" | "away"> {
  if (!navigator.onLine) return "away";
  const request = { method: "HEAD", redirect: "manual", cache: "no-store" } as const;
  const answer = await fetch(address, request).catch(() => null);
  if (answer?.type === "opaqueredirect") return "signedOut";
  return answer && answer.status < 500 ? "signedIn" : "away";
}
