import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { bookForCustomer } from "#app/demos/change-demo.server.ts";
import { findDemo } from "#app/demos/demos.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { changeLead } from "#app/leads/change-lead.server.ts";
import { listCustomers } from "#app/leads/customers.server.ts";
import { hasEnded, type LeadStatus, leadStatuses } from "#app/leads/lead-status.ts";
import { findLead, listDuplicates } from "#app/leads/leads.server.ts";
import { mergeLeads } from "#app/leads/merging.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { demoRequest } from "#tests/demo.ts";
import { addContact } from "#tests/requests.ts";

let db: TestDatabase;
let sales: StaffAccess;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales");
});

/** A lead with a status; the company is the email's domain. */
async function leadWith(status: LeadStatus, email: string): Promise<string> {
  const company = email.slice(email.indexOf("@") + 1);
  const id = await addContact(db.database, { contact_value: email, company_name: company });
  const change = await changeLead(sales, { id, version: 1, status, next: { step: "call", at: new Date() } });
  expect(change.done).toBe(true);
  return id;
}

const versionOf = async (id: string) => (await findLead(sales, id))?.version ?? 0;

test.each(leadStatuses)("a lead that is %s is worked with exactly if its status is open", async (status) => {
  const isOpen = !hasEnded(status);
  const email = `kund@${randomUUID()}.example`;
  const lead = await leadWith(status, email);
  expect((await findLead(sales, lead))?.nextStep ?? null).toBe(isOpen ? "call" : null);

  const { rows } = await listCustomers(sales, { kind: "person", search: email, cursor: null });
  if (status !== "spam")
    expect(rows).toMatchObject([{ openLeads: isOpen ? 1 : 0, owners: isOpen ? [expect.any(String)] : null }]);

  const duplicate = await leadWith("new", email);
  const closed = await leadWith("lost", email);
  const others = (await listDuplicates(sales, duplicate)).map(({ id }) => id);
  expect(others.indexOf(lead) < others.indexOf(closed)).toBe(isOpen);

  await changeLead(sales, { id: duplicate, version: await versionOf(duplicate), status: "lost" });
  const days = leadStatuses.indexOf(status) + 1;
  const booking = demoRequest(new Date(Date.now() + days * 86_400_000), { email, phone: null });
  expect(await bookForCustomer(sales, booking, null, true)).toBe("done");
  expect((await findDemo(sales, booking.id))?.lead === lead).toBe(isOpen);

  const kept = await leadWith("new", email);
  const merged = await mergeLeads(sales, kept, { id: lead, version: await versionOf(lead) });
  expect(merged).toBe(isOpen ? "done" : "over");
  const target = await leadWith(status, email);
  const other = await leadWith("new", email);
  expect(await mergeLeads(sales, target, { id: other, version: await versionOf(other) })).toBe(
    isOpen ? "done" : "over",
  );
});
