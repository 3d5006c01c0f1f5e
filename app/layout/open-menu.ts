/** What `commandfor` of the button names that opens the mobile menu. */
export const menuId = "meny";

/** Opens the menu in a browser that does not know invoker commands. */
export function openWithoutCommands(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const menu = document.getElementById(menuId);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}
