import { createContext, use, useLayoutEffect, useState } from "react";
import { type FetcherWithComponents, useLocation, useNavigation } from "react-router";
import { NoResponse } from "./submit-or-stay.ts";

/** With this a page tells the frame around it that a form got no response; undefined once that is over. */
export const NoResponseContext = createContext<(noResponse: NoResponse | undefined) => void>(() => {});

/** Reports to the frame that a form got no response, until another form is sent. */
export function useReportNoResponse(result: unknown): void {
  const tell = use(NoResponseContext);
  const noResponse = result instanceof NoResponse ? result : undefined;
  // A layout effect, so that the report is removed before the next result is painted.
  useLayoutEffect(() => {
    tell(noResponse);
    return () => tell(undefined);
  }, [tell, noResponse]);
}

/**
 * The last result of a page's action, for as long as the page is open. The router drops it when the page's data is
 * reloaded, which happens at every change in the admin (use-admin-changes.ts). A result is given together with the
 * reloaded data, so that the next change is based on the new version. When a form got no response the last result is
 * kept, since fields are filled in from it, and the frame says so.
 */
export function useLastResult<Result>(actionData: Result | NoResponse | undefined): Result | undefined {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const isRead = useNavigation().state === "idle";
  const result = actionData instanceof NoResponse ? undefined : actionData;
  const [last, setLast] = useState({ key, page, received: actionData, result });
  const isNew = isRead && actionData !== undefined && (actionData !== last.received || key !== last.key);
  // A link to a field with an error changes the hash of the page that it is on.
  const isStill = last.key === key || (last.page === page && (hash !== "" || (isNew && !result)));
  const previous = isStill ? last : { received: undefined, result: undefined };
  const now = isNew ? { received: actionData, result: result ?? previous.result } : previous;
  if (isNew || (isStill && last.key !== key)) setLast({ ...now, key, page });
  useReportNoResponse(now.received);
  return now.result;
}

/**
 * The last result of a form that is sent without leaving what is open (useFetcher), with the reloaded data, until the
 * next page is opened. When the form got no response the last result is kept, and the frame says so.
 */
export function useFetcherResult<Result extends object>({
  data,
  state,
}: Pick<FetcherWithComponents<Result | NoResponse>, "data" | "state">): Result | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, data, result: undefined as Result | undefined });
  const isNew = state === "idle" && data !== undefined && data !== last.data;
  const now = isNew ? { key, data, result: data instanceof NoResponse ? last.result : data } : last;
  if (isNew) setLast(now);
  useReportNoResponse(now.key === key ? now.data : undefined);
  return now.key === key ? now.result : undefined;
}
