import { Activity, type ComponentType, createElement, lazy, memo } from "react";

/** Signs that the visitor is active; a step back or forth changes the page without one. */
const touches = ["pointerdown", "keydown", "touchstart", "focusin", "scroll", "click", "popstate"];

/**
 * A part that the server's HTML has whole and that needs script only once the visitor is active: it is loaded and
 * hydrated at the first pointer, key, touch, focus or scroll. Until then its links, dialogs by invoker commands, and
 * posted forms work as HTML. Whoever shows it must import its styles, since those of a part that is loaded later are
 * not in the page. It is in an Activity and not in a Suspense: when the address changes before its script is loaded,
 * React would take a Suspense's content out of the page. So React waits for the script instead: nothing may navigate
 * in the app before a touch. Its props must stay the same objects between renders, or React would want the script at
 * once.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazy(async () => {
    await touched();
    return { default: await loaded(load) };
  });
  return memo((props: Props) => <Activity>{createElement(part, props)}</Activity>);
}

/**
 * A part that can't be loaded stays HTML; the next touch tries again. Until then links are the browser's own, since
 * React would show no other page without the part.
 */
async function loaded<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === "undefined") throw error;
    addEventListener("click", leaveLinkToBrowser, true);
    await touch();
    const part = await loaded(load);
    removeEventListener("click", leaveLinkToBrowser, true);
    return part;
  }
}

function leaveLinkToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

let turn: Promise<void> | undefined;

/** Resolves for one part after the other, each in a task of its own, so that the touch itself is answered at once. */
function touched(): Promise<void> {
  // The server does not wait, nor does a page that was touched before hydration.
  if (typeof document === "undefined" || window.hasInteracted) return Promise.resolve();
  turn = (turn ?? touch()).then(() => new Promise((resolve) => setTimeout(resolve)));
  return turn;
}

function touch(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const onTouch = () => {
      listening.abort();
      resolve();
    };
    const { signal } = listening;
    for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true, signal });
  });
}
