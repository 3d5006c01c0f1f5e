import { useSyncExternalStore } from "react";

/** Whether this browser may show notices, as it is now; null on the server. */
export function useNoticePermission(): NotificationPermission | "unsupported" | null {
  return useSyncExternalStore(
    followPermission,
    () => ("Notification" in window ? Notification.permission : "unsupported"),
    () => null,
  );
}

/** It may change by a press here, in another tab, or in the browser's settings. */
function followPermission(onChange: () => void): () => void {
  const leaving = new AbortController();
  navigator.permissions
    .query({ name: "notifications" })
    .then((status) => status.addEventListener("change", onChange, { signal: leaving.signal }))
    .catch(() => undefined);
  return () => leaving.abort();
}
