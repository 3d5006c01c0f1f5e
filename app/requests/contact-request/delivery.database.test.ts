import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendEmails, type WriteEmails } from "#app/email/email-task.ts";
import type { EmailToDeliver } from "#backend/mail/delivery.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import type { SendEmail } from "#backend/mail/transport.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { contactRequestEmails } from "./emails.tsx";
import { saveContactRequest } from "./submit.server.ts";

let db: TestDatabase;
let sent: Parameters<SendEmail>[0][];
/** The addresses that the mail server refuses for now, and what else is known of the error. */
let refused: Set<string>;
let refusal: { command?: string; responseCode?: number; code?: string };

beforeAll(async () => {
  db = await freshDatabase();
});

beforeEach(async () => {
  sent = [];
  refused = new Set();
  refusal = {};
  await db.ask("truncate contact_requests, mail_deliveries, private.rate_counts");
});

async function keep(
  contactType: "email" | "phone" = "email",
  address = "anna@example.se",
  clientIp = "192.0.2.1",
): Promise<string> {
  const id = randomUUID();
  await saveContactRequest(
    db.database,
    {
      id,
      contactType,
      contactValue: contactType === "email" ? address : "070-123 45 67",
      companyName: "Exempel AB",
      locale: "en",
      contactName: null,
      phone: null,
      message: null,
      source: "contact-dialog",
    },
    { clientIp },
  );
  return id;
}

const sending = () => ({
  database: db.database,
  brand: { ...emailBrand, customerServiceEmail: "admin@site.example" },
  messageIdDomain: "site.example",
  send: async (email: Parameters<SendEmail>[0]) => {
    if (refused.has(email.to))
      throw Object.assign(new Error(`550 no such user ${email.to}`), { responseCode: 550, ...refusal });
    sent.push(email);
  },
});

const deliver = (id: string, number = 1, write: WriteEmails = contactRequestEmails) =>
  sendEmails(write, { id }, sending(), { number, of: 25 });
const deliveries = () =>
  db.ask(
    "select kind, recipient, locale, status, attempts, last_error, sent_at from mail_deliveries order by kind",
  );

/** What the alerts are about (private.figures). */
async function emailFigures() {
  const [row] = await db.ask<{ emails: { oldestWaiting: string | null } }>(
    "select private.figures() -> 'emails' as emails",
  );
  return row?.emails ?? { oldestWaiting: null };
}

test("an e-mail contact gets both emails, each marked and with an id of its own", async () => {
  const id = await keep();
  await deliver(id);
  expect(sent.map(({ to, subject, messageId }) => [to, subject, messageId]).sort()).toEqual([
    ["admin@site.example", expect.stringContaining("Exempel AB"), `<${derivedId(id)}.admin@site.example>`],
    ["anna@example.se", "We have received your request", `<${derivedId(id)}.visitor@site.example>`],
  ]);
  expect(await deliveries()).toMatchObject([
    {
      kind: "admin",
      recipient: "admin@site.example",
      locale: "sv",
      status: "sent",
      attempts: 1,
      sent_at: expect.any(Date),
    },
    {
      kind: "visitor",
      recipient: "anna@example.se",
      locale: "en",
      status: "sent",
      attempts: 1,
      sent_at: expect.any(Date),
    },
  ]);
});

test("a Message-ID does not give away the id of what it is about", async () => {
  const id = await keep();
  await deliver(id);
  expect(sent.map(({ messageId }) => messageId).join()).not.toContain(id);
  // Nor does anything else that is sent to the visitor.
  expect(JSON.stringify(confirmations())).not.toContain(id);
});

let networks = 0;
function network() {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
}

/** So many requests with one email address, each from another network, all their emails sent at once. */
async function flood(count: number, address: (nth: number) => string) {
  const ids = await Promise.all(
    Array.from({ length: count }, (_, nth) => keep("email", address(nth), network())),
  );
  const context = { ...sending(), now: new Date() };
  const written: [id: string, emails: readonly EmailToDeliver[]][] = [];
  for (const id of ids) written.push([id, await contactRequestEmails({ id }, context)]);
  await Promise.all(written.map(([id, emails]) => deliver(id, 1, async () => emails)));
  return ids;
}
const confirmations = () => sent.filter(({ to }) => to !== "admin@site.example");

test("85 requests with one email address: three confirmations an hour, and the company gets an email of each", async () => {
  const ids = await flood(85, () => "anna@example.se");
  expect(confirmations()).toHaveLength(3);
  expect(sent).toHaveLength(85 + 3);
  expect(
    await db.ask(
      "select status, count(*)::int from mail_deliveries where kind = 'visitor' group by 1 order by 1",
    ),
  ).toEqual([
    { status: "held", count: 82 },
    { status: "sent", count: 3 },
  ]);
  // Held back for good: a job that runs again, for the company's email, sends none of them.
  const [row] = await db.ask<{ about_id: string }>(
    "select about_id from mail_deliveries where status = 'held' and about_id = any ($1) limit 1",
    [ids],
  );
  await deliver(row?.about_id ?? "", 2);
  expect(confirmations()).toHaveLength(3);
});

test("an address gets at most three confirmations an hour and ten a day", async () => {
  for (let hour = 0; hour < 5; hour += 1) {
    await flood(4, () => "anna@example.se");
    await db.ask("update mail_deliveries set created_at = created_at - interval '61 minutes'");
  }
  expect(confirmations()).toHaveLength(10);
  await db.ask("update mail_deliveries set created_at = created_at - interval '24 hours'");
  await flood(1, () => "anna@example.se");
  expect(confirmations()).toHaveLength(11);
});

test("the spellings of one mailbox count together", async () => {
  const spelled = ["an.na@gmail.com", "Anna@gmail.com", "anna+1@gmail.com", "a.n.n.a+x@googlemail.com"];
  await flood(4, (nth) => spelled[nth] ?? "");
  await flood(3, () => "an.na@example.se");
  await flood(3, () => "anna@example.se");
  const count = (ending: string) => confirmations().filter(({ to }) => to.endsWith(ending)).length;
  expect([count("mail.com"), count("@example.se")]).toEqual([3, 6]);
});

test("an email that the mail server refused temporarily is sent again", async () => {
  refused.add("anna@example.se");
  const id = await keep();
  await expect(deliver(id)).rejects.toThrow();
  refused.clear();
  await flood(5, () => "anna@example.se");
  expect(confirmations()).toHaveLength(2);
  await deliver(id, 2);
  expect(confirmations()).toHaveLength(3);
});

test("a phone contact gets the admin's email alone", async () => {
  await deliver(await keep("phone"));
  expect(sent.map(({ to }) => to)).toEqual(["admin@site.example"]);
  expect(await deliveries()).toHaveLength(1);
});

test("a job that runs again sends nothing twice", async () => {
  const id = await keep();
  await deliver(id);
  await deliver(id, 2);
  expect(sent).toHaveLength(2);
  expect(await deliveries()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

test("when one of two emails is refused the other is sent, and only the refused one is sent again", async () => {
  const id = await keep();
  refused.add("anna@example.se");
  await expect(deliver(id)).rejects.toThrow("the email to the visitor was not sent (550)");
  expect(sent.map(({ to }) => to)).toEqual(["admin@site.example"]);
  expect(await deliveries()).toMatchObject([
    { kind: "admin", status: "sent" },
    { kind: "visitor", status: "waiting", last_error: "550 no such user anna@example.se", sent_at: null },
  ]);
  refused.clear();
  await deliver(id, 2);
  expect(sent.map(({ to }) => to)).toEqual(["admin@site.example", "anna@example.se"]);
  expect(await deliveries()).toMatchObject([
    {},
    { kind: "visitor", status: "sent", attempts: 2, last_error: null },
  ]);
});

test("errors for the queue and its log have no personal data", async () => {
  const id = await keep();
  refused.add("anna@example.se");
  const error = await deliver(id).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error instanceof Error && error.stack)).not.toContain("anna");
});

test("after the last attempt the email is marked as failed", async () => {
  const id = await keep("phone");
  refused.add("admin@site.example");
  await expect(deliver(id, 24)).rejects.toThrow();
  expect(await deliveries()).toMatchObject([{ status: "waiting", attempts: 1 }]);
  await expect(deliver(id, 25)).rejects.toThrow();
  expect(await deliveries()).toMatchObject([{ status: "failed", attempts: 2 }]);
});

test("an email that the company's own mailbox refuses for good is tried until the last attempt, and stays told of", async () => {
  refused.add("admin@site.example");
  refusal = { command: "RCPT TO" };
  const id = await keep("phone");
  await expect(deliver(id)).rejects.toThrow("550");
  expect(await deliveries()).toMatchObject([{ kind: "admin", status: "waiting" }]);
  expect(await emailFigures()).toMatchObject({ waiting: 1, failedToCompany: 0 });
  await expect(deliver(id, 25)).rejects.toThrow("550");
  expect(await emailFigures()).toMatchObject({ failed: 1, failedToCompany: 1 });
  // A colleague has dealt with it.
  await db.ask("update mail_deliveries set problem = 'givenUp'");
  expect(await emailFigures()).toMatchObject({ failed: 1, failedToCompany: 0 });
});

test("one that a visitor's mailbox refuses for good is not tried again, and calls nobody", async () => {
  refused.add("anna@example.se");
  refusal = { command: "RCPT TO" };
  await deliver(await keep());
  expect(await deliveries()).toMatchObject([{ status: "sent" }, { kind: "visitor", status: "failed" }]);
  expect(await emailFigures()).toMatchObject({ failed: 1, failedToCompany: 0 });
});

test("the oldest waiting email is known by its first attempt, whenever its next one is", async () => {
  refused.add("anna@example.se");
  const oldest = async () => (await emailFigures()).oldestWaiting;
  const id = await keep();
  refusal = { responseCode: 452, command: "RCPT TO" };
  await expect(deliver(id)).rejects.toThrow("452");
  // Only that visitor's mailbox is full.
  expect(await oldest()).toBe(null);
  refusal = { responseCode: 0, code: "ECONNREFUSED" };
  await expect(deliver(id, 2)).rejects.toThrow("ECONNREFUSED");
  await db.ask("update mail_deliveries set created_at = '2026-11-01T10:00:00Z'");
  await db.ask("update graphile_worker._private_jobs set run_at = now() + interval '6 hours'");
  expect(await oldest()).toBe("2026-11-01T10:00:00+00:00");
  // Nothing is tried any more, since what it was about has changed.
  await db.ask("select graphile_worker.remove_job($1)", [`contact-request:${id}`]);
  expect(await oldest()).toBe(null);
});

test("a request that was erased before its email was sent gets none", async () => {
  const id = await keep();
  await db.ask("delete from leads");
  await deliver(id);
  expect(sent).toEqual([]);
});

test("a request that is erased while its emails are rendered gets none, and leaves no delivery", async () => {
  const id = await keep();
  await deliver(id, 1, async (...asked) => {
    const emails = await contactRequestEmails(...asked);
    await db.ask("delete from leads");
    return emails;
  });
  expect(sent).toEqual([]);
  expect(await deliveries()).toEqual([]);
});

test("the deliveries go with their request", async () => {
  const id = await keep();
  await deliver(id);
  expect(await deliveries()).toHaveLength(2);
  await db.ask("delete from leads");
  expect(await deliveries()).toEqual([]);
});

test("a payload without a request's id is an error", () =>
  expect(sendEmails(contactRequestEmails, {}, sending(), { number: 1, of: 25 })).rejects.toThrow());
