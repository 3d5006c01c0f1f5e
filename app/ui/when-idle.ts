/** The times of docs/product.md, 5.6: an idle timeout of 2000 ms, 1000 ms where there is no idle callback. */
export function whenIdle(work: () => void, timeout = 2000, withoutIdleCallback = 1000): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
  else setTimeout(work, withoutIdleCallback);
}
