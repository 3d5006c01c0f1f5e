import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";

/**
 * Moves the focus once to what a link within the admin opened, so that the next Tab goes on from there and not
 * through the rest of the list; what is in sight is not scrolled. Gives the ref for it (it needs tabIndex -1). A page that is loaded or gone back to
 * keeps its own focus.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const how = useNavigationType();
  const [isArrival] = useState(how !== "POP");
  useEffect(() => {
    if (!isArrival || !target.current) return;
    const { top, bottom } = target.current.getBoundingClientRect();
    target.current.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
  }, [isArrival]);
  return target;
}
