import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextSwap, rotateLogos, type Swap } from "./logo-rotation.ts";

describe("nextSwap", () => {
  it("shows a hidden logo in one of the cells", () => {
    for (let step = 0; step < 1; step += 0.07) {
      const swap = nextSwap([4, 0, 2], 6, () => step);
      expect([1, 3, 5]).toContain(swap?.logo);
      expect([0, 1, 2]).toContain(swap?.cell);
    }
  });

  it("is null when every logo is shown", () => {
    expect(nextSwap([1, 0], 2, () => 0.5)).toBeNull();
  });
});

describe("rotateLogos", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function belt(still: () => boolean) {
    const shown = [0, 1, 2, 3, 4, 5];
    const swaps: Swap[] = [];
    const stop = rotateLogos({
      visibleLogos: () => shown,
      total: 14,
      still,
      random: () => 0.4,
      swap: (swap) => {
        shown[swap.cell] = swap.logo;
        swaps.push(swap);
      },
    });
    return { shown, swaps, stop };
  }

  it("replaces one logo every two seconds and never shows one twice", () => {
    const { shown, swaps, stop } = belt(() => false);
    vi.advanceTimersByTime(1999);
    expect(swaps).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(swaps).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(swaps).toHaveLength(11);
    expect(new Set(shown).size).toBe(6);
    stop();
  });

  it("pauses while it must not move, and goes on after", () => {
    let hovered = true;
    const { swaps, stop } = belt(() => hovered);
    vi.advanceTimersByTime(10_000);
    expect(swaps).toHaveLength(0);
    hovered = false;
    vi.advanceTimersByTime(2000);
    expect(swaps).toHaveLength(1);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(swaps).toHaveLength(1);
  });
});
