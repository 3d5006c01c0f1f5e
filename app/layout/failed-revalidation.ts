import { type DataStrategyResult, isRouteErrorResponse } from "react-router";

/**
 * Client middleware of every page: when a shown page can't be revalidated (no network, a server that restarts), it
 * stays as it is, with what is being typed on it; otherwise React Router would show an error screen. React Router
 * keeps the data of a route without a result. A page that is not shown yet gets the error screen.
 */
export async function keepOnFailedRevalidation(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  const isShown = request.method === "GET" && request.url === location.href.split("#")[0];
  const isUnanswered = Object.values(results).some(
    ({ type, result }) => type === "error" && !isAnswer(result),
  );
  return isShown && isUnanswered ? {} : results;
}

/** Whether an error of a request is the server's answer: a redirect, a page that is gone or closed. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}
