import { createContext, use, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Unanswered } from "./answer-or-stay.ts";

/** By this a page reports to the frame around it that a form got no answer; undefined when that is over. */
export const UnansweredContext = createContext<(unanswered: Unanswered | undefined) => void>(() => {});

/** Reports to the frame that a form got no answer, until another form is sent. */
export function useReportUnanswered(answer: unknown): void {
  const tell = use(UnansweredContext);
  const unanswered = answer instanceof Unanswered ? answer : undefined;
  // A layout effect, so that the report is taken away before the next answer is painted.
  useLayoutEffect(() => {
    tell(unanswered);
    return () => tell(undefined);
  }, [tell, unanswered]);
}

/**
 * The last answer of a page's action, for as long as the page is open. The router drops it when the page's data is
 * reloaded, which happens at every change in the admin (use-admin-changes.ts). An answer is given together with the
 * reloaded data, so that the next change is based on the new version. When a form got no answer the last one stays,
 * since fields are filled in from it, and the frame says so.
 */
export function useLastAnswer<Answer>(actionData: Answer | Unanswered | undefined): Answer | undefined {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const isRead = useNavigation().state === "idle";
  const answer = actionData instanceof Unanswered ? undefined : actionData;
  const [last, setLast] = useState({ key, page, received: actionData, answer });
  const isNew = isRead && actionData !== undefined && (actionData !== last.received || key !== last.key);
  // A link to a field with an error changes the hash of the page that it is on.
  const isStill = last.key === key || (last.page === page && (hash !== "" || (isNew && !answer)));
  const previous = isStill ? last : { received: undefined, answer: undefined };
  const now = isNew ? { received: actionData, answer: answer ?? previous.answer } : previous;
  if (isNew || (isStill && last.key !== key)) setLast({ ...now, key, page });
  useReportUnanswered(now.received);
  return now.answer;
}
