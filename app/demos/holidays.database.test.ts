import { beforeAll, expect, test } from "vitest";
import { noonOf } from "#app/i18n/swedish-days.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { closeHolidays } from "./close-holidays.server.ts";
import { readCalendar } from "./slots.server.ts";
import { meetingAt, timeWarning } from "./slots.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});

async function isClosed(day: string): Promise<boolean> {
  const noon = noonOf(day);
  const { calendar } = await db.database.as("service_role", (queries) =>
    readCalendar(queries, { from: noon, to: noon }),
  );
  return timeWarning(meetingAt(noon, calendar.settings), calendar) === "warnDay";
}

test("holidays of this year and the next are closed; days that the staff have opened stay open", async () => {
  const now = new Date("2026-11-21T12:00:00Z");
  await db.ask("insert into demo_closed_days (day, kind, closed) values ('2026-06-06', 'holiday', false)");
  await closeHolidays(db.database, now);
  await closeHolidays(db.database, now);
  expect(await isClosed("2026-12-25")).toBe(true);
  expect(await isClosed("2027-06-25")).toBe(true);
  expect(await isClosed("2026-06-06")).toBe(false);
  expect(await isClosed("2026-12-23")).toBe(false);
  expect(await isClosed("2026-12-24")).toBe(true);
  await db.ask("update demo_settings set close_on_eves = false");
  expect(await isClosed("2026-12-24")).toBe(false);
});
