import { describe, expect, it } from "vitest";
import { isForeign } from "./origin.ts";

const siteUrl = "https://www.foretag.example";
const post = (headers: Record<string, string>, url = "/boka-demo", method = "POST", proxies = 1) =>
  isForeign(
    { method, url, headers: { host: "10.0.0.7:3000", ...headers } },
    { SITE_URL: siteUrl, TRUST_PROXY: proxies },
  );

describe("isForeign", () => {
  it.each([
    ["curl and servers, which send neither", {}],
    ["a page at the configured address", { origin: siteUrl }],
    ["a page at the requested host", { origin: "http://10.0.0.7:3000" }],
    [
      "a page at the host that was requested from the proxy",
      { origin: "https://foretag.example", "x-forwarded-host": "foretag.example" },
    ],
    ["a form without script", { origin: siteUrl, "sec-fetch-site": "same-origin" }],
    ["a reload by the user", { "sec-fetch-site": "none" }],
    ["a page of ours whose browser hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
  ])("lets through %s", (_who, headers) => {
    expect(post(headers)).toBe(false);
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another site, by Sec-Fetch-Site alone", { "sec-fetch-site": "cross-site" }],
    [
      "another subdomain of the same domain",
      { origin: "https://blogg.foretag.example", "sec-fetch-site": "same-site" },
    ],
    ["a sandboxed frame, or a page with an opaque origin", { origin: "null" }],
    [
      "a sandboxed frame, which browsers call another site",
      { origin: "null", "sec-fetch-site": "cross-site" },
    ],
    ["a page of a subdomain that hides its origin", { origin: "null", "sec-fetch-site": "same-site" }],
    ["an opaque origin without a page", { origin: "null", "sec-fetch-site": "none" }],
    ["the same name over http", { origin: "http://www.foretag.example" }],
    ["the same name at another port", { origin: `${siteUrl}:8443` }],
    ["a longer name", { origin: `${siteUrl}.evil.example` }],
    ["an Origin that is no URL", { origin: "https://" }],
    ["the site's Origin with another Sec-Fetch-Site", { origin: siteUrl, "sec-fetch-site": "cross-site" }],
  ])("refuses %s", (_who, headers) => {
    expect(post(headers)).toBe(true);
    expect(post(headers, "/auth/v1/recover")).toBe(true);
    expect(post(headers, "/auth/v1/user", "PUT")).toBe(true);
  });

  it("lets through other clients of the auth API with a key or token, and only there", () => {
    const client = { origin: "capacitor://localhost", apikey: "sb_publishable_own" };
    expect(post(client, "/auth/v1/token?grant_type=password")).toBe(false);
    expect(post({ ...client, authorization: "Bearer a.b.c" }, "/auth/v1/user", "DELETE")).toBe(false);
    expect(post(client, "/logga-in")).toBe(true);
  });

  it("believes a forwarded host only behind a trusted proxy", () => {
    const headers = { origin: "https://foretag.example", "x-forwarded-host": "foretag.example" };
    expect(post(headers, "/boka-demo", "POST", 0)).toBe(true);
    expect(post(headers, "/boka-demo", "POST", 1)).toBe(false);
  });

  it("lets through GET and HEAD", () => {
    for (const method of ["GET", "HEAD"])
      expect(post({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, "/", method)).toBe(
        false,
      );
  });
});
