import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BrowserReport } from "#app/analytics/browser-reports.server.ts";
import { BrowserReports } from "./browser-reports.ts";

const store = vi.fn<(reports: readonly BrowserReport[]) => Promise<void>>();
const warn = vi.fn();
let reports: BrowserReports;

beforeEach(() => {
  store.mockReset().mockResolvedValue(undefined);
  warn.mockReset();
  reports = new BrowserReports({ store, warn });
});

/** The rows that are stored after these bodies were sent. */
async function storedOf(...sent: unknown[]) {
  for (const body of sent) reports.add(body);
  await reports.flush();
  return store.mock.calls.flatMap(([rows]) => rows);
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
  it("counts both formats alike, and stores no path, query or sample", async () => {
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
    expect(await storedOf(legacy({}), [chromium, chromium])).toEqual([
      { rule: "script-src-elem", blocked: "https://cdn.example", page: "/pris", hits: 3 },
    ]);
  });

  it("counts violations of the permissions policy, and ignores other reports", async () => {
    const camera = { featureId: "camera", message: "Permissions policy violation", disposition: "enforce" };
    const url = "https://www.site.example/admin/forfragningar/123?q=anna";
    expect(
      await storedOf([
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
  ])("stores of the blocked URL %s only %s", async (blocked, stored) => {
    expect(await storedOf(legacy({ "blocked-uri": blocked }))).toMatchObject([{ blocked: stored }]);
  });

  it.each([
    ["https://x.example/nyheter/inte-ute-an", "/nyheter/*"],
    ["https://x.example/logga-in/inbjudan?token=1", "/logga-in/*"],
    ["https://x.example/anna@mail.example", "/*"],
    ["about", "/*"],
  ])("stores of the page %s only %s", async (page, stored) => {
    expect(await storedOf(legacy({ "document-uri": page }))).toMatchObject([{ page: stored }]);
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
  ])("ignores a body that is no report: %j", async (body) => {
    expect(await storedOf(body)).toEqual([]);
  });

  it("counts at most three hundred different reports at a time", async () => {
    const many = Array.from({ length: 400 }, (_, count) =>
      legacy({ "blocked-uri": `https://${count}.example/` }),
    );
    expect(await storedOf(...many, many[0])).toHaveLength(300);
    expect(store.mock.calls[0]?.[0][0]?.hits).toBe(2);
  });

  it("loses only the reports, and logs a warning, when the database is gone", async () => {
    store.mockRejectedValueOnce(new Error("gone"));
    expect(await storedOf(legacy({}))).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
  });
});
