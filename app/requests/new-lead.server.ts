import type { Insertable, Updateable } from "kysely";
import { oneOf } from "#app/domain/one-of.ts";
import type { RequestKind, TableOf } from "#app/domain/request-kinds.ts";
import { services } from "#app/domain/services.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { defaultLocale, locales } from "#app/i18n/locale.ts";
import type { NewLead } from "#app/leads/change-lead.server.ts";
import type { LeadFacts } from "#app/leads/facts.ts";
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
    service: row.form === "orderGuard" ? "orderGuard" : "guard",
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

/**
 * What a lead takes over from its order when the buyer corrects it: what they changed, so that what a colleague has
 * corrected in it stays. Its value is decided by correctOrder (lead.ts).
 */
export function correctedLead(
  before: RequestRow<"order">,
  after: RequestRow<"order">,
): Updateable<DB["leads"]> {
  const [was, is] = [orderColumns(before), orderColumns(after)];
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? null));
  const changed = Object.entries(is).filter(
    ([name, value]) => plain(value) !== plain(was[name as keyof typeof was]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(before.location === after.location ? {} : { place: null }),
    facts: JSON.stringify(after),
  };
}

function orderColumns(row: RequestRow<"order">) {
  const { company, name, email, phone, service, city, message, org_number, starts_at } = newLeads.order(row);
  return { company, name, email, phone, service, city, message, org_number, starts_at };
}

/** What a customer wrote in the form of a lead (leads.facts), as facts of the lead; null where there was no form. */
export function sentFacts<Kind extends RequestKind>(
  kind: Kind,
  facts: Readonly<Record<string, unknown>>,
): LeadFacts | null {
  if (!("id" in facts)) return null;
  // The form's row as JSON: its times are texts.
  const lead = newLeads[kind](facts as unknown as RequestRow<Kind>);
  const place = facts.location ?? facts.place;
  const startsAt = new Date(String(lead.starts_at));
  return {
    company: lead.company ?? null,
    name: lead.name ?? null,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    message: lead.message ?? null,
    orgNumber: lead.org_number ?? null,
    service: oneOf(services, lead.service ?? null) ?? null,
    place: typeof place === "string" ? place : null,
    startsAt: Number.isNaN(startsAt.getTime()) ? null : startsAt,
    locale: oneOf(locales, lead.locale) ?? defaultLocale,
  };
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
