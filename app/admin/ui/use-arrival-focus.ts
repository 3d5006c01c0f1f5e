import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";

/**
 * Moves the focus to what a link within the admin has opened, once: the next Tab goes on there, and not along the rest
 * of the list. Gives the ref of what takes it (it needs tabIndex -1). A page that is loaded or gone back to keeps its own.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const how = useNavigationType();
  const [isArrival] = useState(how !== "POP");
  useEffect(() => {
    if (isArrival) target.current?.focus();
  }, [isArrival]);
  return target;
}
