import { createContext, use, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Unanswered } from "./answer-or-stay.ts";

/** Where a page tells the frame around it that a form got no answer, and when that is over. */
export const TellUnanswered = createContext<(unanswered: Unanswered | undefined) => void>(() => {});

/** Has the frame tell that a form got no answer, for as long as it is the last that was sent. */
export function useTellUnanswered(answer: unknown): void {
  const tell = use(TellUnanswered);
  const unanswered = answer instanceof Unanswered ? answer : undefined;
  // Before the next answer is seen.
  useLayoutEffect(() => {
    tell(unanswered);
    return () => tell(undefined);
  }, [tell, unanswered]);
}

/**
 * The last answer of a page's action, for as long as the page is open. The router forgets it when the page is
 * reloaded in place, which happens at every change in the admin (use-admin-changes.ts). An answer comes together with
 * the reloaded page, so that the next change is based on the new version. A form that got no answer leaves the last one
 * as it is, since fields are filled in by it; the frame then says so.
 */
export function useLastAnswer<Answer>(actionData: Answer | Unanswered | undefined): Answer | undefined {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const isRead = useNavigation().state === "idle";
  const answer = actionData instanceof Unanswered ? undefined : actionData;
  const [last, setLast] = useState({ key, page, got: actionData, answer });
  const isNew = isRead && actionData !== undefined && (actionData !== last.got || key !== last.key);
  // A link to a field with an error changes the hash of the page that it is on.
  const isStill = last.key === key || (last.page === page && (hash !== "" || (isNew && !answer)));
  const kept = isStill ? last : { got: undefined, answer: undefined };
  const now = isNew ? { got: actionData, answer: answer ?? kept.answer } : kept;
  if (isNew || (isStill && last.key !== key)) setLast({ ...now, key, page });
  useTellUnanswered(now.got);
  return now.answer;
}
