import { expect, test } from "vitest";
import { storyCalendar } from "./calendar.ts";

/** The Saturday before a week with Christmas. */
const calendar = storyCalendar(new Date("2026-12-19T14:10:00Z"));
const shown = (moment: Date) => moment.toISOString().slice(0, 16);

test("working days skip weekends, holidays and eves", () => {
  expect(shown(calendar.workday(0, "10:00"))).toBe("2026-12-21T09:00");
  expect(shown(calendar.workday(3, "10:00"))).toBe("2026-12-28T09:00");
  expect(shown(calendar.workday(-1, "10:00"))).toBe("2026-12-18T09:00");
});

test("a request of Saturday is worked with on Monday, and one of the morning on the same day", () => {
  const onSaturday = calendar.workdaysFrom(calendar.daysAgo(0, "09:00"), [0, "10:00"]);
  expect(shown(onSaturday([0, "10:00"]))).toBe("2026-12-21T09:00");
  const onFriday = calendar.workdaysFrom(calendar.daysAgo(1, "09:00"), [0, "10:00"]);
  expect(shown(onFriday([0, "10:00"]))).toBe("2026-12-18T09:00");
  expect(shown(onFriday([1, "08:00"]))).toBe("2026-12-21T07:00");
  const afterHours = calendar.workdaysFrom(calendar.daysAgo(1, "18:00"), [0, "10:00"]);
  expect(shown(afterHours([0, "10:00"]))).toBe("2026-12-21T09:00");
});

test("the meeting of today is within the day, at any time of it", () => {
  expect(shown(calendar.laterToday())).toBe("2026-12-19T15:00");
  expect(shown(storyCalendar(new Date("2026-12-19T01:00:00Z")).laterToday())).toBe("2026-12-19T07:30");
  expect(shown(storyCalendar(new Date("2026-12-19T22:30:00Z")).laterToday())).toBe("2026-12-19T19:30");
});
