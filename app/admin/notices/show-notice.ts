import type { BrowserNotice } from "#app/leads/notices/notice.ts";

/**
 * Shows a browser notice; a click on it opens its page in this tab. False in browsers that need a service worker for
 * notices, as on Android.
 */
export function showNotice({ id, title, body, href }: BrowserNotice): boolean {
  try {
    const notification = new Notification(title, { body, tag: id, icon: "/apple-touch-icon.png" });
    notification.onclick = () => {
      window.focus();
      if (location.pathname + location.search !== href) location.assign(href);
      notification.close();
    };
    return true;
  } catch {
    return false;
  }
}
