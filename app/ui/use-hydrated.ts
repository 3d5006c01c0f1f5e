import { useSyncExternalStore } from "react";

/** Whether the component is hydrated: false on the server, without script, and in the first render of its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
