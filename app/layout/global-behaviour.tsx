import { useEffect, useLayoutEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { recordEvent } from "#app/analytics/record-event.ts";
import { formSent } from "#app/forms/form-names.ts";
import { polyfillDialogCommands } from "#app/ui/dialog-commands.ts";
import { loadToaster, setToastMessages, type ToastMessages } from "#app/ui/toast.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { closeServicesMenu } from "./close-services-menu.ts";
import { currentConnection, isSlowConnection, isTooLarge } from "./device-rules.ts";
import { syncLanguageChoice } from "./language-choice.ts";
import { inAppTarget } from "./link-rules.ts";
import { skipLinkId } from "./route-change.tsx";

/** The header changes after this many pixels of scroll (product 5.1). */
const scrolledThreshold = 10;
/** A shorter scroll (pixels) does not count as a change of direction. */
const turnThreshold = 8;

/**
 * The site's event listeners, and its attributes on the document, once for all pages (product 5). Last in the page, so
 * that everything else is hydrated by then.
 */
export function GlobalBehaviour({ toasts }: { toasts: ToastMessages }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-slow", isSlowConnection(currentConnection()));
  }, []);
  useEffect(() => setToastMessages(toasts), [toasts]);
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", markScroll, { passive: true, signal });
    markScroll();
    document.addEventListener("keydown", focusSkipLink, { signal, capture: true });
    // Before a form is sent: without a network the code could not be loaded then.
    document.addEventListener("focusin", loadToasterForForm, { signal });
    document.addEventListener("click", recordBooking, { signal });
    polyfillDialogCommands(signal);
    closeServicesMenu(signal);
    document.addEventListener(formSent, recordForm, { signal });
    addEventListener("vite:preloadError", recordPreloadError, { signal });
    // The first access to the browser's storage takes some milliseconds.
    whenIdle(syncLanguageChoice);
    whenIdle(warnIfTooLarge);
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
  page.toggleAttribute("data-scrolled", scrollY > scrolledThreshold);
  page.toggleAttribute("data-far", scrollY > innerHeight);
  if (Math.abs(scrollY - turnedAt) < turnThreshold) return;
  const isAtEnd = scrollY + innerHeight > page.scrollHeight - turnThreshold;
  page.toggleAttribute("data-down", scrollY > turnedAt && scrollY > innerHeight / 2 && !isAtEnd);
  turnedAt = scrollY;
}

function focusSkipLink(event: KeyboardEvent): void {
  // The key by its position: with Alt, some keyboards type another character.
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyS") return;
  event.preventDefault();
  document.getElementById(skipLinkId)?.focus();
}

/** Navigates inside the app for plain links in texts; React Router's links have handled their click before. */
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

/** Records that the booking app was opened, and from where (product 6.2). */
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

/** Vite then rethrows the error, since the event's default is not prevented (product 15.5). */
function recordPreloadError(event: WindowEventMap["vite:preloadError"]): void {
  recordEvent("preload_error", { message: event.payload.message });
  dispatchEvent(new CustomEvent("preload-error", { detail: event.payload }));
}

function warnIfTooLarge(): void {
  const nodes = document.getElementsByTagName("*").length;
  if (!isTooLarge(nodes)) return;
  // biome-ignore lint/suspicious/noConsole: a warning for developers
  console.warn(`The page holds ${nodes} elements.`);
  recordEvent("dom_size", { nodes });
}
