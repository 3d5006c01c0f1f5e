/* When React finds other HTML than the server's, it removes that HTML and renders it anew, without what the visitor
   typed, chose and opened in it, and without the focus. Translators, which put each text into a <font>, and extensions,
   which add elements beside inputs, change pages before they are hydrated. React has no option that keeps the input
   (product 8.13). */

/** Elements with input, with an open state, or that can have the focus. */
const interactive = "input:not([type=hidden]), select, textarea, dialog, details, summary, button, a[href]";

interface Replaced {
  old: Element;
  replacement: Element;
}

/**
 * Remembers the elements of the page. To be called before hydration; the returned function is for React's
 * onRecoverableError: it passes the input, the open state and the focus of removed elements to their replacements.
 */
export function keepInput(): () => void {
  const { pathname } = location;
  let before = interactiveElements();
  let focused = document.activeElement;
  document.addEventListener("focusin", () => {
    focused = document.activeElement;
  });
  return () => {
    if (location.pathname !== pathname) return;
    const old = before;
    const lost = document.activeElement === document.body ? focused : null;
    const restore = () => {
      const hasNoFocus = document.activeElement === document.body;
      const replaced = replacedOf(old);
      restoreOpen(replaced);
      restoreInput(replaced);
      // Last, since a dialog takes the focus when it opens.
      const focus = replaced.find((one) => one.old === lost);
      if (hasNoFocus && focus) restoreFocus(focus);
    };
    restore();
    before = interactiveElements();
    // By now React has rendered what follows from the restored input: it may have cleared, added or replaced a field.
    setTimeout(restore);
  };
}

function interactiveElements(): Element[] {
  return Array.from(document.querySelectorAll(interactive));
}

/** The removed elements, each with the element at its place among those that are alike. */
function replacedOf(before: readonly Element[]): Replaced[] {
  const now = alike(interactiveElements());
  return [...alike(before)].flatMap(([likeness, group]) => {
    const others = now.get(likeness) ?? [];
    // Otherwise nobody knows which is which.
    if (others.length !== group.length) return [];
    return group.flatMap((old, place) => {
      const replacement = others[place];
      return replacement && !old.isConnected ? { old, replacement } : [];
    });
  });
}

function alike(elements: readonly Element[]): Map<string, Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const likeness = likenessOf(element);
    groups.set(likeness, [...(groups.get(likeness) ?? []), element]);
  }
  return groups;
}

/** Ids are not compared: React makes others when it renders anew. */
function likenessOf(element: Element): string {
  const form = "form" in element && element.form instanceof HTMLFormElement ? element.form : null;
  const names = isChoice(element) ? ["type", "name", "value"] : ["type", "name", "href"];
  const values = names.map((name) => element.getAttribute(name));
  return JSON.stringify([element.localName, form?.getAttribute("action"), ...values]);
}

function isChoice(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type);
}

function restoreOpen(replaced: readonly Replaced[]): void {
  for (const { old, replacement } of replaced)
    if (old instanceof HTMLDialogElement && replacement instanceof HTMLDialogElement) {
      if (old.open && !replacement.open) replacement.showModal();
    } else if (old instanceof HTMLDetailsElement && replacement instanceof HTMLDetailsElement) {
      replacement.open = old.open;
    }
}

/** Restores what the visitor has changed, with the events that React listens to. */
function restoreInput(replaced: readonly Replaced[]): void {
  // All before the first event, since forms store a draft of all their fields at any.
  const changed = replaced.filter(setValue);
  for (const { old, replacement } of replaced)
    if (isChoice(old) && isChoice(replacement)) {
      const isChanged = old.checked !== old.defaultChecked && old.checked !== replacement.checked;
      if (isChanged && (old.checked || old.type === "checkbox")) replacement.click();
    }
  for (const pair of changed) {
    // A choice may have cleared it.
    setValue(pair);
    for (const type of ["input", "change"])
      pair.replacement.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Sets the value of a text or a select, if the visitor has changed it, without an event; returns whether it did. */
function setValue({ old, replacement }: Replaced): boolean {
  if (isTextField(old) && isTextField(replacement)) return setText(old, replacement);
  if (old instanceof HTMLSelectElement && replacement instanceof HTMLSelectElement)
    return setOptions(old, replacement);
  return false;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function setText(old: TextField, replacement: TextField): boolean {
  if (isChoice(old)) return false;
  if (old instanceof HTMLInputElement && replacement instanceof HTMLInputElement && old.type === "file") {
    if (!old.files?.length || replacement.files?.length) return false;
    replacement.files = old.files;
    return true;
  }
  if (old.value === old.defaultValue || old.value === replacement.value) return false;
  // React overrides the property in the element itself, and would take the event for one without a change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(replacement), "value") ?? {};
  set?.call(replacement, old.value);
  return true;
}

function setOptions(old: HTMLSelectElement, replacement: HTMLSelectElement): boolean {
  const options = Array.from(old.options);
  const hasDefault = options.some(({ defaultSelected }) => defaultSelected);
  const isUntouched = hasDefault
    ? options.every(({ selected, defaultSelected }) => selected === defaultSelected)
    : old.selectedIndex <= 0;
  const isSame = options.every(({ selected }, place) => selected === replacement.options[place]?.selected);
  if (isUntouched || isSame) return false;
  for (const [place, { selected }] of options.entries()) {
    const option = replacement.options[place];
    if (option) option.selected = selected;
  }
  return true;
}

/** The focus, with the caret or the selection in a text; types of input that have none give null. */
function restoreFocus({ old, replacement }: Replaced): void {
  if (!(replacement instanceof HTMLElement)) return;
  replacement.focus({ preventScroll: true });
  if (!isTextField(old) || !isTextField(replacement) || old.selectionStart === null) return;
  replacement.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}
