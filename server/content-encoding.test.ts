import { describe, expect, it } from "vitest";
import { encodingOf } from "./content-encoding.ts";

describe("encodingOf", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    [undefined, "identity"],
    ["br;q=0, gzip;q=1.0", "gzip"],
    ["gzip;q=0.5, br; q=0.000", "gzip"],
    ["GZIP", "gzip"],
    ["x-br, brotli", "identity"],
    ["identity", "identity"],
  ])("%s -> %s", (header, encoding) => {
    expect(encodingOf(header)).toBe(encoding);
  });
});
