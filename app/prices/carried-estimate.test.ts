import { expect, test } from "vitest";
import { carriedEstimate, estimateRecord } from "./carried-estimate.server.ts";

const asked = "tjanst=evenemang&antal=4&timmar=7&nar=helgnatt&tillstand=ja&stad=malmo";

test("an estimate is stored as it read in both languages, with its sum", () => {
  expect(estimateRecord(asked)).toMatchObject({
    parameters: asked,
    sum: 14_000,
    sv: { what: "Evenemang, Malmö", rows: [{ amount: "11\u00a0900\u00a0kr" }, {}, {}, {}] },
    en: { rows: [{ amount: "SEK\u00a011,900" }, {}, {}, {}] },
  });
});

test("a sum that an address names is worked out again, and numbers are brought within the limits", () => {
  expect(estimateRecord(`${asked}&sum=1`)?.sum).toBe(14_000);
  expect(estimateRecord(asked.replace("antal=4", "antal=999999"))?.parameters).toContain("antal=100");
});

test.each(["", "sum=1", "tjanst=evenemang", "antal=4"])("%j carries none", (parameters) => {
  expect(estimateRecord(parameters)).toBeNull();
  expect(carriedEstimate("sv", new URLSearchParams(parameters))).toBeNull();
});

test("what is stored fits in its column, whatever an address holds", () => {
  const noise = "å".repeat(200);
  const stored = estimateRecord(`tjanst=${noise}&antal=${noise}&timmar=${noise}&nar=${noise}&stad=${noise}`);
  expect(JSON.stringify(stored).length).toBeLessThanOrEqual(4000);
});
