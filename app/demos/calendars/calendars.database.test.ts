import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { bookForCustomer } from "#app/demos/change-demo.server.ts";
import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import { addAbsence, type Decisions, removeAbsence } from "#app/demos/change-times.server.ts";
import { calendarOf, findDemo, listAbsences, listSettingChanges } from "#app/demos/demos.server.ts";
import { demoCalendar } from "#app/demos/slots.server.ts";
import { demoWeeks, spanAround } from "#app/demos/slots.ts";
import { asStaff } from "#app/domain/as-staff.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { aboutHostCalendar, sealStoredSecrets } from "#backend/auth/seal-stored.ts";
import { openSecretBox } from "#backend/auth/secret-box.ts";
import type { GetOutcome } from "#backend/outgoing/get.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { clearDemos, demoRequest, isFree, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { listCalendars } from "./calendars.server.ts";
import { removeCalendar, setCalendar } from "./change-calendar.server.ts";
import { type CalendarTools, readCalendars } from "./read-calendars.server.ts";

const secrets = openSecretBox("a".repeat(64));
const address = "https://calendar.example/private-0123456789/basic.ics";
const noDecisions: Decisions = { about: new Map(), reason: "" };
const slot = slotOfNextWeek(2);

let db: TestDatabase;
let admin: Awaited<ReturnType<typeof adminOf>>;
let host: string;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask(offerDemosAlways);
  admin = await adminOf(db, "admin", "Ada Berg");
  const [rep] = await db.ask<{ id: string }>("select id from sales_reps");
  host = rep?.id ?? "";
});
afterEach(async () => {
  await db.ask("truncate demo_calendars, demo_absences cascade");
  await clearDemos(db);
});

const stamp = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d+/g, "")}`;
const fileWith = (at: Date, minutes = 30, uid = "x") =>
  [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTART:${stamp(at)}`,
    `DURATION:PT${minutes}M`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

/** Runs the task once with a server that answers so; gives the headers that it was asked with. */
async function read(answer: GetOutcome, change: Partial<CalendarTools> = {}) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const tools: CalendarTools = {
    database: db.database,
    secrets,
    userAgent: "site.example",
    get: async (url, headers) => {
      asked.push({ url: url.href, headers });
      return answer;
    },
    ...change,
  };
  await readCalendars(tools)({}, { number: 1, of: 1 });
  return asked;
}
const answered = (body: string): GetOutcome => ({ status: 200, etag: '"1"', body, problem: null });
const isOffered = async (at = slot) => isFree(at, demoWeeks(new Date(), await demoCalendar(db.database)));
const book = async (at = slot, change = {}) =>
  (await bookDemo(db.database, demoRequest(at, change), { clientIp: "192.0.2.1" })).result;
const later = (minutes: number) => () => new Date(Date.now() + minutes * milliseconds.minute);

describe("the calendar of a host", () => {
  test("blocks its busy times for visitors and for the staff, until it is removed", async () => {
    expect(await setCalendar(admin, secrets, host, address)).toBe(true);
    expect(await isOffered()).toBe(true);
    expect(await read(answered(fileWith(slot)))).toMatchObject([{ url: address }]);
    expect(await isOffered()).toBe(false);
    expect(await book()).toBe("taken");
    expect(await bookForCustomer(admin, demoRequest(slot), null, true)).toBe("taken");
    const { away } = await calendarOf(admin, spanAround(slot));
    expect(away).toMatchObject([{ kind: "calendar", from: slot.getTime() }]);
    expect(await removeCalendar(admin, host)).toBe(true);
    expect(await book()).toBe("booked");
    expect((await listSettingChanges(admin, "calendars", 5)).map(({ kind }) => kind)).toEqual([
      "demoCalendarRemoved",
      "demoCalendarSet",
    ]);
  });

  test("is not read again within five minutes, and with its tag after that", async () => {
    await setCalendar(admin, secrets, host, address);
    await read(answered(fileWith(slot)));
    expect(await read(answered(""))).toEqual([]);
    const unchanged: GetOutcome = { status: 304, etag: null, body: "", problem: null };
    const [asked] = await read(unchanged, { now: later(6) });
    expect(asked?.headers["if-none-match"]).toBe('"1"');
    expect(await isOffered()).toBe(false);
    // A repetition may have come into the window, so that some times a day the whole file is read.
    const [whole] = await read(answered(fileWith(slot)), { now: later(6 * 60) });
    expect(whole?.headers).not.toHaveProperty("if-none-match");
  });

  test("that can't be read opens no slot; the admin says since when and why, and after a day sales is told once", async () => {
    await setCalendar(admin, secrets, host, address);
    await read(answered(fileWith(slot)));
    const failures: [GetOutcome, string][] = [
      [{ status: null, problem: "timeout" }, "timeout"],
      [{ status: null, problem: "large" }, "large"],
      [{ status: 404, etag: null, body: "", problem: null }, "gone"],
      [{ status: 500, etag: null, body: "", problem: null }, "refused"],
      [answered("<!doctype html>"), "unreadable"],
    ];
    for (const [place, [answer, problem]] of failures.entries()) {
      await read(answer, { now: later(6 * (place + 1)) });
      expect(await listCalendars(admin)).toMatchObject([
        { problem, server: "calendar.example", readAt: expect.any(Date), failingSince: expect.any(Date) },
      ]);
      expect(await isOffered()).toBe(false);
    }
    const notices = () =>
      db.ask("select from graphile_worker.jobs where task_identifier = 'send-calendar-notice'");
    expect(await notices()).toHaveLength(0);
    for (const hours of [25, 26, 50])
      await read({ status: null, problem: "timeout" }, { now: later(hours * 60) });
    expect(await notices()).toHaveLength(1);
    await read(answered(fileWith(slot)), { now: later(51 * 60) });
    expect(await listCalendars(admin)).toMatchObject([{ problem: null, failingSince: null }]);
  });

  test("does not block by our own demo, so that it can be moved by half an hour", async () => {
    expect(await book()).toBe("booked");
    await setCalendar(admin, secrets, host, address);
    await read(answered(fileWith(slot, 30, `demo-${"0".repeat(32)}`)));
    expect(await db.ask("select from demo_busy")).toEqual([]);
  });

  test("has an address that is stored encrypted, shown to nobody and not in the log", async () => {
    await setCalendar(admin, secrets, host, address);
    const [row] = await db.ask<{ address: string }>("select address from demo_calendars");
    expect(row?.address).toMatch(/^sealed:/);
    expect(secrets.open(row?.address ?? "", aboutHostCalendar(host))).toBe(address);
    await expect(
      asStaff(admin, (queries) => queries.selectFrom("demo_calendars").select("address").execute()),
    ).rejects.toThrow(/permission denied/);
    expect(JSON.stringify(await db.ask("select data, about from admin_log"))).not.toContain("private-");
    const next = openSecretBox("b".repeat(64), ["a".repeat(64)]);
    await sealStoredSecrets(db.database, next);
    const [sealed] = await db.ask<{ address: string }>("select address from demo_calendars");
    expect(next.isCurrent(sealed?.address ?? "")).toBe(true);
  });

  test("and absences are changed by administrators and that person alone", async () => {
    const owner = await adminOf(db, "sales", "Vera Host");
    await db.ask("update sales_reps set user_id = $1 where id = $2", [owner.userId, host]);
    const days = {
      id: randomUUID(),
      salesRepId: host,
      from: "2027-05-03",
      to: "2027-05-04",
      reason: "Ledig",
    };
    const sales = await adminOf(db, "sales", "Bo Ek");
    await expect(setCalendar(sales, secrets, host, address)).rejects.toThrow(/not your own calendar/);
    await expect(addAbsence(sales, days, noDecisions)).rejects.toThrow(/not your own calendar/);
    expect(await setCalendar(owner, secrets, host, address)).toBe(true);
    expect(await addAbsence(owner, days, noDecisions)).toMatchObject({ result: true });
    await expect(removeCalendar(sales, host)).rejects.toThrow(/not your own calendar/);
    await expect(removeAbsence(sales, days)).rejects.toThrow(/not your own calendar/);
    // As a form that names one's own host and a colleague's absence.
    expect(await removeAbsence(sales, { id: days.id, salesRepId: randomUUID() })).toBeNull();
    for (const role of ["editor", "sales"] as const) {
      const other = await adminOf(db, role, "Utan Faktor", role === "sales" ? "aal1" : undefined);
      expect(await listCalendars(other)).toEqual([]);
      expect(await listAbsences(other, "2026-01-01")).toEqual([]);
      await expect(setCalendar(other, secrets, host, address)).rejects.toThrow(/not of sales/);
      await expect(addAbsence(other, { ...days, id: randomUUID() }, noDecisions)).rejects.toThrow(
        /not of sales/,
      );
    }
    for (const table of ["demo_calendars", "demo_busy", "demo_absences"] as const) {
      await expect(
        db.database.as("anon", (queries) => queries.selectFrom(table).selectAll().execute()),
      ).rejects.toThrow(/permission denied/);
      await expect(asStaff(owner, (queries) => queries.deleteFrom(table).execute())).rejects.toThrow(
        /permission denied/,
      );
    }
    await db.ask("update sales_reps set user_id = null");
  });

  test("takes turns with bookings: of twelve for a slot while it gets busy none is made afterwards", async () => {
    await setCalendar(admin, secrets, host, address);
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const booking = (id: string, place: number) =>
      bookDemo(db.database, demoRequest(slot, { id, email: `a${place}@malarport.example` }), {
        clientIp: `192.0.2.${place + 1}`,
      });
    const results = await Promise.all([
      ...ids.slice(0, 6).map(booking),
      read(answered(fileWith(slot))).then(() => null),
      ...ids.slice(6).map((id, place) => booking(id, place + 6)),
    ]);
    const booked = results.filter((result) => result?.result === "booked");
    expect(booked.length).toBeLessThanOrEqual(1);
    expect(results.filter((result) => result?.result === "taken").length).toBe(12 - booked.length);
    expect(await db.ask("select from demo_busy")).toHaveLength(1);
    expect(await book(slot, { email: "sen@malarport.example" })).toBe("taken");
  });
});

describe("an absence of a host", () => {
  const day = swedishDay(slot);
  const absence = () => ({ id: randomUUID(), salesRepId: host, from: day, to: day, reason: "Semester" });

  test("closes their days alone, and opens them when it ends", async () => {
    const other = randomUUID();
    await db.ask("insert into sales_reps (id, name) values ($1, 'Leila')", [other]);
    const days = absence();
    expect(await addAbsence(admin, days, noDecisions)).toMatchObject({ result: true });
    expect(await isOffered()).toBe(true);
    expect(await book()).toBe("booked");
    expect(await db.ask("select sales_rep_id from demo_bookings")).toEqual([{ sales_rep_id: other }]);
    expect(await isOffered()).toBe(false);
    expect(await removeAbsence(admin, days)).toEqual(days);
    expect(await isOffered()).toBe(true);
  });

  test("asks about each of their demos, which another host can take with the emails that follow", async () => {
    const request = demoRequest(slot);
    await bookDemo(db.database, request, { clientIp: "192.0.2.1" });
    const alone = await addAbsence(admin, absence(), noDecisions);
    expect(alone).toMatchObject({ affected: [{ id: request.id, canGive: false }] });
    const other = randomUUID();
    await db.ask(
      "insert into sales_reps (id, name, meet_link) values ($1, 'Leila', 'https://meet.example/l')",
      [other],
    );
    expect(await addAbsence(admin, absence(), noDecisions)).toMatchObject({ affected: [{ canGive: true }] });
    expect(await db.ask("select from demo_absences")).toEqual([]);
    const decided: Decisions = {
      about: new Map([[request.id, { version: 1, decision: "give" }]]),
      reason: "",
    };
    expect(await addAbsence(admin, absence(), decided)).toEqual({ result: true, applied: ["give"] });
    expect(await findDemo(admin, request.id)).toMatchObject({
      salesRep: "Leila",
      startsAt: slot,
      meetingLink: "https://meet.example/l",
    });
    const emails = await db.ask<{ email: string }>(
      "select payload ->> 'email' as email from graphile_worker._private_jobs where payload ->> 'sequence' = '1'",
    );
    expect(emails.map(({ email }) => email).sort()).toEqual([
      "link",
      "sales-rep-booked",
      "sales-rep-cancelled",
    ]);
  });
});
