import { describe, expect, it } from "vitest";
import { reportsIn } from "./browser-report.server.ts";

/** The reports in what a browser sends. */
const found = (body: unknown) => reportsIn(JSON.stringify(body));

const legacy = (report: Record<string, string>) => ({
  "csp-report": {
    "document-uri": "https://www.site.example/pris?email=anna@mail.example",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://cdn.example/a/b.js?c=d",
    ...report,
  },
});

describe("a browser's report", () => {
  it("is the same in both formats, without path, query or sample", () => {
    const chromium = {
      type: "csp-violation",
      url: "https://www.site.example/pris#anna",
      age: 7,
      user_agent: "Anna's browser",
      body: {
        effectiveDirective: "script-src-elem",
        blockedURL: "https://cdn.example/other.js",
        documentURL: "https://www.site.example/pris",
        sample: "anna@mail.example",
      },
    };
    const report = { rule: "script-src-elem", blocked: "https://cdn.example", page: "/pris", hits: 1 };
    expect(found(legacy({}))).toEqual([report]);
    expect(found([chromium, chromium])).toEqual([report, report]);
  });

  it("may be of the permissions policy; others are ignored", () => {
    const camera = { featureId: "camera", message: "Permissions policy violation", disposition: "enforce" };
    const url = "https://www.site.example/admin/forfragningar/123?q=anna";
    expect(
      found([
        { type: "permissions-policy-violation", url, body: camera },
        { type: "deprecation", url, body: { id: "x" } },
      ]),
    ).toEqual([{ rule: "camera", blocked: "-", page: "/admin/*", hits: 1 }]);
  });

  it.each([
    ["inline", "inline"],
    ["data", "data"],
    ["chrome-extension://abcdef/x.js", "chrome-extension"],
    ["wss://evil.example:8443/x", "wss://evil.example:8443"],
    ["", "-"],
    ["anna@mail.example", "-"],
    ["https://[2001:db8::1]/", "-"],
  ])("has of the blocked URL %s only %s", (blocked, stored) => {
    expect(found(legacy({ "blocked-uri": blocked }))).toMatchObject([{ blocked: stored }]);
  });

  it.each([
    ["https://x.example/nyheter/inte-ute-an", "/nyheter/*"],
    ["https://x.example/logga-in/inbjudan?token=1", "/logga-in/*"],
    ["https://x.example/anna@mail.example", "/*"],
    ["about", "/*"],
  ])("has of the page %s only %s", (page, stored) => {
    expect(found(legacy({ "document-uri": page }))).toMatchObject([{ page: stored }]);
  });

  it.each([
    "",
    "{",
    "null",
    '"text"',
    "[]",
    "[null]",
    "{}",
    '{"csp-report":[]}',
    JSON.stringify(legacy({ "effective-directive": "<script>" })),
    "[".repeat(2_000) + "]".repeat(2_000),
  ])("is not found in %j", (body) => {
    expect(reportsIn(body)).toEqual([]);
  });
});
