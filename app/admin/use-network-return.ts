import { useEffect } from "react";

/** Reloads the admin's error screen, which a page without network shows, when the network is back. */
export function useNetworkReturn(): void {
  useEffect(() => {
    const again = () => location.reload();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
}
