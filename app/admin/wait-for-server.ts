import { type DataStrategyResult, isRouteErrorResponse, redirect, replace } from "react-router";
import { currentUrl, isShown } from "#app/layout/failed-revalidation.ts";
import { fetchSessionState } from "./use-admin-changes.ts";

/** Dispatched on the window when a page starts to wait (`detail` is true), and when it no longer does. */
export const pageWaits = "page-waits";

/**
 * Client middleware of the admin: while the next page can't be reached, the shown one is kept, with what is being
 * written on it. The next one is opened when the server responds, unless something else was chosen meanwhile.
 */
export async function waitForServer(
  { request: { method, signal, url } }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && isUnreachable(result));
  if (method !== "GET" || isShown(url) || !isLost) return results;
  await untilServerResponds(signal);
  throw (currentUrl() === url ? replace : redirect)(url);
}

/** Waits until the server responds or the waiting is aborted; the page says so meanwhile. */
export async function untilServerResponds(signal: AbortSignal): Promise<void> {
  dispatchEvent(new CustomEvent(pageWaits, { detail: true }));
  while (!signal.aborted && (await fetchSessionState()) === "away") await nextAttempt(signal);
  dispatchEvent(new CustomEvent(pageWaits, { detail: false }));
}

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status > 500);
}

function nextAttempt(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 3_000);
    addEventListener("online", () => resolve(), { once: true });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
