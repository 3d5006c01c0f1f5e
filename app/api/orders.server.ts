import { sql } from "kysely";
import type { Cursor } from "#app/domain/cursor.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { storeReport } from "#app/orders/change-order.server.ts";
import { type OrderReport, type Order as OrderState, orderStage } from "#app/orders/order.ts";
import type { OrderRow } from "#app/orders/orders.server.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import type { Queries } from "#backend/database/connection.ts";
import { byChange, changePage } from "./changes.server.ts";
import { type ApiAccess, forKey } from "./for-key.server.ts";
import type { ListQuery, Order, OrderProgress } from "./schema.server.ts";

/** What the JSON of an order is made of. */
type OrderColumns = Omit<OrderRow, "offerId"> &
  Pick<
    LeadRow,
    "kind" | "number" | "locale" | "name" | "company" | "orgNumber" | "email" | "phone" | "message" | "facts"
  > &
  Pick<Order, "sum" | "acceptedName" | "invoiceAddress"> & { acceptedAt: Date | null };

const columns = sql`orders.id, orders.version, orders.service, orders.place, orders.people,
  orders.starts_at as "startsAt", orders.ends_at as "endsAt", orders.created_at as "createdAt",
  orders.changed_at as "changedAt", orders.staff, orders.staffed_at as "staffedAt", orders.on_site_at as "onSiteAt",
  orders.done_at as "doneAt", orders.invoiced_at as "invoicedAt", orders.invoice_reference as "invoiceReference",
  orders.cancelled_at as "cancelledAt", orders.cancelled_reason as "cancelledReason", leads.kind, leads.number,
  leads.locale, leads.name, leads.company, leads.org_number as "orgNumber", leads.email, leads.phone, leads.message,
  leads.facts, offers.sum, offers.accepted_at as "acceptedAt", offers.accepted_name as "acceptedName",
  offers.invoice_address as "invoiceAddress"`;

const tables = sql`orders join leads on leads.id = orders.id left join offers on offers.id = orders.offer_id`;

/** One order as JSON, for the API and for webhooks; undefined for none that the transaction's role may see. */
export async function findOrder(queries: Queries, id: string): Promise<Order | undefined> {
  const { rows } = await sql<OrderColumns>`select ${columns} from ${tables} where orders.id = ${id}`.execute(
    queries,
  );
  return rows[0] && orderJson(rows[0]);
}

/** A page of orders by their last change, as JSON. */
export async function listOrders(queries: Queries, query: ListQuery) {
  const { time, rest } = byChange("orders", "changed_at", query);
  const { rows } = await sql<
    OrderColumns & Cursor
  >`select ${columns}, ${time} from ${tables} ${rest}`.execute(queries);
  return changePage(rows, query, orderJson);
}

/**
 * Reports a step of an order in the name of a key. A report that says nothing new changes nothing, so that it may be sent
 * again. Gives the order as it is then, or why it is refused.
 */
export async function reportByKey(
  access: ApiAccess,
  id: string,
  report: OrderReport,
): Promise<OrderProgress | "cancelled" | "gone"> {
  const { key } = access;
  const result = await forKey(access, "orders:report", (queries) =>
    storeReport(queries, { id, report, who: null, by: key.name }),
  );
  if (result.done) return progressOf(result.order);
  return result.refused === "cancelled" ? "cancelled" : "gone";
}

const isoTime = (time: Date | null) => time?.toISOString() ?? null;

function progressOf(order: OrderState): OrderProgress {
  const { id, staff, staffedAt, onSiteAt, doneAt } = order;
  return {
    id,
    stage: orderStage(order),
    staff: staff.map(({ name, badge }) => ({ name, badge })),
    staffedAt: isoTime(staffedAt),
    onSiteAt: isoTime(onSiteAt),
    doneAt: isoTime(doneAt),
  };
}

function orderJson(row: OrderColumns): Order {
  const { kind, facts, version: _, changedAt, ...order } = row;
  const { reference, billingEmail } = storedValues(orderFields, kind === "order" ? facts : {});
  return {
    ...order,
    ...progressOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: changedAt.toISOString(),
    startsAt: isoTime(row.startsAt),
    endsAt: isoTime(row.endsAt),
    invoicedAt: isoTime(row.invoicedAt),
    cancelledAt: isoTime(row.cancelledAt),
    acceptedAt: isoTime(row.acceptedAt),
    reference,
    billingEmail,
  };
}
