import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { leavesFocus } from "#app/layout/route-change.tsx";

/**
 * A ref for what a link within the admin opened (it needs tabIndex -1): it is focused once, so that the next Tab goes
 * on from there and not through the rest of the list, and scrolled to only if it is out of sight. Not after loading the
 * page or going back, nor when a key shows it beside its list.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const navigationType = useNavigationType();
  const location = useLocation();
  const [isArrival] = useState(navigationType !== "POP" && !leavesFocus(location));
  useEffect(() => {
    if (!isArrival || !target.current) return;
    const { top, bottom } = target.current.getBoundingClientRect();
    target.current.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
  }, [isArrival]);
  return target;
}
