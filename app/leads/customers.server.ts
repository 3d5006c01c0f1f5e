import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { type Cursor, pageOf } from "#app/domain/cursor.ts";
import { cleanSearch } from "#app/domain/telephone.ts";
import type { CustomerKind } from "./customer.ts";
import { openLeadStatuses, possibleLeadStatuses } from "./lead-status.ts";

const pageRows = 25;

/** A customer in a list; `id` is that of their latest lead or demo. */
export interface CustomerRow {
  id: string;
  at: Date;
  company: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  leads: number;
  demos: number;
  openLeads: number;
  /** The value of their leads, without the lost ones, in SEK without VAT. */
  value: number;
  /** The ids of the owners of their open leads. */
  owners: string[] | null;
}

/** A page of customers, those with the latest lead or demo first, and the next page's cursor. `search` may be "". */
export async function listCustomers(
  staff: StaffAccess,
  { kind, search, cursor }: { kind: CustomerKind; search: string; cursor: Cursor | null },
  limit = pageRows,
): Promise<{ rows: Omit<CustomerRow, "time">[]; next: Cursor | null }> {
  const rows = await staffRows(
    staff,
    sql<CustomerRow & { time: string }>`
      select id, at, company, name, email, phone, leads, demos, open_leads as "openLeads", value::float8 as value,
        owners, time_key as time
      from find_customers(${kind}, ${cleanSearch(search)}, ${cursor && JSON.stringify(cursor)}::jsonb, ${limit + 1},
        ${openLeadStatuses}::text[], ${possibleLeadStatuses}::text[])`,
  );
  return pageOf(rows, limit);
}

/** The ids of a customer's leads and demos, latest first, at most 500; empty where there is no such customer. */
export async function listCustomerIds(
  staff: StaffAccess,
  kind: CustomerKind,
  namedBy: string,
): Promise<{ leads: string[]; demos: string[] }> {
  const rows = await staffRows(
    staff,
    sql<{ id: string; isDemo: boolean }>`
      select id, is_demo as "isDemo" from customer_rows(${kind}, ${namedBy}::uuid)`,
  );
  const { true: demos = [], false: leads = [] } = Object.groupBy(rows, ({ isDemo }) =>
    isDemo ? "true" : "false",
  );
  return { leads: leads.map(({ id }) => id), demos: demos.map(({ id }) => id) };
}
