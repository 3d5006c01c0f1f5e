import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import type { BrowserReport } from "./browser-report.server.ts";
import { eraseBrowserReports, recordBrowserReports } from "./change-browser-reports.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

beforeEach(() => db.ask("truncate browser_report_counts, private.rate_counts"));

const report: BrowserReport = {
  rule: "script-src-elem",
  blocked: "https://cdn.example",
  page: "/pris",
  hits: 2,
};
const countReports = (reports: readonly BrowserReport[]) =>
  db.database.as("anon", (queries) =>
    sql`select count_browser_reports(${JSON.stringify(reports)})`.execute(queries),
  );
const kept = () => db.ask("select rule, blocked, page, hits from browser_report_counts order by hits");

test("the reports of a day are added up, also concurrent ones", async () => {
  await countReports([report, { ...report, page: "/admin/*", hits: 1 }, report]);
  await countReports([report]);
  expect(await kept()).toEqual([
    { ...report, page: "/admin/*", hits: 1 },
    { ...report, hits: 6 },
  ]);
});

test("reports that may be made up are ignored", async () => {
  const wrong: Partial<BrowserReport>[] = [
    { rule: "<script>" },
    { blocked: "https://cdn.example/?email=anna@mail.example" },
    { page: "/pris?email=anna@mail.example" },
    { page: "" },
    { hits: 0 },
    { hits: -1 },
  ];
  await countReports(wrong.map((part) => ({ ...report, ...part })));
  expect(await kept()).toEqual([]);
});

test("a day has at most three hundred lines, which go on being counted", async () => {
  await db.ask(`
    insert into browser_report_counts
    select (now() at time zone 'UTC')::date, 'img-src', 'https://' || n || '.example', '/', 1 from generate_series(1, 300) n`);
  await countReports([report, { rule: "img-src", blocked: "https://7.example", page: "/", hits: 4 }]);
  expect(await db.ask("select count(*)::int as lines, max(hits) as hits from browser_report_counts")).toEqual(
    [{ lines: 300, hits: 5 }],
  );
});

test.each([
  { role: "anon", queries: ["select * from", "delete from", "truncate"] },
  { role: "authenticated", queries: ["delete from", "truncate"] },
] as const)("$role may not touch the table itself", async ({ role, queries }) => {
  for (const query of queries)
    await expect(
      db.database.as(role, (database) => sql.raw(`${query} browser_report_counts`).execute(database)),
      query,
    ).rejects.toMatchObject({ code: "42501" });
});

test("only administrators read reports", async () => {
  await countReports([report]);
  const read = await db.database.as("authenticated", (database) =>
    sql.raw("select * from browser_report_counts").execute(database),
  );
  expect(read.rows).toEqual([]);
});

test("counts of earlier days are erased", async () => {
  await db.ask(`
    insert into browser_report_counts values
      ('2026-10-20', 'img-src', 'data', '/', 1), ('2026-10-21', 'img-src', 'data', '/', 1)`);
  await eraseBrowserReports(db.database, new Date("2026-10-21T03:17:00Z"));
  expect(await db.ask("select day::text from browser_report_counts")).toEqual([{ day: "2026-10-21" }]);
});

test("what a browser sends is counted, within the limit of its client, which leaves room for others", async () => {
  const sent = JSON.stringify({
    "csp-report": {
      "document-uri": "https://www.site.example/pris",
      "effective-directive": "img-src",
      "blocked-uri": "data",
    },
  });
  const record = (body: string, clientIp: string) => recordBrowserReports(db.database, body, { clientIp });
  const [limit] = await db.ask<{ hits: number }>(
    "select max_hits as hits from private.rate_limits where action = 'event'",
  );
  await record(sent, "192.0.2.1");
  // What is no report counts as well, since it is not read before.
  for (let count = 1; count < Number(limit?.hits); count += 1) await record("{", "192.0.2.1");
  await expect(record(sent, "192.0.2.1")).rejects.toMatchObject({ name: "RateLimited" });
  await record(sent, "192.0.2.7");
  expect(await kept()).toEqual([{ rule: "img-src", blocked: "data", page: "/pris", hits: 2 }]);
});
