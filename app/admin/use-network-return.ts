import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * Reads a page of the admin again once the network is back. For its error screen: when the network goes while the page
 * is brought up to date (use-admin-changes.ts), React Router shows that instead of the page.
 */
export function useNetworkReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [revalidate]);
}
