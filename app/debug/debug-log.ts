import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Logs what is shown, errors, layout shifts, and requests to the site's own server, by path, to the browser's console.
 */
export function useDebugLog(isLogging: boolean): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => (isLogging ? logForDebugging() : undefined), [isLogging]);
  useEffect(() => {
    if (isLogging) log("visar", pathname + search + hash);
  }, [isLogging, pathname, search, hash]);
}

/** Returns the function that stops it. */
function logForDebugging(): () => void {
  const observer = new PerformanceObserver((list) => {
    // Without its query, which may contain what a visitor typed.
    for (const entry of list.getEntries())
      log(entry.entryType, entry.name.split("?", 1)[0], Math.round(entry.duration));
  });
  for (const type of ["navigation", "resource", "largest-contentful-paint", "layout-shift", "event"])
    observer.observe({ type, buffered: type !== "event" });
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("error", ({ message }) => log("fel", message), { signal });
  addEventListener("unhandledrejection", ({ reason }) => log("fel", String(reason)), { signal });
  log("loggning på");
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

function log(...values: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: this is the debug log
  console.debug("[debug]", ...values);
}
