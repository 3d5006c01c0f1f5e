/** The Network Information API, where a browser has it. */
export interface Connection {
  effectiveType?: string;
  /** Mbit/s. */
  downlink?: number;
  saveData?: boolean;
}

/**
 * A connection on which nothing is fetched ahead and nothing moves by itself: 2g, under 1.5 Mbit/s
 * (docs/product.md, 5.7), or a visitor who asks for less data.
 */
export function isSlowConnection({ effectiveType, downlink, saveData }: Connection): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? "") || (downlink ?? Number.POSITIVE_INFINITY) < 1.5;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** The visitor's connection now; an unknown one counts as fast. On the server there is none. */
export function currentConnection(): Connection {
  return globalThis.navigator?.connection ?? {};
}

/** Above this many elements a page is worth a warning (docs/product.md, 5.8). */
const nodeLimit = 8000;

/** Tells whether a page holds more elements than it should. */
export function isTooLarge(nodes: number): boolean {
  return nodes > nodeLimit;
}
