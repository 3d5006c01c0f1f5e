import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * Reloads a page of the admin once the network is back. For its error screen: when the network goes while the page
 * reloads (use-admin-changes.ts), React Router shows that screen instead of the page.
 */
export function useNetworkReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [revalidate]);
}
