import { Activity, type ComponentType, createElement, lazy, memo } from "react";
import { onFirstEvent } from "./on-first-event.ts";

/** Interactions; Back and Forward change the page without one, hence popstate. */
const interactions = ["pointerdown", "keydown", "touchstart", "focusin", "scroll", "click", "popstate"];

/**
 * A component that is complete in the server's HTML and is loaded and hydrated at the first interaction. Until then
 * its links, dialogs by invoker commands, and posted forms work as HTML. Beside `load` stands an import of the same module
 * with `?styles` (scripts/part-styles.ts), which puts all its styles into the page. Its props must stay the same objects
 * between renders, or React would need the script at once. It is in an Activity and not in a Suspense: when the URL
 * changes before its script is loaded, React would remove a Suspense's content from the page. So React waits for the
 * script instead, and nothing may navigate in the app before an interaction.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const component = lazy(async () => {
    await firstInteraction();
    return { default: await loadWithRetry(load) };
  });
  return memo((props: Props) => <Activity>{createElement(component, props)}</Activity>);
}

/**
 * A part whose script can't be loaded stays HTML; the next interaction tries again. Until then links are loaded as
 * documents, since React would show no other page without the part.
 */
async function loadWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === "undefined") throw error;
    addEventListener("click", loadAsDocument, true);
    await nextInteraction();
    const component = await loadWithRetry(load);
    removeEventListener("click", loadAsDocument, true);
    return component;
  }
}

function loadAsDocument(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

let queue: Promise<void> | undefined;

/**
 * Resolves for one part after the other, each in a task of its own, so that the interaction itself is handled at once.
 */
function firstInteraction(): Promise<void> {
  // The server does not wait, nor does a page with an interaction before hydration.
  if (typeof document === "undefined" || window.hasInteracted) return Promise.resolve();
  queue = (queue ?? nextInteraction()).then(() => new Promise((resolve) => setTimeout(resolve)));
  return queue;
}

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    onFirstEvent(interactions, resolve);
  });
}
