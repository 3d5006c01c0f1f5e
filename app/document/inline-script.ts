import { dataId, hydrationId } from "./hydration-id.ts";
import { hydrate } from "./react-router-internals.ts";

/*
 * The one script of a page, which stands inline at its end (docs/decisions/2026-11-23-document.md). It is built by
 * itself (scripts/build-scripts.ts).
 *
 * It hydrates when the page has been painted and the browser is idle, or at the first pointer, key, touch or scroll,
 * whichever is first. A click that comes before on a control that needs script is kept and repeated on the hydrated
 * page (in a browser without invoker commands, one on a dialog's button too), and so is a last key that only script
 * answers; an opening of the booking app is noted for the hydrated page to record. Links, native dialogs and details
 * work without script and are left alone.
 *
 * The typeface, whose stand-in has the same measures, and pictures marked `data-after-paint` come after the first paint.
 * Whoever comes from another page of the site, or back to one, has the typeface already and gets it at once. Whoever
 * comes to a place further down, or back to one, gets the whole page laid out.
 */

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

/** Alt+S (to the skip link) and Escape (out of the services menu) are answered by script. */
function keepKey(event: KeyboardEvent) {
  keptKey = event.altKey || event.key === "Escape" ? event : null;
}

function onTouch() {
  window.wasTouched = true;
  // The browser tells of no largest paint after this.
  requestAnimationFrame(onPainted);
  for (const type of touches) removeEventListener(type, onTouch, true);
  start();
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  try {
    if (hasDraft()) window.wasTouched = true;
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

/** What was typed before a reload is put back at once (app/forms/saved-forms.ts). */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith("-draft"));
  } catch {
    return false;
  }
}

/** Given to the page once it is there: for one on its way, browsers lay the text out in yet another font. */
function loadTypeface() {
  const source = `url(${document.body.dataset.font})`;
  const face = new FontFace("Schibsted Grotesk Variable", source, { weight: "400 800" });
  face.load().then(
    () => document.fonts.add(face),
    // The stand-in stays.
    () => {},
  );
}

function onPainted() {
  if (isPainted) return;
  isPainted = true;
  if (!hasTypeface) loadTypeface();
  for (const picture of document.querySelectorAll<SVGElement>("[data-after-paint]"))
    picture.setAttribute("href", picture.dataset.afterPaint ?? "");
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle);
}

/** At most 2000 ms after it; 1000 ms where there is no idle callback. */
function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1000);
}

window.earlyBookings = [];
window.wasTouched = false;
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
if (location.hash || !isNewVisit) document.documentElement.setAttribute("data-laid-out", "");
if (PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    onPainted();
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  // Browsers stop looking for it at a touch, also at the end of one that began on the page before.
  addEventListener("load", () => setTimeout(onPainted, 3000));
} else requestAnimationFrame(onPainted);

declare global {
  interface Window {
    /** From where the booking app was opened before the page was hydrated. */
    earlyBookings?: string[];
    /** A pointer, key, touch or scroll has come, before hydration or after; or something typed waits to be put back. */
    wasTouched?: boolean;
  }
}
