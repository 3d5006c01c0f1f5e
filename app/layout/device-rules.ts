/** The Network Information API, where a browser has it. */
export interface Connection {
  effectiveType?: string;
  /** Mbit/s. */
  downlink?: number;
  saveData?: boolean;
}

/**
 * Whether nothing should be prefetched and nothing should move by itself: on 2g, under 1.5 Mbit/s (product 5.7), or for
 * a visitor who asks for less data.
 */
export function isSlowConnection({ effectiveType, downlink, saveData }: Connection): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? "") || (downlink ?? Number.POSITIVE_INFINITY) < 1.5;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** The visitor's current connection; an unknown one counts as fast. There is none on the server. */
export function currentConnection(): Connection {
  return globalThis.navigator?.connection ?? {};
}

/** The number of elements above which a warning is logged (product 5.8). */
const nodeLimit = 8000;

/** Whether a page has so many elements that a warning is logged. */
export function isTooLarge(nodes: number): boolean {
  return nodes > nodeLimit;
}
