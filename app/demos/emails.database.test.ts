import { tmpdir } from "node:os";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoEventMessages } from "#app/content/emails/demo.server.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { startWorker, type Worker } from "#backend/jobs/worker.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { type MailTransport, openMailTransport } from "#backend/mail/transport.ts";
import { adminOf } from "#tests/admin.ts";
import { eventually, freshDatabase, type TestDatabase } from "#tests/database.ts";
import { clearDemos, demoRequest, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { bookForCustomer, cancelDemo as cancelDemoOf, setMeetingLink } from "./change-demo.server.ts";
import { bookDemo, cancelDemo, moveDemo } from "./change-own-demo.server.ts";
import { demoEmails } from "./delivery.server.ts";
import type { DemoRequest } from "./schema.ts";

let db: TestDatabase;
let smtp: TestSmtpServer;
let mail: MailTransport;
let worker: Worker;

const sending = () => ({
  database: db.database,
  send: mail.send,
  messageIdDomain: "exempla.example",
  brand: emailBrand,
});
const client = { clientIp: "192.0.2.1" };

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask(offerDemosAlways);
  smtp = await startSmtpServer();
  mail = openMailTransport({ smtpUrl: smtp.url, from: "hej@exempla.example", outboxDir: tmpdir() });
  worker = await startWorker({
    connection: db.site,
    onlyNode: true,
    times: { poll: 1_000 },
    log: () => undefined,
    onDead: () => undefined,
    tasks: {
      "send-demo-email": (payload, attempt) => sendEmails(demoEmails, payload, sending(), attempt),
    },
  });
});
afterAll(async () => {
  await worker.stop();
  mail.close();
  await smtp.close();
});
beforeEach(async () => {
  await clearDemos(db);
  await db.ask("truncate mail_deliveries");
  await db.ask(
    "update sales_reps set email = 'anna@exempla.example', meet_link = 'https://meet.example/abc'",
  );
  smtp.emails.length = 0;
});

async function book(change: Partial<DemoRequest> = {}, startsAt = slotOfNextWeek(3)) {
  const outcome = await bookDemo(db.database, demoRequest(startsAt, change), client);
  if (!("link" in outcome)) throw new Error(`not booked: ${outcome.result}`);
  return outcome.link;
}
/** The emails by recipient, once there are as many as wanted. */
async function emails(count: number): Promise<{ visitor: Email[]; salesRep: Email[] }> {
  await eventually(async () => smtp.emails.length >= count);
  const to = (address: string) => smtp.emails.filter((email) => email.to?.[0]?.address === address);
  return { visitor: to("karin@malarport.example"), salesRep: to("anna@exempla.example") };
}
function calendarOf(email: Email | undefined): Record<string, string> {
  const file = email?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  if (!file) throw new Error("no calendar file");
  const text = typeof file.content === "string" ? file.content : new TextDecoder().decode(file.content);
  // Mail programs normalize a text's line ends.
  return readCalendar(text, "\n");
}
const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

test("the visitor gets a confirmation with the meeting, the sales rep all answers", async () => {
  const startsAt = slotOfNextWeek(3);
  const link = await book({ message: "Vi vill se\nhur man följer ett pass.", locale: "sv" }, startsAt);
  const { visitor, salesRep } = await emails(2);
  const [confirmation] = visitor;
  expect(confirmation?.subject).toMatch(/^Demo bokad \S+ \d+ \S+ \d\d:\d\d$/);
  expect(confirmation?.replyTo?.[0]?.address).toBe("anna@exempla.example");
  // Some mail programs take a comma after a URL for a part of it.
  expect(confirmation?.text).toMatch(/https?:\S+[^\s,.;:)]\s/);
  expect(confirmation?.text).not.toMatch(/https?:\S+[,.;:)]\s/);
  expect(confirmation?.html).toContain("https://meet.example/abc");
  const change = /href="(https:\/\/www\.exempla\.example\/boka-demo\/andra[^"]*)"/.exec(
    confirmation?.html ?? "",
  )?.[1];
  const parameters = new URL(change?.replaceAll("&amp;", "&") ?? "").searchParams;
  expect(Object.fromEntries(parameters)).toEqual({
    b: link.booking,
    e: String(link.expires),
    s: link.signature,
  });
  expect(calendarOf(confirmation)).toMatchObject({
    METHOD: "REQUEST",
    UID: `demo-${derivedId(link.booking)}`,
    SEQUENCE: "0",
    STATUS: "CONFIRMED",
    DTSTART: compact(startsAt),
    DTEND: compact(new Date(startsAt.getTime() + 1_800_000)),
    SUMMARY: demoEventMessages.sv.title,
    LOCATION: "https://meet.example/abc",
    ORGANIZER: "mailto:sales@exempla.example",
    ATTENDEE: "MAILTO:karin@malarport.example",
  });

  const [toSalesRep] = salesRep;
  expect(toSalesRep?.subject).toMatch(/^Ny demo .*: Mälarport AB$/);
  expect(toSalesRep?.replyTo?.[0]?.address).toBe("karin@malarport.example");
  for (const typed of ["Karin Lund", "070-123 45 67", "Vi vill se", "hur man följer ett pass.", "Väktare"])
    expect(toSalesRep?.text).toContain(typed);
  expect(toSalesRep?.html).toContain(`https://www.exempla.example/admin/demo/${link.booking}"`);
  expect(calendarOf(toSalesRep).DESCRIPTION).not.toContain("/boka-demo/andra");
});

test("in English, with the visitor's own clock, and sales when the sales rep has no address", async () => {
  await db.ask("update sales_reps set email = null, meet_link = null");
  await book({ locale: "en", timeZone: "Europe/Lisbon" });
  await eventually(async () => smtp.emails.length === 2);
  const confirmation = smtp.emails.find((email) => email.to?.[0]?.address === "karin@malarport.example");
  expect(confirmation?.subject).toMatch(/^Demo booked for \w+ \d+ \w+ at 10:00 \(Swedish time\)$/);
  expect(confirmation?.text).toMatch(/10:00–10:30 \(Swedish time\), 09:00–09:30 for you \(Lisbon\)/);
  expect(confirmation?.text).toContain("The link comes by email before the meeting.");
  const toSales = smtp.emails.find((email) => email.to?.[0]?.address === "sales@exempla.example");
  expect(toSales?.text).toContain("Möteslänk saknas");
  expect(toSales?.text).toContain("09:00–09:30 hos besökaren (Lisbon)");
  expect(toSales?.text).toContain("Håll demon på engelska");
});

test("moved, then cancelled: the same meeting in calendars, with a rising SEQUENCE", async () => {
  const link = await book();
  await emails(2);
  const to = slotOfNextWeek(4);
  const moved = await moveDemo(db.database, link, to, client);
  const { visitor } = await emails(4);
  expect(visitor[1]?.subject).toMatch(/^Demo flyttad till /);
  expect(calendarOf(visitor[1])).toMatchObject({
    METHOD: "REQUEST",
    UID: `demo-${derivedId(link.booking)}`,
    SEQUENCE: "1",
    DTSTART: compact(to),
  });
  if (!("link" in moved)) throw new Error("not moved");
  await cancelDemo(db.database, moved.link, client);
  const last = await emails(6);
  expect(last.visitor[2]?.subject).toMatch(/^Demo avbokad /);
  expect(calendarOf(last.visitor[2])).toMatchObject({
    METHOD: "CANCEL",
    UID: `demo-${derivedId(link.booking)}`,
    SEQUENCE: "2",
    STATUS: "CANCELLED",
  });
  expect(last.salesRep.map(({ subject }) => subject?.split(" ")[0])).toEqual(["Ny", "Flyttad", "Avbokad"]);
  // An email is noted as sent just after the mail server accepted it.
  const kinds = await eventually(async () => {
    const sent = await db.ask<{ kind: string }>(
      "select kind from mail_deliveries where status = 'sent' order by kind",
    );
    return sent.length >= 6 && sent;
  });
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "booked-0",
    "cancelled-2",
    "moved-1",
    "sales-rep-booked-0",
    "sales-rep-cancelled-2",
    "sales-rep-moved-1",
  ]);
});

test("a visitor gets at most three emails of changes an hour, but all of those that sales makes", async () => {
  let link = await book({}, slotOfNextWeek(2));
  await emails(2);
  for (const [nth, day] of [3, 4, 5].entries()) {
    const moved = await moveDemo(db.database, link, slotOfNextWeek(day), client);
    if (!("link" in moved)) throw new Error("not moved");
    link = moved.link;
    await emails(nth < 2 ? 2 * (nth + 2) : 7);
  }
  const held = () => db.ask("select kind from mail_deliveries where status = 'held'");
  await eventually(async () => (await held()).length === 1);
  expect(await held()).toEqual([{ kind: "moved-3" }]);
  const sales = await adminOf(db, "sales");
  const version = async () =>
    (await db.ask<{ version: number }>("select version from demo_bookings"))[0]?.version ?? 0;
  const known = async () => ({ id: link.booking, version: await version() });
  await setMeetingLink(sales, await known(), "https://meet.example/new");
  await cancelDemoOf(sales, await known());
  const told = async () =>
    (await emails(8)).visitor.map(({ subject }) => subject?.split(" ").slice(0, 2).join(" "));
  await eventually(async () => (await told()).includes("Demo avbokad"));
  expect(await bookForCustomer(sales, demoRequest(slotOfNextWeek(2)), null, false)).toBe("done");
  await eventually(async () => (await emails(10)).visitor.at(-1)?.subject?.startsWith("Demo bokad") === true);
  expect(await held()).toHaveLength(1);
});

test("a reminder is of the meeting's current time, and none is sent for one that was moved or cancelled", async () => {
  const startsAt = slotOfNextWeek(3);
  const link = await book({}, startsAt);
  await emails(2);
  await db.ask(
    "update graphile_worker._private_jobs set run_at = now() where payload ->> 'email' = 'reminder-day'",
  );
  const reminder = () => smtp.emails.find(({ subject }) => subject?.startsWith("Påminnelse: demo "));
  await eventually(async () => reminder() !== undefined);
  expect(reminder()?.to?.[0]?.address).toBe("karin@malarport.example");
  expect(reminder()?.attachments.some(({ mimeType }) => mimeType === "text/calendar")).toBe(false);

  // Taken from the queue before the booking changed.
  const remind = (at: Date, now?: Date) =>
    sendEmails(
      demoEmails,
      { bookingId: link.booking, email: "reminder-hour", startsAt: at.toISOString() },
      { ...sending(), ...(now && { now }) },
      { number: 1, of: 10 },
    );
  await remind(slotOfNextWeek(2));
  await remind(startsAt, startsAt);
  await cancelDemo(db.database, link, client);
  await remind(startsAt);
  await emails(5);
  expect(smtp.emails.filter(({ subject }) => subject?.startsWith("Om en timme"))).toEqual([]);
});

test("a visitor can't inject headers, recipients or calendar lines into an email", async () => {
  await book({
    name: "Karin\u202e Lund",
    company: "Bcc: a@b.example; ATTENDEE:x",
    message: 'END:VEVENT\r\nBEGIN:VALARM\n<script>alert("x")</script>',
  });
  const { visitor, salesRep } = await emails(2);
  expect(visitor[0]?.to).toHaveLength(1);
  expect(visitor[0]?.bcc ?? []).toEqual([]);
  // Nothing of it reaches an unverified address.
  const [confirmation] = visitor;
  const told = `${confirmation?.subject}${confirmation?.html}${JSON.stringify(calendarOf(confirmation))}`;
  expect(told).not.toMatch(/Karin|a@b\.example|VALARM|script/);
  expect(salesRep[0]?.html).not.toContain("<script>");
  expect(calendarOf(salesRep[0])).not.toHaveProperty("ACTION");
  expect(smtp.emails.map(({ html }) => html).join()).not.toContain("\u202e");
});
