import type { Insertable, Updateable } from "kysely";
import type { RequestKind, TableOf } from "#app/domain/request-kinds.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { NewLead } from "#app/leads/change-lead.server.ts";
import type { DB } from "#backend/database/types.ts";

/** A request as it is stored. */
export type RequestRow<Kind extends RequestKind> = Insertable<DB[TableOf<Kind>]>;

/** The lead that each kind of request becomes: pure functions of the form's row. */
export const newLeads: { [Kind in RequestKind]: (row: RequestRow<Kind>) => NewLead } = {
  contact: (row) => ({
    ...sharedBy(row),
    kind: "contact",
    number: referenceNumber("K", row.id),
    company: row.company_name,
    name: row.contact_name,
    email: row.contact_type === "email" ? row.contact_value : null,
    phone: row.contact_type === "phone" ? row.contact_value : row.phone,
    source: row.source ?? "contact",
    message: row.message,
  }),
  quote: (row) => ({
    ...sharedBy(row),
    kind: "quote",
    number: referenceNumber("Q", row.id),
    company: row.company,
    name: row.name,
    email: row.email,
    phone: row.phone,
    service: row.form,
    source: row.form === "orderGuard" ? "quote-order-guard" : "quote-guard",
    message: row.message,
    value: sumOf(row.estimate),
  }),
  order: (row) => ({
    ...sharedBy(row),
    kind: "order",
    number: referenceNumber("B", row.id),
    company: row.company,
    name: row.contact_name,
    email: row.contact_email,
    phone: row.contact_phone,
    service: row.service,
    source: "express-order",
    message: row.job_description,
    value: row.estimate,
    starts_at: row.starts_at,
  }),
};

/** What a lead takes over from its order when the buyer corrects it. Its value is decided by correctOrder (lead.ts). */
export function correctedLead(row: RequestRow<"order">): Updateable<DB["leads"]> {
  const { company, name, email, phone, service, city, message, org_number, starts_at, facts } =
    newLeads.order(row);
  return { company, name, email, phone, service, city, message, org_number, starts_at, facts };
}

function sharedBy(row: RequestRow<RequestKind>) {
  const { id, created_at, locale, city, org_number } = row;
  return { id, created_at, locale, city, org_number, facts: JSON.stringify(row) };
}

/** The sum of an estimate, in whole kronor. */
function sumOf(estimate: unknown): number | null {
  const sum: unknown = Reflect.get(Object(estimate), "sum");
  return typeof sum === "number" ? Math.round(sum) : null;
}
