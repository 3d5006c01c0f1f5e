import { type Selectable, sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { OrderedService } from "#app/domain/services.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { DB } from "#backend/database/types.ts";
import type { Order } from "./order.ts";
import type { StaffMember } from "./schema.ts";

/** An order as it is stored. */
export interface OrderRow extends Order {
  offerId: string | null;
  service: OrderedService | null;
  createdAt: Date;
  changedAt: Date;
}

/** An order with what identifies its lead in a list. */
export interface ListedOrder extends OrderRow {
  number: string;
  company: string | null;
  name: string | null;
  phone: string | null;
  assignedTo: string | null;
  /** SEK without VAT. */
  value: number | null;
}

/** Which orders a list has: those whose work is still to come or under way, or is over. */
export const orderLists = ["coming", "unstaffed", "past"] as const;
export type OrderList = (typeof orderLists)[number];

/** The orders of a list by their start, those without a time last (`past`: latest first); at most 200. */
export async function listOrders(staff: StaffAccess, list: OrderList, now: Date): Promise<ListedOrder[]> {
  return asStaff(staff, async (queries) => {
    const isOver = sql<boolean>`(orders.cancelled_at is not null or orders.done_at is not null
      or coalesce(orders.ends_at, 'infinity') < ${now})`;
    const rows = await queries
      .selectFrom("orders")
      .innerJoin("leads", "leads.id", "orders.id")
      .selectAll("orders")
      .select(["leads.number", "leads.company", "leads.name", "leads.phone", "leads.value"])
      .select("leads.assigned_to as assignedTo")
      .where(list === "past" ? isOver : sql<boolean>`not ${isOver}`)
      .$if(list === "unstaffed", (query) => query.where("orders.staffed_at", "is", null))
      .orderBy(sql`coalesce(orders.starts_at, 'infinity')`, list === "past" ? "desc" : "asc")
      .orderBy("orders.id")
      .limit(200)
      .execute();
    return rows.map(({ number, company, name, phone, value, assignedTo, ...row }) => ({
      ...orderOf(row),
      number,
      company,
      name,
      phone,
      value,
      assignedTo,
    }));
  });
}

/** The order of a lead, in the caller's transaction; undefined when there is none. */
export async function readOrder(queries: Queries, id: string): Promise<OrderRow | undefined> {
  const row = await queries.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row && orderOf(row);
}

/** The order of a lead; undefined when there is none. */
export function findOrder(staff: StaffAccess, id: string): Promise<OrderRow | undefined> {
  return asStaff(staff, (queries) => readOrder(queries, id));
}

function orderOf(row: Selectable<DB["orders"]>): OrderRow {
  return {
    id: row.id,
    offerId: row.offer_id,
    version: row.version,
    service: row.service as OrderedService | null,
    place: row.place,
    people: row.people,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    // Written by change-order.server.ts alone.
    staff: row.staff as unknown as StaffMember[],
    staffedAt: row.staffed_at,
    onSiteAt: row.on_site_at,
    doneAt: row.done_at,
    invoicedAt: row.invoiced_at,
    invoiceReference: row.invoice_reference,
    cancelledAt: row.cancelled_at,
    cancelledReason: row.cancelled_reason,
  };
}
