import { useSyncExternalStore } from "react";
import { hasPasskeys } from "./passkeys.ts";

/** Whether this browser supports passkeys; the server renders as if it did, since most do. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => true);
}

const neverChanges = () => () => undefined;
