/** A replacement of the logo in one cell. */
export interface Swap {
  cell: number;
  logo: number;
}

const interval = 2000;

/**
 * A random cell, and a random logo that is not shown (product 6.3). `random` returns a number from 0 to less than 1.
 * Null when every logo is shown.
 */
export function nextSwap(cells: readonly number[], total: number, random: () => number): Swap | null {
  const waiting = Array.from({ length: total }, (_, logo) => logo).filter((logo) => !cells.includes(logo));
  const logo = waiting[Math.floor(random() * waiting.length)];
  return logo === undefined ? null : { cell: Math.floor(random() * cells.length), logo };
}

interface Rotation {
  visibleLogos: () => readonly number[];
  total: number;
  /** Whether the logos must not change now: hover, focus, a hidden tab, reduced motion. */
  still: () => boolean;
  swap: (swap: Swap) => void;
  random: () => number;
}

/** Calls `swap` every 2 s (product 6.3) unless the logos must not change; returns the function that stops it. */
export function rotateLogos({ visibleLogos, total, still, swap, random }: Rotation): () => void {
  const timer = setInterval(() => {
    if (still()) return;
    const next = nextSwap(visibleLogos(), total, random);
    if (next) swap(next);
  }, interval);
  return () => clearInterval(timer);
}
