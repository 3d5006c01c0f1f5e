import { expect, it } from "vitest";
import { swedishHolidays } from "./holidays.server.ts";

it("knows the red days of Sweden that move, and the three eves, in both languages", () => {
  const of = new Map(swedishHolidays([2026, 2027]).map((one) => [one.day, one]));
  const kinds = (days: string[]) => days.map((day) => of.get(day)?.kind);
  expect(kinds(["2026-04-03", "2026-04-06", "2026-05-14", "2026-06-20", "2026-10-31"])).toEqual(
    Array(5).fill("holiday"),
  );
  expect(kinds(["2026-06-19", "2026-12-24", "2026-12-31"])).toEqual(Array(3).fill("eve"));
  expect(of.get("2027-03-26")).toEqual({
    day: "2027-03-26",
    kind: "holiday",
    sv: "långfredagen",
    en: "Good Friday",
  });
  // Free by custom somewhere, but worked here.
  expect(kinds(["2026-04-30", "2026-01-05", "2026-12-13"])).toEqual([undefined, undefined, undefined]);
});
