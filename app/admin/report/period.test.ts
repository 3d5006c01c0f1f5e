import { describe, expect, test } from "vitest";
import { periodOf, readPeriod, stepOf, stepsOf } from "./period.ts";

const today = Temporal.PlainDate.from("2026-11-29");

describe("the periods that are one press away", () => {
  test.each([
    ["month", "2026-11-01", "2026-11-30"],
    ["lastMonth", "2026-10-01", "2026-10-31"],
    ["quarter", "2026-10-01", "2026-12-31"],
    ["year", "2026-01-01", "2026-12-31"],
  ] as const)("%s", (key, from, to) => {
    expect(periodOf(key, today)).toEqual({ key, from, to });
  });

  test("in January last month is December of the year before", () => {
    expect(periodOf("lastMonth", Temporal.PlainDate.from("2027-01-03"))).toMatchObject({
      from: "2026-12-01",
    });
  });
});

describe("the period of a URL", () => {
  test("is this month without one, or for one that does not exist", () => {
    expect(readPeriod(null, {}, today)).toMatchObject({ key: "month" });
    expect(readPeriod("igår", {}, today)).toMatchObject({ key: "month" });
    expect(readPeriod("kvartal", {}, today)).toMatchObject({ key: "quarter" });
  });

  test("has its days in either order", () => {
    const own = { key: "own", from: "2026-02-01", to: "2026-03-15" };
    expect(readPeriod("ar", { from: "2026-02-01", to: "2026-03-15" }, today)).toEqual(own);
    expect(readPeriod(null, { from: "2026-03-15", to: "2026-02-01" }, today)).toEqual(own);
  });

  test("goes on until today, or is a year, with one day alone", () => {
    expect(readPeriod(null, { from: "2026-11-10" }, today)).toMatchObject({ to: "2026-11-29" });
    expect(readPeriod(null, { from: "2027-01-01" }, today)).toMatchObject({ to: "2027-01-01" });
    expect(readPeriod(null, { to: "2026-11-10" }, today)).toMatchObject({ from: "2025-11-11" });
  });
});

describe("the bars of the chart", () => {
  test.each([
    ["2026-11-23", "2026-11-29", "day"],
    ["2026-11-01", "2026-11-30", "week"],
    ["2026-10-01", "2026-12-31", "week"],
    ["2026-01-01", "2026-12-31", "month"],
  ] as const)("from %s to %s each is a %s", (from, to, step) => {
    expect(stepOf({ key: "own", from, to })).toBe(step);
  });

  test("are those until today, beginning with the whole week of the first day", () => {
    const steps = stepsOf(periodOf("month", today), "week", today);
    expect(steps.map(String)).toEqual(["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"]);
    expect(stepsOf(periodOf("lastMonth", today), "week", today).map(String).at(-1)).toBe("2026-10-26");
  });

  test("are the latest of many years", () => {
    const steps = stepsOf({ key: "own", from: "2020-01-01", to: "2026-11-29" }, "month", today);
    expect([steps.length, String(steps.at(-1))]).toEqual([24, "2026-11-01"]);
  });
});
