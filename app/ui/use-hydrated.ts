import { useEffect, useState } from "react";

/** Whether the component is hydrated: false on the server, without script, and in the first render. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
