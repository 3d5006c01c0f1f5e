import { expect, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { estimateRecord } from "#app/prices/carried-estimate.server.ts";
import { formFactsOf } from "./form-facts.server.ts";

test("a lead's estimate is its sum, not its VAT", () => {
  const estimate = estimateRecord(
    defaultFacts,
    "tjanst=evenemang&antal=4&timmar=7&nar=helgnatt&tillstand=ja&stad=malmo",
  );
  const texts = (["sv", "en"] as const).map((locale) =>
    formFactsOf({ kind: "quote", startsAt: null, facts: { estimate } }, locale).map(({ text }) => text),
  );
  expect(texts).toEqual([["Evenemang, Malmö · 14\u00a0000\u00a0kr"], ["Events, Malmö · SEK\u00a014,000"]]);
});

test("times and numbers of an order are given as such, for a spreadsheet", () => {
  const facts = {
    guard_count: 2,
    starts_at: "2026-11-29T03:25:00+00:00",
    ends_at: "2026-11-29T07:25:00+00:00",
    location: "Stortorget 1",
  };
  expect(formFactsOf({ kind: "order", startsAt: null, facts }, "sv").map(({ value }) => value)).toEqual([
    2,
    new Date("2026-11-29T07:25Z"),
  ]);
});

test("the reference of an order is not called the reader's own", () => {
  const facts = { reference: "KST 4410" };
  const labels = (["sv", "en"] as const).map((locale) =>
    formFactsOf({ kind: "order", startsAt: null, facts }, locale).map(({ label }) => label),
  );
  expect(labels).toEqual([["Referens"], ["Reference"]]);
});
