import { Activity, type ComponentType, createElement, lazy, memo } from "react";

/** What tells that the visitor is here to do something; a step back or forth changes the page without one. */
const touches = ["pointerdown", "keydown", "touchstart", "focusin", "scroll", "click", "popstate"];

/**
 * A part that is whole in the server's HTML and needs script only once the visitor does something: its script is
 * loaded, and the part hydrated, at the first pointer, key, touch, focus or scroll. Until then it is HTML: its links,
 * dialogs by invoker commands, and forms that post work. Its styles must be imported by who shows it, as those of
 * a part that comes later are not in the page.
 *
 * It stands in an Activity and not in a Suspense: when the address changes before its script is there, React would take
 * what a Suspense holds out of the page. So React waits for it instead: nothing may navigate in the app before a touch.
 *
 * Its props must stay the same objects from one render to the next: React would otherwise want it at once.
 */
export function atFirstTouch<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazy(async () => {
    await touched();
    return { default: await loaded(load) };
  });
  return memo((props: Props) => <Activity>{createElement(part, props)}</Activity>);
}

/**
 * A part that cannot be loaded stays HTML; the next touch tries again. Links are the browser's own until then, as React
 * would show no other page without the part.
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

let first: Promise<void> | undefined;

function touched(): Promise<void> {
  // The server, and a visitor who was faster than the page, do not wait.
  if (typeof document === "undefined" || window.wasTouched) return Promise.resolve();
  first ??= touch();
  return first;
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
