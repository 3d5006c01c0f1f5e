import { useSyncExternalStore } from "react";
import { hasPasskeys } from "./passkeys.ts";

/** Whether this browser knows passkeys; most do, so the server's page expects it. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(never, hasPasskeys, () => true);
}

function never() {
  return () => undefined;
}
