import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("puts each value in its place, and reads none for places", () => {
  expect(fill("{a} före {b}, {a}", { a: "{b} $&", b: "14:12" })).toBe("{b} $& före 14:12, {b} $&");
});

it("refuses a text with a place nobody fills", () => {
  expect(() => fill("före {time}", {})).toThrow("{time}");
});
