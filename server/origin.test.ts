import { describe, expect, it } from "vitest";
import { isForeign } from "./origin.ts";

const siteUrl = "https://www.foretag.example";
const post = (headers: Record<string, string>, url = "/boka-demo", method = "POST") =>
  isForeign({ method, url, headers: { host: "10.0.0.7:3000", ...headers } }, siteUrl);

describe("isForeign", () => {
  it.each([
    ["curl and servers, which send neither", {}],
    ["a page at the configured address", { origin: siteUrl }],
    ["a page at the name that was asked for", { origin: "http://10.0.0.7:3000" }],
    [
      "a page at the name that the proxy was asked for",
      { origin: "https://foretag.example", "x-forwarded-host": "foretag.example" },
    ],
    ["a form without script", { origin: siteUrl, "sec-fetch-site": "same-origin" }],
    ["what a person sends again by hand", { "sec-fetch-site": "none" }],
  ])("lets through %s", (_who, headers) => {
    expect(post(headers)).toBe(false);
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another site, told by Sec-Fetch-Site alone", { "sec-fetch-site": "cross-site" }],
    [
      "a neighbour below the same domain",
      { origin: "https://blogg.foretag.example", "sec-fetch-site": "same-site" },
    ],
    ["a sandboxed frame, or a page that hides where it is", { origin: "null" }],
    ["the same name, but unencrypted", { origin: "http://www.foretag.example" }],
    ["the same name at another port", { origin: `${siteUrl}:8443` }],
    ["a longer name", { origin: `${siteUrl}.evil.example` }],
    ["no address at all", { origin: "https://" }],
    ["a right Origin with a wrong Sec-Fetch-Site", { origin: siteUrl, "sec-fetch-site": "cross-site" }],
  ])("refuses %s", (_who, headers) => {
    expect(post(headers)).toBe(true);
    expect(post(headers, "/auth/v1/recover")).toBe(true);
    expect(post(headers, "/auth/v1/user", "PUT")).toBe(true);
  });

  it("lets other clients of the sign-in in by their key or token, and nowhere else", () => {
    const client = { origin: "capacitor://localhost", apikey: "sb_publishable_own" };
    expect(post(client, "/auth/v1/token?grant_type=password")).toBe(false);
    expect(post({ ...client, authorization: "Bearer a.b.c" }, "/auth/v1/user", "DELETE")).toBe(false);
    expect(post(client, "/logga-in")).toBe(true);
  });

  it("leaves reading alone", () => {
    for (const method of ["GET", "HEAD"])
      expect(post({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, "/", method)).toBe(
        false,
      );
  });
});
