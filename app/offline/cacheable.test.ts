import { describe, expect, it } from "vitest";
import { isCacheableResponse, isCacheableUrl, localeOfPage, pageKey, surplus } from "./cacheable.ts";

const at = (address: string) => new URL(address, "https://site.example");

describe("isCacheableUrl", () => {
  it.each([
    "/",
    "/pris",
    "/pris?lang=en",
    "/nyheter?kategori=lagar&sida=2",
    "/nyheter/en-artikel",
    "/v%C3%A4ktare",
  ])("a public page: %s", (address) => expect(isCacheableUrl(at(address))).toBe(true));
  it.each([
    "/admin",
    "/admin/forfragningar",
    "/%61dmin/x",
    "/setup",
    "/auth/v1/token",
    "/boka-demo/avboka/4f1c",
    "/pris?token=4f1c",
    "/?debug=true",
    "/pris.data",
    "/nyheter/feed.xml",
    "/offline?lang=sv",
  ])("not %s", (address) => expect(isCacheableUrl(at(address))).toBe(false));
});

describe("isCacheableResponse", () => {
  const response = (status: number, headers: Record<string, string>) => new Response("", { status, headers });
  const html = { "content-type": "text/html; charset=utf-8" };

  it("a page that the server allows to be cached", () => {
    expect(isCacheableResponse(response(200, { ...html, "cache-control": "private, no-cache" }))).toBe(true);
  });
  it.each([
    [200, { ...html, "cache-control": "no-store" }],
    [200, { ...html, "cache-control": "private, no-store" }],
    [200, { "content-type": "application/json" }],
    [404, html],
    [500, html],
  ])("not an answer with status %i and %j", (status, headers) => {
    expect(isCacheableResponse(response(status, headers))).toBe(false);
  });
});

describe("pageKey", () => {
  it("contains the language, and leaves out parameters that don't change the page", () => {
    expect(pageKey(at("/pris"), "sv")).toBe("https://site.example/pris?lang=sv");
    expect(pageKey(at("/pris?lang=en#timpris"), "en")).toBe("https://site.example/pris?lang=en");
  });
  it("is the same whatever the order of the query", () => {
    expect(pageKey(at("/nyheter?sida=2&kategori=lagar"), "sv")).toBe(
      pageKey(at("/nyheter?kategori=lagar&lang=sv&sida=2"), "sv"),
    );
  });
});

describe("localeOfPage", () => {
  const cookie = (value?: string) => () => Promise.resolve(value);

  it("the URL wins over the cookie, the cookie over the default", async () => {
    expect(await localeOfPage(at("/?lang=sv"), cookie("en"))).toBe("sv");
    expect(await localeOfPage(at("/"), cookie("en"))).toBe("en");
    expect(await localeOfPage(at("/?lang=de"), cookie("de"))).toBe("sv");
    expect(await localeOfPage(at("/"), cookie())).toBe("sv");
  });
});

it("the surplus of a cache is its oldest entries", () => {
  expect(surplus([1, 2, 3, 4], 3)).toEqual([1]);
  expect(surplus([1, 2], 3)).toEqual([]);
});
