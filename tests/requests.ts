import { randomUUID } from "node:crypto";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { RequestRow } from "#app/requests/new-lead.server.ts";
import { addRequest, storeRequest } from "#app/requests/store-request.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";

const contact = (row: Partial<RequestRow<"contact">>): RequestRow<"contact"> => ({
  id: randomUUID(),
  contact_type: "email",
  contact_value: "anna@example.se",
  company_name: "Exempel AB",
  locale: "sv",
  ...row,
});

/** Stores a contact request of a visitor, who is counted. Throws as `storeRequest` does. */
export function sendContact(database: Database, client: Client, id: string = randomUUID()): Promise<void> {
  return storeRequest(database, "contact", contact({ id }), client);
}

/** Stores a contact request with its lead, as the site does for a visitor, but uncounted; gives its id. */
export function addContact(database: Database, row: Partial<RequestRow<"contact">> = {}): Promise<string> {
  const request = contact(row);
  return asSite(database, request.id, (queries) => addRequest(queries, "contact", request));
}

/** As addContact, for a quote request. */
export function addQuote(database: Database, row: Partial<RequestRow<"quote">> = {}): Promise<string> {
  const request: RequestRow<"quote"> = {
    id: randomUUID(),
    form: "guard",
    name: "Anna Ek",
    company: "Exempel AB",
    email: "anna@example.se",
    phone: "070-1234567",
    message: "Hej",
    service_type: "regular",
    employees: "1-10",
    locale: "sv",
    ...row,
  };
  return asSite(database, request.id, (queries) => addRequest(queries, "quote", request));
}

/** As addContact, for an express order of four hours that begins now. */
export function addOrder(database: Database, row: Partial<RequestRow<"order">> = {}): Promise<string> {
  const starts = new Date(row.starts_at ?? Date.now());
  const order: RequestRow<"order"> = {
    id: randomUUID(),
    contact_name: "Bo Ek",
    contact_email: "bo@example.se",
    billing_email: "faktura@example.se",
    service: "guard",
    location: "Stortorget 1",
    job_description: "Bevakning av entré",
    guard_count: 2,
    starts_at: starts,
    ends_at: new Date(starts.getTime() + 4 * milliseconds.hour),
    locale: "sv",
    ...row,
  };
  return asSite(database, order.id, (queries) => addRequest(queries, "order", order));
}

async function asSite(database: Database, id: string, work: Parameters<typeof database.as<void>>[1]) {
  await database.as("service_role", work);
  return id;
}
