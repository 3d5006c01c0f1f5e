import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { calendarFile } from "#app/orders/calendar-file.server.ts";
import { linkText, readOrderLink } from "#app/orders/link.ts";
import { findOwnLead } from "#app/orders/own-lead.server.ts";
import { eraseRequests } from "#app/requests/retention.server.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { brand } from "#brand/company.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emptyFields } from "#tests/empty-fields.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { addContact } from "#tests/requests.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { calendarEntry } from "./calendar-entry.server.ts";
import { expressOrderEmails } from "./emails.tsx";
import { maxDays as days, orderFields } from "./fields.ts";
import { changeOrder, orderLink, ownOrder } from "./own-order.server.ts";
import type { ExpressOrder } from "./schema.ts";
import { orderRow, saveExpressOrder } from "./submit.server.ts";

let db: TestDatabase;
let smtp: TestSmtpServer;

beforeAll(async () => {
  db = await freshDatabase();
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  smtp.emails.length = 0;
  await db.ask("delete from leads");
  await db.ask("truncate private.rate_counts");
  await db.ask("delete from graphile_worker._private_jobs");
});

function order(change: Partial<ExpressOrder> = {}): ExpressOrder {
  return {
    ...emptyFields(orderFields),
    id: randomUUID(),
    locale: "sv",
    service: "guard",
    contactName: "Kim Ek",
    contactEmail: "kim@example.se",
    billingEmail: "faktura@example.se",
    contactPhone: "070-123 45 67",
    location: "Lagergatan 4, port B",
    jobDescription: "Trasig grind, någon behöver stå där.",
    guardCount: 2,
    startsAt: new Date("2027-03-27T21:00:00Z"),
    endsAt: new Date("2027-03-28T04:00:00Z"),
    permit: null,
    reference: "4410",
    ...change,
  };
}
const save = (value: ExpressOrder) =>
  saveExpressOrder(db.database, value, { clientIp: "192.0.2.1", proven: true });
const rows = () => db.ask("select * from express_orders");
const jobs = () => db.ask("select key from graphile_worker.jobs");
const deliveries = () => db.ask("select kind, status, locale from mail_deliveries order by kind");

async function deliver(id: string, change?: number) {
  const transport = openMailTransport({ smtpUrl: smtp.url, from: brand.salesEmail, outboxDir: "unused" });
  await sendEmails(
    expressOrderEmails,
    { id, change },
    {
      database: db.database,
      send: transport.send,
      messageIdDomain: "site.example",
      brand: {
        ...brand,
        bookingApp: "https://app.example",
        siteUrl: "https://site.example",
        facts: defaultFacts,
      },
    },
    { number: 1, of: 25 },
  );
  transport.close();
}
const emailTo = (address: string) => smtp.emails.find(({ to }) => to?.[0]?.address === address);

test("an order sent twice is one row and one job, with its number and times", async () => {
  const kept = order();
  await Promise.all([save(kept), save(kept)]);
  expect(await rows()).toMatchObject([
    {
      id: kept.id,
      starts_at: kept.startsAt,
      ends_at: kept.endsAt,
      guard_count: 2,
    },
  ]);
  expect(await db.ask("select number from leads")).toEqual([{ number: referenceNumber("B", kept.id) }]);
  expect(await jobs()).toEqual([{ key: `express-order:${kept.id}` }]);
});

test("a sum of half hours is rounded to whole kronor, in the order and in its lead", async () => {
  const kept = order();
  await saveExpressOrder(db.database, kept, { clientIp: "192.0.2.1", proven: true }, 1662.5);
  expect(await rows()).toMatchObject([{ id: kept.id, estimate: 1663 }]);
  expect(await db.ask("select value from leads where id = $1", [kept.id])).toEqual([{ value: 1663 }]);
});

test("both emails arrive once, with the number and Swedish times, and say that nothing is booked yet", async () => {
  const kept = order();
  await save(kept);
  await deliver(kept.id);
  await deliver(kept.id);
  expect(smtp.emails).toHaveLength(2);
  const number = referenceNumber("B", kept.id);
  const admin = emailTo(brand.salesEmail);
  const visitor = emailTo("kim@example.se");
  expect(admin?.subject).toContain(`Lagergatan 4, port B, ${number}`);
  expect(admin?.replyTo?.[0]?.address).toBe("kim@example.se");
  expect(admin?.html).toContain('href="tel:+46701234567"');
  expect(visitor?.subject).toBe(`Vi har fått din beställning, ${number}`);
  expect(visitor?.text).toContain(
    "Beställningen är mottagen men inte bekräftad. Du säger ja till priset först.",
  );
  // The night of the change to summer time: 22 in winter time, 06 in summer time.
  expect(visitor?.text).toMatch(/Börjar\s+lör 27 mars 22:00/);
  expect(visitor?.text).toMatch(/Slutar\s+sön 28 mars 06:00/);
  for (const typed of ["Lagergatan 4, port B", "faktura@example.se", "4410", "Kim Ek", "Trasig grind"])
    expect(admin?.text).toContain(typed);
});

test("the confirmation has the sum that the buyer was shown, and one action: the status page", async () => {
  const kept = order();
  await saveExpressOrder(db.database, kept, { clientIp: "192.0.2.1", proven: true }, 5390);
  await deliver(kept.id);
  const email = emailTo("kim@example.se");
  expect(email?.text).toMatch(/Uppskattad summa\s+ca\s5\s390\skr\sexkl\.\smoms/);
  expect([...(email?.html || "").matchAll(/class="action"/g)]).toHaveLength(1);
  expect(email?.html).toContain(`/bestallning?skickat=${linkText(await linkOf(kept))}`);
});

test("public-order guards without a permit: sales is warned, and the buyer reads what it means", async () => {
  const kept = order({ service: "orderGuard", permit: "no", locale: "en" });
  await save(kept);
  await deliver(kept.id);
  expect(emailTo(brand.salesEmail)?.text).toContain("Boka inga ordningsvakter innan det finns.");
  expect(emailTo("kim@example.se")?.text).toContain("or conditions in the event permit or alcohol licence");
  expect(await deliveries()).toEqual([
    { kind: "admin", status: "sent", locale: "sv" },
    { kind: "visitor", status: "sent", locale: "en" },
  ]);
});

test("an erased request leaves no email and no job", async () => {
  const kept = order();
  await save(kept);
  await deliver(kept.id);
  await eraseRequests(db.database, new Date(Date.now() + 1000));
  expect([await rows(), await jobs(), await deliveries()]).toEqual([[], [], []]);
});

const linkOf = async (kept: ExpressOrder) => {
  const link = await orderLink(db.database, kept);
  if (!link) throw new Error("no link");
  return link;
};
const events = () => db.ask("select kind, actor, data from lead_events order by id");
const client = { clientIp: "192.0.2.1", proven: true };

test("an order's link is only given for the email address and phone number that it was sent with", async () => {
  const kept = order();
  await save(kept);
  const link = await linkOf(kept);
  expect(readOrderLink(linkText(link))).toEqual(link);
  expect(readOrderLink(linkText({ ...link, id: "-".repeat(36) }))).toBeNull();
  expect(await ownOrder(db.database, link)).toMatchObject({
    number: referenceNumber("B", kept.id),
    values: { contactPhone: "070-123 45 67", startsAt: kept.startsAt },
    state: "open",
  });
  expect(await orderLink(db.database, { ...kept, contactEmail: "other@example.se" })).toBeNull();
  expect(await ownOrder(db.database, { ...link, signature: "0".repeat(64) })).toBeNull();
  expect(await changeOrder(db.database, { ...link, signature: "0".repeat(64) }, null, client)).toBe(false);
  expect(await events()).toEqual([]);
});

test("an order with the id of somebody's request changes nothing of it, and none of the forms stores it", async () => {
  const id = await addContact(db.database, { contact_value: "kund@example.se" });
  const request = () => db.ask("select * from leads where id = $1", [id]);
  const before = await request();
  await save(order({ id, contactEmail: "eve@example.se" }));
  await save(order({ id }));
  expect(await request()).toEqual(before);
  expect(await rows()).toEqual([]);
  await db.ask("delete from leads");
});

test("an order can be corrected by its link, and its owner is notified once", async () => {
  const kept = order();
  await save(kept);
  const link = await linkOf(kept);
  const corrected = {
    ...kept,
    id: randomUUID(),
    guardCount: 4,
    location: "Kajen 2, Malmö",
    locale: "en" as const,
  };
  for (let press = 0; press < 2; press += 1)
    expect(await changeOrder(db.database, link, orderRow(corrected), client)).toBe(true);
  expect(await rows()).toMatchObject([
    { id: kept.id, guard_count: 4, location: "Kajen 2, Malmö", city: "malmo", locale: "sv", changes: 1 },
  ]);
  expect(await db.ask("select status, city, facts ->> 'guard_count' as count from leads")).toEqual([
    { status: "new", city: "malmo", count: "4" },
  ]);
  expect(await events()).toEqual([{ kind: "corrected", actor: null, data: {} }]);
  expect(await jobs()).toEqual([{ key: `express-order:${kept.id}` }, { key: `express-order:${kept.id}:1` }]);
  await deliver(kept.id, 1);
  expect(emailTo(brand.salesEmail)?.subject).toMatch(/^Ändrad beställning, .*: Kajen 2, Malmö, B-/);
  expect(emailTo("kim@example.se")?.subject).toMatch(/^Vi har fått din ändring, B-/);
  expect(emailTo("kim@example.se")?.html).toContain(`/bestallning?skickat=${linkText(link)}`);
  expect(await deliveries()).toEqual([
    { kind: "admin-1", status: "sent", locale: "sv" },
    { kind: "visitor-1", status: "sent", locale: "sv" },
  ]);
});

test("an order that is answered at the moment when its buyer withdraws it stays answered", async () => {
  const kept = order();
  await save(kept);
  const link = await linkOf(kept);
  const colleague = new pg.Client(db.admin);
  await colleague.connect();
  onTestFinished(() => colleague.end());
  await colleague.query("begin");
  await colleague.query("update leads set status = 'won' where id = $1", [kept.id]);
  const withdrawn = changeOrder(db.database, link, null, client);
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await db.ask(waiting)).length).toBe(1);
  await colleague.query("commit");
  expect(await withdrawn).toBe(false);
  expect(await db.ask("select status from leads")).toEqual([{ status: "won" }]);
  expect(await rows()).toMatchObject([{ taken_back_at: null }]);
});

test("an order can be withdrawn by its link: the lead is lost, and only the sales team gets an email", async () => {
  const kept = order();
  await save(kept);
  const link = await linkOf(kept);
  for (let press = 0; press < 2; press += 1)
    expect(await changeOrder(db.database, link, null, client)).toBe(true);
  expect(await ownOrder(db.database, link)).toMatchObject({ state: "takenBack" });
  expect(await db.ask("select status, first_response_at from leads")).toEqual([
    { status: "lost", first_response_at: null },
  ]);
  expect(await events()).toMatchObject([
    { kind: "status", actor: null },
    { kind: "takenBack", actor: null },
  ]);
  await deliver(kept.id, 1);
  expect(smtp.emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Återtagen beställning: Lagergatan 4, port B, B-/),
  ]);
  expect(await changeOrder(db.database, link, orderRow({ ...kept, guardCount: 5 }), client)).toBe(false);
});

test("an order's calendar entry is the same one throughout: every correction raises its sequence, withdrawing cancels it", async () => {
  const kept = order();
  await save(kept);
  const link = await linkOf(kept);
  const calendar = async () => {
    const own = await ownOrder(db.database, link);
    const lead = await findOwnLead(db.database, link);
    const entry = lead && calendarEntry(lead, own, "sv");
    if (!entry) throw new Error("no entry");
    const organizer = { name: "Exempla", email: "sales@exempla.example" };
    const url = "https://site.example/bestallning";
    return readCalendar(calendarFile(kept.id, entry, { locale: "sv", url, organizer }));
  };
  const sent = await calendar();
  expect(sent).toMatchObject({
    METHOD: "PUBLISH",
    STATUS: "TENTATIVE",
    SEQUENCE: "0",
    DTSTART: "20270327T210000Z",
    DTEND: "20270328T040000Z",
  });
  const corrected = { ...kept, startsAt: new Date("2027-03-27T22:00:00Z") };
  await changeOrder(db.database, link, orderRow(corrected), client);
  expect(await calendar()).toMatchObject({ UID: sent.UID, SEQUENCE: "1", DTSTART: "20270327T220000Z" });
  await changeOrder(db.database, link, orderRow({ ...corrected, guardCount: 5 }), client);
  expect(await calendar()).toMatchObject({ UID: sent.UID, SEQUENCE: "2", STATUS: "TENTATIVE" });
  await changeOrder(db.database, link, null, client);
  expect(await calendar()).toMatchObject({
    METHOD: "CANCEL",
    STATUS: "CANCELLED",
    UID: sent.UID,
    SEQUENCE: "3",
  });
});

test("an accepted or declined order can't be changed by its link", async () => {
  const kept = order();
  await save(kept);
  await db.ask("update leads set status = 'won'");
  const link = await linkOf(kept);
  expect(await ownOrder(db.database, link)).toMatchObject({ state: "answered" });
  expect(await changeOrder(db.database, link, null, client)).toBe(false);
  expect(await changeOrder(db.database, link, orderRow({ ...kept, guardCount: 5 }), client)).toBe(false);
});

test("an order can't be changed by its link once its shift has begun, whether anybody answered or not", async () => {
  const kept = order();
  await save(kept);
  await db.ask("update express_orders set starts_at = now() - interval '1 minute'");
  const link = await linkOf(kept);
  expect(await ownOrder(db.database, link)).toMatchObject({ state: "begun" });
  expect(await changeOrder(db.database, link, null, client)).toBe(false);
  expect(await changeOrder(db.database, link, orderRow({ ...kept, guardCount: 5 }), client)).toBe(false);
  expect(await db.ask("select status from leads")).toEqual([{ status: "new" }]);
  expect(await events()).toEqual([]);
});

const x = (length: number) => "x".repeat(length);
const { location, jobDescription, guardCount, reference } = orderFields;
const start = order().startsAt;
const daysLater = (count: number) => new Date(start.getTime() + count * 86_400_000);

test.each<[string, Partial<ExpressOrder>]>([
  [
    "the longest texts",
    { location: x(location.max), jobDescription: x(jobDescription.max), reference: x(reference.max) },
  ],
  [
    "the shortest texts",
    { location: x(location.min), jobDescription: x(jobDescription.min), reference: null },
  ],
  ["the most guards for the longest time", { guardCount: guardCount.max, endsAt: daysLater(days) }],
  ["one host", { guardCount: guardCount.min, service: "entranceHost" }],
])("the database takes %s", async (_what, change) => {
  await save(order(change));
  expect(await rows()).toHaveLength(1);
});

test.each<[string, Partial<ExpressOrder>]>([
  ["a place too short", { location: x(location.min - 1) }],
  ["a place too long", { location: x(location.max + 1) }],
  ["a job too short", { jobDescription: x(jobDescription.min - 1) }],
  ["a job too long", { jobDescription: x(jobDescription.max + 1) }],
  ["a reference too long", { reference: x(reference.max + 1) }],
  ["no guards", { guardCount: 0 }],
  ["too many guards", { guardCount: guardCount.max + 1 }],
  ["an end at the start", { endsAt: start }],
  ["an end too late", { endsAt: daysLater(days + 1) }],
  ["public-order guards whose permit was not asked for", { service: "orderGuard", permit: null }],
  ["a permit for guards", { permit: "yes" }],
  ["a phone with emails", { contactPhone: "ring mig nu" }],
])("the database refuses %s on every path", async (_what, change) => {
  await expect(save(order(change))).rejects.toMatchObject({ code: "23514" });
  expect([await rows(), await jobs()]).toEqual([[], []]);
});
