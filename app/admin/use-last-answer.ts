import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * What a page's action answered last, for as long as one stays on the page. The router forgets it when the page is
 * read again in place, and the desk reads its pages whenever something changes (use-desk-changes.ts). An answer is
 * given together with the page as it is since: what is done next must not be done on the version before.
 */
export function useLastAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const isRead = useNavigation().state === "idle";
  const [last, setLast] = useState({ key, answer: actionData });
  const isNew = isRead && actionData !== undefined && (actionData !== last.answer || key !== last.key);
  if (isNew) setLast({ key, answer: actionData });
  if (isNew) return actionData;
  return last.key === key ? last.answer : undefined;
}
