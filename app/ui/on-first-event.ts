/** Calls back at the first event of some types on the window; returns the function that stops listening. */
export function onFirstEvent(types: readonly string[], callback: () => void): () => void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    callback();
  };
  for (const type of types)
    addEventListener(type, once, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
