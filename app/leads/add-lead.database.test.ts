import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { addLead, addLeads, type LeadToAdd } from "./add-lead.server.ts";
import { findLead, listDuplicates, listLeads, listResponseTimes } from "./leads.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let sales: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales", "Anna Lind");
  colleague = await adminOf(db, "sales", "Bo Ek");
  admin = await adminOf(db, "admin", "Siv Ek");
});

beforeEach(async () => {
  await db.ask("truncate leads cascade");
  await db.ask("delete from graphile_worker._private_jobs");
  await db.ask("delete from webhooks");
});

const calledIn = (part: Partial<LeadToAdd> = {}): LeadToAdd => ({
  id: randomUUID(),
  source: "telephone",
  locale: "sv",
  company: "Mälarport AB",
  name: "Karin Lund",
  email: "Karin@malarport.example",
  phone: "070-123 45 67",
  place: "Hamnen i Västerås",
  message: "Två väktare. Orgnr 556677-8899.",
  ...part,
});

const addWebhook = `insert into webhooks (id, name, url, events, secret)
  values (gen_random_uuid(), 'x', 'https://a.example', array['lead.created'], 'x')`;

/** Adds a lead as the site does by itself, for an email to the sales mailbox. */
const addAsSite = (lead: LeadToAdd) =>
  db.database.as("service_role", (queries) => addLeads(queries, null, [lead]));

const eventsOf = (lead: string) =>
  db.ask<{ kind: string; actor: string | null; data: unknown }>(
    "select kind, actor, data from lead_events where lead_id = $1 order by id",
    [lead],
  );
const toldOf = async (lead: string) =>
  (await db.ask<{ user_id: string }>("select user_id from lead_notices where lead_id = $1", [lead])).map(
    ({ user_id }) => user_id,
  );

test("a colleague adds a lead: it is theirs, and the others are notified", async () => {
  const lead = calledIn();
  expect(await addLead(sales, lead)).toBe(true);

  expect(await findLead(sales, lead.id)).toMatchObject({
    kind: "contact",
    source: "telephone",
    number: `K-${lead.id.slice(0, 4).toUpperCase()}-${lead.id.slice(4, 8).toUpperCase()}`,
    status: "contacted",
    assignedTo: sales.userId,
    company: "Mälarport AB",
    place: "Hamnen i Västerås",
    city: "vasteras",
    orgNumber: "556677-8899",
    version: 1,
  });
  expect(await eventsOf(lead.id)).toEqual([
    { kind: "added", actor: sales.userId, data: { source: "telephone" } },
  ]);
  expect((await toldOf(lead.id)).sort()).toEqual([colleague.userId, admin.userId].sort());
  // No form came, so nobody gets a form's emails.
  const jobs = await db.ask<{ task: string }>("select task_identifier as task from graphile_worker.jobs");
  expect(new Set(jobs.map(({ task }) => task))).toEqual(new Set(["send-lead-notice"]));
  expect(await db.ask("select from contact_requests")).toHaveLength(0);
  // A call that became a lead took no time to respond to.
  expect(await listResponseTimes(sales, new Date(0))).toEqual([]);
});

test("the same one sent twice is one lead, also at the same moment, and changes no other", async () => {
  const lead = calledIn();
  const results = await Promise.all(Array.from({ length: 4 }, () => addLead(sales, lead)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await eventsOf(lead.id)).toHaveLength(1);

  const form = await addContact(db.database);
  expect(await addLead(sales, { ...calledIn(), id: form })).toBe(false);
  expect(await findLead(sales, form)).toMatchObject({ source: "contact", company: "Exempel AB" });
});

test("the site adds one by itself for an email: nobody's, and all are notified", async () => {
  const lead = calledIn({ source: "email" });
  expect(await addAsSite(lead)).toEqual(new Set([lead.id]));
  expect(await findLead(sales, lead.id)).toMatchObject({ status: "new", assignedTo: null, readAt: null });
  expect(await eventsOf(lead.id)).toEqual([{ kind: "added", actor: null, data: { source: "email" } }]);
  expect(await toldOf(lead.id)).toHaveLength(3);
});

test("many are added at once with what their file says, told to nobody", async () => {
  const createdAt = new Date("2026-03-01T09:00:00Z");
  const leads = Array.from({ length: 300 }, (_, n) =>
    calledIn({
      source: "import",
      name: `Kund ${n}`,
      createdAt,
      state: { status: "won", value: n, assignedTo: colleague.userId },
    }),
  );
  await db.ask(addWebhook);
  const added = await db.database.as("service_role", (queries) => addLeads(queries, null, leads));
  expect(added.size).toBe(300);
  const [first] = leads;
  expect(await findLead(sales, first?.id ?? "")).toMatchObject({
    createdAt,
    status: "won",
    value: 0,
    assignedTo: colleague.userId,
    firstResponseAt: createdAt,
  });
  expect(await db.ask("select from lead_notices")).toHaveLength(0);
  expect(await db.ask("select from graphile_worker.jobs")).toHaveLength(0);
});

test("webhooks are told of one as of a request", async () => {
  await db.ask(addWebhook);
  const lead = calledIn();
  await addLead(sales, lead);
  expect(await db.ask("select lead_id from webhook_deliveries")).toEqual([{ lead_id: lead.id }]);
});

test("the coming demo of its person is linked to it", async () => {
  const [rep] = await db.ask<{ id: string }>("select id from sales_reps limit 1");
  const [demo, past] = [randomUUID(), randomUUID()];
  for (const [busy, id, time, phone] of [
    [1, demo, "now() + interval '2 days'", "0701234567"],
    [2, past, "now() - interval '2 days'", "070-1234567"],
  ] as const)
    await db.ask(
      `insert into demo_bookings (id, sales_rep_id, starts_at, ends_at, busy, name, email, phone, company, service, platform, locale, time_zone)
       values ($1, $2, ${time}, ${time} + interval '30 minutes', int8range($4::bigint, $4::bigint + 1),
         'Karin', 'annan@example.se', $3, 'Mälarport', 'guard', 'google-meet', 'sv', 'Europe/Stockholm')`,
      [id, rep?.id, phone, busy],
    );
  const byEmail = calledIn();
  await addLead(sales, byEmail);
  expect(await eventsOf(byEmail.id)).toHaveLength(1);
  const byPhone = calledIn({ email: null });
  await addLead(sales, byPhone);
  expect((await eventsOf(byPhone.id)).map(({ kind, data }) => [kind, data])).toEqual([
    ["added", { source: "telephone" }],
    ["demoLinked", { demo }],
  ]);
});

test("it is found by its words, and beside the requests of the same sender", async () => {
  const lead = calledIn();
  await addLead(sales, lead);
  const form = await addContact(db.database, { contact_value: "karin@malarport.example" });
  const found = await listLeads(sales, { filter: { search: "malarport" }, sort: "newest", cursor: null });
  expect(found.rows.map(({ id }) => id).sort()).toEqual([lead.id, form].sort());
  expect((await listDuplicates(sales, form)).map(({ id }) => id)).toEqual([lead.id]);
});

test("it is part of its person's data, is erased with it, and counted among what is too old", async () => {
  const lead = calledIn({ createdAt: new Date("2020-01-01T09:00:00Z") });
  await addLead(sales, lead);
  const asAdmin = <T>(call: string) =>
    db.database.as("authenticated", (queries) => sql.raw<T>(`select ${call} as got`).execute(queries), {
      claims: admin.claims,
    });
  const expired = await asAdmin<{ got: Record<string, number> }>("count_expired('2021-01-01')");
  expect(expired.rows[0]?.got).toMatchObject({ contact_requests: 1 });
  const file = await asAdmin<{ got: Record<string, Record<string, unknown>[]> }>(
    "person_file('karin@malarport.example', '', false)",
  );
  expect(file.rows[0]?.got.leads).toMatchObject([{ id: lead.id, place: "Hamnen i Västerås" }]);
  expect(file.rows[0]?.got.lead_events).toMatchObject([{ kind: "added" }]);
  const erased = await asAdmin<{ got: { counts: object } }>("erase_person('', '0701234567')");
  expect(erased.rows[0]?.got.counts).toMatchObject({ leads: 1, lead_events: 1, contact_requests: 0 });
  expect(await db.ask("select from leads")).toHaveLength(0);
});

test.each([
  ["an editor", "editor", "aal2"],
  ["an account without a role", undefined, "aal2"],
  ["somebody of sales before the second factor", "sales", "aal1"],
] as const)("%s adds none", async (_, role, aal) => {
  const stranger = await adminOf(db, role, "Ett", aal);
  await expect(addLead(stranger, calledIn())).rejects.toMatchObject({ code: "42501" });
  expect(await db.ask("select from leads")).toHaveLength(0);
});
