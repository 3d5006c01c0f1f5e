import { expect, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { carriedEstimate, estimateRecord } from "./carried-estimate.server.ts";

const asked = "tjanst=evenemang&antal=4&timmar=7&nar=helgnatt&tillstand=ja&stad=malmo";

test("an estimate is stored as it read in both languages, with its sum", () => {
  expect(estimateRecord(defaultFacts, asked)).toMatchObject({
    parameters: asked,
    sum: 14_000,
    sv: { what: "Evenemang, Malmö", rows: [{ amount: "11\u00a0900\u00a0kr" }, {}, {}, {}] },
    en: { rows: [{ amount: "SEK\u00a011,900" }, {}, {}, {}] },
  });
});

test("a sum in a URL is computed again, and numbers are limited", () => {
  expect(estimateRecord(defaultFacts, `${asked}&sum=1`)?.sum).toBe(14_000);
  expect(estimateRecord(defaultFacts, asked.replace("antal=4", "antal=999999"))?.parameters).toContain(
    "antal=100",
  );
});

test.each(["", "sum=1", "tjanst=evenemang", "antal=4"])("%j carries none", (parameters) => {
  expect(estimateRecord(defaultFacts, parameters)).toBeNull();
  expect(carriedEstimate(defaultFacts, "sv", new URLSearchParams(parameters))).toBeNull();
});

test("the stored estimate fits its column, whatever a URL contains", () => {
  const noise = "å".repeat(200);
  const stored = estimateRecord(
    defaultFacts,
    `tjanst=${noise}&antal=${noise}&timmar=${noise}&nar=${noise}&stad=${noise}`,
  );
  expect(JSON.stringify(stored).length).toBeLessThanOrEqual(4000);
});
