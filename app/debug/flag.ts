import { debugFlag } from "./rules.ts";

/** Whether this browser shows the debug views everywhere; false without storage. */
export function hasDebugFlag(): boolean {
  try {
    return localStorage.getItem(debugFlag) !== null;
  } catch {
    return false;
  }
}

/** Sets or removes the flag; does nothing without storage. */
export function setDebugFlag(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(debugFlag, "true");
    else localStorage.removeItem(debugFlag);
  } catch {
    // The parameter still works.
  }
}
