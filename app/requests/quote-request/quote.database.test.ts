import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { eraseRequests } from "#app/requests/retention.server.ts";
import { ProofOfWorkRequired, RateLimited } from "#backend/database/errors.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { brand } from "#brand/company.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emptyFields } from "#tests/empty-fields.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { quoteEmails } from "./emails.tsx";
import { permitAnswers, quoteFields, quoteForms, serviceTypes } from "./fields.ts";
import { type QuoteToStore, saveQuoteRequest } from "./submit.server.ts";

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

function request(change: Partial<QuoteToStore> = {}): QuoteToStore {
  return {
    ...emptyFields(quoteFields),
    id: randomUUID(),
    form: "orderGuard",
    locale: "en",
    name: "Anna Ek",
    company: "Exempel AB",
    email: "anna@example.se",
    phone: "070-123 45 67",
    message: "Two guards.\nSaturday.",
    serviceType: "events",
    permit: "unknown",
    ...change,
  };
}
const save = (value: QuoteToStore, proven = true) =>
  saveQuoteRequest(db.database, value, { clientIp: "192.0.2.1", proven });
const rows = () => db.ask<{ id: string; number: string; estimate: unknown }>("select * from quote_requests");
const jobs = () => db.ask<{ key: string }>("select key from graphile_worker.jobs");
const deliveries = () => db.ask("select kind, status, locale from mail_deliveries order by kind");

async function deliver(id: string) {
  const transport = openMailTransport({ smtpUrl: smtp.url, from: brand.salesEmail, outboxDir: "unused" });
  await sendEmails(
    quoteEmails,
    { id },
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

test("a request sent twice is one row and one job, with the number that its visitor sees", async () => {
  const kept = request();
  await Promise.all([save(kept), save(kept)]);
  await save({ ...kept, company: "Annat AB" });
  expect(await rows()).toMatchObject([{ id: kept.id, company: "Exempel AB" }]);
  expect(await db.ask("select number from leads")).toEqual([{ number: referenceNumber("Q", kept.id) }]);
  expect(await jobs()).toEqual([{ key: `quote-request:${kept.id}` }]);
});

test("both emails arrive, once, with the number, in the language of who reads them", async () => {
  const kept = request({
    message: "Hello\r\nBcc: x@y.se\u202e <script>alert(1)</script>",
    company: "A\u202eB <b>",
  });
  await save(kept);
  await deliver(kept.id);
  await deliver(kept.id);
  expect(smtp.emails).toHaveLength(2);
  const number = referenceNumber("Q", kept.id);
  const admin = emailTo(brand.salesEmail);
  const visitor = emailTo("anna@example.se");
  expect(admin?.replyTo?.[0]?.address).toBe("anna@example.se");
  expect(admin?.subject).toContain(number);
  expect(admin?.text).toContain("Beställaren har inget tillstånd än, eller vet inte.");
  expect(admin?.text).toContain("Svara på engelska.");
  expect(visitor?.subject).toBe(`We have received your request for a quote, ${number}`);
  expect(visitor?.text).toContain("Public-order guards: Event security");
  expect(visitor?.text).toContain("We help you find out what applies to you.");
  for (const email of smtp.emails) {
    expect(email.html).not.toContain("<script>");
    expect(`${email.subject}${email.html}${email.text}`).not.toContain("\u202e");
    expect(email.bcc).toBeUndefined();
  }
  expect(await deliveries()).toEqual([
    { kind: "admin", status: "sent", locale: "sv" },
    { kind: "visitor", status: "sent", locale: "en" },
  ]);
});

test("an estimate is stored as the visitor saw it, and is in both emails in the reader's language", async () => {
  const estimate = {
    parameters: "tjanst=evenemang&antal=4",
    sum: 14_000,
    sv: { what: "Evenemang, Malmö", rows: [{ label: "Summa, exkl. moms", amount: "14 000 kr" }] },
    en: { what: "Events, Malmö", rows: [{ label: "Sum, excl. VAT", amount: "SEK 14,000" }] },
  };
  const kept = request({ estimate, permit: "yes" });
  await save(kept);
  expect(await rows()).toMatchObject([{ estimate: { sum: 14_000 } }]);
  await deliver(kept.id);
  expect(emailTo(brand.salesEmail)?.text).toContain("Summa, exkl. moms: 14 000 kr");
  expect(emailTo("anna@example.se")?.text).toContain("SEK 14,000");
});

test("an erased request leaves no email and no job", async () => {
  const kept = request();
  await save(kept);
  await deliver(kept.id);
  await eraseRequests(db.database, new Date(Date.now() + 1000));
  expect([await rows(), await jobs(), await deliveries()]).toEqual([[], [], []]);
  await deliver(kept.id);
  expect(smtp.emails).toHaveLength(2);
});

test("near a client's limit a proof of work is required; over it nothing more is stored", async () => {
  for (let sent = 0; sent < 5; sent += 1) await save(request(), false);
  await expect(save(request(), false)).rejects.toBeInstanceOf(ProofOfWorkRequired);
  for (let sent = 5; sent < 20; sent += 1) await save(request());
  await expect(save(request())).rejects.toBeInstanceOf(RateLimited);
  expect(await rows()).toHaveLength(20);
});

const x = (length: number) => "x".repeat(length);
const { name, company, message, budget, employees } = quoteFields;

test("the database accepts everything that the schema does", async () => {
  for (const form of quoteForms)
    for (const serviceType of serviceTypes[form])
      for (const range of employees.options) {
        const permit = form === "guard" ? null : permitAnswers[0];
        await save(request({ form, serviceType, employees: range, permit }));
        await db.ask("truncate private.rate_counts");
      }
  await save(
    request({
      name: x(name.max),
      company: "🏢".repeat(company.max),
      message: x(message.max),
      budget: x(budget.max),
      phone: "1".repeat(15),
    }),
  );
  expect(await rows()).toHaveLength(9 * employees.options.length + 1);
});

test.each<[string, Partial<QuoteToStore>]>([
  ["a name too long", { name: x(name.max + 1) }],
  ["no name", { name: "" }],
  ["an untrimmed company", { company: " Exempel AB" }],
  ["a message too long", { message: x(message.max + 1) }],
  ["a phone too short", { phone: "1234567" }],
  ["a phone with words", { phone: "070-123 45 67 ankn. 12" }],
  ["a budget too long", { budget: x(budget.max + 1) }],
  ["a service of the other form", { serviceType: "regular" }],
  ["a guard form without a range of employees", { form: "guard", serviceType: "regular", permit: null }],
  ["a guard form with a permit", { form: "guard", serviceType: "regular", employees: "1-10", permit: "yes" }],
])("the database refuses %s on every path", async (_what, change) => {
  await expect(save(request(change))).rejects.toMatchObject({ code: "23514" });
  expect([await rows(), await jobs()]).toEqual([[], []]);
});
