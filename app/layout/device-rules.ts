/** The Network Information API, where a browser has it. */
export interface Connection {
  effectiveType?: string;
  /** Mbit/s. */
  downlink?: number;
  saveData?: boolean;
}

/**
 * A connection on which nothing is prefetched and nothing moves by itself: 2g, under 1.5 Mbit/s (docs/product.md,
 * 5.7), or a visitor who asks for less data.
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

/** More elements than this deserve a warning (docs/product.md, 5.8). */
const nodeLimit = 8000;

export function isTooLarge(nodes: number): boolean {
  return nodes > nodeLimit;
}
