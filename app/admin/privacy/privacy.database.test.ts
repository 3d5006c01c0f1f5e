import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { saveApplication } from "#app/careers/application/change-application.server.ts";
import { linkDemo } from "#app/demos/change-demo.server.ts";
import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import { findDemo } from "#app/demos/demos.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { correctFacts } from "#app/leads/correct-facts.server.ts";
import { erasePerson, runRetention } from "#app/privacy/change-person.server.ts";
import { soughtOf } from "#app/privacy/person.ts";
import { countExpired, readFoundBy, readPersonFile } from "#app/privacy/persons.server.ts";
import { eraseExpired, monthsBefore } from "#app/privacy/retention.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { demoRequest, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { receiveTestEmail, textFile } from "#tests/incoming-email.ts";
import { addContact, addOrder, addQuote } from "#tests/requests.ts";
import { handlePrivacyForm } from "./privacy-action.server.ts";

let db: TestDatabase;
let admin: StaffAccess;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  await db.ask(offerDemosAlways);
  admin = await adminOf(db, "admin");
});

const nothingKnown = {
  company: null,
  name: null,
  orgNumber: null,
  service: null,
  place: null,
  startsAt: null,
  message: null,
  locale: "sv",
} as const;

let fills = 0;

/** One of everything about a person, and a note about them on another lead. */
async function fill(email: string, phone: string) {
  await addContact(db.database, {
    contact_value: email.toUpperCase(),
    created_at: new Date(Date.now() - 30 * milliseconds.day),
  });
  await addContact(db.database, { contact_type: "phone", contact_value: phone });
  await addQuote(db.database, { name: "Karin", email, phone: "08-1234567" });
  await addOrder(db.database, {
    contact_name: "Olle",
    contact_email: "olle@example.se",
    billing_email: email,
  });
  await db.ask(
    `insert into offers (id, lead_id, version, recipient, locale, document, checksum, sum, valid_until)
     select gen_random_uuid(), id, 1, $1, 'sv', '{}', encode(sha256('{}'), 'hex'), 100, now() + interval '1 day'
     from express_orders where billing_email = $1`,
    [email],
  );
  await db.ask(
    "insert into orders (id, offer_id, people) select lead_id, id, 1 from offers where recipient = $1",
    [email],
  );
  const slot = slotOfNextWeek(2, 10 + 2 * fills);
  fills += 1;
  await saveApplication(
    db.database,
    {
      id: randomUUID(),
      locale: "sv",
      role: "guard",
      city: "uppsala",
      name: "Karin",
      phone: "070-765 43 21",
      email,
      message: null,
      opening: null,
    },
    { clientIp: `192.0.2.${fills}` },
  );
  const booking = demoRequest(slot, { name: "Karin", email, phone: null, company: "Exempel AB" });
  expect(await bookDemo(db.database, booking, { clientIp: `192.0.2.${fills}` })).toMatchObject({
    result: "booked",
  });
  const other = "00000000-0000-4000-8000-000000000001";
  if ((await db.ask("select from leads where id = $1", [other])).length === 0)
    await addContact(db.database, {
      id: other,
      contact_value: "annan@example.se",
      company_name: "Annat AB",
    });
  await db.ask(
    `insert into lead_notes (id, lead_id, text)
     values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Tipsad av ' || $1::text)`,
    [email],
  );
  await db.ask(
    `insert into lead_emails (id, lead_id, recipient, subject, body, locale)
     select gen_random_uuid(), id, $1, 'Svar', 'Hej', 'sv' from leads where email_key = $1 limit 1`,
    [email],
  );
  await db.ask(
    `insert into lead_events (lead_id, kind, data)
     select lead_id, kind, jsonb_build_object('email', id) from lead_emails, unnest(array['status', 'email']) kind
     where recipient = $1`,
    [email],
  );
  const files = [textFile("a.pdf", "application/pdf", "abc")];
  const lead = "00000000-0000-4000-8000-000000000001";
  await receiveTestEmail(db.database, lead, { sender: email, files }, "whole");
  await db.ask(
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
     select 'contact_request', id, 'admin', 'salj@example.se', 'Ny', 'sv' from contact_requests where contact_value = upper($1)`,
    [email],
  );
  await db.ask("insert into auth.users (email) values ($1)", [email]);
}

const everything = {
  job_applications: 1,
  leads: 4,
  contact_requests: 2,
  quote_requests: 1,
  express_orders: 1,
  demo_bookings: 1,
  lead_notes: 1,
  lead_emails: 1,
  incoming_emails: 1,
  incoming_email_files: 2,
  mail_deliveries: 1,
  offers: 1,
  orders: 1,
  accounts: 1,
};

test("everything of a person is found, exported and erased, and nothing of anybody else", async () => {
  const sought = { email: "Karin.Lund@example.se", phone: "+46 70 123 45 67", scope: "" } as const;
  await fill("karin.lund@example.se", "070-123 45 67");
  const file = await readPersonFile(admin, sought, { forExport: true });
  const counts = Object.fromEntries(Object.entries(file).map(([table, rows]) => [table, rows.length]));
  expect(counts).toMatchObject(everything);
  // Each row is given whole: it has its id.
  for (const row of Object.values(file).flat()) expect(row).toHaveProperty("id");
  expect(file.contact_requests[0]).toMatchObject({ company_name: "Exempel AB" });
  expect(file.incoming_email_files).toMatchObject([
    { name: "original.eml", size: 5, content: "d2hvbGU=" },
    { name: "a.pdf", size: 3, content: "YWJj" },
  ]);
  expect(file.quote_requests[0]).toMatchObject({ name: "Karin", message: "Hej", service_type: "regular" });

  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  expect(await erasePerson(admin, sought, folder)).toEqual({ ...everything, lead_events: 3 });
  await rm(folder, { recursive: true });
  const after = await readPersonFile(admin, sought, { forExport: false });
  expect(Object.values(after).flat()).toEqual([]);
  const tables = [
    "contact_requests",
    "leads",
    "express_orders",
    "demo_bookings",
    "job_applications",
    "lead_notes",
    "lead_emails",
    "incoming_emails",
  ];
  for (const table of tables) {
    const rows = await db.ask(`select * from ${table} as each where each::text ilike '%karin.lund%'`);
    expect(rows, table).toEqual([]);
  }
  const jobs = await db.ask(
    "select 1 from graphile_worker._private_jobs where payload::text ilike '%karin.lund%'",
  );
  expect(jobs).toEqual([]);
  expect(await db.ask("select 1 from leads where email_key = 'annan@example.se'")).toHaveLength(1);
});

test("the log has who did it, and nothing of the person", async () => {
  const log = await db.ask<{ kind: string; actor: string; whole: string }>(
    `select kind, actor, (to_jsonb(log) - '{id,actor,created_at}'::text[])::text as whole
     from admin_log log where kind like 'person%' order by id`,
  );
  expect(log.map(({ kind }) => kind)).toEqual(["personExported", "personErased", "personFound"]);
  for (const { actor, whole } of log) {
    expect(actor).toBe(admin.claims.sub);
    expect(whole).not.toMatch(/karin|070/i);
  }
});

test("a lead whose address or number was corrected is still its person's, and nothing of them is left", async () => {
  const before = { email: "fel.adress@example.se", phone: "070-555 66 77" };
  const after = { email: "ratt.adress@example.se", phone: "070-555 66 88" };
  const correctedLead = async () => {
    const id = await addQuote(db.database, { name: "Rut", ...before });
    for (const name of ["email", "phone"] as const)
      await correctFacts(admin, id, {
        names: [name],
        was: { [name]: before[name] },
        facts: { ...nothingKnown, ...after },
      });
    return id;
  };
  for (const sought of [
    { email: before.email, phone: "" },
    { email: "", phone: before.phone },
    { email: after.email, phone: "" },
  ]) {
    const id = await correctedLead();
    const person = { ...sought, scope: "" } as const;
    const file = await readPersonFile(admin, person, { forExport: true });
    expect(file.leads.map((lead) => lead.id)).toEqual([id]);
    expect(JSON.stringify(file.lead_events)).toContain(before.email);
    const folder = await mkdtemp(join(tmpdir(), "outbox-"));
    await erasePerson(admin, person, folder);
    await rm(folder, { recursive: true });
    for (const table of ["leads", "quote_requests", "lead_events"])
      expect(await db.ask(`select from ${table} as each where each::text ~* 'fel.adress|555 66'`)).toEqual(
        [],
      );
  }
});

test("what has only a common number is erased with an address by choice, and nothing of others with that number", async () => {
  const [own, other, phone] = ["maja.ek@example.se", "kollega@example.se", "08-555 12 34"];
  const add = (contact_type: "email" | "phone", contact_value: string, number: string | null) =>
    addContact(db.database, { contact_type, contact_value, company_name: "Tryggt AB", phone: number });
  const both = await add("email", own, "+46 8 555 12 34");
  const alone = await add("phone", phone, null);
  const shared = await add("email", other, phone);
  await db.ask(
    `insert into lead_notes (id, lead_id, text) values (gen_random_uuid(), $1, 'Ring hellre 08-5551234.')`,
    [shared],
  );
  await db.ask("insert into auth.users (id, email) values (gen_random_uuid(), $1)", [own]);
  const [account] = await db.ask<{ id: string }>("select id from auth.users where email = $1", [own]);
  await db.ask(
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
     values ('account', $1, 'recovery', $2, 'Nytt lösenord', 'sv')`,
    [account?.id, own],
  );
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const [mine, theirs] = [`1_${account?.id}.recovery@x.eml`, `1_${shared}.admin@x.eml`];
  for (const name of [mine, theirs]) await writeFile(join(folder, name), "");

  const sought = { email: own, phone: "", scope: "number" } as const;
  expect(await readFoundBy(admin, sought)).toEqual({
    emails: [own],
    phones: ["085551234"],
    others: [other],
  });
  const file = await readPersonFile(admin, sought, { forExport: false });
  expect(file.leads.map(({ id }) => id).sort()).toEqual([both, alone].sort());
  const onlyAddress = await readPersonFile(admin, { ...sought, scope: "address" }, { forExport: false });
  expect(onlyAddress.leads.map(({ id }) => id)).toEqual([both]);
  expect(onlyAddress.lead_notes).toEqual([]);
  const byNumber = { email: "", phone, scope: "" } as const;
  expect(await readFoundBy(admin, byNumber)).toMatchObject({ emails: [], others: [other, own] });

  // The page begins with only the address, and lets the administrator choose.
  const show = async (values: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    const { sought: shown, summary } = await handlePrivacyForm({ staff: admin, locale: "sv" }, form, folder);
    const leads = summary?.rows.find(({ key }) => key === "leads")?.cells.rows;
    return { scope: shown.scope, leads, others: summary?.others };
  };
  expect(await show({ email: own })).toEqual({ scope: "address", leads: "1", others: [other] });
  expect(await show({ email: own, scope: "number" })).toEqual({
    scope: "number",
    leads: "2",
    others: [other],
  });
  // For a number alone that others have given too, it shows nothing until the administrator has chosen whose data is
  // meant.
  expect(await show({ phone })).toEqual({ scope: "", leads: undefined, others: [other, own] });
  expect(await show({ phone, scope: "number" })).toMatchObject({ scope: "number", leads: "3" });

  expect(await erasePerson(admin, sought, folder)).toMatchObject({
    contact_requests: 2,
    leads: 2,
    lead_notes: 1,
    mail_deliveries: 1,
    accounts: 1,
  });
  expect(await readdir(folder)).toEqual([theirs]);
  await rm(folder, { recursive: true });
  expect(await db.ask("select id from leads where company = 'Tryggt AB'")).toEqual([{ id: shared }]);
  // Wherever an address could be: no text that is stored, queued or logged contains it.
  const places = await db.ask<{ place: string }>(
    `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'graphile_worker')`,
  );
  expect(places.length).toBeGreaterThan(20);
  for (const { place } of places)
    expect(
      await db.ask(`select 1 from ${place} as each where each::text ilike '%maja.ek%' limit 1`),
      place,
    ).toEqual([]);
  expect(await erasePerson(admin, byNumber, folder)).toMatchObject({ contact_requests: 1 });
});

test("a staff account is found, but not erased here", async () => {
  const [staff] = await db.ask<{ email: string }>("select email from auth.users where id = $1", [
    admin.claims.sub,
  ]);
  const sought = { email: staff?.email ?? "", phone: "", scope: "" } as const;
  expect((await readPersonFile(admin, sought, { forExport: false })).accounts).toMatchObject([
    { staff: true },
  ]);
  expect(await erasePerson(admin, sought, "/nowhere")).toMatchObject({ accounts: 0 });
  expect(await db.ask("select 1 from auth.users where email = $1", [sought.email])).toHaveLength(1);
});

test("the preview counts what the erasure removes; it runs in the queue and is logged", async () => {
  const longAgo = monthsBefore(new Date(), 30);
  for (const n of [1, 2, 3])
    await addContact(db.database, { contact_value: `gammal${n}@example.se`, created_at: longAgo });
  await db.ask("update leads set status = 'won' where email_key = 'gammal1@example.se'");
  await db.ask(
    "insert into events (name, path, created_at) values ('page_view', '/', now() - interval '30 months')",
  );
  const [now, months] = [new Date(), 24];
  const before = monthsBefore(now, months);
  expect(await countExpired(admin, before)).toMatchObject({
    contact_requests: 2,
    events: 1,
    demo_bookings: 0,
  });
  await runRetention(admin);
  expect(
    await db.ask(
      "select 1 from graphile_worker.jobs where task_identifier = 'erase-expired' and run_at <= now()",
    ),
  ).toHaveLength(1);
  await eraseExpired({ database: db.database, outboxDir: "/nowhere", months, now });
  expect(Object.values(await countExpired(admin, before)).every((count) => count === 0)).toBe(true);
  expect(
    await db.ask("select 1 from contact_requests where contact_value = 'gammal1@example.se'"),
  ).toHaveLength(1);
});

test.each(["sales", "editor"] as const)("%s may do none of it", async (role) => {
  const other = await adminOf(db, role);
  const sought = { email: "annan@example.se", phone: "", scope: "" } as const;
  const denied = { code: "42501" };
  await expect(readPersonFile(other, sought, { forExport: true })).rejects.toMatchObject(denied);
  await expect(erasePerson(other, sought, "/nowhere")).rejects.toMatchObject(denied);
  await expect(countExpired(other, new Date())).rejects.toMatchObject(denied);
  await expect(runRetention(other)).rejects.toMatchObject(denied);
});

test("a search needs a whole address or number", () => {
  expect(soughtOf({ email: "karin", phone: "" })).toBeNull();
  expect(soughtOf({ email: "", phone: "070" })).toBeNull();
  expect(soughtOf({ email: "", phone: "" })).toBeNull();
  expect(soughtOf({ email: " karin@example.se ", phone: "070-123 45 67" })).toEqual({
    email: "karin@example.se",
    phone: "070-123 45 67",
    scope: "",
  });
  expect(soughtOf({ email: "", phone: "\u202D+46 (0)70\u2013123 45 67" })?.phone).toBe("+46 (0)70-123 45 67");
});

test("eleven minutes after the second factor one can search, but not export or erase", async () => {
  const late = await adminOf(db, "admin");
  const email = "karin.sen@example.se";
  await addContact(db.database, { contact_value: email });
  await db.ask(
    "update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes' where session_id = $1",
    [String(late.claims.session_id)],
  );
  const sought = { email, phone: "", scope: "" } as const;
  const wanted = { code: "PT403" };
  await expect(readPersonFile(late, sought, { forExport: true })).rejects.toMatchObject(wanted);
  await expect(erasePerson(late, sought, tmpdir())).rejects.toMatchObject(wanted);
  await expect(runRetention(late)).rejects.toMatchObject(wanted);
  const found = await readPersonFile(late, sought, { forExport: false });
  expect(found.contact_requests).not.toEqual([]);
});

test("a whole email that is too large for the export leaves room for the attachments", async () => {
  const email = "stor@example.se";
  const lead = "00000000-0000-4000-8000-000000000001";
  const files = [textFile("a.pdf", "application/pdf", "abc")];
  await receiveTestEmail(
    db.database,
    lead,
    { messageId: "<stor@b>", sender: email, files },
    "x".repeat(8_000_001),
  );
  const sought = { email, phone: "", scope: "" } as const;
  const file = await readPersonFile(admin, sought, { forExport: true });
  expect(file.incoming_email_files).toMatchObject([
    { name: "original.eml", content: null },
    { name: "a.pdf", content: "YWJj" },
  ]);
});

test("a person is erased while colleagues link, move and unlink their demos, and nobody is refused by a deadlock", async () => {
  const email = "maja.kristall@example.se";
  const leads = [
    await addContact(db.database, { contact_value: email }),
    await addContact(db.database, { contact_value: email }),
  ];
  const booking = demoRequest(slotOfNextWeek(3, 40), { email, phone: null });
  expect(await bookDemo(db.database, booking, { clientIp: "192.0.2.99" })).toMatchObject({
    result: "booked",
  });
  // A colleague has the demo, as every change of it begins, and is about to write on the lead's timeline.
  const changing = new pg.Client(db.admin);
  await changing.connect();
  onTestFinished(() => changing.end());
  await changing.query("begin");
  await changing.query("select from demo_bookings where id = $1 for update", [booking.id]);
  const linking = leads.map(async (lead) =>
    linkDemo(admin, { id: booking.id, version: (await findDemo(admin, booking.id))?.version ?? 0 }, lead),
  );
  const erasing = erasePerson(admin, { email, phone: "", scope: "address" }, "/nowhere");
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query not like '%pg_stat_activity%'`;
  await expect.poll(async () => (await db.ask(waiting)).length).toBe(3);
  await changing.query("insert into lead_events (lead_id, kind) values ($1, 'demoBooked')", [leads[0]]);
  await changing.query("commit");
  for (const linked of await Promise.all(linking)) expect(["done", "changed", "gone"]).toContain(linked);
  expect(await erasing).toMatchObject({ demo_bookings: 1, leads: 2 });
});
