import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

export const mainId = "innehall";
export const skipLinkId = "hoppa";

/** Scroll positions of pages visited in this document, by history entry, and the latest by URL. */
const positions = new Map<string, number>();

/** The navigation state of a link that opens a part of the same page: the scroll position stays. */
export const keepsScroll = { scroll: "stay" } as const;
/** The same for a page that is shown beside the link that has the focus: the focus stays, too. */
export const keepsFocus = { ...keepsScroll, focus: "stay" } as const;
/** The navigation state of a link back to a page: its earlier scroll position is restored. */
export const restoresScroll = { scroll: "return" } as const;

/**
 * Does for in-app navigation what the browser does for a document: scrolls to the top, to the hash, or to the
 * earlier position, unless the link's state says otherwise; moves the focus to the new content and has its
 * title announced. A change of the query alone moves nothing.
 */
export function RouteChange() {
  const location = useLocation();
  const type = useNavigationType();
  const announcer = useRef<HTMLParagraphElement>(null);
  const currentLocation = useRef(location);

  useEffect(() => {
    const storePosition = () => {
      positions.set(entryKey(currentLocation.current), scrollY);
      positions.set(urlKey(currentLocation.current), scrollY);
    };
    const enableBrowserRestoration = () => {
      history.scrollRestoration = "auto";
    };
    const disableBrowserRestoration = () => {
      history.scrollRestoration = "manual";
    };
    disableBrowserRestoration();
    addEventListener("scroll", storePosition, { passive: true });
    addEventListener("pagehide", enableBrowserRestoration);
    addEventListener("pageshow", disableBrowserRestoration);
    return () => {
      enableBrowserRestoration();
      removeEventListener("scroll", storePosition);
      removeEventListener("pagehide", enableBrowserRestoration);
      removeEventListener("pageshow", disableBrowserRestoration);
    };
  }, []);

  useLayoutEffect(() => {
    const before = currentLocation.current;
    if (before.key === location.key && entryKey(before) === entryKey(location)) return;
    currentLocation.current = location;
    const isOtherPage = before.pathname !== location.pathname;
    const scroll: unknown = Reflect.get(Object(location.state), "scroll");
    const isBack = type === "POP" && location.key !== "default";
    const hash = isBack ? "" : location.hash;
    const target = hash ? elementOf(hash) : null;
    // The target is below sections that are not laid out yet (site-layout.css).
    if (hash || type === "POP") document.documentElement.setAttribute("data-laid-out", "");
    if (target) {
      target.scrollIntoView({ behavior: isOtherPage ? "instant" : "auto" });
      takeFocus(target);
    } else if (type === "POP" || (isOtherPage && scroll !== keepsScroll.scroll)) {
      const entry =
        type === "POP" ? entryKey(location) : scroll === restoresScroll.scroll && urlKey(location);
      scrollTo({ top: (entry && positions.get(entry)) || 0, behavior: "instant" });
    }
    if (!isOtherPage) return;
    if (!target && !leavesFocus(location)) takeFocus(document.getElementById(mainId));
    if (announcer.current) announcer.current.textContent = document.title;
    if (hash && !target) return scrollWhenPresent(hash);
  }, [location, type]);

  return <p ref={announcer} className="visually-hidden" role="status" />;
}

/** Whether a page was opened without taking the focus (keepsFocus). */
export function leavesFocus({ state }: Pick<Location, "state">): boolean {
  return Reflect.get(Object(state), "focus") === keepsFocus.focus;
}

/** History entries made by the browser itself, such as the first page's, share the key "default". */
function entryKey(location: Location): string {
  return location.key === "default" ? urlKey(location) : location.key;
}

/** The key is the same for every encoding of a query. */
function urlKey({ pathname, search, hash }: Location): string {
  return `${pathname}?${new URLSearchParams(search)}${hash}`;
}

/**
 * Scrolls to the element of a hash once it exists, because a part of the page may be rendered later. Other
 * input by the visitor cancels it. Returns the function that cancels it.
 */
function scrollWhenPresent(hash: string): () => void {
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
    // A "%" alone is not a valid encoding: no element has such an id.
    return null;
  }
}

function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
