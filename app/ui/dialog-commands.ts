/**
 * Polyfills invoker commands and `closedby` for every dialog of the document, in browsers without them, until the
 * signal is aborted.
 */
export function polyfillDialogCommands(signal: AbortSignal): void {
  // In the capture phase: React stops events that bubble out of a part which is not hydrated yet.
  const early = { signal, capture: true };
  if (!("commandForElement" in HTMLButtonElement.prototype))
    document.addEventListener("click", followCommand, early);
  if (!("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("pointerdown", closeByBackdrop, early);
}

function followCommand({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest("[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function closeByBackdrop({ target, clientX, clientY }: PointerEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  if (isOutside(target.getBoundingClientRect(), clientX, clientY)) target.close();
}

function isOutside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x < left || x > right || y < top || y > bottom;
}
