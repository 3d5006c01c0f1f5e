import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

/**
 * Keeps a page of the desk as it is in the database: it is read again when the server says that something has
 * changed, when the tab is looked at again, and once a minute, because what is left of a promise runs. Gives whether
 * the session is over: then the page stays, with what is being written on it, until one is signed in again.
 */
export function useDeskChanges(address: string): boolean {
  const { revalidate } = useRevalidator();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const state = await stateOf(address);
      if (state !== "away") setIsSignedOut(state === "signedOut");
      if (state === "signedIn") void latest.current();
    };
    // One that was sent to the sign-in hears nothing more, so there is another after it.
    const source = isSignedOut ? null : new EventSource(address);
    source?.addEventListener("change", look);
    document.addEventListener("visibilitychange", look);
    const clock = setInterval(look, 60_000);
    return () => {
      source?.close();
      document.removeEventListener("visibilitychange", look);
      clearInterval(clock);
    };
  }, [address, isSignedOut]);
  return isSignedOut;
}

/**
 * How the desk takes this browser. A page that can't be read again would give way to an error or the sign-in, and
 * what is being written on it would go.
 */
async function stateOf(address: string): Promise<"signedIn" | "signedOut" | "away"> {
  if (!navigator.onLine) return "away";
  const request = { method: "HEAD", redirect: "manual", cache: "no-store" } as const;
  const answer = await fetch(address, request).catch(() => null);
  if (answer?.type === "opaqueredirect") return "signedOut";
  return answer && answer.status < 500 ? "signedIn" : "away";
}
