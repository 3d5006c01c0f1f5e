import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

export const mainId = "innehall";
export const skipLinkId = "hoppa";

/** Scroll positions of places visited in this document, by place. */
const positions = new Map<string, number>();

/**
 * Does for in-app navigation what the browser does for a document: scrolls to the top, to the hash, or back
 * to where the visitor was; moves the focus to the new content and has its title read out. A change of the
 * query alone moves nothing.
 */
export function RouteChange() {
  const location = useLocation();
  const way = useNavigationType();
  const announcer = useRef<HTMLParagraphElement>(null);
  const shown = useRef(location);

  useEffect(() => {
    const keepPosition = () => positions.set(placeOf(shown.current), scrollY);
    const leaveToBrowser = () => {
      history.scrollRestoration = "auto";
    };
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    takeOver();
    addEventListener("scroll", keepPosition, { passive: true });
    addEventListener("pagehide", leaveToBrowser);
    addEventListener("pageshow", takeOver);
    return () => {
      leaveToBrowser();
      removeEventListener("scroll", keepPosition);
      removeEventListener("pagehide", leaveToBrowser);
      removeEventListener("pageshow", takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === location.key && placeOf(before) === placeOf(location)) return;
    shown.current = location;
    const isOtherPage = before.pathname !== location.pathname;
    const isBack = way === "POP" && location.key !== "default";
    const target = location.hash && !isBack ? elementOf(location.hash) : null;
    if (target) {
      target.scrollIntoView({ behavior: isOtherPage ? "instant" : "auto" });
      takeFocus(target);
    } else if (isOtherPage || way === "POP") {
      scrollTo({ top: way === "POP" ? (positions.get(placeOf(location)) ?? 0) : 0, behavior: "instant" });
    }
    if (!isOtherPage) return;
    if (!target) takeFocus(document.getElementById(mainId));
    if (announcer.current) announcer.current.textContent = document.title;
  }, [location, way]);

  return <p ref={announcer} className="sr" role="status" />;
}

/** History entries made by the browser itself, the first page's for one, share the key "default". */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === "default" ? pathname + search + hash : key;
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // "%" alone is no encoding: such a hash names nothing here.
    return null;
  }
}

function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
