import { describe, expect, it } from "vitest";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { dayToShow } from "./slot-picker.tsx";
import type { DemoCalendar } from "./slots.ts";
import { slotsView } from "./view.server.ts";

const calendar: DemoCalendar = {
  settings: {
    weekdays: [1, 2, 3, 4, 5],
    opens: "08:00",
    closes: "18:00",
    slotMinutes: 30,
    noticeMinutes: 60,
    bufferMinutes: 15,
    changeUntilMinutes: 60,
    weeks: 2,
    closeOnEves: true,
  },
  specialDays: [],
  salesReps: [{ number: 1, hours: null }],
  busy: [],
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

  it("show the wanted day if it has a free slot, else the first that has one", () => {
    const { weeks } = slotsView(
      {
        ...calendar,
        specialDays: [{ day: "2026-11-30", kind: "admin", closed: true, sv: null, en: null }],
      },
      { locale: "sv", messages: demoFormMessages.sv, now: new Date("2026-11-27T12:00:00+01:00") },
    );
    expect(dayToShow(weeks)).toBe("2026-11-27");
    expect(dayToShow(weeks, "2026-12-01")).toBe("2026-12-01");
    // One that has passed or closed since it was chosen.
    expect(dayToShow(weeks, "2026-11-26")).toBe("2026-11-27");
    expect(dayToShow(weeks, "2026-11-30")).toBe("2026-11-27");
    expect(dayToShow([])).toBe("");
  });
});
