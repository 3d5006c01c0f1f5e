import { beforeAll, beforeEach, expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { clearDemos, demoRequest, isFree, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { markDemo, setMeetingLink } from "./change-demo.server.ts";
import { bookDemo, cancelDemo, eraseDemoBookings, moveDemo } from "./change-own-demo.server.ts";
import type { DemoLink } from "./link.ts";
import { demoByLink, demoCalendar } from "./slots.server.ts";
import { demoWeeks } from "./slots.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask(offerDemosAlways);
});
beforeEach(() => clearDemos(db));

const client = { clientIp: "192.0.2.1" };
const move = (link: DemoLink, startsAt: Date) => moveDemo(db.database, link, startsAt, client);
const cancel = (link: DemoLink) => cancelDemo(db.database, link, client);
async function booked(startsAt: Date, change = {}): Promise<DemoLink> {
  const outcome = await bookDemo(db.database, demoRequest(startsAt, change), client);
  if (!("link" in outcome)) throw new Error(`not booked: ${outcome.result}`);
  return outcome.link;
}
/** The queued emails by name, with the hours before the meeting for later ones. */
async function emails() {
  const rows = await db.ask<{ email: string; sequence: number | null; hours: number | null }>(`
    select payload ->> 'email' as email, (payload ->> 'sequence')::int as sequence,
      round(extract(epoch from (payload ->> 'startsAt')::timestamptz - run_at) / 3600)::int as hours
    from graphile_worker._private_jobs order by 1, 2`);
  return rows.map(({ email, sequence, hours }) => `${email} ${sequence ?? `${hours} h before`}`);
}
const forgetEmails = () =>
  db.ask("delete from graphile_worker._private_jobs where payload ->> 'email' not like 'reminder%'");

test("a booking queues its emails, and reminders a day and an hour ahead", async () => {
  await booked(slotOfNextWeek(3));
  expect(await emails()).toEqual([
    "booked 0",
    "reminder-day 24 h before",
    "reminder-hour 1 h before",
    "sales-rep-booked 0",
  ]);
});

test("the link shows the booking to whoever has it, and nobody else", async () => {
  const startsAt = slotOfNextWeek(3);
  const link = await booked(startsAt);
  expect(await demoByLink(db.database, link)).toMatchObject({
    state: "valid",
    booking: { startsAt, status: "booked", changeable: true, email: "karin@malarport.example" },
  });
  const wrong = [
    { ...link, expires: link.expires + 1 },
    { ...link, signature: link.signature.replace(/^./, (first) => (first === "0" ? "1" : "0")) },
    { ...link, signature: "" },
    { ...link, booking: crypto.randomUUID() },
  ];
  for (const one of wrong) {
    expect(await demoByLink(db.database, one)).toEqual({ state: "invalid" });
    expect(await move(one, slotOfNextWeek(4))).toEqual({ result: "invalid" });
    expect(await cancel(one)).toBe("invalid");
  }
});

test("moving a demo frees its slot, updates the calendars and leaves only the new reminders", async () => {
  const [from, to] = [slotOfNextWeek(2), slotOfNextWeek(4)];
  const link = await booked(from);
  await forgetEmails();
  const moved = await move(link, to);
  expect(moved).toMatchObject({ result: "moved", startsAt: to });
  expect(await emails()).toEqual([
    "moved 1",
    "reminder-day 24 h before",
    "reminder-hour 1 h before",
    "sales-rep-moved 1",
  ]);
  expect(await db.ask("select starts_at, sequence from demo_bookings")).toEqual([
    { starts_at: to, sequence: 1 },
  ]);
  const reminders = await db.ask("select from graphile_worker._private_jobs where run_at > $1", [from]);
  expect(reminders).toHaveLength(2);
  await booked(from);
  // When the button is pressed twice nothing changes, and the second press gets the new link too.
  expect(await move(link, to)).toEqual(moved);
  if ("link" in moved) expect(await demoByLink(db.database, moved.link)).toMatchObject({ state: "valid" });
  expect(await db.ask("select sequence from demo_bookings where starts_at = $1", [to])).toEqual([
    { sequence: 1 },
  ]);
});

test("a link is void once the demo has moved, even if it moves back", async () => {
  const [home, away] = [slotOfNextWeek(2), slotOfNextWeek(4)];
  const first = await booked(home);
  const second = await move(first, away);
  if (!("link" in second)) throw new Error("not moved");
  expect(await demoByLink(db.database, first)).toEqual({ state: "invalid" });
  expect(await move(first, slotOfNextWeek(3))).toEqual({ result: "invalid" });
  expect(await cancel(first)).toBe("invalid");
  const third = await move(second.link, home);
  if (!("link" in third)) throw new Error("not moved");
  // Back at its first time it still can't be changed by the first link, which names the same time.
  expect(third.link.expires).toBe(first.expires);
  expect(await demoByLink(db.database, first)).toEqual({ state: "invalid" });
  expect(await demoByLink(db.database, third.link)).toMatchObject({ state: "valid" });
  // A minute later it no longer counts as a second press of the button.
  await db.ask("update demo_bookings set updated_at = now() - interval '2 minutes'");
  expect(await move(second.link, home)).toEqual({ result: "invalid" });
});

test("a demo can be moved by half an hour, overlapping itself", async () => {
  const [before, at, after] = [19, 20, 21].map((half) => slotOfNextWeek(2, half));
  if (!before || !at || !after) throw new Error("three were made");
  const link = await booked(at);
  const offered = async (moving?: DemoLink) => {
    const weeks = demoWeeks(new Date(), await demoCalendar(db.database, moving));
    return [before, at, after].map((slot) => isFree(slot, weeks));
  };
  expect(await offered(link)).toEqual([true, false, true]);
  // Others find it taken, even with its id, as long as they don't have the link.
  expect(await offered()).toEqual([false, false, false]);
  expect(await offered({ ...link, signature: "0".repeat(64) })).toEqual([false, false, false]);
  const earlier = await move(link, before);
  if (!("link" in earlier)) throw new Error(`not moved: ${earlier.result}`);
  expect(await offered(earlier.link)).toEqual([false, true, true]);
  expect(await move(earlier.link, at)).toMatchObject({ result: "moved" });
});

test("a demo can't be moved to a taken slot or outside the slots", async () => {
  const link = await booked(slotOfNextWeek(2));
  await booked(slotOfNextWeek(4));
  expect(await move(link, slotOfNextWeek(4))).toEqual({ result: "taken" });
  expect(await move(link, new Date(slotOfNextWeek(3).getTime() + 60_000))).toEqual({ result: "closed" });
});

test("concurrent moves all finish, and no two meetings share a sales rep", async () => {
  await db.ask("insert into sales_reps (name) values ('Anna')");
  const links = await Promise.all([10, 12, 14, 16].map((half) => booked(slotOfNextWeek(1, half))));
  const outcome = await Promise.all(links.map((link) => move(link, slotOfNextWeek(5))));
  expect(outcome.map(({ result }) => result).sort()).toEqual(["moved", "moved", "taken", "taken"]);
});

test("moves and bookings of one slot at the same moment all finish, and one of them gets it", async () => {
  for (let round = 0; round < 8; round += 1) {
    const links = await Promise.all([10, 12, 14].map((half) => booked(slotOfNextWeek(1, half))));
    const slot = slotOfNextWeek(5);
    const outcome = await Promise.all([
      ...Array.from({ length: 6 }, (_, one) =>
        bookDemo(db.database, demoRequest(slot), { clientIp: `192.0.2.${one + 10}` }),
      ),
      ...links.map((link, one) => moveDemo(db.database, link, slot, { clientIp: `192.0.2.${one + 20}` })),
    ]);
    const [first, ...others] = outcome.map(({ result }) => result).sort();
    expect(["booked", "moved"]).toContain(first);
    expect(others).toEqual(Array(8).fill("taken"));
    await clearDemos(db);
  }
});

test("a move to a time when the sales rep is busy changes rep: the old one is notified, the new one gets the answers", async () => {
  await db.ask("insert into sales_reps (name) values ('Anna')");
  const first = await booked(slotOfNextWeek(1, 10));
  const [kept] = await db.ask("select sales_rep_id from demo_bookings");
  await db.ask("update sales_reps set active = false where id <> $1", [kept?.sales_rep_id]);
  await booked(slotOfNextWeek(2, 10));
  await db.ask("update sales_reps set active = true");
  await db.ask("delete from graphile_worker._private_jobs");
  expect(await move(first, slotOfNextWeek(2, 10))).toMatchObject({ result: "moved" });
  expect((await emails()).filter((email) => !email.startsWith("reminder"))).toEqual([
    "moved 1",
    "sales-rep-booked 1",
    "sales-rep-cancelled 1",
  ]);
});

test("cancelling frees the slot, happens once, and leaves no reminder", async () => {
  const startsAt = slotOfNextWeek(2);
  const link = await booked(startsAt);
  await forgetEmails();
  expect(await cancel(link)).toBe("cancelled");
  expect(await cancel(link)).toBe("cancelled");
  expect(await emails()).toEqual(["cancelled 1", "sales-rep-cancelled 1"]);
  expect(await move(link, slotOfNextWeek(4))).toEqual({ result: "cancelled" });
  await booked(startsAt);
});

test("within an hour of the meeting it is too late to change; after it the link has expired", async () => {
  const link = await booked(slotOfNextWeek(2));
  // As if it had been booked for then: a move would end the link.
  const at = async (minutes: number) => {
    await db.ask(
      `update demo_bookings set starts_at = now() + make_interval(mins => $1),
         ends_at = now() + make_interval(mins => $1 + 30)`,
      [minutes],
    );
    await db.ask("update demo_bookings set moves = 0");
  };
  await at(61);
  expect(await demoByLink(db.database, link)).toMatchObject({ booking: { changeable: true } });
  await at(59);
  expect(await demoByLink(db.database, link)).toMatchObject({ booking: { changeable: false } });
  expect(await move(link, slotOfNextWeek(4))).toEqual({ result: "tooLate" });
  expect(await cancel(link)).toBe("tooLate");
  const past = Math.floor(Date.now() / 1000) - 1;
  const [signed] = await db.ask<{ signature: string }>(
    "select private.demo_signature($1, $2, 0) as signature",
    [link.booking, past],
  );
  const old = { booking: link.booking, expires: past, signature: signed?.signature ?? "" };
  expect(await demoByLink(db.database, old)).toEqual({ state: "expired" });
  expect(await cancel(old)).toBe("expired");
});

test("a meeting link set in the admin is emailed to the visitor; that a meeting was held or missed is not", async () => {
  const { booking: id } = await booked(slotOfNextWeek(2));
  await forgetEmails();
  const sales = await adminOf(db, "sales");
  expect(await setMeetingLink(sales, { id, version: 1 }, "https://meet.example/abc")).toBe("done");
  await db.ask("update demo_bookings set starts_at = now() - interval '1 minute'");
  expect(await markDemo(sales, { id, version: 3 }, "done")).toBe("done");
  expect((await emails()).filter((email) => !email.startsWith("reminder"))).toEqual(["link 1"]);
  expect(await db.ask("select sequence from demo_bookings")).toEqual([{ sequence: 1 }]);
});

test("an erased booking leaves no job and no email behind", async () => {
  const link = await booked(slotOfNextWeek(2));
  await db.ask(
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
     values ('demo_booking', $1, 'booked', 'karin@malarport.example', 'Ämne', 'sv')`,
    [link.booking],
  );
  await eraseDemoBookings(db.database, new Date());
  expect(await db.ask("select from demo_bookings")).toHaveLength(1);
  await eraseDemoBookings(db.database, slotOfNextWeek(3));
  expect(await db.ask("select from demo_bookings")).toEqual([]);
  expect(await db.ask("select from mail_deliveries")).toEqual([]);
  expect(await emails()).toEqual([]);
});
