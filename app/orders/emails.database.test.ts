import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { sendTestOffer } from "#tests/orders.ts";
import { addContact, addOrder } from "#tests/requests.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { acceptOffer, withdrawOffer } from "./change-offer.server.ts";
import { addOrder as enterOrder, reportStep, undoStep } from "./change-order.server.ts";
import { offerEmails, orderEmails } from "./emails.tsx";
import { linkText } from "./link.ts";
import { offerOf } from "./offers.server.ts";
import type { OrderReport } from "./order.ts";
import { readOrder } from "./orders.server.ts";

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

const client = { clientIp: "192.0.2.1", proven: true };

async function offered(change: Parameters<typeof sendTestOffer>[2] = {}) {
  const lead = await addOrder(db.database);
  const link = await sendTestOffer(db, lead, change);
  return { lead, link, offer: await latestOffer(lead) };
}

async function latestOffer(lead: string) {
  const [row] = await db.database.as("service_role", (queries) =>
    queries.selectFrom("offers").selectAll().where("lead_id", "=", lead).orderBy("version", "desc").execute(),
  );
  if (!row) throw new Error("no offer");
  return offerOf(row);
}

const sayYes = ({ link, offer }: Awaited<ReturnType<typeof offered>>) =>
  acceptOffer(
    db.database,
    link,
    {
      offer: offer.id,
      checksum: offer.checksum,
      name: "Kim Ek",
      invoiceAddress: "Gatan 1\n721 30 Västerås",
      accepts: "on",
    },
    client,
  );

/** The emails that are queued, in the order in which they were. */
const queued = () =>
  db.ask<{ task: string; payload: { id: string; email: string }; at: Date }>(
    `select tasks.identifier as task, jobs.payload, jobs.run_at as at
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier in ('send-offer-email', 'send-order-email') order by jobs.id`,
  );

/** Sends what is queued, as the worker does; `now` is when it runs. */
async function deliver(now = new Date(), { replies = false } = {}) {
  const transport = openMailTransport({
    smtpUrl: smtp.url,
    from: emailBrand.salesEmail,
    outboxDir: "unused",
  });
  for (const { task, payload } of await queued())
    await sendEmails(
      task === "send-offer-email" ? offerEmails : orderEmails,
      payload,
      {
        database: db.database,
        send: transport.send,
        messageIdDomain: "site.example",
        brand: emailBrand,
        now,
        ...(replies && { replyAddressOf: async (lead: string) => `svar+${lead}@exempla.example` }),
      },
      { number: 1, of: 25 },
    );
  transport.close();
}
const subjects = () => smtp.emails.map(({ subject }) => subject);
const sales = () => adminOf(db, "sales");

async function report(lead: string, one: OrderReport) {
  const order = await db.database.as("service_role", (queries) => readOrder(queries, lead));
  const result = await reportStep(await sales(), { id: lead, version: order?.version ?? 0, report: one });
  expect(result.done).toBe(true);
}

/** The buttons of an email: what its reader can do. */
const buttons = (html: string | undefined) => [...(html ?? "").matchAll(/class="action"/g)].length;

test("an offer's email has its sum, until when it is valid and one action, once, and replies reach the lead", async () => {
  const { lead, link } = await offered();
  await deliver(new Date(), { replies: true });
  await deliver();
  expect(smtp.emails).toHaveLength(2);
  const [sent] = smtp.emails;
  expect(sent?.subject).toMatch(/^Din offert B-.{4}-.{4}\/1, 6\s720\skr exkl. moms$/);
  expect(sent?.text).toMatch(/6\s720\skr/);
  expect(sent?.text).toMatch(/Gäller till/);
  expect(sent?.html).toContain(`/bestallning/offert?skickat=${linkText(link)}`);
  expect(buttons(sent?.html)).toBe(1);
  expect(sent?.to?.[0]?.address).toBe("kund@example.se");
  expect(sent?.replyTo?.[0]?.address).toBe(`svar+${lead}@exempla.example`);
});

test("an English offer has English emails, with English links", async () => {
  const { link } = await offered({ locale: "en" });
  await deliver();
  expect(subjects()[0]).toMatch(/^Your offer .*, SEK\s6,720 excl. VAT$/);
  expect(smtp.emails[0]?.html).toContain(`/bestallning/offert?lang=en&amp;skickat=${linkText(link)}`);
});

test("the buyer is reminded only while the offer is open", async () => {
  const before = async (change: (sent: Awaited<ReturnType<typeof offered>>) => Promise<unknown>) => {
    const sent = await offered();
    await change(sent);
    smtp.emails.length = 0;
    await deliver(new Date(Date.now() + 2 * milliseconds.day));
    return subjects().filter((subject) => subject?.includes("gäller till"));
  };
  expect(await before(async () => {})).toHaveLength(1);
  await db.ask("delete from leads");
  expect(await before(sayYes)).toEqual([]);
  await db.ask("delete from leads");
  expect(await before(({ lead }) => sendTestOffer(db, lead))).toHaveLength(1);
  await db.ask("delete from leads");
  const withdrawn = async ({ lead, offer }: Awaited<ReturnType<typeof offered>>) =>
    withdrawOffer(await sales(), { leadId: lead, offer: offer.id, reason: "Vi räknade fel" });
  expect(await before(withdrawn)).toEqual([]);
});

test("an offer that is withdrawn before its email was sent is not sent; the buyer hears why it was", async () => {
  const { lead, offer } = await offered();
  await withdrawOffer(await sales(), { leadId: lead, offer: offer.id, reason: "Vi räknade fel" });
  await deliver();
  expect(subjects()).toEqual([expect.stringMatching(/^Vi har dragit tillbaka offerten B-/)]);
  expect(smtp.emails[0]?.text).toContain("Därför: Vi räknade fel");
});

test("the order confirmation says what was accepted: lines, VAT, total, invoice address, checksum, calendar", async () => {
  const sent = await offered();
  await sayYes(sent);
  await deliver();
  expect(subjects()).toEqual([expect.stringMatching(/^Orderbekräftelse B-.*, 6\s720\skr exkl. moms$/)]);
  const [email] = smtp.emails;
  for (const told of [
    "2 väktare, stationär bevakning",
    "Tillägg helgnatt",
    /Moms 25\s%/,
    /8\s400\skr/,
    "721 30 Västerås",
    "Kim Ek",
    sent.offer.checksum,
    /lör 27 mars 22:00–06:00/,
  ])
    expect(email?.text?.replaceAll(/\s*\n\s*/g, " ")).toMatch(told);
  expect(email?.html).toContain(`/1-bolt/kalender.ics?skickat=${linkText(sent.link)}`);
  expect(email?.html).toContain(`/bestallning?skickat=${linkText(sent.link)}`);
  expect(buttons(email?.html)).toBe(1);
});

test("the buyer hears who comes, what changes, of a cancellation and its end, and that it is done, each once", async () => {
  const sent = await offered();
  await sayYes(sent);
  const { lead } = sent;
  await deliver();
  const after = async (one: OrderReport) => {
    await db.ask("delete from graphile_worker._private_jobs");
    smtp.emails.length = 0;
    await report(lead, one);
    await deliver();
    await deliver();
    expect(smtp.emails.length).toBeLessThan(2);
    const [email] = smtp.emails;
    if (email) expect(buttons(email.html)).toBe(1);
    return email?.text ? `${email.subject} ${email.text}` : null;
  };
  const staffed = await after({ step: "staffed", staff: [{ name: "Sara Holm", badge: "4471" }] });
  expect(staffed).toContain("Sara Holm, tjänstekort 4471");
  expect(staffed).toContain("1 av 2 namn");
  const plan = {
    startsAt: new Date("2027-03-27T22:00:00Z"),
    endsAt: new Date("2027-03-28T04:00:00Z"),
    place: "Kajen 2",
    people: 1,
  };
  const changed = await after({ step: "changed", plan });
  expect(changed).toContain("Ditt uppdrag är ändrat");
  expect(changed).toContain("Kajen 2");
  expect(await after({ step: "onSite" })).toBeNull();
  expect(await after({ step: "cancelled", reason: "Platsen är stängd" })).toContain(
    "Därför: Platsen är stängd",
  );
  await db.ask("delete from graphile_worker._private_jobs");
  smtp.emails.length = 0;
  const order = await db.database.as("service_role", (queries) => readOrder(queries, lead));
  await undoStep(await sales(), { id: lead, version: order?.version ?? 0, step: "cancelled" });
  await deliver();
  expect(subjects()).toEqual([expect.stringMatching(/^Ditt uppdrag gäller igen/)]);
  expect(await after({ step: "done" })).toContain("Uppdraget är klart");
  expect(await after({ step: "invoiced", reference: "F-1001" })).toBeNull();
});

test("an email that is overtaken by a cancellation is not sent", async () => {
  const sent = await offered();
  await sayYes(sent);
  await report(sent.lead, { step: "staffed", staff: [] });
  await report(sent.lead, { step: "cancelled", reason: "Platsen är stängd" });
  await deliver();
  expect(subjects()).toEqual([
    expect.stringMatching(/^Orderbekräftelse/),
    expect.stringMatching(/^Ditt uppdrag är avbokat/),
  ]);
});

test("an order that was entered without an offer is told of in the lead's language, at its address or not at all", async () => {
  const plan = { startsAt: null, endsAt: null, place: null, people: 1 };
  for (const [email, count] of [
    ["anna@example.se", 1],
    [null, 0],
  ] as const) {
    smtp.emails.length = 0;
    await db.ask("delete from leads");
    const lead = await addContact(db.database, { id: randomUUID(), locale: "en" });
    await db.ask("update leads set email = $2 where id = $1", [lead, email]);
    await enterOrder(await sales(), { id: lead, service: null, plan });
    await report(lead, { step: "done" });
    await deliver();
    expect(smtp.emails).toHaveLength(count);
    if (count) expect(subjects()).toEqual([expect.stringMatching(/^The work is done, K-/)]);
  }
});
