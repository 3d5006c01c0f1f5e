import { useEffect } from "react";
import { type DataStrategyResult, isRouteErrorResponse, useLocation } from "react-router";
import { reloadDocument } from "#app/ui/reload-document.ts";

/** The browser's URL without its hash: while a page is loaded after Back, already that page's. */
export const currentUrl = () => location.href.split("#")[0];
let shownUrl: string | undefined;

/** Whether a URL, without a hash, is that of the shown page. */
export const isShown = (url: string) => url === shownUrl;

/** Notes the URL of the shown page, for `isShown`. */
export function useShownUrl(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change when a page is shown
  useEffect(() => {
    shownUrl = currentUrl();
  }, [pathname, search]);
}

/**
 * Client middleware of every page: when a shown page can't be revalidated (no network, a server that restarts, somebody
 * who has just lost access), it is kept as it is, with what is being typed on it; otherwise React Router would show an
 * error screen. React Router keeps the data of a route without a result. After Back the document is loaded, which the service worker may have cached.
 * Another page that is not shown yet gets the error screen.
 */
export async function keepOnFailedRevalidation(
  { request: { method, url } }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  const errors = Object.values(results).flatMap(({ type, result }) => (type === "error" ? [result] : []));
  const hasNoResponse = errors.some((error) => !isResponse(error));
  const isRefused = errors.some((error) => isRouteErrorResponse(error) && error.status === 403);
  if (method !== "GET" || url !== currentUrl()) return results;
  if (isShown(url) && (hasNoResponse || isRefused)) return {};
  if (!hasNoResponse) return results;
  reloadDocument();
  return new Promise(() => {});
}

/**
 * Loads the document when the root failed before the next page was shown: without a network React Router can't
 * request the route of a page that this document doesn't know, and the service worker may have cached that page.
 * False when a page was shown, and in a new document, so it can't reload for ever.
 */
export function useNextDocument(): boolean {
  const isNext = shownUrl !== undefined && shownUrl !== currentUrl();
  useEffect(() => {
    if (isNext) reloadDocument();
  }, [isNext]);
  return isNext;
}

/** Whether an error of a request is the server's response: a redirect, a page that is gone or closed. */
export function isResponse(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}
