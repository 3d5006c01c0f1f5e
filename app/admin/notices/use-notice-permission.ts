import { useSyncExternalStore } from "react";

/** The current permission for notices in this browser; null on the server. */
export function useNoticePermission(): NotificationPermission | "unsupported" | null {
  return useSyncExternalStore(
    followPermission,
    () => ("Notification" in window ? Notification.permission : "unsupported"),
    () => null,
  );
}

/** Subscribes to the permission, which changes by a button here, in another tab, or in the browser's settings. */
function followPermission(onChange: () => void): () => void {
  const leaving = new AbortController();
  navigator.permissions
    .query({ name: "notifications" })
    .then((status) => status.addEventListener("change", onChange, { signal: leaving.signal }))
    .catch(() => undefined);
  return () => leaving.abort();
}
