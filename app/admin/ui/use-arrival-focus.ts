import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";

/**
 * Moves the focus once to what a link within the admin opened, so that the next Tab goes on from there and not
 * through the rest of the list. Gives the ref for it (it needs tabIndex -1). A page that is loaded or gone back to
 * keeps its own focus.
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
