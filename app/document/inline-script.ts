import { dataId, hydrationId } from "./hydration-id.ts";
import { hydrate } from "./react-router-internals.ts";

/* The only script in a page, inline at its end (docs/decisions/2026-11-23-document-rendering.md), built on its own
   (scripts/build-scripts.ts). It hydrates the page once it has been painted and the browser is idle, or at the
   first pointer, key, touch or scroll. An earlier click on a control that needs script is kept and repeated after
   hydration (also on a dialog's button, in a browser without invoker commands), and so is the last key that only
   script handles; an early click to the booking app is recorded after hydration. Links, native dialogs and details
   work without script and are left alone. The typeface, whose fallback has the same metrics, and pictures marked
   `data-after-paint` are loaded after the first paint; a visitor who comes from another page of the site, or back
   to one, has the typeface cached and gets it at once. A page that opens further down, or is gone back to, is laid
   out whole at once; any other one at the first touch, so that its scroll bar keeps its length. */

const touches = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];
const needsScript =
  "commandForElement" in HTMLButtonElement.prototype
    ? "[data-needs-script]"
    : "[data-needs-script],[commandfor]";
let isStarted = false;
let isPainted = false;
let keptClick: HTMLElement | null = null;
let keptKey: KeyboardEvent | null = null;

function keepClick(event: Event) {
  if (!(event.target instanceof Element)) return;
  const source = event.target.closest<HTMLElement>("[data-books-from]")?.dataset.booksFrom;
  if (source) window.earlyBookings?.push(source);
  const control = event.target.closest<HTMLElement>(needsScript);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  keptClick = control;
  start();
}

/** Script handles Alt+S (to the skip link) and Escape (closes the services menu). */
function keepKey(event: KeyboardEvent) {
  keptKey = event.altKey || event.key === "Escape" ? event : null;
}

function onTouch({ type: touch }: Event) {
  window.hasInteracted = true;
  // Browsers report no largest paint after this.
  requestAnimationFrame(onPainted);
  for (const type of touches) removeEventListener(type, onTouch, true);
  start();
  // A key may go to the end of the page, which is to be known by then; a tap is to be answered first.
  if (touch === "keydown") layOut();
  else whenIdle(layOut);
}

function layOut() {
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

/** Restores what was typed before a reload (app/forms/saved-forms.ts). */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith("-draft"));
  } catch {
    return false;
  }
}

/**
 * Added to the page only once it is loaded: while one is loading, browsers lay the text out with yet another font.
 */
function loadTypeface() {
  const source = `url(${document.body.dataset.font})`;
  const face = new FontFace("Schibsted Grotesk Variable", source, { weight: "400 800" });
  face.load().then(
    () => document.fonts.add(face),
    // The fallback stays.
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

/** At most 2000 ms later; 1000 ms where there is no idle callback. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 1000);
}

window.earlyBookings = [];
window.hasInteracted = false;
document.addEventListener("click", keepClick, true);
document.addEventListener("keydown", keepKey, true);
document.addEventListener("hydrated", () => {
  document.removeEventListener("click", keepClick, true);
  keptClick?.click();
  if (keptKey) keptKey.target?.dispatchEvent(new KeyboardEvent("keydown", keptKey));
});
for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true });

const [visit] = performance.getEntriesByType("navigation");
const isNewVisit = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
const hasTypeface = !isNewVisit || document.referrer.startsWith(`${location.origin}/`);
if (hasTypeface) loadTypeface();
if (location.hash || !isNewVisit) layOut();
if (PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    onPainted();
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  // Browsers stop looking for the largest paint at a touch, even at the end of one that began on the page before.
  addEventListener("load", () => setTimeout(onPainted, 3000));
} else requestAnimationFrame(onPainted);

declare global {
  interface Window {
    /** The sources of clicks to the booking app before hydration. */
    earlyBookings?: string[];
    /** Whether a pointer, key, touch or scroll has come, or a draft waits to be restored. */
    hasInteracted?: boolean;
  }
}
