/** A ref for what comes in place of something else: whoever listens or looks is led to it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
