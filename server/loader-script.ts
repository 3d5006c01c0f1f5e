/** A call of hydrateLater with `...WAKING`, as small as it goes (scripts/minify-loader.ts, at build time). */
declare const __LOADER__: string;

/**
 * The one inline script of a page (architecture.md, "How a page is made", 3), as text.
 *
 * It hydrates when the page has been painted and the browser is idle, or at the first pointer, key, touch or
 * scroll, whichever is first. A click that comes before on a control that needs script is kept and replayed on
 * the living page (in a browser without invoker commands, one on a dialog's button too), and so is a last key that
 * only script answers; an opening of the booking app is noted, for the living page to record. Links, native dialogs
 * and details work without script and are left alone.
 *
 * What the first paint can do without comes after it: the typeface (its stand-in has the same measures) and
 * pictures marked `data-after-paint`; so do the styles that no first view needs. Whoever comes from another page of
 * the site, or back to one, has typeface and styles already and gets them at once.
 *
 * `waker` is the address of what hydrates (app/wake.ts), `libraries` are those of the modules that the others stand
 * on, in order; `data` is where a lean page's data lies, null when it stands in the page.
 */
export function loaderScript(waker: string, libraries: readonly string[], data: string | null): string {
  return __LOADER__.replace("...WAKING", () =>
    [waker, libraries, data].map((value) => JSON.stringify(value).replaceAll("<", "\\u003c")).join(),
  );
}

/** Runs in the browser as it stands here, so it refers to nothing outside itself. */
export function hydrateLater(waker: string, libraries: readonly string[], data: string | null): void {
  const waking = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];
  const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
  const needy = hasCommands ? "[data-needs-script]" : "[data-needs-script],[commandfor]";
  let started = false;
  let isPainted = false;
  let kept: HTMLElement | null = null;
  let pressed: KeyboardEvent | null = null;

  function keepClick(event: Event) {
    const target = event.target as Element;
    const source = target.closest<HTMLElement>("[data-books-from]")?.dataset.booksFrom;
    if (source) window.earlyBookings?.push(source);
    const control = target.closest<HTMLElement>(needy);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    kept = control;
    hydrate();
  }

  // Alt+S (to the skip link) and Escape (out of the services menu) are the living page's.
  function keepKey(event: KeyboardEvent) {
    pressed = event.altKey || event.key === "Escape" ? event : null;
  }

  function onTouch() {
    window.wasTouched = true;
    // The browser tells of no largest paint after this.
    requestAnimationFrame(onPainted);
    for (const type of waking) removeEventListener(type, onTouch, true);
    hydrate();
  }

  async function hydrate() {
    if (started) return;
    started = true;
    try {
      for (const address of libraries) {
        const preload = document.createElement("link");
        preload.rel = "modulepreload";
        preload.href = address;
        document.head.append(preload);
      }
      const coming = pageData();
      // Whatever fails first is told of; this may be the second.
      coming.catch(() => {});
      const { wake } = await import(/* @vite-ignore */ waker);
      await wake(libraries, coming);
    } catch (error) {
      started = false;
      dispatchEvent(new CustomEvent("preload-error", { detail: error }));
      throw error;
    }
  }

  async function pageData() {
    if (data === null) return JSON.parse(document.getElementById("page-data")?.textContent ?? "");
    const answer = await fetch(data);
    if (!answer.ok) throw new Error(data);
    return answer.json();
  }

  /**
   * The typeface and the late styles. What waits for the styles is shown when both are there, so that it is laid out
   * once; files that do not come must not hide the words for ever.
   */
  function dress() {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-late]")];
    const loads = links.map(
      (link) =>
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
          link.disabled = false;
        }),
    );
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    Promise.race([Promise.all([loadTypeface(), ...loads]), patience]).then(() => {
      const root = document.documentElement;
      // In two frames, so that no task is long.
      if (links.length > 0) root.dataset.undressed = "far";
      requestAnimationFrame(() =>
        setTimeout(() => {
          delete root.dataset.undressed;
          // The part that the address names has moved, as what is above it was dressed.
          const isNewVisit = links.length > 0 && visit?.type === "navigate";
          if (isNewVisit && !navigator.userActivation?.hasBeenActive)
            document.querySelector(":target")?.scrollIntoView();
        }),
      );
    });
  }

  // Given to the page once it is there: for one that is on its way, browsers lay the text out in yet another font.
  function loadTypeface() {
    const source = `url(${document.body.dataset.font})`;
    const face = new FontFace("Schibsted Grotesk Variable", source, { weight: "400 800" });
    return face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }

  function onPainted() {
    if (isPainted) return;
    isPainted = true;
    if (!isDressedAtOnce) dress();
    for (const picture of document.querySelectorAll<HTMLElement>("[data-after-paint]"))
      picture.setAttribute("href", picture.dataset.afterPaint ?? "");
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  }

  // Times are the specification's section 9: an idle timeout of 2000 ms, 1000 ms where there is no idle callback.
  function whenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: 2000 });
    else setTimeout(hydrate, 1000);
  }

  window.earlyBookings = [];
  window.wasTouched = false;
  document.addEventListener("click", keepClick, true);
  document.addEventListener("keydown", keepKey, true);
  document.addEventListener("hydrated", () => {
    document.removeEventListener("click", keepClick, true);
    kept?.click();
    if (pressed) pressed.target?.dispatchEvent(new KeyboardEvent("keydown", pressed));
  });
  for (const type of waking) addEventListener(type, onTouch, { capture: true, passive: true });

  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const hasFiles = visit?.type !== "navigate" || document.referrer.startsWith(`${location.origin}/`);
  // Whoever is led to a part below the first view must not wait for that to be painted.
  const isDressedAtOnce = hasFiles || location.hash !== "";
  if (isDressedAtOnce) dress();
  if (PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      onPainted();
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    // Browsers stop looking for it at a touch, also at the end of one that began on the page before.
    addEventListener("load", () => setTimeout(onPainted, 3000));
  } else requestAnimationFrame(onPainted);
}

declare global {
  interface Window {
    /** From where the booking app was opened before the page was hydrated. */
    earlyBookings?: string[];
    /** A pointer, key, touch or scroll has come, before hydration or after; or something typed waits to be put back. */
    wasTouched?: boolean;
  }
}
