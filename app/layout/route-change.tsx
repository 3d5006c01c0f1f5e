import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

export const mainId = "innehall";
export const skipLinkId = "hoppa";

/** Scroll positions of pages visited in this document, by history entry, and the latest by address. */
const positions = new Map<string, number>();

/** The state of a link that opens something beside what is shown: the page stays where it is scrolled to. */
export const staysInPlace = { scroll: "stay" } as const;
/** The state of a link back to a page: it is scrolled to where it was left. */
export const returnsToPlace = { scroll: "return" } as const;

/**
 * Does for in-app navigation what the browser does for a document: scrolls to the top, to the hash, or back to where
 * the visitor was, unless the link's state says otherwise; moves the focus to the new content and has its title
 * announced. A change of the query alone moves nothing.
 */
export function RouteChange() {
  const location = useLocation();
  const way = useNavigationType();
  const announcer = useRef<HTMLParagraphElement>(null);
  const shown = useRef(location);

  useEffect(() => {
    const keepPosition = () => {
      positions.set(placeOf(shown.current), scrollY);
      positions.set(addressOf(shown.current), scrollY);
    };
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
    const scroll: unknown = Reflect.get(Object(location.state), "scroll");
    const isBack = way === "POP" && location.key !== "default";
    const hash = isBack ? "" : location.hash;
    const target = hash ? elementOf(hash) : null;
    // The target is below sections that are not laid out yet (site-layout.css).
    if (hash || way === "POP") document.documentElement.setAttribute("data-laid-out", "");
    if (target) {
      target.scrollIntoView({ behavior: isOtherPage ? "instant" : "auto" });
      takeFocus(target);
    } else if (way === "POP" || (isOtherPage && scroll !== staysInPlace.scroll)) {
      const place =
        way === "POP" ? placeOf(location) : scroll === returnsToPlace.scroll && addressOf(location);
      scrollTo({ top: (place && positions.get(place)) || 0, behavior: "instant" });
    }
    if (!isOtherPage) return;
    if (!target) takeFocus(document.getElementById(mainId));
    if (announcer.current) announcer.current.textContent = document.title;
    if (hash && !target) return onceThere(hash);
  }, [location, way]);

  return <p ref={announcer} className="visually-hidden" role="status" />;
}

/** History entries made by the browser itself, such as the first page's, share the key "default". */
function placeOf(location: Location): string {
  return location.key === "default" ? addressOf(location) : location.key;
}

/** Alike for every way in which a query may be encoded. */
function addressOf({ pathname, search, hash }: Location): string {
  return `${pathname}?${new URLSearchParams(search)}${hash}`;
}

/**
 * Scrolls to the element that a hash names once it exists: a part of a page may come after the page
 * (hydrate-on-interaction.tsx). Any other action of the visitor cancels it. Gives the function that cancels it.
 */
function onceThere(hash: string): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const look = new MutationObserver(() => {
    const target = elementOf(hash);
    if (!target) return;
    waiting.abort();
    target.scrollIntoView({ behavior: "instant" });
    takeFocus(target);
  });
  signal.addEventListener("abort", () => look.disconnect());
  look.observe(document.body, { childList: true, subtree: true });
  for (const type of ["wheel", "pointerdown", "keydown"])
    addEventListener(type, () => waiting.abort(), { passive: true, signal });
  return () => waiting.abort();
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // "%" alone is not a valid encoding: such a hash names nothing here.
    return null;
  }
}

function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
