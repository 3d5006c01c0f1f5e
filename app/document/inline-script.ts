import { whenIdle } from "#app/ui/when-idle.ts";
import { dataId, hydrationId } from "./hydration-id.ts";
import { hydrate } from "./react-router-internals.ts";

/* The only script that a page loads with: inline, at its end, built on its own (scripts/build-scripts.ts;
   docs/decisions/2026-11-23-document-rendering.md).
   - Hydration: once the page is painted and the browser is idle, or at the first interaction (pointer, key, touch,
     focus or scroll).
   - Early input: a click on a control that needs script is stored and repeated after hydration (also on a dialog's
     button, in a browser without invoker commands), and so are keys that only script handles. An early click
     to the booking app is recorded after hydration. Links, native dialogs and details work without script.
   - After the first paint: the typeface, whose fallback has the same metrics, and pictures marked `data-after-paint`.
     A visitor who comes from another page of the site, or back to one, has the typeface cached and gets it at once.
   - Layout: a page that opens further down, or that is gone back to, is laid out whole at once; any other at the
     first interaction, so that its scroll bar keeps its length. */

const interactions = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];
const needsScript =
  "commandForElement" in HTMLButtonElement.prototype
    ? "[data-needs-script]"
    : "[data-needs-script],[commandfor]";
let isStarted = false;
let isPainted = false;
/** The control of an early click, and its place among all such controls. */
let earlyClick: { control: HTMLElement; place: number } | null = null;
let earlyKeys: KeyboardEvent[] = [];

function storeEarlyClick(event: Event) {
  if (!(event.target instanceof Element)) return;
  const source = event.target.closest<HTMLElement>("[data-books-from]")?.dataset.booksFrom;
  if (source) window.earlyBookings?.push(source);
  const control = event.target.closest<HTMLElement>(needsScript);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  earlyClick = { control, place: earlyControls().indexOf(control) };
  start();
}

function earlyControls(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(needsScript));
}

/** Repeats the early click, on the control's replacement if React has rendered it anew (keep-input.ts). */
function repeatEarlyClick() {
  if (!earlyClick) return;
  const { control, place } = earlyClick;
  (control.isConnected ? control : earlyControls()[place])?.click();
}

/** Script handles Alt+S (to the skip link), Escape (closes the services menu), and in the admin every key. */
function storeEarlyKey(event: KeyboardEvent) {
  if (document.querySelector("[data-keys]")) earlyKeys.push(event);
  else earlyKeys = event.altKey || event.key === "Escape" ? [event] : [];
}

function onInteraction({ type: interaction }: Event) {
  window.hasInteracted = true;
  // Browsers report no largest contentful paint after an interaction.
  requestAnimationFrame(onPainted);
  for (const type of interactions) removeEventListener(type, onInteraction, true);
  start();
  // The key may be End, which needs the page's real height now; a tap can be answered first.
  if (interaction === "keydown") layOutWholePage();
  else whenIdle(layOutWholePage);
}

function layOutWholePage() {
  document.documentElement.setAttribute("data-laid-out", "");
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  try {
    if (hasDraft()) window.hasInteracted = true;
    await hydrate(textOf(hydrationId), textOf(dataId));
  } catch (error) {
    isStarted = false;
    dispatchEvent(new CustomEvent("preload-error", { detail: error }));
    throw error;
  }
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/** Whether a form was typed in before a reload: it is restored by hydration (app/forms/saved-forms.ts). */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith("-draft"));
  } catch {
    return false;
  }
}

/**
 * Adds the typeface once it is loaded: while one is loading, browsers lay the text out with yet another font. Its words
 * are up to 4 % wider or narrower than the fallback's: where the title would get another line, everything below it
 * would move under the visitor's finger, so the fallback is kept until the next page. Before the first paint nothing
 * moves.
 */
function loadTypeface() {
  const source = `url(${document.body.dataset.font})`;
  const face = new FontFace("Schibsted Grotesk Variable", source, { weight: "400 800" });
  const titleHeight = () => (isPainted && document.querySelector("h1")?.offsetHeight) || 0;
  face.load().then(
    () => {
      const before = titleHeight();
      document.fonts.add(face);
      // A line is higher; rounding differs by 1 px.
      if (Math.abs(titleHeight() - before) < 8) return;
      document.fonts.delete(face);
      window.navigation?.addEventListener("navigate", ({ navigationType }) => {
        if (navigationType !== "replace") document.fonts.add(face);
      });
    },
    // The fallback is kept.
    () => {},
  );
}

function onPainted() {
  if (isPainted) return;
  isPainted = true;
  if (!hasTypeface) loadTypeface();
  for (const picture of document.querySelectorAll<SVGElement>("[data-after-paint]"))
    picture.setAttribute("href", picture.dataset.afterPaint ?? "");
  if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start));
}

window.earlyBookings = [];
window.hasInteracted = false;
document.addEventListener("click", storeEarlyClick, true);
document.addEventListener("keydown", storeEarlyKey, true);
document.addEventListener("hydrated", () => {
  document.removeEventListener("click", storeEarlyClick, true);
  repeatEarlyClick();
  document.removeEventListener("keydown", storeEarlyKey, true);
  for (const key of earlyKeys) {
    // Where the previous key has moved the focus: in a field the next keys are no shortcuts.
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent("keydown", key));
    if (key.key === "Enter" && key.target === document.body && at instanceof HTMLElement) at.click();
  }
});
for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });

const [visit] = performance.getEntriesByType("navigation");
const isNewVisit = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
const hasTypeface = !isNewVisit || document.referrer.startsWith(`${location.origin}/`);
if (hasTypeface) loadTypeface();
if (location.hash || !isNewVisit) layOutWholePage();
if (PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    onPainted();
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  // Browsers stop reporting the largest contentful paint at an interaction, even at the end of one that
  // began on the page before.
  addEventListener("load", () => setTimeout(onPainted, 3000));
} else requestAnimationFrame(onPainted);

declare global {
  interface Window {
    /** The `source` of each click to the booking app before hydration. */
    earlyBookings?: string[];
    /** Whether the visitor has interacted with the page, or has a draft to be restored. */
    hasInteracted?: boolean;
  }
}
