/**
 * Closes the services menu: by Escape, which returns the focus, by a press or focus outside, and by one of its
 * links. Listens until the signal is aborted.
 */
export function closeServicesMenu(signal: AbortSignal): void {
  // In the capture phase: React stops events that bubble out of a part which is not hydrated yet.
  const early = { signal, capture: true };
  document.addEventListener("pointerdown", closeOutside, early);
  document.addEventListener("focusin", closeOutside, early);
  document.addEventListener("keydown", closeByKey, early);
  document.addEventListener("click", closeByLink, early);
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector(".header-links details[open]");
}

function closeOutside({ target }: Event): void {
  const menu = openMenu();
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
}

function closeByKey({ key }: KeyboardEvent): void {
  const menu = openMenu();
  if (key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

function closeByLink({ target }: MouseEvent): void {
  const menu = openMenu();
  if (menu && target instanceof Element && menu.contains(target.closest("a"))) menu.open = false;
}
