import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("replaces each placeholder, and none inside values", () => {
  expect(fill("{a} före {b}, {a}", { a: "{b} $&", b: "14:12" })).toBe("{b} $& före 14:12, {b} $&");
});

it("throws for a placeholder without a value", () => {
  expect(() => fill("före {time}", {})).toThrow("{time}");
});
