import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * Revalidates the page when its data has expired: in a tab that was left open, or is shown again (product 1.11).
 *
 * @param endsAt in ms since the epoch
 */
export function useRevalidateAt(endsAt: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible" && Date.now() >= endsAt) void revalidate();
    };
    const timer = setTimeout(check, Math.max(0, endsAt - Date.now()));
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [endsAt, revalidate]);
}
