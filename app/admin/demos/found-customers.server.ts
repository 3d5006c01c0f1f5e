import type { Admin } from "#app/admin/admin-request.server.ts";
import { leadLink } from "#app/admin/leads/lead-labels.server.ts";
import { searchParameter } from "#app/admin/urls.ts";
import { listDemosById } from "#app/demos/demos.server.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { listCustomers } from "#app/leads/customers.server.ts";
import { type LeadRow, listLeads } from "#app/leads/leads.server.ts";

type BookedCustomer = Pick<
  Awaited<ReturnType<typeof listDemosById>>[number],
  "name" | "company" | "email" | "phone"
>;

const mostLeads = 6;
const mostPeople = 3;

/** Somebody whom a demo can be booked for, with what is known of them as fields of the form. */
export interface FoundCustomer {
  id: string;
  /** The lead that the demo then belongs to; null for a person of whom there is only a demo. */
  lead: { id: string; href: string; text: string } | null;
  label: string;
  detail: string;
  values: Fields;
}

/** What customers are searched by in a URL; "" for nothing. */
export function readCustomerSearch(url: URL): string {
  return url.searchParams.get(searchParameter)?.trim().slice(0, 200) ?? "";
}

/** The leads, and people who have only booked demos, that a text finds (product 12.14); none for an empty text. */
export async function findCustomers({ staff, locale }: Admin, search: string): Promise<FoundCustomer[]> {
  if (!search) return [];
  const [leads, people] = await Promise.all([
    listLeads(staff, { filter: { search }, sort: "newest", cursor: null }, mostLeads),
    listCustomers(staff, { kind: "person", search, cursor: null }, mostPeople),
  ]);
  const onlyDemos = people.rows.filter((person) => person.leads === 0).map(({ id }) => id);
  const demos = onlyDemos.length > 0 ? await listDemosById(staff, onlyDemos) : [];
  const now = new Date();
  return [
    ...leads.rows.map((row) => {
      const { id, href, text, status } = leadLink(row, now, locale);
      const { name, email, phone } = row;
      return {
        id,
        lead: { id, href, text },
        label: text,
        detail: [name, email ?? phone, status.label].filter(Boolean).join(" · "),
        values: leadFields(row),
      };
    }),
    ...demos.map((demo) => ({
      id: demo.id,
      lead: null,
      label: demo.company,
      detail: [demo.name, demo.email].join(" · "),
      values: demoFields(demo),
    })),
  ];
}

/** What a lead says about the customer, as fields of the form. */
export function leadFields({ name, company, email, phone, service, locale }: LeadRow): Fields {
  return {
    name: name ?? "",
    company: company ?? "",
    email: email ?? "",
    phone: phone ?? "",
    service: service ?? "",
    locale,
  };
}

/** What an earlier demo says about its customer, as fields of the form. */
export function demoFields({ name, company, email, phone }: BookedCustomer): Fields {
  return { name, company, email, phone: phone ?? "" };
}
