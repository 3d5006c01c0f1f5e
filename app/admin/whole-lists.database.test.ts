import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listAudit } from "#app/admin/audit/data.server.ts";
import { listDemos } from "#app/demos/demos.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Cursor } from "#app/domain/cursor.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { changeLead } from "#app/leads/change-lead.server.ts";
import { listEmails } from "#app/leads/conversation/sent-emails.server.ts";
import { listCustomers } from "#app/leads/customers.server.ts";
import { exportedLeads } from "#app/leads/export.server.ts";
import { type LeadSort, leadSorts, readLeadView, viewParameters } from "#app/leads/lead-filter.ts";
import { countLeads, type LeadPage, listLeads } from "#app/leads/leads.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder } from "#tests/requests.ts";

let db: TestDatabase;
let admin: StaffAccess;

/** Fewer than the rows that have each value, and than those that have none. */
const pageRows = 3;

/**
 * Leads and demos in which every sorted column has different values, equal values and, where it may be empty, no value.
 */
beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  admin = await adminOf(db, "admin");
  const begun = Date.now();
  for (let n = 0; n < 5; n += 1) {
    await addContact(db.database, {
      contact_value: `kund${n}@sida${n}.example`,
      company_name: n < 3 ? "Samma AB" : `Bolag ${n}`,
      created_at: "2026-11-02T09:00:00.123456Z",
    });
    const email = `order${n}@sida.example`;
    const starts_at = new Date(begun + (n < 3 ? 2 : n) * milliseconds.day);
    await addOrder(db.database, { contact_email: email, billing_email: email, starts_at });
    await db.ask(
      `insert into demo_bookings
         (id, sales_rep_id, starts_at, ends_at, name, email, company, service, platform, locale, time_zone)
       select $1, id, now() + make_interval(days => $3), now() + make_interval(days => $3, mins => 30), 'Karin Lund', $2,
         'Lund AB', 'guard', 'teams', 'sv', 'Europe/Stockholm' from sales_reps limit 1`,
      [randomUUID(), `demo${n}@sida.example`, n + 1],
    );
    await db.ask(
      `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, created_at)
       values ('account', $1, 'invite', 'karin@example.se', 'Tack', 'sv', '2026-11-01T10:00:00.123456Z')`,
      [randomUUID()],
    );
  }
  const { rows } = await listLeads(admin, { filter: {}, sort: "newest", cursor: null }, 100);
  const soon = new Date(Date.now() + 3_600_000);
  for (const [n, { id }] of rows.entries())
    if (n % 2 === 0)
      await changeLead(admin, { id, version: 1, next: { step: "call", at: n < 5 ? soon : new Date() } });
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The view with a cursor, as a link to it has it. */
function viewAt(sort: LeadSort, cursor: LeadPage["next"]) {
  return readLeadView(viewParameters({ filter: {}, sort, cursor }));
}

test.each(leadSorts)("the order %s of leads has every lead once, across pages both ways", async (sort) => {
  const { rows } = await listLeads(admin, viewAt("newest", null), 100);
  expect(rows).toHaveLength(10);
  const counted = [...(await countLeads(admin)).values()].reduce((sum, { leads }) => sum + (leads ?? 0), 0);
  expect(counted).toBe(rows.length);
  const whole = idsOf((await listLeads(admin, viewAt(sort, null), 100)).rows);
  expect(whole.toSorted()).toEqual(idsOf(rows).toSorted());

  let page = await listLeads(admin, viewAt(sort, null), pageRows);
  const seen = [idsOf(page.rows)];
  while (page.next) {
    page = await listLeads(admin, viewAt(sort, page.next), pageRows);
    seen.push(idsOf(page.rows));
  }
  expect(seen.flat()).toEqual(whole);
  const back = [idsOf(page.rows)];
  while (page.previous) {
    page = await listLeads(admin, viewAt(sort, page.previous), pageRows);
    back.unshift(idsOf(page.rows));
  }
  expect(back.flat()).toEqual(whole);
});

test.each([
  ["start", "startsAt"],
  ["next", "nextAt"],
] as const)("in the order %s leads without its time come last", async (sort, column) => {
  const { rows } = await listLeads(admin, viewAt(sort, null), 100);
  const times = rows.map((lead) => lead[column]?.getTime() ?? Number.POSITIVE_INFINITY);
  expect(times).toEqual(times.toSorted((one, other) => (one === other ? 0 : one - other)));
  expect(times.at(0)).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(times.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

test.each(leadSorts)("an export in the order %s has every lead once, in that order", async (sort) => {
  const exported: string[] = [];
  const pages = exportedLeads(admin, { filter: {}, sort }, undefined, pageRows);
  for await (const leads of pages) exported.push(...idsOf(leads));
  expect(exported).toEqual(idsOf((await listLeads(admin, viewAt(sort, null), 100)).rows));
});

const now = new Date();

test.each<
  [string, (cursor: Cursor | null, rows: number) => Promise<{ rows: { id: string }[]; next: Cursor | null }>]
>([
  ["people", (cursor, rows) => listCustomers(admin, { kind: "person", search: "", cursor }, rows)],
  ["companies", (cursor, rows) => listCustomers(admin, { kind: "company", search: "", cursor }, rows)],
  ["coming demos", (cursor, rows) => listDemos(admin, "ahead", cursor, now, rows)],
  ["past demos", (cursor, rows) => listDemos(admin, "past", cursor, new Date(+now + 9 * 86_400_000), rows)],
  ["emails", (cursor, rows) => listEmails(admin, undefined, cursor, rows)],
  ["the log", (cursor, rows) => listAudit(admin, {}, cursor, rows)],
])("the list of %s has every row once, across pages", async (_, read) => {
  const whole = await read(null, 200);
  expect(whole.next).toBeNull();
  expect(whole.rows.length).toBeGreaterThan(pageRows);
  const seen: string[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor, pageRows);
    seen.push(...idsOf(page.rows));
    cursor = page.next;
  } while (cursor);
  expect(seen).toEqual(idsOf(whole.rows));
});
