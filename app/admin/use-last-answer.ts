import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What a page's action answered last, for as long as one stays on the page. The router forgets it when the page is
 * read again in place, and the desk reads its pages whenever something changes (use-desk-changes.ts).
 */
export function useLastAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer: actionData });
  if (actionData !== undefined && (actionData !== last.answer || key !== last.key))
    setLast({ key, answer: actionData });
  return actionData ?? (last.key === key ? last.answer : undefined);
}
