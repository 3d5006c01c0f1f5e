import type { EntryContext } from "react-router";
import { describe, expect, it } from "vitest";
import type { Configuration } from "#app/context.ts";
import { languageCookieName } from "#app/i18n/locale.ts";
import { addDevelopmentHeaders, addPageHeaders } from "./page-headers.server.ts";

const configuration = { CAPTCHA_SCRIPT_URL: "https://captcha.example/api.js" } as unknown as Configuration;
const inline = { script: "'sha256-script'", style: "'sha256-style'" };

function headersOf(path: string, { status = 200, data = {}, cookie = "", own = {} } = {}): Headers {
  const headers = new Headers(own);
  const request = new Request(`http://localhost${path}`, { headers: { cookie } });
  const page = {
    staticHandlerContext: { loaderData: { root: null, page: data } },
  } as unknown as EntryContext;
  addPageHeaders(headers, request, status, inline, configuration, page);
  return headers;
}
const policyOf = (headers: Headers) => headers.get("content-security-policy") ?? "";

describe("addPageHeaders", () => {
  it("allows the page's own inline script and style, and asks for reports", () => {
    const headers = headersOf("/");
    expect(policyOf(headers)).toContain("script-src 'self' 'sha256-script';");
    expect(policyOf(headers)).toContain("style-src 'self' 'sha256-style' ");
    expect(policyOf(headers)).toMatch(/; report-uri \/reports; report-to default$/);
    expect(headers.get("reporting-endpoints")).toBe('default="/reports"');
  });

  it("allows a captcha's origin only on a page with one", () => {
    expect(policyOf(headersOf("/"))).not.toContain("captcha.example");
    const given = policyOf(headersOf("/logga-in", { data: { captcha: { siteKey: "1" } } }));
    const allowing = given.split("; ").filter((directive) => directive.includes("https://captcha.example"));
    expect(allowing.map((directive) => directive.split(" ")[0])).toEqual([
      "script-src",
      "connect-src",
      "frame-src",
    ]);
  });

  it("lets browsers cache a page that they revalidate, unless it says otherwise or is an error", () => {
    expect(headersOf("/").get("cache-control")).toBe("private, no-cache");
    expect(headersOf("/", { own: { "cache-control": "no-store" } }).get("cache-control")).toBe("no-store");
    expect(headersOf("/gone", { status: 404 }).get("cache-control")).toBe("no-store");
  });

  it("has the language, by the URL before the cookie", () => {
    expect(headersOf("/").get("content-language")).toBe("sv");
    expect(headersOf("/", { cookie: `${languageCookieName}=en` }).get("content-language")).toBe("en");
    expect(headersOf("/?lang=sv", { cookie: `${languageCookieName}=en` }).get("content-language")).toBe("sv");
  });

  it("keeps debug views out of search engines", () => {
    expect(headersOf("/?debug=urls").get("x-robots-tag")).toBe("noindex");
    expect(headersOf("/").get("x-robots-tag")).toBeNull();
  });
});

describe("addDevelopmentHeaders", () => {
  it("has production's policy, so that a violation is seen before the build, but for Vite's style elements", () => {
    const headers = new Headers();
    const request = new Request("http://localhost/");
    const page = { staticHandlerContext: { loaderData: {} } } as unknown as EntryContext;
    addDevelopmentHeaders(headers, request, 200, "once", configuration, page);
    const withoutHashes = (policy: string) => policy.replaceAll(/ '(?:sha256|nonce)-[^']*'/g, "");
    expect(withoutHashes(policyOf(headers))).toBe(
      `${withoutHashes(policyOf(headersOf("/")))}; style-src-elem 'self' 'unsafe-inline'`,
    );
    expect(policyOf(headers)).toContain("script-src 'self' 'nonce-once';");
  });
});
