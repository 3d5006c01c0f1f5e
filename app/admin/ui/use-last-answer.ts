import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * What a page's action answered last, for as long as one stays on the page. The router forgets it when the page is
 * read again in place, and a page of the admin is read whenever something changes (use-admin-changes.ts). An answer is
 * given together with the page as it is since: what is done next must not be done on the version before.
 */
export function useLastAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const isRead = useNavigation().state === "idle";
  const [last, setLast] = useState({ key, page, answer: actionData });
  const isNew = isRead && actionData !== undefined && (actionData !== last.answer || key !== last.key);
  // A link to a field that is wrong leads to another place of the page on which it was filled in.
  const isStill = last.key === key || (hash !== "" && last.page === page);
  if (isNew) setLast({ key, page, answer: actionData });
  else if (isStill && last.key !== key) setLast({ key, page, answer: last.answer });
  if (isNew) return actionData;
  return isStill ? last.answer : undefined;
}
