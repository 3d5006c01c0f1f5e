import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder, addQuote } from "#tests/requests.ts";
import { findLead } from "./leads.server.ts";
import { lead as schema } from "./schema.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

const read = (id: string) => db.database.as("service_role", (queries) => findLead(queries, id));

test("the lead of an order has what the buyer ordered", async () => {
  const starts = new Date("2026-12-04T17:00:00.000Z");
  const id = await addOrder(db.database, { starts_at: starts, service: "orderGuard", permit: "yes" });
  const lead = schema.parse(await read(id));
  expect(lead).toMatchObject({
    id,
    kind: "order",
    status: "new",
    name: "Bo Ek",
    service: "orderGuard",
    place: "Stortorget 1",
    message: "Bevakning av entré",
    guardCount: 2,
    startsAt: "2026-12-04T17:00:00.000Z",
    endsAt: "2026-12-04T21:00:00.000Z",
    permit: "yes",
    billingEmail: "faktura@example.se",
    period: null,
    reference: null,
  });
});

test("the lead of a quote request has its place and its period as they were written", async () => {
  const id = await addQuote(db.database, { place: "Hamnen", period: "vardagar från mars", guard_count: 3 });
  expect(schema.parse(await read(id))).toMatchObject({
    kind: "quote",
    company: "Exempel AB",
    place: "Hamnen",
    period: "vardagar från mars",
    guardCount: 3,
    startsAt: null,
    endsAt: null,
  });
});

test("the lead of a contact request has what little is known", async () => {
  const id = await addContact(db.database);
  expect(schema.parse(await read(id))).toMatchObject({
    kind: "contact",
    email: "anna@example.se",
    place: null,
  });
});

test("a change of a lead is later than the lead", async () => {
  const id = await addContact(db.database);
  await db.ask("update leads set status = 'contacted' where id = $1", [id]);
  const lead = schema.parse(await read(id));
  expect(Date.parse(lead.updatedAt)).toBeGreaterThan(Date.parse(lead.createdAt));
});
