import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BrowserReport } from "#app/admin/status/browser-reports.server.ts";
import { BrowserReports } from "./browser-reports.ts";

const keep = vi.fn<(reports: readonly BrowserReport[]) => Promise<void>>();
const warn = vi.fn();
let reports: BrowserReports;

beforeEach(() => {
  keep.mockReset().mockResolvedValue(undefined);
  warn.mockReset();
  reports = new BrowserReports({ keep, warn });
});

/** What is stored of what was sent. */
async function keptOf(...sent: unknown[]) {
  for (const each of sent) reports.take(each);
  await reports.flush();
  return keep.mock.calls.flatMap(([kept]) => kept);
}

const legacy = (report: Record<string, string>) => ({
  "csp-report": {
    "document-uri": "https://www.site.example/pris?email=anna@mail.example",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://cdn.example/a/b.js?c=d",
    ...report,
  },
});

describe("BrowserReports", () => {
  it("counts both forms alike, and keeps no path, query or sample", async () => {
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
    expect(await keptOf(legacy({}), [chromium, chromium])).toEqual([
      { rule: "script-src-elem", blocked: "https://cdn.example", page: "/pris", hits: 3 },
    ]);
  });

  it("takes what a page was not permitted", async () => {
    const camera = { featureId: "camera", message: "Permissions policy violation", disposition: "enforce" };
    const url = "https://www.site.example/admin/forfragningar/123?q=anna";
    expect(
      await keptOf([
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
  ])("tells of what was blocked, %s, no more than %s", async (blocked, told) => {
    expect(await keptOf(legacy({ "blocked-uri": blocked }))).toMatchObject([{ blocked: told }]);
  });

  it.each([
    ["https://x.example/nyheter/inte-ute-an", "/nyheter/*"],
    ["https://x.example/logga-in/inbjudan?token=1", "/logga-in/*"],
    ["https://x.example/anna@mail.example", "/*"],
    ["about", "/*"],
  ])("tells of the page %s no more than %s", async (page, told) => {
    expect(await keptOf(legacy({ "document-uri": page }))).toMatchObject([{ page: told }]);
  });

  it.each([
    null,
    "text",
    [],
    [null],
    {},
    { "csp-report": [] },
    legacy({ "effective-directive": "<script>" }),
    JSON.parse("[".repeat(2_000) + "]".repeat(2_000)),
  ])("leaves out what is no report: %j", async (sent) => {
    expect(await keptOf(sent)).toEqual([]);
  });

  it("gathers three hundred different ones and no more", async () => {
    const many = Array.from({ length: 400 }, (_, count) =>
      legacy({ "blocked-uri": `https://${count}.example/` }),
    );
    expect(await keptOf(...many, many[0])).toHaveLength(300);
    expect(keep.mock.calls[0]?.[0][0]?.hits).toBe(2);
  });

  it("loses them, and nothing else, when the database is gone", async () => {
    keep.mockRejectedValueOnce(new Error("gone"));
    expect(await keptOf(legacy({}))).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
  });
});
