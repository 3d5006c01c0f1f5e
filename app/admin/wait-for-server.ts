import { type DataStrategyResult, isRouteErrorResponse, redirect, replace } from "react-router";
import { adminPaths } from "#app/site-map.ts";

/** Dispatched on the window when a page starts to wait (`detail` is true), and when it no longer does. */
export const pageWaits = "page-waits";

/** The events at which React Router prefetches the page of a link. */
export const prefetchTriggers = ["mouseover", "mouseout", "focusin", "touchstart"];

let shownUrl = "";

/** Records which page is shown; the browser's own URL is the next page's as soon as somebody goes back. */
export function recordShownPage(): void {
  shownUrl = withoutHash(location.href);
}

/**
 * Client middleware of the admin: while the next page can't be reached, the shown one stays with what is being written
 * on it. The next one is opened when the server answers, unless something else was chosen meanwhile.
 */
export async function waitForServer(
  { request: { method, signal, url } }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && isUnreachable(result));
  if (method !== "GET" || url === shownUrl || !isLost) return results;
  dispatchEvent(new CustomEvent(pageWaits, { detail: true }));
  while (!signal.aborted && !(await isServerBack())) await nextAttempt();
  dispatchEvent(new CustomEvent(pageWaits, { detail: false }));
  throw (withoutHash(location.href) === url ? replace : redirect)(url);
}

/** Without network a prefetch fails, and React Router then reloads the document, which loses the shown page. */
export function stopPrefetch(event: Event): void {
  if (!navigator.onLine) event.stopPropagation();
}

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status > 500);
}

async function isServerBack(): Promise<boolean> {
  const request = { method: "HEAD", redirect: "manual", cache: "no-store" } as const;
  const answer = await fetch(adminPaths.changes, request).catch(() => null);
  return answer !== null && answer.status < 500;
}

function nextAttempt(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 3_000);
    addEventListener("online", () => resolve(), { once: true });
  });
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, "");
}
