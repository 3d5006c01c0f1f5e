/** Opens and closes the dialogs of a static page. */
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-opens]");
  const dialog = button && document.getElementById(button.dataset.opens ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
});
