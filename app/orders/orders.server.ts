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

/** An order with what identifies its lead in a list: the one that its own lead was merged into, if it was. */
export interface ListedOrder extends OrderRow {
  leadId: string;
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

/** How many orders a list has at most. */
export const maxOrders = 200;

/** Which orders a list has, as isOver and lacksStaff of order.ts say it. */
function isIn(list: OrderList, now: Date) {
  const isOver = sql<boolean>`(orders.cancelled_at is not null or orders.done_at is not null
    or coalesce(orders.ends_at, 'infinity') < ${now})`;
  if (list === "past") return isOver;
  const isComing = sql<boolean>`not ${isOver}`;
  if (list === "coming") return isComing;
  return sql<boolean>`(${isComing} and orders.staffed_at is null and orders.on_site_at is null)`;
}

/** How many orders each list has. */
export function countOrders(staff: StaffAccess, now: Date): Promise<Record<OrderList, number>> {
  return asStaff(staff, async (queries) => {
    const count = (list: OrderList) => sql<number>`count(*) filter (where ${isIn(list, now)})::integer`;
    const counts = await queries
      .selectFrom("orders")
      .select([count("coming").as("coming"), count("unstaffed").as("unstaffed"), count("past").as("past")])
      .executeTakeFirst();
    return counts ?? { coming: 0, unstaffed: 0, past: 0 };
  });
}

/** How many orders begin on a day and are not cancelled, and how many of these still lack their staff. */
export function countOrdersBetween(
  staff: StaffAccess,
  from: Date,
  to: Date,
  now: Date,
): Promise<{ all: number; unstaffed: number }> {
  return asStaff(staff, async (queries) => {
    const counts = await queries
      .selectFrom("orders")
      .select(sql<number>`count(*)::integer`.as("all"))
      .select(sql<number>`count(*) filter (where ${isIn("unstaffed", now)})::integer`.as("unstaffed"))
      .where("starts_at", ">=", from)
      .where("starts_at", "<", to)
      .where("cancelled_at", "is", null)
      .executeTakeFirst();
    return counts ?? { all: 0, unstaffed: 0 };
  });
}

/** The orders of a list by their start, those without a time last (`past`: latest first); at most `maxOrders`. */
export async function listOrders(staff: StaffAccess, list: OrderList, now: Date): Promise<ListedOrder[]> {
  return asStaff(staff, async (queries) => {
    const rows = await queries
      .selectFrom("orders")
      .innerJoin("leads as received", "received.id", "orders.id")
      .innerJoin("leads", (join) =>
        join.on("leads.id", "=", sql<string>`coalesce(received.merged_into, received.id)`),
      )
      .selectAll("orders")
      .select(["leads.number", "leads.company", "leads.name", "leads.phone", "leads.value"])
      .select(["leads.id as leadId", "leads.assigned_to as assignedTo"])
      .where(isIn(list, now))
      .orderBy(sql`coalesce(orders.starts_at, 'infinity')`, list === "past" ? "desc" : "asc")
      .orderBy("orders.id")
      .limit(maxOrders)
      .execute();
    return rows.map(({ leadId, number, company, name, phone, value, assignedTo, ...row }) => ({
      ...orderOf(row),
      leadId,
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

/** The orders of a lead and of those merged into it, the latest first. */
export function listOrdersOf(staff: StaffAccess, leadIds: readonly string[]): Promise<OrderRow[]> {
  return asStaff(staff, async (queries) => {
    const rows = await queries
      .selectFrom("orders")
      .selectAll()
      .where("id", "in", leadIds)
      .orderBy("created_at", "desc")
      .execute();
    return rows.map(orderOf);
  });
}

function orderOf(row: Selectable<DB["orders"]>): OrderRow {
  return {
    id: row.id,
    offerId: row.offer_id,
    version: row.version,
    service: row.service,
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
