import { expect, test } from "vitest";
import { correctedLead, newLeads, type RequestRow, sentFacts } from "./new-lead.server.ts";

const id = "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f";

const contact: RequestRow<"contact"> = {
  id,
  contact_type: "email",
  contact_value: "Anna@example.se",
  company_name: "Exempel AB",
  locale: "en",
};

const quote: RequestRow<"quote"> = {
  id,
  form: "guard",
  name: "Anna Ek",
  company: "Exempel AB",
  email: "anna@example.se",
  phone: "070-123 45 67",
  message: "Hej",
  service_type: "regular",
  employees: "1-10",
  locale: "sv",
};

const order: RequestRow<"order"> = {
  id,
  contact_name: "Bo Ek",
  contact_email: "bo@example.se",
  billing_email: "faktura@example.se",
  service: "entranceHost",
  location: "Stortorget 1",
  job_description: "Bevakning av entré",
  guard_count: 2,
  starts_at: new Date("2026-11-29T18:00:00Z"),
  ends_at: new Date("2026-11-29T22:00:00Z"),
  city: "orebro",
  org_number: "556677-8899",
  estimate: 3080,
  locale: "sv",
};

test("the value of a contact request is its lead's address or telephone number", () => {
  expect(newLeads.contact({ ...contact, phone: "08-123 45 67" })).toMatchObject({
    email: "Anna@example.se",
    phone: "08-123 45 67",
  });
  const byPhone = { ...contact, contact_type: "phone" as const, contact_value: "070-123 45 67" };
  expect(newLeads.contact(byPhone)).toMatchObject({ email: null, phone: "070-123 45 67" });
});

test("a lead says which form it came from, and has its number", () => {
  expect(newLeads.contact(contact)).toMatchObject({ source: "contact", number: "K-0A3C-8F1E" });
  const fromDialog = newLeads.contact({ ...contact, source: "contact-dialog" });
  expect(fromDialog).toMatchObject({ kind: "contact", source: "contact-dialog" });
  expect(newLeads.quote(quote)).toMatchObject({ kind: "quote", source: "quote-guard" });
  expect(newLeads.quote({ ...quote, form: "orderGuard" })).toMatchObject({
    number: "Q-0A3C-8F1E",
    source: "quote-order-guard",
    service: "orderGuard",
  });
  expect(newLeads.order(order)).toMatchObject({
    kind: "order",
    source: "express-order",
    number: "B-0A3C-8F1E",
  });
});

test("a lead is worth the estimate that its visitor saw, in whole kronor", () => {
  expect(newLeads.quote({ ...quote, estimate: { sum: 12_345.5 } }).value).toBe(12_346);
  expect(newLeads.quote(quote).value).toBeNull();
  expect(newLeads.order(order).value).toBe(3080);
});

test("a lead has the city, the organisation number, the language and the whole row of its form", () => {
  const lead = newLeads.order(order);
  expect(lead).toMatchObject({ id, city: "orebro", org_number: "556677-8899", locale: "sv" });
  expect(JSON.parse(String(lead.facts))).toMatchObject({
    guard_count: 2,
    billing_email: "faktura@example.se",
  });
});

test("a corrected order corrects what its lead has of it, but neither its number nor its value", () => {
  const corrected = correctedLead(order, { ...order, contact_phone: "070-1", city: null });
  expect(corrected).toMatchObject({ phone: "070-1", city: null });
  for (const kept of ["id", "number", "value", "kind", "source", "created_at"])
    expect(corrected).not.toHaveProperty(kept);
});

test("what a colleague has corrected stays when the buyer corrects something else", () => {
  const corrected = correctedLead(order, { ...order, guard_count: 3 });
  expect(Object.keys(corrected)).toEqual(["facts"]);
  expect(JSON.parse(String(corrected.facts))).toMatchObject({ guard_count: 3 });
  expect(correctedLead(order, { ...order, location: "Torget 2" })).toMatchObject({ place: null });
});

test("what a customer wrote is read from the stored form", () => {
  const stored = (row: object) => JSON.parse(JSON.stringify(row));
  expect(sentFacts("order", stored(order))).toEqual({
    company: null,
    name: "Bo Ek",
    email: "bo@example.se",
    phone: null,
    message: "Bevakning av entré",
    orgNumber: "556677-8899",
    service: "entranceHost",
    place: "Stortorget 1",
    startsAt: new Date("2026-11-29T18:00:00Z"),
    locale: "sv",
  });
  expect(sentFacts("quote", stored({ ...quote, place: "Hamnen" }))).toMatchObject({
    company: "Exempel AB",
    service: "guard",
    place: "Hamnen",
    startsAt: null,
  });
  expect(sentFacts("contact", stored(contact))).toMatchObject({ email: "Anna@example.se", locale: "en" });
  expect(sentFacts("contact", {})).toBeNull();
});
