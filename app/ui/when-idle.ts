/**
 * Works when the browser is idle, after 2000 ms at the latest (product 5.6); after 1000 ms in a browser without
 * requestIdleCallback.
 */
export function whenIdle(work: () => void, timeout = 2000, withoutIdleCallback = 1000): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
  else setTimeout(work, withoutIdleCallback);
}
