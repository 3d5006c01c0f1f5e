import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { ProofOfWorkRequired, RateLimited } from "#backend/database/errors.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { clearDemos, demoRequest, isFree, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { addContact } from "#tests/requests.ts";
import { bookDemo } from "./change-own-demo.server.ts";
import type { DemoRequest } from "./schema.ts";
import { demoCalendar } from "./slots.server.ts";
import { demoWeeks } from "./slots.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask(offerDemosAlways);
});
beforeEach(() => clearDemos(db));

const salesRep = (name: string) => db.ask("insert into sales_reps (name) values ($1)", [name]);
let clients = 0;
function newClientIp() {
  clients += 1;
  return `10.0.${clients >> 8}.${clients % 256}`;
}
const book = (wanted: DemoRequest, clientIp = newClientIp()) => bookDemo(db.database, wanted, { clientIp });
const results = async (wanted: Promise<{ result: string }>[]) =>
  (await Promise.all(wanted)).map(({ result }) => result);

test("a free slot is booked once; the same form again is the same booking, with its link", async () => {
  const form = demoRequest(slotOfNextWeek(1));
  const first = await book(form);
  expect(first).toMatchObject({ result: "booked", startsAt: form.startsAt, link: { booking: form.id } });
  expect(await book(form)).toEqual({ ...first, result: "already" });
  expect(await book(demoRequest(form.startsAt))).toEqual({ result: "taken" });
  expect(await db.ask("select id, status, sequence from demo_bookings")).toEqual([
    { id: form.id, status: "booked", sequence: 0 },
  ]);
});

test("a booking's link is only given to the same form again, with its email address and time", async () => {
  const form = demoRequest(slotOfNextWeek(1));
  await book(form);
  const guesses = [
    { ...form, email: "annan@example.se" },
    { ...form, startsAt: slotOfNextWeek(1, 30) },
    { ...demoRequest(slotOfNextWeek(2)), id: form.id },
  ];
  for (const guess of guesses) expect(await book(guess)).toEqual({ result: "taken" });
  expect(await book({ ...form, email: "KARIN@malarport.example" })).toMatchObject({ result: "already" });
  expect(await db.ask("select email from demo_bookings")).toEqual([{ email: form.email }]);
});

test("sixty at once for one slot: as many get it as there are sales reps, each with one of them", async () => {
  await salesRep("Anna");
  await salesRep("Bo");
  const wanted = Array.from({ length: 60 }, () => demoRequest(slotOfNextWeek(2)));
  const outcome = await results(wanted.map((form) => book(form)));
  expect(outcome.filter((result) => result === "booked")).toHaveLength(3);
  expect(outcome.filter((result) => result === "taken")).toHaveLength(57);
  const salesReps = await db.ask<{ sales_rep_id: string }>("select sales_rep_id from demo_bookings");
  expect(new Set(salesReps.map(({ sales_rep_id }) => sales_rep_id)).size).toBe(3);
});

test("the same form sent many times at once is one booking, and each gets its result", async () => {
  await salesRep("Anna");
  const form = demoRequest(slotOfNextWeek(2));
  const outcome = await results(Array.from({ length: 20 }, () => book(form)));
  expect(outcome.sort()).toEqual([...Array(19).fill("already"), "booked"]);
});

test("bookings of neighbouring slots at the same time keep the pause between them", async () => {
  const [one, other, third] = [20, 21, 22].map((half) => demoRequest(slotOfNextWeek(3, half)));
  if (!one || !other || !third) throw new Error("three were made");
  const outcome = await results(
    Array.from({ length: 6 }, () => [one, other])
      .flat()
      .map((form) => book({ ...form, id: randomUUID() })),
  );
  expect(outcome.filter((result) => result === "booked")).toHaveLength(1);
  await db.ask("truncate demo_bookings");
  expect(await results([book(one)])).toEqual(["booked"]);
  expect(await results([book(other), book(third)])).toEqual(["taken", "booked"]);
});

test("a time that is no slot is refused", async () => {
  const good = slotOfNextWeek(2);
  await db.ask("insert into demo_closed_days (day) values ($1)", [
    slotOfNextWeek(4).toISOString().slice(0, 10),
  ]);
  const refused = [
    new Date(Date.now() - 86_400_000),
    new Date(good.getTime() + 60_000),
    new Date(good.getTime() + 14 * 86_400_000),
    slotOfNextWeek(4),
  ];
  expect(await results(refused.map((moment) => book(demoRequest(moment))))).toEqual(Array(4).fill("closed"));
  expect(await db.ask("select from demo_bookings")).toEqual([]);
});

test("the sales rep with the fewest meetings gets the next one", async () => {
  await salesRep("Anna");
  for (const half of [10, 14, 18, 22]) await book(demoRequest(slotOfNextWeek(1, half)));
  const counted = await db.ask("select count(*)::int from demo_bookings group by sales_rep_id");
  expect(counted).toEqual([{ count: 2 }, { count: 2 }]);
});

test("a sales rep is booked within their own hours, and a visitor sees only hours that somebody has", async () => {
  const [morning, evening] = [slotOfNextWeek(1, 20), slotOfNextWeek(1, 30)];
  await db.ask(`update sales_reps set hours = '{"2": ["09:00", "12:00"]}'`);
  const offered = async () => {
    const weeks = demoWeeks(new Date(), await demoCalendar(db.database));
    return [morning, evening].map((slot) => isFree(slot, weeks));
  };
  expect(await offered()).toEqual([true, false]);
  expect(await results([book(demoRequest(evening))])).toEqual(["taken"]);
  await salesRep("Anna");
  expect(await offered()).toEqual([true, true]);
  expect(await results([book(demoRequest(evening)), book(demoRequest(morning))])).toEqual([
    "booked",
    "booked",
  ]);
  await db.ask("update sales_reps set hours = null");
});

test("a sales rep's own link comes with the booking", async () => {
  await db.ask("update sales_reps set teams_link = 'https://teams.example/1', meet_link = null");
  await book(demoRequest(slotOfNextWeek(1), { platform: "teams" }));
  await book(demoRequest(slotOfNextWeek(2)));
  expect(await db.ask("select meeting_link from demo_bookings order by starts_at")).toEqual([
    { meeting_link: "https://teams.example/1" },
    { meeting_link: null },
  ]);
  await db.ask("update sales_reps set teams_link = null");
});

test("without an own link the address of all is used, with the booking's number and the sales rep's name", async () => {
  await db.ask("update demo_settings set meet_link = 'https://meet.example/{host}/{booking}'");
  const form = demoRequest(slotOfNextWeek(1));
  await book(form);
  const number = form.id.replaceAll("-", "").slice(0, 16);
  expect(await db.ask("select meeting_link from demo_bookings")).toEqual([
    { meeting_link: `https://meet.example/saljteamet/${number}` },
  ]);
  await db.ask("update demo_settings set meet_link = null");
});

test("a client who tries too often has to wait, whether the booking exists or not", async () => {
  const form = demoRequest(slotOfNextWeek(1));
  await book(form, "192.0.2.9");
  const again = (proven: boolean) =>
    bookDemo(db.database, demoRequest(slotOfNextWeek(1)), { clientIp: "192.0.2.9", proven });
  for (let hit = 1; hit < 5; hit += 1) await again(false);
  await expect(again(false)).rejects.toThrow(ProofOfWorkRequired);
  for (let hit = 5; hit < 20; hit += 1) await again(true);
  await expect(again(true)).rejects.toThrow(RateLimited);
  await expect(book(form, "192.0.2.9")).rejects.toThrow(RateLimited);
});

test("somebody whose lead is erased at the same moment gets their demo", async () => {
  const form = demoRequest(slotOfNextWeek(1));
  await addContact(db.database, { contact_value: form.email });
  const erasing = new pg.Client(db.admin);
  await erasing.connect();
  onTestFinished(() => erasing.end());
  await erasing.query("begin; delete from leads");
  const booked = book(form);
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await db.ask(waiting)).length).toBe(1);
  await erasing.query("commit");
  expect(await booked).toMatchObject({ result: "booked" });
  expect(await db.ask("select lead_id from demo_bookings")).toEqual([{ lead_id: null }]);
});

test("a visitor can't read or write bookings, or sign links", async () => {
  const denied = [
    "select * from demo_bookings",
    "select * from sales_reps",
    "select * from demo_settings",
    "insert into demo_closed_days (day) values ('2026-12-01')",
    "update demo_bookings set status = 'cancelled', cancelled_by = 'visitor'",
    "delete from demo_bookings",
    "select private.demo_signature(gen_random_uuid(), 1, 0)",
    "insert into demo_bookings (id) values (gen_random_uuid())",
    "select private.demo_link_state(gen_random_uuid(), 1, '')",
    "select private.count_hit('demo_booking')",
    "select private.queue_job('send-demo-email', '{}', 'x')",
    "insert into admin_log (kind) values ('demoMoved')",
  ];
  for (const query of denied)
    await expect(
      db.database.as("anon", (queries) => sql.raw(query).execute(queries)),
      query,
    ).rejects.toThrow(/permission denied/);
  // Signed in, but not staff: the rights of the admin show nothing.
  await book(demoRequest(slotOfNextWeek(1)));
  const seen = await db.database.as("authenticated", (queries) =>
    sql`select * from demo_bookings`.execute(queries),
  );
  expect(seen.rows).toEqual([]);
});

test("the calendar has the busy times of sales reps and nothing about who has booked", async () => {
  const form = demoRequest(slotOfNextWeek(1));
  await book(form);
  const calendar = await demoCalendar(db.database);
  const from = form.startsAt.getTime();
  expect(calendar.busy).toEqual([{ salesRep: 1, from, to: from + 40 * 60_000 }]);
  expect(JSON.stringify(calendar)).not.toMatch(/Karin|malarport|Mälarport|070/);
  expect(isFree(form.startsAt, demoWeeks(new Date(), calendar))).toBe(false);
});

test("a link is signed by HMAC-SHA-256", async () => {
  const made = await db.ask<{ hmac: string }>(
    "select encode(private.hmac_sha256('what do ya want for nothing?'::bytea, 'Jefe'::bytea), 'hex') as hmac",
  );
  // RFC 4231, test case 2.
  expect(made[0]?.hmac).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});
