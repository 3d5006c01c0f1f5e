import { useEffect } from "react";

/** Reloads the error screen of the admin, which comes when the network is away as a page is opened, once it is back. */
export function useNetworkReturn(): void {
  useEffect(() => {
    const again = () => location.reload();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
}
