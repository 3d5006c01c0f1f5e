import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { healthPath } from "./addresses.ts";

/**
 * Keeps a page of the desk as it is in the database: it is read again when the server says that something has
 * changed, when the tab is looked at again, and once a minute, because what is left of a promise runs.
 */
export function useDeskChanges(address: string): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === "visible" && (await answers())) void latest.current();
    };
    const source = new EventSource(address);
    source.addEventListener("change", look);
    document.addEventListener("visibilitychange", look);
    const clock = setInterval(look, 60_000);
    return () => {
      source.close();
      document.removeEventListener("visibilitychange", look);
      clearInterval(clock);
    };
  }, [address]);
}

/** A page that can't be read again would give way to an error, and what is being written on it would go. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch(healthPath, { cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}
