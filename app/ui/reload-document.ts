let isReloading = false;

/** Reloads the document. `location.reload` would be taken for React Router's own (app/layout/kept-document.ts). */
export function reloadDocument(): void {
  isReloading = true;
  location.reload();
}

/** Whether `reloadDocument` reloads the document. */
export function isReloadingDocument(): boolean {
  return isReloading;
}
