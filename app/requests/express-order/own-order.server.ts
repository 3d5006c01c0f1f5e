import { type Insertable, sql } from "kysely";
import { forVisitor } from "#app/domain/as-site.server.ts";
import { storedForm } from "#app/forms/form-row.server.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { lockWorkedLead, storeChange } from "#app/leads/change-lead.server.ts";
import { correctOrder, orderState, takeOrderBack } from "#app/leads/lead.ts";
import { withdrawAfterChange } from "#app/orders/change-offer.server.ts";
import { isOurLink } from "#app/orders/link.server.ts";
import type { OrderLink } from "#app/orders/link.ts";
import { correctedLead } from "#app/requests/new-lead.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { DB } from "#backend/database/types.ts";
import { orderFields } from "./fields.ts";
import type { ExpressOrder } from "./schema.ts";

type OrderRow = Insertable<DB["express_orders"]>;

/** An order as its buyer sees it by the signed link. */
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof ownOrder>>>;

/**
 * The signed link of an order that was just sent; null unless its email address and phone number are those stored with
 * the id. Throws DatabaseUnavailable.
 */
export async function orderLink(database: Database, order: ExpressOrder): Promise<OrderLink | null> {
  const { id, contactEmail, contactPhone } = order;
  const call = sql`order_link(${id}::uuid, ${contactEmail}, ${contactPhone})`;
  const signature = await database.read(oneValue<string | null>(call));
  return signature === null ? null : { id, signature };
}

/** The order of a link, with what can still be done with it `now`; null for an invalid one. Throws DatabaseUnavailable. */
export async function ownOrder(database: Database, link: OrderLink, now = new Date()) {
  const row = await database.as("service_role", async (queries) =>
    (await isOurLink(queries, link))
      ? queries
          .selectFrom("express_orders as form")
          .innerJoin("leads", "leads.id", "form.id")
          .selectAll("form")
          .select("leads.status")
          .where("form.id", "=", link.id)
          .executeTakeFirst()
      : undefined,
  );
  return row
    ? {
        number: referenceNumber("B", link.id),
        createdAt: row.created_at,
        /** How often it was corrected or taken back. */
        changes: row.changes,
        takenBackAt: row.taken_back_at,
        values: storedForm(orderFields, row),
        state: orderState(row.status, row.starts_at, row.taken_back_at !== null, now),
      }
    : null;
}

/**
 * Replaces the order of a link by `row`, or takes it back for null, and emails the sales team. False when it can't be
 * changed any more or the link is invalid. Throws RateLimited or DatabaseUnavailable.
 */
export async function changeOrder(
  database: Database,
  link: OrderLink,
  row: OrderRow | null,
  client: Client,
): Promise<boolean> {
  const { id } = link;
  return forVisitor(database, client, "order_link", async (queries) => {
    if (!(await isOurLink(queries, link))) return false;
    const orders = queries.selectFrom("express_orders").where("id", "=", id);
    const order = await orders.selectAll().forUpdate().executeTakeFirst();
    // Locked, because somebody may respond, or accept an offer, at this moment: after that the order can't be changed.
    const locked = await lockWorkedLead(queries, null, id);
    if (!order || !locked) return false;
    const { received: lead, lead: worked, occasion } = locked;
    const { starts_at: startsAt, taken_back_at: takenBackAt, estimate, changes } = order;
    const corrected = row && correctedColumns(row);
    if (corrected ? isSame(order, corrected) : takenBackAt !== null) return true;
    if (orderState(worked.status, startsAt, takenBackAt !== null, occasion.now) !== "open") return false;
    const change = changes + 1;
    await queries
      .updateTable("express_orders")
      .set({ ...(corrected ?? { taken_back_at: occasion.now }), changes: change })
      .where("id", "=", id)
      .execute();
    if (corrected)
      await queries
        .updateTable("leads")
        .set(correctedLead(order, { ...order, ...corrected }))
        .where("id", "=", id)
        .execute();
    await storeChange(
      queries,
      corrected
        ? correctOrder(lead, { before: estimate, after: corrected.estimate ?? null }, occasion)
        : takeOrderBack(lead, occasion),
      occasion,
    );
    await withdrawAfterChange(queries, id, occasion.now);
    await sql`select private.queue_job('send-express-order-email', ${JSON.stringify({ id, change })}::json,
        ${`express-order:${id}:${change}`})`.execute(queries);
    return true;
  });
}

/** What a correction may change of an order. */
function correctedColumns({ id, locale, ...columns }: OrderRow) {
  return columns;
}

/** Whether an order has all these values already. */
function isSame(order: Readonly<Record<string, unknown>>, columns: object): boolean {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? null));
  return Object.entries(columns).every(([name, value]) => plain(order[name]) === plain(value));
}
