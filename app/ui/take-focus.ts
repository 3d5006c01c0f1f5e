/** A ref for an element that replaces another: it takes the focus, so that screen readers read it. A page's h1 is shown from the page's top. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  if (element?.tagName === "H1") scrollTo(0, 0);
}
