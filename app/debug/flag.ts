import { debugFlag } from "./rules.ts";

/** Whether this browser is to show the debug views everywhere; false where storage is shut off. */
export function hasDebugFlag(): boolean {
  try {
    return localStorage.getItem(debugFlag) !== null;
  } catch {
    return false;
  }
}

/** Keeps or forgets it; where storage is shut off, nothing happens. */
export function setDebugFlag(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(debugFlag, "true");
    else localStorage.removeItem(debugFlag);
  } catch {
    // The address parameter still works.
  }
}
