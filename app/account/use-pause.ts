import { useEffect, useState } from "react";

/** How long to wait before another email or text message to the same person. */
const pauseSeconds = 45;

/** The rest of the pause that starts whenever `since` changes, as "0:45"; null when it is over or `since` is null. */
export function usePause(since: object | string | null): string | null {
  const [secondsLeft, setLeft] = useState(0);
  useEffect(() => {
    if (!since) return;
    const end = Date.now() + pauseSeconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return secondsLeft > 0 ? `0:${String(secondsLeft).padStart(2, "0")}` : null;
}
