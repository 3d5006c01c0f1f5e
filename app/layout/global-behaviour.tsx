import { useEffect, useLayoutEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { recordEvent } from "#app/analytics/record-event.ts";
import { formSent } from "#app/forms/form-names.ts";
import { polyfillDialogCommands } from "#app/ui/dialog-commands.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { closeServicesMenu } from "./close-services-menu.ts";
import { currentConnection, isSlowConnection, isTooLarge } from "./device-rules.ts";
import { alignLanguageChoice } from "./language-choice.ts";
import { inAppTarget } from "./link-rules.ts";
import { skipLinkId } from "./route-change.tsx";
import { loadToaster, nameToasts, type ToastWords } from "./toast.ts";

/** The header changes after this many pixels of scroll (docs/product.md, 5.1). */
const scrolledAfter = 10;
/** A shorter scroll (pixels) is not taken as a change of direction. */
const turnedAfter = 8;

/**
 * The site's listeners and attributes on the document, once for all pages (docs/product.md, 5). Last in the page, so
 * that everything else is hydrated by then.
 */
export function GlobalBehaviour({ toasts }: { toasts: ToastWords }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-slow", isSlowConnection(currentConnection()));
  }, []);
  useEffect(() => nameToasts(toasts), [toasts]);
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", markScroll, { passive: true, signal });
    markScroll();
    document.addEventListener("keydown", focusSkipLink, { signal, capture: true });
    // Before anything is sent: offline, a message could not be shown otherwise.
    document.addEventListener("focusin", loadToasterForForm, { signal });
    document.addEventListener("click", recordBooking, { signal });
    polyfillDialogCommands(signal);
    closeServicesMenu(signal);
    document.addEventListener(formSent, recordForm, { signal });
    addEventListener("vite:preloadError", recordPreloadError, { signal });
    // The first access to the browser's storage takes some milliseconds.
    whenIdle(alignLanguageChoice);
    whenIdle(watchSize);
    for (const source of window.earlyBookings ?? []) recordEvent("booking_click", { source });
    document.documentElement.setAttribute("data-hydrated", "");
    document.dispatchEvent(new Event("hydrated"));
    return () => listening.abort();
  }, []);
  return null;
}

let turnedAt = 0;

function markScroll(): void {
  const page = document.documentElement;
  page.toggleAttribute("data-scrolled", scrollY > scrolledAfter);
  page.toggleAttribute("data-far", scrollY > innerHeight);
  if (Math.abs(scrollY - turnedAt) < turnedAfter) return;
  const isAtEnd = scrollY + innerHeight > page.scrollHeight - turnedAfter;
  page.toggleAttribute("data-down", scrollY > turnedAt && scrollY > innerHeight / 2 && !isAtEnd);
  turnedAt = scrollY;
}

function focusSkipLink(event: KeyboardEvent): void {
  // By the key's position: with Alt, some keyboards type another letter.
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyS") return;
  event.preventDefault();
  document.getElementById(skipLinkId)?.focus();
}

/** Follows plain links in texts inside the app; React's own links have handled their click before. */
function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const { href, target, hreflang } = link;
    const download = link.hasAttribute("download");
    const path = inAppTarget({ href, target, download, hrefLang: hreflang }, event, location.href);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** Records that the booking app was opened, and from where (docs/product.md, 6.2). */
function recordBooking({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-books-from]") : null;
  if (link?.dataset.booksFrom) recordEvent("booking_click", { source: link.dataset.booksFrom });
}

function loadToasterForForm({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest("form")) loadToaster().catch(() => {});
}

function recordForm(event: Event): void {
  if (event instanceof CustomEvent) recordEvent("form_sent", { form: String(event.detail) });
}

/** Vite then throws the error again, since the event's default is not prevented (docs/product.md, 15.5). */
function recordPreloadError(event: WindowEventMap["vite:preloadError"]): void {
  recordEvent("preload_error", { message: event.payload.message });
  dispatchEvent(new CustomEvent("preload-error", { detail: event.payload }));
}

function watchSize(): void {
  const nodes = document.getElementsByTagName("*").length;
  if (!isTooLarge(nodes)) return;
  // biome-ignore lint/suspicious/noConsole: the monitor's warning is for whoever looks at the page.
  console.warn(`The page holds ${nodes} elements.`);
  recordEvent("dom_size", { nodes });
}
