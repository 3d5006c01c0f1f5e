import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  bookForCustomer,
  cancelDemo,
  inviteDemo,
  linkDemo,
  markDemo,
  moveDemo,
  noteDemo,
  setMeetingLink,
} from "#app/demos/change-demo.server.ts";
import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import { addSalesRep, changeSalesRep, removeSalesRep } from "#app/demos/change-sales-rep.server.ts";
import {
  changeHours,
  changeRules,
  closeDay,
  type Decisions,
  removeDay,
  setHoliday,
} from "#app/demos/change-times.server.ts";
import type { Decision } from "#app/demos/demo.ts";
import {
  calendarToMove,
  findDemo,
  isSalesRep,
  listBetween,
  listChanges,
  listDemos,
  listSalesReps,
  listSettingChanges,
  listSpecialDays,
  readRules,
} from "#app/demos/demos.server.ts";
import { feedDemos, feedFile } from "#app/demos/feed.server.ts";
import type { DemoRequest } from "#app/demos/schema.ts";
import { demoWeeks } from "#app/demos/slots.ts";
import { staffCall } from "#app/domain/as-staff.server.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import type { Role } from "#backend/database/connection.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { clearDemos, demoRequest, isFree, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { addContact } from "#tests/requests.ts";
import { handleDemoForm } from "./demo-action.server.ts";
import { findCustomers } from "./found-customers.server.ts";

const noDecisions: Decisions = { about: new Map(), reason: "" };

let db: TestDatabase;
let admin: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask(offerDemosAlways);
  admin = await adminOf(db, "sales", "Anna Lind");
});
afterEach(() => clearDemos(db));

async function booked(startsAt = slotOfNextWeek(2), change: Partial<DemoRequest> = {}): Promise<string> {
  const request = demoRequest(startsAt, change);
  const { result } = await bookDemo(db.database, request, { clientIp: "192.0.2.1" });
  if (result !== "booked") throw new Error(`not booked: ${result}`);
  return request.id;
}

/** A booking made so many minutes ago whose meeting has begun. */
async function begun(minutesAgo = 10): Promise<string> {
  const id = await booked();
  await db.ask(
    `update demo_bookings set starts_at = now() - make_interval(mins => $2),
       ends_at = now() - make_interval(mins => $2) + interval '30 minutes' where id = $1`,
    [id, minutesAgo],
  );
  return id;
}

async function known(id: string) {
  const demo = await findDemo(admin, id);
  if (!demo) throw new Error("no such demo");
  return demo;
}

const emails = async (id: string) =>
  (
    await db.ask<{ email: string }>(
      `select payload ->> 'email' as email from graphile_worker._private_jobs
       where payload ->> 'bookingId' = $1 order by id`,
      [id],
    )
  ).map(({ email }) => email);

test("a booking is moved once, with its emails, and the log has who moved it", async () => {
  const id = await booked();
  const before = await known(id);
  const slot = slotOfNextWeek(3);
  expect(await moveDemo(admin, before, slot)).toBe("done");
  const after = await known(id);
  expect(after.startsAt).toEqual(slot);
  expect(await emails(id)).toEqual(expect.arrayContaining(["moved", "sales-rep-moved"]));
  // The same form again, or a colleague's: nothing moves.
  expect(await moveDemo(admin, before, slotOfNextWeek(4))).toBe("changed");
  expect(await listChanges(admin, [id])).toMatchObject([
    { kind: "demoMoved", actor: admin.userId, data: { now: expect.any(String) } },
  ]);
  // The second person is told who was first, and what they changed.
  for (const intent of ["cancel", "note", "move"]) {
    const form = new FormData();
    const fields = {
      intent,
      version: String(before.version),
      selectedDate: swedishDay(slot),
      selectedTime: slot.toISOString(),
      note: "Ring",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(await handleDemoForm({ staff: admin, locale: "sv" }, id, form)).toMatchObject({
      done: false,
      title: expect.stringMatching(/^Anna Lind hann före\. Flyttad från .+ till .+\.$/),
    });
  }
});

test("a booking can only be moved to an offered free slot", async () => {
  const id = await booked();
  await booked(slotOfNextWeek(3));
  expect(await moveDemo(admin, await known(id), slotOfNextWeek(3))).toBe("taken");
  expect(await moveDemo(admin, await known(id), new Date("2020-01-07T10:00:00Z"))).toBe("closed");
  expect(await moveDemo(admin, { id: randomUUID(), version: 1 }, slotOfNextWeek(4))).toBe("gone");
  expect((await known(id)).version).toBe(1);
});

test("the staff can move up to 90 days ahead, and outside of the hours after confirming", async () => {
  const id = await booked();
  const late = slotOfNextWeek(30, 21);
  const day = late.toISOString().slice(0, 10);
  await closeDay(admin, { day, sv: null, en: null }, noDecisions);
  expect(await moveDemo(admin, await known(id), late)).toBe("warnDay");
  await removeDay(admin, day);
  await db.ask("update demo_settings set opens = '08:00', closes = '10:00'");
  expect(await moveDemo(admin, await known(id), late)).toBe("warnHours");
  expect((await known(id)).version).toBe(1);
  expect(await moveDemo(admin, await known(id), late, true)).toBe("done");
  await db.ask(offerDemosAlways);
  expect((await known(id)).startsAt).toEqual(late);
  expect(await moveDemo(admin, await known(id), slotOfNextWeek(99), true)).toBe("closed");
});

test("the staff books for a customer with a lead, with the same warnings as for a move", async () => {
  const lead = await addContact(db.database, { contact_value: "annan@malarport.example" });
  const request = demoRequest(slotOfNextWeek(30, 21));
  const day = request.startsAt.toISOString().slice(0, 10);
  await closeDay(admin, { day, sv: null, en: null }, noDecisions);
  expect(await bookForCustomer(admin, request, lead, false)).toBe("warnDay");
  expect(await findDemo(admin, request.id)).toBeUndefined();
  expect(await bookForCustomer(admin, request, lead, true)).toBe("done");
  expect(await known(request.id)).toMatchObject({ lead, locale: "sv", version: 1, meetingLink: null });
  expect(await emails(request.id)).toEqual(expect.arrayContaining(["booked", "sales-rep-booked"]));
  expect(await listChanges(admin, [request.id])).toMatchObject([
    { kind: "demoBookedFor", actor: admin.userId },
  ]);
  // The same form sent twice is one booking, and one slot is one booking whoever books it.
  expect(await bookForCustomer(admin, request, lead, true)).toBe("done");
  expect(await bookForCustomer(admin, { ...request, id: randomUUID() }, lead, true)).toBe("taken");
  const late = demoRequest(slotOfNextWeek(99));
  expect(await bookForCustomer(admin, late, null, true)).toBe("closed");
  const editor = await adminOf(db, "editor", "Eva Ström");
  await expect(bookForCustomer(editor, late, null, true)).rejects.toThrow();
});

test("a demo that the staff books by hand belongs to the lead of its email, which its page names", async () => {
  const lead = await addContact(db.database, { contact_value: "hand@malarport.example" });
  const request = demoRequest(slotOfNextWeek(2), { email: "Hand@malarport.example" });
  expect(await bookForCustomer(admin, request, null, false)).toBe("done");
  expect(await known(request.id)).toMatchObject({ lead });
});

test("the search of the booking page finds leads, and people with an earlier demo alone", async () => {
  const lead = await addContact(db.database, {
    contact_value: "anna@hamnen.example",
    company_name: "Sökhamnen AB",
  });
  await booked(slotOfNextWeek(3), { company: "Sökverket", email: "bo@verket.example", phone: null });
  const found = await findCustomers({ staff: admin, locale: "sv" }, "sök");
  expect(found.map(({ label, values }) => [label, values.email])).toEqual([
    [expect.stringMatching(/^Sökhamnen AB · /), "anna@hamnen.example"],
    ["Sökverket", "bo@verket.example"],
  ]);
  expect(found.map((customer) => customer.lead?.id)).toEqual([lead, undefined]);
  const editor = await adminOf(db, "editor", "Eva Ström");
  expect(await findCustomers({ staff: editor, locale: "sv" }, "sök").catch(() => [])).toEqual([]);
});

test("a visitor is asked once for a new time, until the demo is moved; one who did not come too", async () => {
  const id = await booked();
  const before = await known(id);
  expect(await inviteDemo(admin, before)).toBe("done");
  expect(await inviteDemo(admin, before)).toBe("done");
  expect((await emails(id)).filter((email) => email === "new-time")).toHaveLength(1);
  expect(await moveDemo(admin, await known(id), slotOfNextWeek(3))).toBe("done");
  expect((await known(id)).invitedAt).toBeNull();
  const missed = await begun();
  expect(await inviteDemo(admin, await known(missed))).toBe("over");
  await markDemo(admin, await known(missed), "no_show");
  expect(await inviteDemo(admin, await known(missed))).toBe("done");
  expect(await emails(missed)).toContain("missed");
  expect((await listChanges(admin, [missed]))[0]).toMatchObject({
    kind: "demoFollowedUp",
    actor: admin.userId,
  });
});

test("whoever is refused because a form linked the demo is not told that an earlier change was the reason", async () => {
  const id = await booked();
  const cancel = async (version: number) => {
    const form = new FormData();
    form.set("intent", "cancel");
    form.set("version", String(version));
    return handleDemoForm({ staff: admin, locale: "sv" }, id, form);
  };
  const { version } = await known(id);
  await noteDemo(admin, { id, version }, "Ring före.");
  expect((await cancel(version)).title).toContain("Anna Lind");
  const noted = await known(id);
  await addContact(db.database, { contact_value: "karin@malarport.example" });
  const refused = await cancel(noted.version);
  expect([refused.done, refused.title]).toEqual([false, undefined]);
  await db.ask("delete from leads");
});

test("a note is saved on its version, a reason with the cancellation; neither is in the log", async () => {
  const id = await booked();
  const before = await known(id);
  expect(await noteDemo(admin, before, " Ring före ")).toBe("done");
  expect(await noteDemo(admin, before, "Annat")).toBe("changed");
  expect((await known(id)).note).toBe("Ring före");
  expect(await cancelDemo(admin, await known(id), "Värden är sjuk")).toBe("done");
  expect(await known(id)).toMatchObject({ cancelReason: "Värden är sjuk", cancelledBy: "admin" });
  expect(JSON.stringify(await listChanges(admin, [id]))).not.toMatch(/Ring|sjuk/);
  expect(await noteDemo(admin, await known(id), "")).toBe("done");
  expect((await known(id)).note).toBeNull();
});

test("a booking is cancelled once, with its emails, and its slot is free again", async () => {
  const id = await booked();
  const before = await known(id);
  expect(await cancelDemo(admin, before)).toBe("done");
  expect(await known(id)).toMatchObject({ status: "cancelled", cancelledBy: "admin" });
  expect(await emails(id)).toEqual(expect.arrayContaining(["cancelled", "sales-rep-cancelled"]));
  expect(await cancelDemo(admin, before)).toBe("changed");
  expect(await cancelDemo(admin, await known(id))).toBe("over");
  expect(await moveDemo(admin, await known(id), slotOfNextWeek(3))).toBe("over");
  await booked();
});

test("a demo can be moved by half an hour, overlapping itself", async () => {
  const id = await booked(slotOfNextWeek(2, 20));
  const offered = async () => {
    const weeks = demoWeeks(new Date(), await calendarToMove(admin, await known(id), new Date()));
    return [19, 20, 21].map((half) => isFree(slotOfNextWeek(2, half), weeks));
  };
  expect(await offered()).toEqual([true, false, true]);
  expect(await moveDemo(admin, await known(id), slotOfNextWeek(2, 21))).toBe("done");
  expect(await offered()).toEqual([true, true, false]);
  await booked(slotOfNextWeek(2, 19));
  expect(await moveDemo(admin, await known(id), slotOfNextWeek(2, 20))).toBe("taken");
});

test("the outcome of a meeting is set once it has begun, and can be undone", async () => {
  const ahead = await booked();
  expect(await markDemo(admin, await known(ahead), "no_show")).toBe("over");
  await cancelDemo(admin, await known(ahead));
  const id = await begun();
  expect(await markDemo(admin, await known(id), "no_show")).toBe("done");
  expect((await known(id)).status).toBe("no_show");
  expect(await markDemo(admin, await known(id), "booked")).toBe("done");
  expect((await known(id)).status).toBe("booked");
  expect((await listChanges(admin, [id])).map(({ kind }) => kind)).toEqual(["demoReopened", "demoNoShow"]);
});

test("setting a link sends an email, and never overwrites a colleague's", async () => {
  const id = await booked();
  const before = await known(id);
  expect(await setMeetingLink(admin, before, "https://meet.example/ett")).toBe("done");
  expect(await emails(id)).toContain("link");
  expect(await setMeetingLink(admin, before, "https://meet.example/tva")).toBe("changed");
  expect((await known(id)).meetingLink).toBe("https://meet.example/ett");
  await expect(setMeetingLink(admin, await known(id), "http://meet.example")).rejects.toThrow();
});

test("the lists of coming, past and cancelled demos are paged", async () => {
  await db.ask("insert into sales_reps (name) select 'Värd ' || n from generate_series(2, 3) n");
  const was = await begun(90);
  const ids = [];
  for (let day = 0; day < 3; day += 1) ids.push(await booked(slotOfNextWeek(day)));
  const cancelled = await booked(slotOfNextWeek(4));
  await cancelDemo(admin, await known(cancelled));
  const now = new Date();
  const idsOf = async (scope: "ahead" | "past" | "cancelled") =>
    (await listDemos(admin, scope, null, now)).rows.map(({ id }) => id);
  expect(await idsOf("ahead")).toEqual(ids);
  expect(await idsOf("past")).toEqual([was]);
  expect(await idsOf("cancelled")).toEqual([cancelled]);
  const first = (await listDemos(admin, "ahead", null, now)).rows[0];
  if (!first) throw new Error("nothing ahead");
  const after = { time: first.startsAt.toISOString(), id: first.id };
  expect((await listDemos(admin, "ahead", after, now)).rows.map(({ id }) => id)).toEqual(ids.slice(1));
  const week = await listBetween(admin, slotOfNextWeek(0, 0), slotOfNextWeek(7, 0));
  expect(week.map(({ id }) => id)).toEqual(ids);
});

test("sales reps are added, changed and paused, never overwriting a colleague's change", async () => {
  const id = randomUUID();
  const salesRep = {
    name: "Bo Ek",
    email: "bo@exempla.example",
    meetLink: "https://meet.example/bo",
    teamsLink: null,
  };
  await addSalesRep(admin, id, salesRep);
  await addSalesRep(admin, id, { ...salesRep, name: "Någon annan" });
  expect(await changeSalesRep(admin, { id, version: 1 }, { active: false })).toBe("done");
  expect(await changeSalesRep(admin, { id, version: 1 }, { name: "Bo E" })).toBe("changed");
  expect((await listSalesReps(admin)).find((each) => each.id === id)).toEqual({
    ...salesRep,
    id,
    active: false,
    userId: null,
    hours: null,
    version: 2,
    ahead: 0,
  });
  expect((await listSettingChanges(admin, "hosts", 2)).map(({ kind, about }) => [kind, about])).toEqual([
    ["demoSalesRepPaused", "Bo Ek"],
    ["demoSalesRepAdded", "Bo Ek"],
  ]);
});

test("a sales rep just added can be removed again, but not one that was changed or has a meeting", async () => {
  const add = async () => {
    const id = randomUUID();
    await addSalesRep(admin, id, { name: "Ida Falk", email: null, meetLink: null, teamsLink: null });
    return id;
  };
  expect(await removeSalesRep(admin, await add())).toBe(true);
  expect((await listSalesReps(admin)).map(({ name }) => name)).not.toContain("Ida Falk");
  expect((await listSettingChanges(admin, "hosts", 1))[0]).toMatchObject({
    kind: "demoSalesRepRemoved",
    about: "Ida Falk",
  });
  const changed = await add();
  await changeSalesRep(admin, { id: changed, version: 1 }, { active: false });
  expect(await removeSalesRep(admin, changed)).toBe(false);
  const met = await add();
  await db.ask("update demo_bookings set sales_rep_id = $1 where id = $2", [met, await booked()]);
  expect(await removeSalesRep(admin, met)).toBe(false);
});

test("rules are changed from the version shown, and the earlier ones are stored", async () => {
  const { version, ...rules } = await readRules(admin);
  expect(await changeRules(admin, version, { ...rules, noticeMinutes: 240 }, noDecisions)).toEqual({
    result: version + 1,
    applied: [],
  });
  expect(await changeRules(admin, version, rules, noDecisions)).toMatchObject({ result: null });
  const [change] = await listSettingChanges(admin, "times", 1);
  expect(change).toMatchObject({
    kind: "demoRules",
    actor: admin.userId,
    data: { was: { notice_minutes: rules.noticeMinutes }, now: { notice_minutes: 240 } },
  });
  expect(await changeRules(admin, version + 1, rules, noDecisions)).toMatchObject({ result: version + 2 });
});

test("days are closed and opened; a holiday stays in the list", async () => {
  await db.ask(
    "insert into demo_closed_days (day, kind, reason_sv, reason_en) values ('2027-06-25', 'eve', 'Midsommarafton', 'Midsummer Eve')",
  );
  expect(
    await closeDay(admin, { day: "2027-05-03", sv: "Planeringsdag", en: null }, noDecisions),
  ).toMatchObject({ result: true });
  expect(await closeDay(admin, { day: "2027-06-25", sv: null, en: null }, noDecisions)).toMatchObject({
    result: false,
  });
  const days = () => listSpecialDays(admin, "2027-01-01", "2028-01-01");
  expect(await days()).toMatchObject([
    { day: "2027-05-03", kind: "admin", closed: true, sv: "Planeringsdag", booked: 0 },
    { day: "2027-06-25", kind: "eve", closed: true },
  ]);
  expect(await setHoliday(admin, "2027-06-25", false, noDecisions)).toMatchObject({ result: true });
  expect(await setHoliday(admin, "2027-06-25", false, noDecisions)).toMatchObject({ result: false });
  expect(await removeDay(admin, "2027-06-25")).toBe(false);
  expect(await removeDay(admin, "2027-05-03")).toBe(true);
  expect(await days()).toMatchObject([{ day: "2027-06-25", closed: false }]);
});

test("only administrators and sales, with the second factor, see or change demos", async () => {
  const id = await booked();
  const booking = await known(id);
  const admin = await adminOf(db, "admin");
  expect(await findDemo(admin, id)).toMatchObject({ id });
  const others = [
    await adminOf(db, "editor"),
    await adminOf(db, "sales", "Utan Steg", "aal1"),
    await adminOf(db),
  ];
  for (const other of others) {
    expect(await findDemo(other, id)).toBeUndefined();
    expect(await listSalesReps(other)).toEqual([]);
    expect(await listSpecialDays(other, "2020-01-01", "2030-01-01")).toEqual([]);
    expect(await listSettingChanges(other, "times", 10)).toEqual([]);
    await expect(readRules(other)).rejects.toThrow();
    await expect(moveDemo(other, booking, slotOfNextWeek(3))).rejects.toThrow(/not of sales/);
    await expect(cancelDemo(other, booking)).rejects.toThrow(/not of sales/);
    await expect(markDemo(other, booking, "done")).rejects.toThrow(/not of sales/);
    await expect(inviteDemo(other, booking)).rejects.toThrow(/not of sales/);
    await expect(noteDemo(other, booking, "x")).rejects.toThrow(/not of sales/);
    await expect(setMeetingLink(other, booking, "https://meet.example/x")).rejects.toThrow(/not of sales/);
    await expect(linkDemo(other, booking, null)).rejects.toThrow(/not of sales/);
    await expect(bookForCustomer(other, demoRequest(slotOfNextWeek(4)), null, true)).rejects.toThrow(
      /not of sales/,
    );
    await expect(
      addSalesRep(other, randomUUID(), { name: "Ingen", email: null, meetLink: null, teamsLink: null }),
    ).rejects.toThrow(/row-level security/);
    for (const { id: salesRep } of await listSalesReps(admin))
      expect(await removeSalesRep(other, salesRep)).toBe(false);
    await expect(closeDay(other, { day: "2027-05-04", sv: null, en: null }, noDecisions)).rejects.toThrow(
      /not of sales/,
    );
  }
  const queries = [
    "select id from demo_bookings",
    "select id from sales_reps",
    "select version from demo_settings",
    "select day from demo_closed_days",
    "update demo_bookings set meeting_link = null",
    `select admin_set_demo_feed(null, 'x')`,
  ];
  for (const query of queries) await expect(asRole("anon", query)).rejects.toThrow(/permission denied/);
  // Nobody else can do it by SQL either.
  for (const query of [
    "update demo_bookings set status = 'cancelled', cancelled_by = 'admin'",
    "update demo_bookings set email = 'x@example.se'",
    "update demo_bookings set meeting_link = 'https://meet.example/x'",
    "update demo_bookings set lead_id = null",
    "insert into demo_bookings (id) values (gen_random_uuid())",
    "select private.queue_job('send-demo-email', '{}', 'x')",
    "delete from demo_bookings",
    "update demo_closed_days set kind = 'admin'",
    "update demo_closed_days set closed = false",
    "insert into demo_closed_days (day) values ('2030-01-03')",
    "delete from demo_closed_days",
    "update demo_settings set weeks = 1",
    "update sales_reps set active = false",
    "insert into sales_reps (name) values ('Ingen')",
    "delete from sales_reps",
    "insert into admin_log (kind) values ('demoMoved')",
  ])
    await expect(
      db.database.as("authenticated", (run) => sql.raw(query).execute(run), { claims: admin.claims }),
    ).rejects.toThrow(/permission denied/);
  // The site gives them nothing either: its policies check on whose behalf it works.
  for (const other of others)
    for (const query of [
      "select id from demo_bookings",
      "update demo_bookings set note = 'x' returning id",
      "delete from demo_bookings returning id",
      "select id from sales_reps",
      "update sales_reps set active = false returning id",
      "delete from sales_reps returning id",
      "update demo_settings set weeks = 1 returning version",
      "update demo_closed_days set closed = false returning day",
      "delete from demo_closed_days returning day",
    ]) {
      const { rows } = await db.database.as("service_role", (run) => sql.raw(query).execute(run), {
        claims: other.claims,
        onBehalfOf: "authenticated",
      });
      expect(rows, query).toEqual([]);
    }
  expect((await known(id)).version).toBe(1);
});

function asRole(role: Role, query: string) {
  return db.database.as(role, (queries) => sql.raw(query).execute(queries));
}

test("own hours are changed by that person or an administrator, who decide about the demos outside of them", async () => {
  const id = randomUUID();
  await addSalesRep(admin, id, { name: "Bo Ek", email: null, meetLink: null, teamsLink: null });
  const administrator = await adminOf(db, "admin", "Ada Berg");
  const bo = await adminOf(db, "sales", "Bo Ek");
  const hours = { "3": ["09:00", "11:00"] } as const;
  const change = (staff: typeof admin, version: number, wanted: Parameters<typeof changeHours>[2] = hours) =>
    changeHours(staff, { id, version }, wanted, noDecisions);
  await expect(change(bo, 1)).rejects.toThrow("not your own hours");
  await expect(changeSalesRep(bo, { id, version: 1 }, { user: bo.userId })).rejects.toThrow("not your own");
  expect(await changeSalesRep(administrator, { id, version: 1 }, { user: bo.userId })).toBe("done");
  expect(await change(bo, 2)).toEqual({ result: true, applied: [] });
  expect(await change(administrator, 3, null)).toMatchObject({ result: true });
  await expect(change(admin, 4)).rejects.toThrow("not your own hours");
  await expect(change(bo, 4, { "3": ["11:00", "09:00"] })).rejects.toThrow();
  expect(await change(bo, 2)).toMatchObject({ result: false });
  expect((await listSettingChanges(admin, "hosts", 1))[0]).toMatchObject({
    kind: "demoSalesRepHours",
    about: "Bo Ek",
  });

  // Only Bo's demos are affected. A demo is moved outside the hours only when the staff confirms it.
  await db.ask("update sales_reps set active = false where number = 1");
  const demo = await booked(slotOfNextWeek(2, 26));
  expect((await listDemos(bo, "mine", null, new Date())).rows.map((row) => row.id)).toEqual([demo]);
  expect((await listDemos(admin, "mine", null, new Date())).rows).toEqual([]);
  expect([await isSalesRep(bo), await isSalesRep(admin)]).toEqual([true, false]);
  expect(await change(bo, 4)).toMatchObject({ affected: [{ id: demo }] });
  const about = new Map([[demo, { version: 1, decision: "keep" as const }]]);
  expect(await changeHours(bo, { id, version: 4 }, hours, { about, reason: "" })).toMatchObject({
    result: true,
  });
  expect(await moveDemo(admin, await known(demo), slotOfNextWeek(3, 20))).toBe("warnHours");
  expect(await moveDemo(admin, await known(demo), slotOfNextWeek(2, 20))).toBe("done");
  expect(await moveDemo(admin, await known(demo), slotOfNextWeek(3, 20), true)).toBe("done");
  await db.ask("update sales_reps set active = true where number = 1");
});

test("a calendar feed needs its key, until that is renewed or its owner leaves", async () => {
  const bo = await adminOf(db, "sales", "Bo Ek");
  const id = await booked();
  const make = (key: string | null) => staffCall(bo, sql`admin_set_demo_feed(null, ${key}::text)`);
  const read = (key: string) => feedDemos(db.database, key, { clientIp: "192.0.2.7" });
  await make("first");
  expect(await read("first")).toMatchObject([
    { id, sequence: 0, isCancelled: false, company: "Mälarport AB" },
  ]);
  await moveDemo(admin, await known(id), slotOfNextWeek(3));
  await cancelDemo(admin, await known(id));
  const demos = await read("first");
  expect(demos).toMatchObject([{ id, sequence: 2, isCancelled: true }]);
  if (!Array.isArray(demos)) throw new Error("no demos");
  const file = feedFile(demos, "https://exempla.example", "sv").replaceAll("\r\n ", "");
  expect(file).toContain(`UID:demo-${derivedId(id)}`);
  expect(file).toContain("STATUS:CANCELLED");
  expect(file).toContain("SEQUENCE:2");
  expect(file).toContain(`URL;VALUE=URI:https://exempla.example/admin/demo/${id}`);

  await make("second");
  expect([await read("first"), await read("wrong"), await read("")]).toEqual([null, null, null]);
  expect(await read("second")).toHaveLength(1);
  await db.ask("update staff set active = false where user_id = $1", [bo.userId]);
  expect(await read("second")).toBeNull();
  for (let hit = 0; hit < 55; hit += 1) await read("second");
  expect(await read("second")).toBe("rateLimited");
});

test("closing a day with demos requires a decision about each of them", async () => {
  await db.ask("insert into sales_reps (name) select 'Värd ' || n from generate_series(2, 4) n");
  const slot = slotOfNextWeek(2);
  const kept = await booked(slot);
  const asked = await booked(slotOfNextWeek(2, 22));
  const cancelled = await booked(slotOfNextWeek(2, 24));
  const other = await booked(slotOfNextWeek(3));
  const day = { day: swedishDay(slot), sv: null, en: null };
  const question = await closeDay(admin, day, noDecisions);
  expect(question).toMatchObject({ affected: [{ id: kept }, { id: asked }, { id: cancelled }] });
  const decide = (...ids: [string, Decision][]): Decisions => ({
    about: new Map(ids.map(([id, decision]) => [id, { version: 1, decision }])),
    reason: "Planeringsdag",
  });
  // When a booking is not decided about, or was changed since it was shown, nothing happens.
  expect(await closeDay(admin, day, decide([kept, "keep"], [asked, "ask"]))).toHaveProperty("affected");
  await noteDemo(admin, await known(kept), "Ring före");
  const all = decide([kept, "keep"], [asked, "ask"], [cancelled, "cancel"]);
  expect(await closeDay(admin, day, all)).toHaveProperty("affected");
  expect(await known(cancelled)).toMatchObject({ status: "booked", version: 1 });
  expect(await listSpecialDays(admin, day.day, "2100-01-01")).toEqual([]);

  const about = new Map([...all.about, [kept, { version: 2, decision: "keep" as const }]]);
  expect(await closeDay(admin, day, { ...all, about })).toEqual({
    result: true,
    applied: ["keep", "ask", "cancel"],
  });
  expect(await known(kept)).toMatchObject({ status: "booked", invitedAt: null });
  expect((await known(asked)).invitedAt).not.toBeNull();
  expect(await emails(asked)).toContain("new-time");
  expect(await known(cancelled)).toMatchObject({ status: "cancelled", cancelReason: "Planeringsdag" });
  // A demo that was outside the hours before is not asked about again; shorter hours ask about the demos that they
  // leave outside.
  const { version, ...rules } = await readRules(admin);
  const shorter = await changeRules(admin, version, { ...rules, closes: "09:00" }, noDecisions);
  expect(shorter).toMatchObject({ affected: [{ id: other }] });
  expect((await readRules(admin)).closes).toBe(rules.closes);
});

test("a booking and the closing of its day take turns: none is closed without a decision", async () => {
  for (let round = 0; round < 8; round += 1) {
    const slot = slotOfNextWeek(4, 20 + round);
    const day = { day: swedishDay(slot), sv: null, en: null };
    const [closed, { result }] = await Promise.all([
      closeDay(admin, day, noDecisions),
      bookDemo(db.database, demoRequest(slot), { clientIp: `192.0.2.${round + 50}` }),
    ]);
    expect([
      ["affected", "booked"],
      ["result", "closed"],
    ]).toContainEqual([Object.keys(closed)[0], result]);
    await clearDemos(db);
  }
});
