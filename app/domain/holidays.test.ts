import Holidays from "date-holidays";
import { expect, it } from "vitest";
import { holidayOn, holidaysOf } from "./holidays.ts";

it("are those of the library that knows every country's, in both languages", () => {
  const calendar = new Holidays("SE");
  // Since 2005, when the National Day became one.
  for (let year = 2005; year < 2105; year += 1) {
    const free = (language: string) =>
      calendar
        .getHolidays(year, language)
        .filter(({ type }) => type === "public" || type === "bank")
        .map(({ date, name, type }) => ({ day: date.slice(0, "2026-12-24".length), name, type }));
    // Where two fall on one day, one is listed.
    const days = new Set(free("sv").map(({ day }) => day));
    const ours = holidaysOf(year);
    expect(new Set(ours.map(({ day }) => day)), String(year)).toEqual(days);
    const typeOf = { holiday: "public", eve: "bank" };
    const named = (name: "sv" | "en") =>
      ours.map((one) => ({ day: one.day, name: one[name], type: typeOf[one.kind] }));
    expect(free("sv"), String(year)).toEqual(expect.arrayContaining(named("sv")));
    expect(free("en"), String(year)).toEqual(expect.arrayContaining(named("en")));
  }
});

it("are found by date", () => {
  expect(holidayOn("2026-06-19")).toEqual({
    day: "2026-06-19",
    kind: "eve",
    sv: "midsommarafton",
    en: "Midsummer Eve",
  });
  // Free by custom somewhere, but worked here.
  expect(["2026-04-30", "2026-01-05", "2026-12-13"].map(holidayOn)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
