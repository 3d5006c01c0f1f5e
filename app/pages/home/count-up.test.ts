import { describe, expect, it } from "vitest";
import { countAt } from "./count-up.ts";

describe("countAt", () => {
  it("begins at 0 and ends at the value after exactly 2 s", () => {
    expect(countAt(50_000, 0)).toEqual({ done: false, count: 0 });
    expect(countAt(50_000, 1999).done).toBe(false);
    expect(countAt(50_000, 2000)).toEqual({ done: true, count: 50_000 });
  });

  it("never falls and never passes the value", () => {
    let last = 0;
    for (let time = 0; time <= 2500; time += 16) {
      const { count } = countAt(9000, time);
      expect(count).toBeGreaterThanOrEqual(last);
      expect(count).toBeLessThanOrEqual(9000);
      last = count;
    }
    expect(last).toBe(9000);
  });

  it("gives 0 for a frame that is older than the first one", () => {
    expect(countAt(30, -5)).toEqual({ done: false, count: 0 });
  });
});
