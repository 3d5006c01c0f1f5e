/** What a page hydrates with (server/deferred-hydration.ts). */
export interface Hydration {
  /** The addresses that React Router's module script would have imported. */
  modules: {
    manifest: string;
    entry: string;
    /** Route id -> address of its module. */
    routes: Record<string, string>;
  };
  /** React Router's settings. */
  context: object;
  /** The data of the routes, in the pieces in which React Router sends it. */
  stream: string[];
}

/**
 * Hydrates a page that was painted without script (server/loader-script.ts): runs the libraries, the addresses of
 * what the others stand on, then the page's own modules and React Router's entry. Throws when a file, or the page's
 * data, cannot be had.
 */
export async function wake(libraries: readonly string[], coming: Promise<Hydration>): Promise<void> {
  nameStyles();
  if (hasDraft()) window.wasTouched = true;
  // They come side by side, but run one after the other with a pause between, so that no task is long.
  for (const address of libraries) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
  countVisit();
  await nextTask();
  const { modules, context, stream } = await coming;
  window.__reactRouterContext = { ...context, stream: streamOf(stream) };
  const manifest = import(/* @vite-ignore */ modules.manifest);
  const routes = Object.entries(modules.routes).map(async ([id, address]) => [
    id,
    await import(/* @vite-ignore */ address),
  ]);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
  await manifest;
  await import(/* @vite-ignore */ modules.entry);
}

/**
 * The page carries its styles inline, and React Router ends the address of a shared one with "#". A part that is
 * imported later (by Vite's preload) finds here that it need not fetch them again, behind the page's own.
 */
function nameStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="#"]')) {
    const twin = document.createElement("link");
    twin.rel = "stylesheet";
    twin.setAttribute("disabled", "");
    twin.setAttribute("href", link.getAttribute("href")?.slice(0, -1) ?? "");
    document.head.append(twin);
  }
}

/** What was typed before a reload is put back at once (app/forms/kept-forms.ts). */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith("-draft"));
  } catch {
    return false;
  }
}

/** What React Router's history begins with; a browser takes milliseconds to keep it, so it is given before. */
function countVisit(): void {
  if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, "");
}

/** React begins before the data are read, so that these are two tasks. */
function streamOf(texts: readonly string[]): ReadableStream<Uint8Array> {
  const stream = new ReadableStream<string>({
    async start(controller) {
      await nextTask();
      for (const text of texts) controller.enqueue(text);
      controller.close();
    },
  });
  return stream.pipeThrough(new TextEncoderStream());
}

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resume) => {
    port1.onmessage = () => resume();
    port2.postMessage(null);
  });
}

declare global {
  interface Window {
    /** What React Router's entry starts with: its settings, and the data of the page as a stream. */
    __reactRouterContext?: unknown;
    /** Where React Router's entry looks for the modules of the routes shown. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
