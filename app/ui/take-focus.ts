/** A ref for an element that replaces another: it takes the focus, so that screen readers read it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
