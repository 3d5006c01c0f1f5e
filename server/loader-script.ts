import type { RouteModules } from "./deferred-hydration.ts";

/** A call of hydrateLater with `MODULES`, as small as it goes (scripts/minify-loader.ts, at build time). */
declare const __LOADER__: string;

/**
 * The one inline script of a page (architecture.md, "How a page is made", 3), as text.
 *
 * It hydrates when the page has been painted and the browser is idle, or at the first pointer, key, touch or
 * scroll, whichever is first. A click that comes before on a control that needs script is kept and replayed on
 * the living page (in a browser without invoker commands, one on a dialog's button too); an opening of the
 * booking app is noted, for the living page to record. Links, native dialogs and details work without script
 * and are left alone.
 *
 * What the first paint can do without comes after it: the typeface (its stand-in has the same measures) and
 * pictures marked `data-after-paint`. Whoever comes from another page of the site, or back to one, has the
 * typeface already and gets it at once.
 */
export function loaderScript(modules: RouteModules): string {
  return __LOADER__.replace("MODULES", () => JSON.stringify(modules).replaceAll("<", "\\u003c"));
}

/** Runs in the browser as it stands here, so it refers to nothing outside itself. */
export function hydrateLater(modules: RouteModules): void {
  const waking = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];
  const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
  const needy = hasCommands ? "[data-needs-script]" : "[data-needs-script],[commandfor]";
  let started = false;
  let isPainted = false;
  let kept: HTMLElement | null = null;

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
      nameStyles();
      // Fetched side by side, but run one after the other with a pause between, so that no task is long.
      for (const address of modules.libraries) {
        const preload = document.createElement("link");
        preload.rel = "modulepreload";
        preload.href = address;
        document.head.append(preload);
      }
      for (const address of modules.libraries) {
        await import(/* @vite-ignore */ address);
        await nextTask();
      }
      window.__reactRouterContext = routerContext();
      const ids = Object.entries(modules.routes);
      const manifest = import(/* @vite-ignore */ modules.manifest);
      const routes = ids.map(async ([id, address]) => [id, await import(/* @vite-ignore */ address)]);
      window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
      await manifest;
      await import(/* @vite-ignore */ modules.entry);
    } catch (error) {
      started = false;
      dispatchEvent(new CustomEvent("preload-error", { detail: error }));
      throw error;
    }
  }

  // The page carries its styles inline, and React Router ends the address of a shared one with "#". A part that is
  // imported later (by Vite's preload) finds here that it need not fetch them again, behind the page's own.
  function nameStyles() {
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet][disabled][href$="#"]',
    )) {
      const twin = document.createElement("link");
      twin.rel = "stylesheet";
      twin.setAttribute("disabled", "");
      twin.setAttribute("href", link.getAttribute("href")?.slice(0, -1) ?? "");
      document.head.append(twin);
    }
  }

  function routerContext() {
    const read = (script: Element) => JSON.parse(script.textContent ?? "");
    const texts = [...document.querySelectorAll("[data-stream]")].map(read);
    const stream = new ReadableStream<string>({
      start(controller) {
        for (const text of texts) controller.enqueue(text);
        controller.close();
      },
    });
    const context = [...document.querySelectorAll("[data-router]")].map(read)[0];
    return { ...context, stream: stream.pipeThrough(new TextEncoderStream()) };
  }

  function nextTask() {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resume) => {
      port1.onmessage = resume;
      port2.postMessage(null);
    });
  }

  function loadTypeface() {
    const source = `url(${document.body.dataset.font})`;
    const face = new FontFace("Schibsted Grotesk Variable", source, { weight: "400 800", display: "swap" });
    document.fonts.add(face);
    face.load().catch(() => {});
  }

  function onPainted() {
    if (isPainted) return;
    isPainted = true;
    if (!hasTypeface) loadTypeface();
    for (const picture of document.querySelectorAll<HTMLElement>("[data-after-paint]"))
      picture.setAttribute("href", picture.dataset.afterPaint ?? "");
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  }

  // What was typed before a reload is put back at once (app/forms/kept-forms.ts).
  function hasDraft() {
    try {
      return Object.keys(sessionStorage).some((key) => key.endsWith("-draft"));
    } catch {
      return false;
    }
  }

  // Times are the specification's section 9: an idle timeout of 2000 ms, 1000 ms where there is no idle callback.
  function whenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: 2000 });
    else setTimeout(hydrate, 1000);
  }

  window.earlyBookings = [];
  window.wasTouched = hasDraft();
  document.addEventListener("click", keepClick, true);
  document.addEventListener("alive", () => {
    document.removeEventListener("click", keepClick, true);
    kept?.click();
  });
  for (const type of waking) addEventListener(type, onTouch, { capture: true, passive: true });

  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const hasTypeface = visit?.type !== "navigate" || document.referrer.startsWith(`${location.origin}/`);
  if (hasTypeface) loadTypeface();
  if (PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      onPainted();
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  } else requestAnimationFrame(onPainted);
}

declare global {
  interface Window {
    /** From where the booking app was opened before the page was alive. */
    earlyBookings?: string[];
    /** A pointer, key, touch or scroll has come, before hydration or after; or something typed waits to be put back. */
    wasTouched?: boolean;
    /** What React Router's entry starts with: its settings, and the data of the page as a stream. */
    __reactRouterContext?: unknown;
    /** Where React Router's entry looks for the modules of the routes shown. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
