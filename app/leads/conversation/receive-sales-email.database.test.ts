import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeLead } from "#app/leads/change-lead.server.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { textFile } from "#tests/incoming-email.ts";
import { addContact } from "#tests/requests.ts";
import type { IncomingEmail } from "./read-incoming-email.server.ts";
import { acceptRecipient } from "./receive-incoming-email.server.ts";
import { keepSalesEmail } from "./receive-sales-email.server.ts";

let db: TestDatabase;
let anna: Awaited<ReturnType<typeof adminOf>>;

const company = {
  siteHost: "www.foretag.example",
  addresses: ["sales@foretag.example"],
  domain: "foretag.example",
};

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
});

beforeEach(async () => {
  await db.ask("truncate contact_requests, leads, incoming_emails, private.rate_counts cascade");
});

let count = 0;

/** Receives an email of Karin's. */
function receive(change: Partial<IncomingEmail> = {}) {
  count += 1;
  const email: IncomingEmail = {
    messageId: `<${count}@kund.example>`,
    sender: "Karin@kund.example",
    senderName: "Karin Lund",
    subject: "Två väktare i Malmö",
    body: "Hej, vi har en fest och behöver två väktare.",
    isCut: false,
    isAutomatic: false,
    isBulk: false,
    isSpam: false,
    origins: [],
    files: [],
    filesLeft: 0,
    namesLeft: [],
    picturesLeft: 0,
    doubts: [],
    attached: null,
    ...change,
  };
  return keepSalesEmail(db.database, email, company, Buffer.from("From: Karin"));
}

const leads = () =>
  db.ask(
    "select name, email, source, status, next_step, city, locale, message, assigned_to from leads order by created_at",
  );
const emails = () =>
  db.ask("select came_by, sender, body, lead_id from incoming_emails order by created_at, message_id");
const told = () => db.ask("select kind, user_id from lead_notices order by created_at");

test("an email of somebody new becomes a lead with its text and attachments, and colleagues are told", async () => {
  expect(await receive({ files: [textFile("karta.pdf", "application/pdf", "%PDF")] })).toBe("added");
  expect(await leads()).toEqual([
    {
      ...{ name: "Karin Lund", email: "Karin@kund.example".toLowerCase(), source: "email", status: "new" },
      ...{ next_step: null, city: "malmo", locale: "sv", assigned_to: null },
      message: "Två väktare i Malmö\n\nHej, vi har en fest och behöver två väktare.",
    },
  ]);
  expect(await emails()).toMatchObject([{ came_by: "lead", sender: "karin@kund.example" }]);
  expect(await db.ask("select name from incoming_email_files order by place")).toEqual([
    { name: "original.eml" },
    { name: "karta.pdf" },
  ]);
  expect(await db.ask("select kind from lead_events order by id")).toEqual([
    { kind: "added" },
    { kind: "incomingEmail" },
  ]);
  expect(await told()).toEqual([{ kind: "new", user_id: anna.userId }]);
  // Nobody is answered.
  expect(
    await db.ask("select from graphile_worker.jobs where task_identifier ~ 'contact|lead-email'"),
  ).toEqual([]);
});

test("the next one joins the open lead, as a reply would, and one after its end is a new lead", async () => {
  const id = await addContact(db.database, { contact_value: "karin@kund.example" });
  expect(await receive()).toBe("joined");
  expect(await leads()).toMatchObject([{ status: "new", next_step: "respond" }]);
  expect((await told()).map(({ kind }) => kind)).toEqual(["new", "incomingEmail"]);
  const [{ version } = { version: 0 }] = await db.ask<{ version: number }>("select version from leads");
  await changeLead(anna, { id, version, status: "lost", lostReason: "price" });
  expect(await receive()).toBe("added");
  expect(await leads()).toMatchObject([{ status: "lost" }, { status: "new" }]);
});

test("ten emails of a new sender at once are one lead, and the same email twice is one email", async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => receive()));
  expect(all.toSorted()).toEqual(["added", ...Array<string>(9).fill("joined")]);
  expect([await leads(), await emails()]).toMatchObject([{ length: 1 }, { length: 10 }]);
  const same = await Promise.all(
    Array.from({ length: 3 }, () => receive({ messageId: "<same@kund.example>" })),
  );
  expect(same.toSorted()).toEqual(["joined", "known", "known"]);
  // Also when the lead has ended meanwhile.
  await db.ask("update leads set status = 'won', next_step = null, next_at = null");
  expect(await receive({ messageId: "<same@kund.example>" })).toBe("known");
  expect(await emails()).toHaveLength(11);
});

test("automatic, bulk, spam, our own and colleagues' emails change nothing", async () => {
  expect(await receive({ isAutomatic: true })).toBe("automatic");
  expect(await receive({ isBulk: true })).toBe("bulk");
  expect(await receive({ isSpam: true })).toBe("spam");
  expect(await receive({ origins: ["www.foretag.example"] })).toBe("own");
  expect(await receive({ sender: "sales@foretag.example" })).toBe("own");
  const [account] = await db.ask<{ email: string }>("select email from auth.users where id = $1", [
    anna.userId,
  ]);
  expect(await receive({ sender: account?.email ?? "" })).toBe("internal");
  expect([await leads(), await emails(), await told()]).toEqual([[], [], []]);
});

test("what a colleague has called spam stays spam", async () => {
  await receive();
  await db.ask("update leads set status = 'spam'");
  expect(await receive()).toBe("joined");
  expect(await leads()).toMatchObject([{ status: "spam", next_step: null }]);
  expect(await told()).toHaveLength(1);
});

test("a forwarded email is its sender's, and without a certain one a lead of nobody's, once", async () => {
  const forwarded = {
    sender: "eva@foretag.example",
    senderName: "Eva",
    subject: "VB: Vakter",
    body: "Från: Karin Lund <karin@kund.example>\nSkickat: den 26 november 2026 10:12\nTill: sales@foretag.example\nÄmne: Vakter\n\nTvå vakter, tack.",
  };
  expect(await receive(forwarded)).toBe("added");
  expect(await leads()).toMatchObject([
    { name: "Karin Lund", email: "karin@kund.example", message: "Vakter\n\nTvå vakter, tack." },
  ]);
  expect(await receive()).toBe("joined");
  const unclear = { ...forwarded, body: "Ring henne!", messageId: "<unclear@foretag.example>" };
  expect([await receive(unclear), await receive(unclear)]).toEqual(["added", "known"]);
  expect((await leads()).at(-1)).toMatchObject({ name: null, email: null });
});

test("one sender has twenty a day, and all together become a hundred leads", async () => {
  for (let sent = 0; sent < 20; sent += 1) await receive();
  await expect(receive()).rejects.toBeInstanceOf(RateLimited);
  for (let sent = 1; sent < 100; sent += 1) await receive({ sender: `kund${sent}@kund.example` });
  await expect(receive({ sender: "sist@kund.example" })).rejects.toBeInstanceOf(RateLimited);
  expect(await leads()).toHaveLength(100);
  // Whoever has an open lead is still heard.
  expect(await receive({ sender: "kund1@kund.example" })).toBe("joined");
});

test("a flood is refused before it is read, and leaves the replies of customers alone", async () => {
  const tools = {
    database: db.database,
    domain: "svar.example",
    mailbox: "sales@foretag.example",
    salesAddress: "sales@svar.example",
  };
  const accept = (sender: string, clientIp: string) =>
    acceptRecipient(tools, "Sales@svar.example", clientIp, sender);
  await accept("a@x.example", "203.0.113.1");
  const flood = async () => {
    for (let sent = 0; sent < 300; sent += 1) await accept("a@x.example", `203.0.113.${sent % 200}`);
  };
  await expect(flood()).rejects.toMatchObject({ responseCode: 450 });
  await accept("b@x.example", "198.51.100.1");
  const lead = await addContact(db.database);
  await db.ask(
    `insert into incoming_emails (lead_id, message_id, sender, sender_name, subject, body, came_by)
     select $1, gen_random_uuid()::text, 'a@x.example', '', '', '', 'sales' from generate_series(1, 300)`,
    [lead],
  );
  await expect(accept("c@x.example", "198.51.100.2")).rejects.toMatchObject({ responseCode: 452 });
  const [replies] = await db.ask("select emails_of_lead from private.incoming_in_a_day(array['reply'], $1)", [
    lead,
  ]);
  expect(replies).toEqual({ emails_of_lead: "0" });
});

test("a long email that a colleague has attached becomes its sender's lead, cut where it is too long", async () => {
  const attached = { sender: "anna@kund.example", senderName: "Anna Ek", body: "Hej ".repeat(12_000) };
  const forwarded = { sender: "eva@foretag.example", senderName: "Eva Lind", subject: "VB: Väktare" };
  expect(await receive({ ...forwarded, body: "Ta den! ".repeat(1_000), attached })).toBe("added");
  expect(await leads()).toMatchObject([{ name: "Anna Ek", email: "anna@kund.example" }]);
  expect(await db.ask("select sender, is_cut, char_length(body) as length from incoming_emails")).toEqual([
    { sender: "anna@kund.example", is_cut: true, length: 50_000 },
  ]);
});
