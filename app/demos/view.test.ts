import { describe, expect, it } from "vitest";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import type { DemoCalendar } from "./rules.ts";
import { slotsView } from "./view.server.ts";

const calendar: DemoCalendar = {
  settings: {
    weekdays: [1, 2, 3, 4, 5],
    opens: "08:00",
    closes: "18:00",
    slotMinutes: 30,
    noticeMinutes: 60,
    changeUntilMinutes: 60,
    weeks: 2,
  },
  closedDays: [],
  salesReps: 1,
  busy: [],
  busyMinutes: 45,
};

describe("the weeks on offer", () => {
  it("begin with next week once this week has no slots left", () => {
    const weeksAt = (now: string) =>
      slotsView(calendar, { locale: "sv", messages: demoFormMessages.sv, now: new Date(now) }).weeks.map(
        ({ title }) => title,
      );
    const [thisWeek, nextWeek] = demoFormMessages.sv.weeks;
    expect(weeksAt("2026-11-27T12:00:00+01:00")).toEqual([thisWeek, nextWeek]);
    expect(weeksAt("2026-11-28T12:00:00+01:00")).toEqual([nextWeek]);
  });
});
