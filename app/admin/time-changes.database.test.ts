import { beforeAll, beforeEach, expect, test } from "vitest";
import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { clearDemos, demoRequest, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { addContact } from "#tests/requests.ts";
import { hasTimeChangedPages } from "./time-changes.server.ts";

const promise = { opens: "08:00", closes: "18:00", minutes: 30 };
const minute = 60_000;

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(async () => {
  await db.ask("truncate leads cascade");
  await clearDemos(db);
});

/** Whether time alone has changed something in the minute that ends at this moment. */
const comesAt = (at: Date) => hasTimeChangedPages(db.database, promise, new Date(+at - minute), at);

// A Thursday in November: Sweden is one hour ahead of UTC.
test.each([
  ["in the middle of the day", "2026-11-19T12:00:00Z", false],
  ["as the office opens", "2026-11-19T07:00:30Z", true],
  ["as what came overnight should be answered", "2026-11-19T07:30:30Z", true],
  ["as it closes", "2026-11-19T17:00:30Z", true],
  ["in the evening", "2026-11-19T20:00:00Z", false],
  ["as the day ends", "2026-11-19T23:00:30Z", true],
])("without leads, %s: %s", async (_name, at, comes) => expect(await comesAt(new Date(at))).toBe(comes));

test("a next step that is due, and a promised answer that is", async () => {
  await addContact(db.database, { created_at: "2026-11-19T10:00:20Z" });
  expect(await comesAt(new Date("2026-11-19T10:30:00Z"))).toBe(false);
  expect(await comesAt(new Date("2026-11-19T10:31:00Z"))).toBe(true);
  expect(await comesAt(new Date("2026-11-19T10:32:00Z"))).toBe(false);
  await db.ask("update leads set status = 'contacted', next_step = 'call', next_at = '2026-11-19T13:00:00Z'");
  expect(await comesAt(new Date("2026-11-19T10:31:00Z"))).toBe(false);
  expect(await comesAt(new Date("2026-11-19T12:59:30Z"))).toBe(false);
  expect(await comesAt(new Date("2026-11-19T13:00:00Z"))).toBe(true);
});

test("a demo that is near, begins and ends", async () => {
  await db.ask(offerDemosAlways);
  // At 11 in the morning.
  const starts = slotOfNextWeek(2, 22);
  await bookDemo(db.database, demoRequest(starts), { clientIp: "192.0.2.1" });
  const after = (minutes: number) => comesAt(new Date(+starts + minutes * minute));
  expect([await after(-91), await after(-90), await after(-45)]).toEqual([false, true, false]);
  expect([await after(0), await after(10), await after(30)]).toEqual([true, false, true]);
});
