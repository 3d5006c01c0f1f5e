import type { BrowserNotice } from "./rules.ts";

/**
 * Shows a notice; a press on it leads this tab to its page. False where the browser does not show notices without a
 * service worker, as on Android.
 */
export function showNotice({ id, title, body, href }: BrowserNotice): boolean {
  try {
    const shown = new Notification(title, { body, tag: id, icon: "/apple-touch-icon.png" });
    shown.onclick = () => {
      window.focus();
      if (location.pathname + location.search !== href) location.assign(href);
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
