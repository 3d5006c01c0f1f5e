import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * The last answer of a page's action, for as long as the page is open. The router forgets it when the page is
 * reloaded in place, which happens at every change in the admin (use-admin-changes.ts). An answer comes together with
 * the reloaded page, so that the next change is based on the new version.
 */
export function useLastAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const isRead = useNavigation().state === "idle";
  const [last, setLast] = useState({ key, page, answer: actionData });
  const isNew = isRead && actionData !== undefined && (actionData !== last.answer || key !== last.key);
  // A link to a field with an error changes the hash of the page that it is on.
  const isStill = last.key === key || (hash !== "" && last.page === page);
  if (isNew) setLast({ key, page, answer: actionData });
  else if (isStill && last.key !== key) setLast({ key, page, answer: last.answer });
  if (isNew) return actionData;
  return isStill ? last.answer : undefined;
}
