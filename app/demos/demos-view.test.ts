import { expect, test } from "vitest";
import { calendarHours, calendarWeek, demosParameters, readDemosView } from "./demos-view.ts";

test("a week is from Monday to Monday in Sweden, also when the clock is set back", () => {
  const week = calendarWeek("2026-10-19", new Date("2026-10-25T22:30:00Z"), [1, 7]);
  expect(week).toMatchObject({
    number: 43,
    from: new Date("2026-10-18T22:00:00Z"),
    to: new Date("2026-10-25T23:00:00Z"),
    previous: "2026-10-12",
    next: "2026-10-26",
    isUsual: true,
  });
  expect(week.days).toHaveLength(7);
  expect(calendarWeek(null, new Date("2026-10-25T23:30:00Z"), [1, 5]).days[0]).toBe("2026-10-26");
  // On a Saturday, those who work until Friday look ahead.
  expect(calendarWeek(null, new Date("2026-11-21T12:00:00Z"), [1, 5]).days[0]).toBe("2026-11-23");
});

test("the calendar shows the hours that are open, and those with a meeting beside them", () => {
  expect(calendarHours("08:00", "10:00", [])).toEqual([8, 9]);
  expect(calendarHours("08:30", "10:30", [])).toEqual([8, 9, 10]);
  expect(calendarHours("08:00", "09:00", [11])).toEqual([8, 9, 10, 11]);
});

test("the URL parameters say what is shown; invalid ones are ignored", () => {
  const view = readDemosView(new URLSearchParams("urval=tidigare&vecka=2026-11-26"));
  expect(view).toEqual({ scope: "past", monday: "2026-11-23", after: null });
  expect(readDemosView(new URLSearchParams(demosParameters(view)))).toEqual(view);
  expect(readDemosView(new URLSearchParams("urval=alla&vecka=2026-13-40&efter=x~y"))).toEqual({
    scope: "ahead",
    monday: null,
    after: null,
  });
});
