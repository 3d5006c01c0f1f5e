import { useEffect, useState } from "react";
import { milliseconds } from "#app/domain/milliseconds.ts";

/** Whole minutes since the page's data was read, counted here: the server is not asked while nothing changes. */
export function useMinutesSince(readAt: string): number {
  const [count, setCount] = useState({ readAt, minutes: 0 });
  useEffect(() => {
    const start = Date.now();
    const look = () => setCount({ readAt, minutes: Math.floor((Date.now() - start) / milliseconds.minute) });
    const clock = setInterval(look, milliseconds.minute);
    return () => clearInterval(clock);
  }, [readAt]);
  return count.readAt === readAt ? count.minutes : 0;
}
