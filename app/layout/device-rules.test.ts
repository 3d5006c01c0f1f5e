import { describe, expect, it } from "vitest";
import { isSlowConnection, isTooLarge } from "./device-rules.ts";

describe("isSlowConnection", () => {
  it("counts 2g as slow, slow-2g too", () => {
    expect(isSlowConnection({ effectiveType: "2g", downlink: 10 })).toBe(true);
    expect(isSlowConnection({ effectiveType: "slow-2g" })).toBe(true);
  });
  it("counts under 1.5 Mbit/s as slow", () => {
    expect(isSlowConnection({ effectiveType: "4g", downlink: 1.49 })).toBe(true);
    expect(isSlowConnection({ effectiveType: "4g", downlink: 1.5 })).toBe(false);
  });
  it("follows a wish for less data", () => {
    expect(isSlowConnection({ effectiveType: "4g", downlink: 10, saveData: true })).toBe(true);
  });
  it("counts an unknown connection as fast", () => expect(isSlowConnection({})).toBe(false));
});

describe("isTooLarge", () => {
  it("begins above 8000 elements", () => {
    expect(isTooLarge(8000)).toBe(false);
    expect(isTooLarge(8001)).toBe(true);
  });
});
