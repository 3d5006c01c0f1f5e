import { describe, expect, it } from "vitest";
import { sharedCacheHeaders } from "./cache-control.ts";
import { pageKeyOf } from "./page-key.ts";

function headersOf(target: string, sharedCache: "by-address" | "by-language", expires?: string) {
  const key = pageKeyOf(target, undefined);
  if (!key) throw new Error(`${target} has no key.`);
  return sharedCacheHeaders(key, sharedCache, expires);
}

const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

describe("sharedCacheHeaders", () => {
  it("lets every shared cache store a page whose URL has the language", () => {
    for (const sharedCache of ["by-address", "by-language"] as const)
      expect(headersOf("/pris?lang=sv", sharedCache)).toEqual({
        "cache-control": shared,
        vary: "Accept-Encoding",
      });
  });

  it("lets only a cache with the language cookie in its key store a page without a language in its URL", () => {
    expect(headersOf("/pris", "by-address")).toEqual({ vary: "Accept-Encoding, Cookie" });
    expect(headersOf("/pris", "by-language")).toEqual({
      "cache-control": shared,
      vary: "Accept-Encoding, Cookie",
    });
  });

  it("never exceeds the page's own Expires", () => {
    const soon = new Date(Date.now() + 20_500).toUTCString();
    expect(headersOf("/?lang=sv", "by-address", soon)["cache-control"]).toMatch(/s-maxage=(19|20),/);
    const past = new Date(Date.now() - 1_000).toUTCString();
    expect(headersOf("/?lang=sv", "by-address", past)["cache-control"]).toContain("s-maxage=0,");
  });
});
